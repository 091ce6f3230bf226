"""What hosts copy from the repository is well-formed, and says what the program says."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from edubba.server.configuration import OTHERS
from edubba.server.settings import Settings

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
