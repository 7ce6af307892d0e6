"""What every game is built on: the contract, the generator, the ledger, the record, the conformance kit.

A game imports this package and nothing else of Menagerie.
"""
