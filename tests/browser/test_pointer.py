"""Pieces carried with a mouse, boards moved with fingers; what is tapped afterwards is what is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import PHONE, Come
from tests.browser.player import Player, word

FRAMES = "for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);"
A_MOMENT = f"async () => {{ {FRAMES} }}"

# A busy browser still grows a page after the fingers that did it are gone.
STILL = f"""async () => {{
  for (let last = 0; last !== visualViewport.scale; ) {{
    last = visualViewport.scale;
    {FRAMES}
  }}
}}"""


class Point(NamedTuple):
    """Pixels of the window."""

    x: float
    y: float

    def beside(self, dx: float, dy: float) -> Point:
        """The point so far away."""
        return Point(self.x + dx, self.y + dy)


def middle(what: Locator) -> Point:
    """Where somebody would touch it."""
    box = what.bounding_box()
    assert box is not None
    return Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


# ---- with a mouse


def carry(player: Player, what: Locator, to: Locator) -> None:
    """Drags something with the pointer."""
    mouse = player.page.mouse
    mouse.move(*middle(what))
    mouse.down()
    mouse.move(*middle(to), steps=4)
    mouse.up()


def test_a_trader_is_dragged_along_its_road(player: Player) -> None:
    player.page.goto(player.stage("sumeria/clear-win-3", 26))
    assert player.may_choose()
    move = next(move for move in player.legal if move["kind"] == "move")
    carry(player, player.place(move["settlement"]), player.place(move["goal"]))
    player.confirm()
    assert player.view["position"]["board"][move["goal"]] == player.view["seat"]


def test_a_tile_is_dragged_to_its_cell(player: Player) -> None:
    page = player.page
    page.goto(player.stage("tigris/treasures-standard-3", 0))
    assert player.may_choose()
    move = next(move for move in player.legal if move["kind"] == "tile")
    tile = page.get_by_role("button", name=word("tigris-web-in-hand", tile=move["tile"])).first
    carry(player, tile, player.place(move["cell"]))
    expect(player.place(move["cell"])).to_have_attribute("aria-pressed", "true")
    player.confirm()


def test_a_henchman_is_dragged_to_its_space(player: Player) -> None:
    player.page.goto(player.stage("aquileia/clear-win-4", 8))
    assert player.may_choose()
    move = next(move for move in player.legal if move["kind"] == "place")
    carry(player, player.page.locator(".grab").first, player.place(move["space"]))
    player.confirm()
    assert player.played == [move["text"]]


def test_answers_stay_under_the_pointer(player: Player) -> None:
    """What they would do is told below them: told above it pushed them away, and they came back, and so on for ever."""
    page = player.page
    page.goto(player.stage("tigris/treasures-standard-3", 0))
    assert player.may_choose()
    stays(page.get_by_role("button", name=word("tigris-web-pass", actions=2)))
    page.keyboard.press("Escape")
    cell = next(move["cell"] for move in player.legal if move["kind"] == "tile")
    player.place(cell).click()
    pieces = page.locator(".decision .options button")
    assert pieces.count() > 1
    stays(pieces.last)
    player.confirm()


def test_who_looks_at_passing_moves_nothing(player: Player) -> None:
    """It does nothing that would have to be told: the hint stays, and so does all that is below it."""
    page = player.page
    page.goto(player.stage("tigris/treasures-standard-3", 0))
    assert player.may_choose()
    panel = page.locator("section.decision")
    before = panel.bounding_box()
    page.get_by_role("button", name=word("tigris-web-pass", actions=2)).hover()
    panel.evaluate(A_MOMENT)
    assert panel.bounding_box() == before


def stays(answer: Locator) -> None:
    """Lies still while it is pointed at, and can be clicked."""
    before = middle(answer)
    answer.hover()
    answer.evaluate(A_MOMENT)
    assert middle(answer) == before
    answer.click()


# ---- with fingers


class Fingers:
    """Touches of a phone's screen, as Chromium gets them from a real one."""

    def __init__(self, player: Player) -> None:
        self._session: CDPSession = player.page.context.new_cdp_session(player.page)

    def _touch(self, kind: str, points: Sequence[Point]) -> None:
        touched = [{"x": point.x, "y": point.y, "id": number} for number, point in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def swipe(self, *ways: tuple[Point, Point]) -> None:
        """Each finger goes its way; they come and leave together."""
        self._touch("touchStart", [start for start, _ in ways])
        for step in range(1, 9):
            self._touch("touchMove", [between(start, goal, step / 8) for start, goal in ways])
        self._touch("touchEnd", [])

    def spread(self, at: Point, before: float, after: float) -> None:
        """Two fingers side by side, so far from a point each, move apart, or together."""
        self.swipe(*((at.beside(side * before, 0), at.beside(side * after, 0)) for side in (-1, 1)))

    def tap(self, at: Point) -> None:
        """One short touch."""
        self._touch("touchStart", [at])
        self._touch("touchEnd", [])


def between(start: Point, goal: Point, share: float) -> Point:
    """A point on the way."""
    return start.beside((goal.x - start.x) * share, (goal.y - start.y) * share)


def seen(board: Locator) -> list[float]:
    """The part of a drawing that is seen: its corner and its size."""
    return [float(number) for number in (board.get_attribute("viewBox") or "").split()]


def offered(player: Player, board: Locator) -> Locator:
    """A place that glows, well inside what is seen of the board."""
    frame = board.bounding_box()
    assert frame is not None
    for place in player.page.locator(".board [data-legal]").all():
        at = middle(place)
        inside = (40 < at.x - frame["x"] < frame["width"] - 110, 40 < at.y - frame["y"] < frame["height"] - 90)
        if all(inside):
            return place
    raise AssertionError("nothing that glows is seen")


STAGES = {"sumeria": ("sumeria/clear-win-3", 4), "tigris": ("tigris/treasures-standard-3", 0)}


class Held(NamedTuple):
    """A phone in somebody's hand."""

    player: Player
    fingers: Fingers
    board: Locator
    at: Point  # the middle of the board


@pytest.fixture(params=STAGES)
def held(request: pytest.FixtureRequest, come: Come) -> Held:
    """A table on a phone, with something on the board that glows."""
    player = come(**PHONE)
    player.page.goto(player.stage(*STAGES[request.param]))
    assert player.may_choose()
    if request.param == "tigris":
        player.page.locator(".strip button.may").first.tap()
    board = player.page.locator(".board svg[role=group]")
    expect(player.page.locator(".board [data-legal]").first).to_be_attached()
    return Held(player, Fingers(player), board, middle(board))


def test_two_fingers_zoom_and_one_moves_the_board(held: Held) -> None:
    player, fingers, board, at = held
    x, y, width, height = seen(board)
    fingers.spread(at, 40, 80)
    zoomed = seen(board)
    assert zoomed[2:] == pytest.approx([width / 2, height / 2], rel=0.02)
    assert [zoomed[0] + zoomed[2] / 2, zoomed[1] + zoomed[3] / 2] == pytest.approx(
        [x + width / 2, y + height / 2], abs=8
    )
    scale = board.bounding_box()["width"] / zoomed[2]  # type: ignore[index]
    fingers.swipe((at.beside(60, 40), at.beside(-40, -40)))
    moved = seen(board)
    assert moved[2:] == pytest.approx(zoomed[2:])
    assert [moved[0] - zoomed[0], moved[1] - zoomed[1]] == pytest.approx([100 / scale, 80 / scale], abs=8 / scale)
    assert not player.button("web-confirm").count()
    fingers.spread(at, 90, 30)
    assert seen(board)[2] > moved[2] * 2


def test_a_tap_after_fingers_chooses_what_is_under_it(held: Held) -> None:
    player, fingers, board, at = held
    fingers.spread(at, 40, 60)
    fingers.swipe((at.beside(20, 0), at.beside(-20, 20)))
    place = offered(player, board)
    name = place.get_attribute("data-place")
    fingers.tap(middle(place))
    expect(player.button("web-confirm")).to_be_visible()
    with player.moving():
        player.button("web-confirm").tap()
    assert [text.split()[-1] for text in player.played] == [name]


def test_a_board_stays_where_it_is_when_the_bars_of_the_browser_go(held: Held) -> None:
    player, fingers, board, at = held
    fingers.spread(at, 40, 70)
    fingers.swipe((at.beside(60, 0), at.beside(20, 30)))
    x, y, width, height = seen(board)
    before = board.get_attribute("viewBox") or ""
    player.page.set_viewport_size({"width": 390, "height": 660})
    expect(board).not_to_have_attribute("viewBox", before)
    after = seen(board)
    assert after[2] == pytest.approx(width)
    assert [after[0], after[1] + after[3] / 2] == pytest.approx([x, y + height / 2], abs=1)


def test_the_panels_of_aquileia_scroll_under_one_finger_and_grow_under_two(come: Come) -> None:
    player = come(**PHONE)
    page = player.page
    page.goto(player.stage("aquileia/clear-win-4", 8))
    assert player.may_choose()
    fingers = Fingers(player)
    fingers.swipe((Point(200, 500), Point(200, 300)))
    player.until(lambda: page.evaluate("scrollY") > 100)
    fingers.swipe((Point(160, 400), Point(80, 400)), (Point(230, 400), Point(310, 400)))
    player.until(lambda: page.evaluate("visualViewport.scale") > 1.5)
    page.evaluate(STILL)
    fingers.swipe((Point(60, 400), Point(180, 400)), (Point(330, 400), Point(210, 400)))
    player.until(lambda: page.evaluate("visualViewport.scale") == 1)
    assert not player.button("web-confirm").count()
    place = page.locator(".board [data-legal]").first
    name = place.get_attribute("data-place")
    place.tap()
    with player.moving():
        player.button("web-confirm").tap()
    assert [text.split()[-1] for text in player.played] == [name]
