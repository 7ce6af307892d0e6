"""What every game stands on: the contract, the generator, the ledger, the record, the conformance kit.

A game imports this room and nothing else.
"""
