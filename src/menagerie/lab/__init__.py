"""Where games are studied: arenas, reports, and the doors to research libraries.

The adapters need the extra ``menagerie[research]``, each when it is imported and not before.
"""
