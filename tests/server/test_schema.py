"""The whole HTTP API is as its own description says, whatever is asked of it."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from pydantic import SecretStr
from schemathesis.checks import CHECKS

from edubba.server.app import create_app
from edubba.server.database import Database
from edubba.server.migrating import migrate
from edubba.server.passwords import Passwords
from edubba.server.settings import Settings
from tests.server.conftest import OURS, QUICK
from tests.server.helpers import PASSWORD
from tests.server.running import running
from tests.server.tablets import account, chairs, keep, played, table

EXAMPLES = 10  # requests of each kind for each operation
OPEN, RUNNING, FINISHED = 1, 2, 3  # numbers of tables
# Whoever gives themselves up, or comes in as somebody else, is no longer who the test is.
ENDINGS = (
    ("DELETE", "/api/me"),
    ("DELETE", "/api/sessions/current"),
    ("POST", "/api/guests"),
    ("POST", "/api/sessions"),
)

description = create_app(Settings(secret=SecretStr("s"), database_url="sqlite+aiosqlite:///:memory:")).openapi()
schema = schemathesis.openapi.from_dict(description)


@schema.hook
def map_path_parameters(_context: Any, parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Three of four requests go to a table that there is: open, running or finished."""
    made_up = str((parameters or {}).get("table_id"))
    if not re.fullmatch("[0-9A-Za-z]{10}", made_up):
        return parameters
    number = zlib.crc32(made_up.encode()) % 4
    return {**(parameters or {}), "table_id": f"{number:010}" if number else made_up}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in which Ilinca sits at three tables."""
    settings = Settings(data=tmp_path_factory.mktemp("house"), thinkers=0, limits=0)
    asyncio.run(furnish(settings))
    app = create_app(settings)
    app.state.services.passwords = Passwords(QUICK)
    with running(app) as found:
        yield found


async def furnish(settings: Settings) -> None:
    await migrate(settings)
    ilinca = account("Ilinca")
    ilinca.password = QUICK.hash(PASSWORD)
    free = table(OPEN, 3, status="open", started=None, host=ilinca.id)
    database = Database(settings)
    await keep(database, ilinca, free, *chairs(free, [ilinca, None, None]))
    for number, plies in ((RUNNING, 10), (FINISHED, None)):
        await keep(database, *played(number, [ilinca, ilinca, ilinca], plies))
    await database.close()


@pytest.fixture(scope="module")
def ilinca(address: str) -> Iterator[requests.Session]:
    """Her browser, signed in."""
    with requests.Session() as session:
        session.headers.update(OURS)
        wish = {"name": "Ilinca", "password": PASSWORD}
        session.post(f"{address}/api/sessions", json=wish, timeout=60).raise_for_status()
        yield session


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_api_is_as_it_is_described(case: schemathesis.Case, address: str, ilinca: requests.Session) -> None:
    # What has the right form can be refused all the same: a seat that is taken, a password that is not right.
    form = [CHECKS.get_one("positive_data_acceptance")]
    with requests.Session() as nobody:
        nobody.headers.update(OURS)
        session = nobody if (case.method, case.path) in ENDINGS else ilinca
        case.call_and_validate(base_url=address, session=session, excluded_checks=form)
