"""Every message key that is used has words, and all words are used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

import edubba
from edubba.locales import LANGUAGES, Message, message, say

PACKAGE = Path(edubba.__file__).parent
APP = PACKAGE.parents[1] / "web" / "src"
TEXT = re.compile(r'"([^"\n]*)"|`([^`\n]*)`')
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+|seat")


def entries(language: str) -> dict[str, ftl.Message]:
    """All messages of a language; junk is an error."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((PACKAGE / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def strings() -> Iterator[str]:
    """All texts in the source; the parts of an f-string that vary are a star."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            if isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def app_strings() -> Iterator[str]:
    """All texts of the browser app that could be keys; the parts of a template that vary are a star."""
    for path in APP.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", ".gen.ts")):
            for double, template in TEXT.findall(path.read_text(encoding="utf-8")):
                yield double or re.sub(r"\$\{[^}]*\}", "*", template)


def references(entry: ftl.Message) -> set[str]:
    """The other messages that a message refers to, also by an attribute alone."""
    return set(re.findall(r"\{ ([a-z][a-z0-9_-]+)(?:\.[a-z-]+)? \}", ftl_text(entry))) - {entry.id.name}


def ftl_text(entry: ftl.Message) -> str:
    from fluent.syntax import serialize  # noqa: PLC0415

    return serialize(ftl.Resource([entry]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_unused(language: str) -> None:
    found = entries(language)
    used = {*strings(), *app_strings()}
    # A text of nothing but varying parts would stand for any key.
    varying = [text for text in used if "*" in text and "-" in text and re.search("[a-z]{3}", text)]
    # A part that varies is one word: else a single text could stand for all words of a game.
    patterns = [re.compile(re.escape(text).replace(r"\*", "[a-z0-9_]+")) for text in varying]
    referred = set().union(*(references(entry) for entry in found.values()))
    for key in found:
        assert key in used or key in referred or any(p.fullmatch(key) for p in patterns), key


CALLS = {"message", "complain", "refuse", "say", "IllegalMove", "EdubbaError", "BadOptions", "UndoRefused"} | {
    "Refusal",
    "TooSoon",
    "not_found",
    "forbidden",
    "conflict",
}


def keys_in_use() -> Iterator[tuple[str, str]]:
    """Every literal key given to something that makes a message, with the place where it stands."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                literals = [a.value for a in node.args[:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                if name in CALLS:
                    yield from ((key, f"{path.name}:{node.lineno}") for key in literals if KEY.fullmatch(key))


def test_every_key_has_words() -> None:
    found = entries("en")
    used = list(keys_in_use())
    assert len(used) > 100
    for key, place in used:
        assert key in found, f"{key} at {place}"


def test_every_key_of_the_browser_app_has_words() -> None:
    found = entries("en")
    used = {text for text in app_strings() if text.startswith("web-")}
    assert len(used) > 100
    for key in used:
        pattern = re.compile(re.escape(key).replace(r"\*", "[a-z_]+"))
        assert any(pattern.fullmatch(known) for known in found), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete(language: str) -> None:
    assert entries(language).keys() == entries("en").keys()


# The forms that a number needs in each language (for whole numbers; French has one more for millions alone).
PLURALS = {"en": {"one", "other"}, "ro": {"one", "few", "other"}, "hu": {"one", "other"}, "fr": {"one", "other"}}
FORMS = {"zero", "one", "two", "few", "many", "other"}


def selections(entry: ftl.Message) -> Iterator[tuple[str, set[str]]]:
    """What a message selects on, and the variants that it has for it."""
    found: list[ftl.SelectExpression] = []

    class Finder(Visitor):  # type: ignore[misc]
        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
            found.append(node)
            self.generic_visit(node)

    Finder().visit(entry)
    for node in found:
        keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
        yield serialize_expression(node.selector), keys


def is_of_numbers(keys: set[str]) -> bool:
    return all(key in FORMS or key.isdecimal() for key in keys) and bool(keys & (FORMS - {"other"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_form_is_missing(language: str) -> None:
    counted = 0
    for name, entry in entries(language).items():
        for selector, keys in selections(entry):
            if is_of_numbers(keys):
                counted += 1
                assert keys >= PLURALS[language], f"{language}: {name} has no {PLURALS[language] - keys} of {selector}"
    assert counted > 15


def variables(entry: ftl.Message, among: dict[str, ftl.Message]) -> set[str]:
    """All arguments of a message, also those of the messages that it refers to."""
    found: set[str] = set()

    class Finder(Visitor):  # type: ignore[misc]
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:
            found.add(node.id.name)

        def visit_MessageReference(self, node: ftl.MessageReference) -> None:
            if among[node.id.name] is not entry:  # else it refers to an attribute of its own
                found.update(variables(among[node.id.name], among))

    Finder().visit(entry)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_argument_is_made_up(language: str) -> None:
    english, here = entries("en"), entries(language)
    for name, entry in here.items():
        assert variables(entry, here) <= variables(english[name], english), f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_those_of_the_language(language: str) -> None:
    text = "".join(ftl_text(entry) for entry in entries(language).values())
    expected = {"en": "", "ro": "ăâîșț", "hu": "áéíóöőúüű", "fr": "éèàçê"}[language]
    assert all(letter in text for letter in expected)
    assert not set("şţ") & set(text), "s and t with a cedilla are not Romanian letters"


def test_seats_are_called_by_their_names() -> None:
    told = message("sumeria-told-placed", seat=1, site="Ur")
    assert say(told, names=["Ilinca", "Gergő"]) == "Gergő placed a trader in Ur."
    assert say(told) == "Seat 2 placed a trader in Ur."
    assert str(told) == say(told)


def test_lists_and_messages_can_stand_in_messages() -> None:
    counters = tuple(message("sumeria-counters", kind=kind, number=2) for kind in ("economic", "military"))
    told = message("sumeria-told-took", seat=0, counters=counters)
    assert say(told) == "Seat 1 took 2 economic counters, 2 military counters."
    assert told.to_json()["arguments"]["counters"][1]["key"] == "sumeria-counters"


def test_a_message_without_words_is_a_mistake_of_ours() -> None:
    with pytest.raises(LookupError):
        say(Message("no-such-message"))
