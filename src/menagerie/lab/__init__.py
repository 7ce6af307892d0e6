"""Simulations and statistics of many games, and adapters to research libraries.

The adapters need the extra ``menagerie[research]``, each when it is imported and not before.
"""
