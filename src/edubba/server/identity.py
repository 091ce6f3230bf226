"""Who asks: a browser by its cookie, a program by its token, or nobody we know."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.requests import HTTPConnection

from edubba.server.errors import Refusal, forbidden
from edubba.server.logins import LIFETIME_MS, NOBODY, Visitor
from edubba.server.services import services
from edubba.server.storage import Person

__all__ = [
    "COOKIE",
    "Asker",
    "Owner",
    "Someone",
    "Visitor",
    "bearer",
    "encrypted",
    "keep_cookie",
    "lose_cookie",
    "owner",
    "person",
    "visitor",
]

COOKIE = "edubba"


def bearer(connection: HTTPConnection) -> str | None:
    """The token that a program shows. Where there is one, cookies do not count."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


async def visitor(connection: HTTPConnection) -> Visitor:
    """Who asks, by request or websocket. A token that is not known is refused; a cookie that is not, is nobody's."""
    logins = services(connection).logins
    token = bearer(connection)
    if token is not None:
        found = await logins.by_token(token)
        if found.person is None:
            raise Refusal(401, "server-unknown-token")
        return found
    cookie = connection.cookies.get(COOKIE)
    return NOBODY if cookie is None else await logins.by_cookie(cookie)


Asker = Annotated[Visitor, Depends(visitor)]


async def person(asker: Asker) -> Person:
    """Who asks, if we know them."""
    if asker.person is None:
        raise Refusal(401, "server-nobody")
    return asker.person


Someone = Annotated[Person, Depends(person)]


async def owner(asker: Asker, someone: Someone) -> Person:
    """Who asks, in their own browser: a program may play for a person, but not decide about them."""
    if asker.by_token:
        raise forbidden("server-not-by-token")
    return someone


Owner = Annotated[Person, Depends(owner)]


def encrypted(connection: HTTPConnection) -> bool:
    """Whether it came encrypted, as the host says of everything, or a proxy that is trusted says of this."""
    return services(connection).settings.behind_tls or connection.scope["scheme"] in ("https", "wss")


def keep_cookie(response: Response, request: Request, cookie: str) -> None:
    """Gives a browser its cookie. One that came encrypted only ever travels so."""
    response.set_cookie(COOKIE, cookie, LIFETIME_MS // 1000, secure=encrypted(request), httponly=True, samesite="lax")


def lose_cookie(response: Response, request: Request) -> None:
    """Takes a browser's cookie away."""
    response.delete_cookie(COOKIE, secure=encrypted(request), httponly=True, samesite="lax")
