"""Where games are studied: played by the thousand, counted and compared; and the doors to research libraries.

The adapters need the extra ``menagerie[research]``, each when it is imported and not before.
"""
