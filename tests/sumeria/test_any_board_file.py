"""Whatever stands in a board file, it is taken, or refused in words."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edubba import BadBoard
from edubba.engine.boards import BoardFile
from edubba.games.sumeria import board as reader
from edubba.games.sumeria.board import Board
from tests.sumeria.host import Step, at, drop, own, put

pytestmark = pytest.mark.rules

OWN = own()
EVERYTHING = [
    (table, number, key)
    for table in ("state", "settlement", "route")
    for number, entry in enumerate(OWN[table])
    for key in entry
]
TABLES = [(table,) for table in OWN] + [(table, key) for table in ("meta", "rules", "river") for key in OWN[table]]
ANYTHING = st.one_of(
    st.sampled_from(["", "kish", "Kish", ">", "town", "#D8B36A", "s", [], {}, ["kish", "dilbat"], [[1, 2]], [{}]]),
    st.integers(-10, 2000),
    st.booleans(),
    st.floats(),
    st.text(max_size=5),
    st.dates(),
    st.times(),
    st.datetimes(),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    st.lists(st.integers(), max_size=3),
)

FILE = BoardFile(Path(reader.__file__).parent / "boards" / "reconstruction.toml")


def read_data(data: dict[str, Any]) -> Board:
    """Reads a board from data that no file need hold."""
    file = copy.copy(FILE)
    file.complaints, file.data = [], data
    return reader._Reader(file).read()


def taken_or_told(data: dict[str, Any]) -> None:
    """A board is taken, or refused with reasons that can be said and sent."""
    try:
        assert read_data(data).settlements
    except BadBoard as refused:
        assert str(refused)
        assert json.dumps([complaint.to_json() for complaint in refused.reasons])


@given(st.data(), st.lists(st.sampled_from(EVERYTHING) | st.sampled_from(TABLES), min_size=1, max_size=3))
@settings(max_examples=150)
def test_whatever_stands_in_a_file_it_is_taken_or_told(draw: st.DataObject, places: list[tuple[Any, ...]]) -> None:
    data = copy.deepcopy(OWN)
    for place in places:
        try:
            inside = at(data, *place[:-1])
            if draw.draw(st.booleans()):
                drop(place[-1])(inside)
            else:
                put(place[-1], to=copy.deepcopy(draw.draw(ANYTHING)))(inside)
        except (KeyError, TypeError, IndexError, StopIteration):
            continue  # an earlier change took it away
    taken_or_told(data)


ENDLESS = [("meta", "link_count"), ("state", 0, "id"), ("state", 0, "city"), ("route", 0, "id")]


@pytest.mark.parametrize("place", ENDLESS)
def test_a_number_of_thousands_of_digits_is_told(place: tuple[Step, ...]) -> None:
    data = copy.deepcopy(OWN)
    put(*place, to=1 << 20_000)(data)
    taken_or_told(data)
