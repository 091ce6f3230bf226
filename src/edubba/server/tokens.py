"""Tokens for a person's programs."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, func, select

from edubba.server.errors import conflict, not_found
from edubba.server.ids import fresh_id
from edubba.server.logins import TOKEN_PREFIX, digest
from edubba.server.names import tidy
from edubba.server.schemas import TokenInfo
from edubba.server.services import Services
from edubba.server.storage import Token
from edubba.server.timepiece import written, written_if

MOST_TOKENS = 20


async def make_token(parts: Services, person: str, label: str) -> TokenInfo:
    """A new token; this is the only time that it is told."""
    token = TOKEN_PREFIX + secrets.token_urlsafe(32)
    row = Token(id=fresh_id(), person=person, token=digest(token), label=tidy(label), created=parts.time.wall())
    async with parts.database.session() as session:
        if (await session.scalar(select(func.count()).where(Token.person == person)) or 0) >= MOST_TOKENS:
            raise conflict("server-too-many-tokens", most=MOST_TOKENS)
        session.add(row)
        await session.commit()
    return told(row, token)


async def tokens_of(parts: Services, person: str) -> list[TokenInfo]:
    """The person's tokens, newest first."""
    async with parts.database.session() as session:
        rows = await session.scalars(select(Token).where(Token.person == person).order_by(Token.created.desc()))
        return [told(row) for row in rows]


async def end_token(parts: Services, person: str, token: str) -> None:
    """The token opens nothing any more."""
    mine = (Token.person == person, Token.id == token)
    async with parts.database.session() as session:
        if await session.scalar(select(Token.id).where(*mine)) is None:
            raise not_found()
        await session.execute(delete(Token).where(*mine))
        await session.commit()
    parts.logins.revoked(token)


def told(row: Token, token: str | None = None) -> TokenInfo:
    """What its owner is told of a token."""
    return TokenInfo(id=row.id, label=row.label, created=written(row.created), used=written_if(row.used), token=token)
