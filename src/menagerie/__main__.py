"""`python -m menagerie` is the command `menagerie`."""

from menagerie.cli import main

if __name__ == "__main__":
    main()
