"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from edubba.server.errors import not_found
from edubba.server.export import everything_about
from edubba.server.identity import COOKIE, Asker, Owner, Someone, keep_cookie, lose_cookie, owner
from edubba.server.limits import address, limited
from edubba.server.people import bring_along, change, come_in, leave, logins_of, me, new_account, sign_in
from edubba.server.schemas import AccountWish, GuestWish, Me, MeWish, SessionInfo, SignIn, TokenInfo, TokenWish
from edubba.server.services import Services, services
from edubba.server.storage import Person
from edubba.server.tokens import end_token, make_token, tokens_of

router = APIRouter(prefix="/api", tags=["people"])

Parts = Annotated[Services, Depends(services)]
RowId = Annotated[str, Path(pattern="^[0-9A-Za-z]{1,16}$")]

GUESTS = Depends(limited("guests", burst=40, seconds=10, by="address"))
ACCOUNTS = Depends(limited("accounts", burst=10, seconds=60, by="address"))
SIGN_INS = Depends(limited("sessions", burst=30, seconds=2, by="address"))
CHANGES = Depends(limited("changes", burst=30, seconds=2))
EXPORTS = Depends(limited("exports", burst=5, seconds=60))


async def _sign(request: Request, response: Response, asker: Asker, person: Person) -> Me:
    """Signs a browser in. What it was signed in with before cannot be reached any more, and so ends."""
    parts = services(request)
    cookie = await parts.logins.begin(person.id, request.headers.get("user-agent", ""))
    if asker.person is not None and asker.login is not None and not asker.by_token:
        await parts.logins.end(asker.person.id, asker.login)
    keep_cookie(response, request, cookie)
    return me(person)


@router.post("/guests", dependencies=[GUESTS])
async def become_guest(wish: GuestWish, request: Request, response: Response, asker: Asker, parts: Parts) -> Me:
    """Somebody comes in, with nothing but a name. A guest who asks again is renamed and keeps all games."""
    visitor = None if asker.by_token else asker.person
    guest = await come_in(parts, wish, visitor)
    if visitor is not None and guest.id == visitor.id:
        return me(guest)
    return await _sign(request, response, asker, guest)


@router.post("/accounts", dependencies=[ACCOUNTS])
async def become_account(wish: AccountWish, request: Request, response: Response, asker: Asker, parts: Parts) -> Me:
    """A guest gets an account and keeps all games; or somebody new gets one."""
    if asker.person is None:
        return await _sign(request, response, asker, await new_account(parts, wish, None))
    return me(await new_account(parts, wish, await owner(asker, asker.person)))


@router.get("/me")
async def who_am_i(someone: Someone, asker: Asker, request: Request, response: Response) -> Me:
    """Whoever asks. The browser may keep its cookie for a long time again."""
    if not asker.by_token:
        keep_cookie(response, request, request.cookies[COOKIE])
    return me(someone)


@router.patch("/me", dependencies=[CHANGES])
async def change_me(wish: MeWish, request: Request, someone: Owner, asker: Asker, parts: Parts) -> Me:
    """Changes what is given, all or nothing. A new password needs the old one and ends all other sessions."""
    return me(await change(parts, someone, wish, asker.login or "", address(request)))


@router.delete("/me", status_code=204)
async def delete_me(someone: Owner, request: Request, response: Response, parts: Parts) -> None:
    """Forgets a person. Bots take over in games that are played; finished games stay, without the name."""
    await leave(parts, someone)
    lose_cookie(response, request)


@router.get("/me/export", dependencies=[EXPORTS])
async def export_me(someone: Owner, asker: Asker, parts: Parts) -> dict[str, Any]:
    """Everything that is kept about whoever asks."""
    return await everything_about(parts, someone, asker.login)


@router.post("/sessions", dependencies=[SIGN_INS])
async def begin_session(wish: SignIn, request: Request, response: Response, asker: Asker, parts: Parts) -> Me:
    """Signs in with name and password. Whoever was a guest in this browser brings their games along."""
    account = await sign_in(parts, wish, address(request))
    if asker.person is not None and not asker.by_token:
        await bring_along(parts, asker.person, account)
    return await _sign(request, response, asker, account)


@router.get("/sessions")
async def list_sessions(someone: Owner, asker: Asker, parts: Parts) -> list[SessionInfo]:
    """The browsers that are signed in."""
    return await logins_of(parts, someone.id, asker.login)


@router.delete("/sessions/current", status_code=204)
async def end_current_session(someone: Owner, asker: Asker, request: Request, response: Response, parts: Parts) -> None:
    """Signs this browser out."""
    await parts.logins.end(someone.id, asker.login or "")
    lose_cookie(response, request)


@router.delete("/sessions/{session}", status_code=204)
async def end_session(session: RowId, someone: Owner, parts: Parts) -> None:
    """Signs another browser out, at once."""
    if not await parts.logins.end(someone.id, session):
        raise not_found()


@router.get("/me/tokens")
async def list_tokens(someone: Owner, parts: Parts) -> list[TokenInfo]:
    """The tokens of whoever asks, without what is secret about them."""
    return await tokens_of(parts, someone.id)


@router.post("/me/tokens", dependencies=[CHANGES])
async def new_token(wish: TokenWish, someone: Owner, parts: Parts) -> TokenInfo:
    """A token for a program. It is told this once."""
    return await make_token(parts, someone.id, wish.label)


@router.delete("/me/tokens/{token}", status_code=204)
async def delete_token(token: RowId, someone: Owner, parts: Parts) -> None:
    """The token opens nothing any more, at once."""
    await end_token(parts, someone.id, token)
