"""The pages of the club over HTTP: each subject has an API module and a module of wire structs."""
