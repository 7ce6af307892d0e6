"""Turn notices: a person who is not at the table learns by Web Push or by mail that it is their turn."""
