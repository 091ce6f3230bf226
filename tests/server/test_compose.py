"""What hosts copy from the repository is well-formed, and says what the program says."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import yaml

from edubba.server.configuration import OTHERS
from edubba.server.settings import Settings
from tests.server.houses import House, house
from tests.server.waiting import until

ROOT = Path(__file__).parents[2]
KNOWN = {f"EDUBBA_{name.upper()}" for name in Settings.model_fields} | set(OTHERS)


def test_compose_is_sound() -> None:
    plan = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = plan["services"]
    assert set(services) == {"database", "edubba"}
    assert set(services["edubba"]["depends_on"]) <= set(services)
    for service in services.values():
        assert {volume.partition(":")[0] for volume in service["volumes"]} <= set(plan["volumes"])
        assert "/" not in service.get("image", "")
    variables = set(services["edubba"]["environment"])
    assert variables <= KNOWN
    url = services["edubba"]["environment"]["EDUBBA_DATABASE_URL"]
    assert "@database/" in url


def filled(value: object, variables: dict[str, str]) -> str:
    """A value of compose.yaml, with the variables of an environment in it."""
    return re.sub(r"\$\{(\w+)(?::[-?]([^}]*))?\}", lambda found: variables.get(found[1]) or found[2] or "", str(value))


def test_what_compose_starts_serves(postgres_url: str, tmp_path: Path) -> None:
    service = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["edubba"]
    variables = {"POSTGRES_PASSWORD": "Enheduanna"}
    said = {name: filled(value, variables) for name, value in service["environment"].items() if value is not None}
    address = said["EDUBBA_DATABASE_URL"]
    assert address == "postgresql://edubba:Enheduanna@database/edubba"
    there = {"EDUBBA_DATABASE_URL": postgres_url.replace("postgresql+asyncpg", "postgresql"), "EDUBBA_PORT": "0"}
    del said["EDUBBA_PUBLIC_URL"]  # else the test would not know where to ask
    with house(*service["command"], **said | there, EDUBBA_DATA=str(tmp_path)) as opened:
        asyncio.run(until(lambda: is_healthy(opened)))
        assert opened.stop() == (0, "Edubba is closed. All games are kept.\n")
    logged = [json.loads(line) for line in (tmp_path / "errors.txt").read_text().splitlines()]
    assert sum("Started server process" in line["event"] for line in logged) == int(said["EDUBBA_WORKERS"])


def is_healthy(opened: House) -> bool:
    try:
        return opened.get("/healthz") == '{"status":"ok"}'
    except OSError:
        return False  # the workers are not there yet


def test_the_image_copies_databases_of_the_version_that_compose_starts() -> None:
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    client = re.search(r"postgresql-client-(\d+)", image)
    server = re.search(r"image: postgres:(\d+)", compose)
    assert client
    assert server
    assert client[1] == server[1]
    assert set(re.findall(r"EDUBBA_\w+", image)) <= KNOWN


def test_every_setting_is_explained() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    named = set(re.findall(r"EDUBBA_[A-Z_]*[A-Z]", page))
    assert {f"EDUBBA_{name.upper()}" for name in Settings.model_fields} <= named
    assert named <= KNOWN
