"""A bot that plays at a server: python client_bot.py ADDRESS TOKEN TABLE SEAT (needs httpx2 and websockets)."""

import asyncio
import json
import random
import sys

import httpx2
from websockets.asyncio.client import connect


async def take_seat(address: str, headers: dict[str, str], table: str, seat: int) -> None:
    """Sits down, unless it sits there already; the last to come begins the game."""
    async with httpx2.AsyncClient(base_url=f"{address}/api/tables/", headers=headers) as client:
        found = (await client.get(table)).raise_for_status().json()
        if not found["seats"][seat]["mine"]:
            found = (await client.post(f"{table}/seats/{seat}", json={"kind": "me"})).raise_for_status().json()
        if found["status"] == "open" and all(one["kind"] != "open" for one in found["seats"]):
            await client.post(f"{table}/start")


async def play(address: str, token: str, table: str, seat: int) -> dict[str, list[int]]:
    """Plays by chance until the game is over; returns its result."""
    headers = {"Authorization": f"Bearer {token}"}
    await take_seat(address, headers, table, seat)
    socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async for line in connect(socket, additional_headers=headers):  # connects again whenever the line breaks
        async with line:
            async for text in line:
                message = json.loads(text)
                if message["type"] == "bye":
                    raise SystemExit(message["message"]["key"])
                view = message["view"] if message["type"] == "position" else {}
                if view.get("result"):
                    return view["result"]
                if view.get("actor") == seat:
                    move = random.choice(view["legal"])["text"]  # the place for a better idea
                    asked = {"type": "play", "id": message["seq"], "ply": message["ply"], "seat": seat, "move": move}
                    await line.send(json.dumps(asked))
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))))
