"""Lists page by page: the newest first, and those of one moment by their id, so that none is passed over."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, or_
from sqlalchemy.orm import InstrumentedAttribute


def mark(at: int, row: str) -> str:
    """Where a page ends, as it is told.

    >>> mark(1_800_000_000_000, "Ur7kQ2mZx1")
    '1800000000000-Ur7kQ2mZx1'
    """
    return f"{at}-{row}"


def beyond(
    time: InstrumentedAttribute[int] | InstrumentedAttribute[int | None], row: InstrumentedAttribute[str], mark: str
) -> ColumnElement[bool]:
    """What comes after a mark in a list that is sorted by the time, the latest first, and then by the id."""
    at, _, last = mark.partition("-")
    return or_(time < int(at), and_(time == int(at), row > last))
