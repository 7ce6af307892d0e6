"""Where games are studied: played by the thousand, counted and compared."""
