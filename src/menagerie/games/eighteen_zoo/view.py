"""placeholder"""
from __future__ import annotations
from menagerie.core.contract import View
class EighteenZooView(View, frozen=True):
    pass
def view(position, seat, point, result):  # type: ignore
    return EighteenZooView(seat, position.waiting_on, point)
