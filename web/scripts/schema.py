"""Prints the house's schemas as one OpenAPI document: what is said over HTTP, and over the websocket."""

from __future__ import annotations

import json
import sys
from typing import Any

from pydantic import TypeAdapter

from edubba.server import messages
from edubba.server.app import create_app

PLACE = "#/components/schemas/{model}"


def websocket(name: str, adapter: TypeAdapter[Any]) -> dict[str, Any]:
    """The models of one direction, under their own names, and all of them together under `name`."""
    schema = adapter.json_schema(ref_template=PLACE)
    return {**schema.pop("$defs"), name: schema}


def document() -> dict[str, Any]:
    """HTTP as FastAPI describes it, with the messages of the websocket beside its models."""
    api = create_app().openapi()
    models = api.setdefault("components", {}).setdefault("schemas", {})
    for name, adapter in (("ClientMessage", messages.CLIENT), ("ServerMessage", messages.SERVER)):
        models.update({key: schema for key, schema in websocket(name, adapter).items() if key not in models})
    return api


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1, sort_keys=True, ensure_ascii=False)
    sys.stdout.write("\n")
