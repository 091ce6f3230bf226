"""People: guests, who need only a name, and accounts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.server.belongings import end_access, hand_over, leave_behind, tables_of
from edubba.server.errors import Refusal, conflict, forbidden
from edubba.server.ids import fresh_id
from edubba.server.names import handle, tidy
from edubba.server.schemas import AccountWish, GuestWish, Me, MeWish, SessionInfo, SignIn
from edubba.server.services import Services
from edubba.server.storage import Login, Person
from edubba.server.timepiece import written


def me(person: Person) -> Me:
    """What people are told of themselves."""
    return Me.model_validate(
        {
            "id": person.id,
            "name": person.name,
            "kind": "guest" if person.handle is None else "account",
            "language": person.language,
            "email": person.email,
            "notify": person.notify,
            "created": written(person.created),
        }
    )


async def come_in(parts: Services, wish: GuestWish, visitor: Person | None) -> Person:
    """Somebody with a name. A guest who comes in again is renamed, stays who they are, and so keeps everything."""
    fields = wish.model_dump(exclude_unset=True) | {"name": tidy(wish.name)}
    known = None if visitor is None else await _stored(parts, visitor.id)
    if known is None:
        return await _add(parts, fields)
    if known.handle is not None:
        raise conflict("server-already-account")
    return await _write(parts, known.id, fields)


async def new_account(parts: Services, wish: AccountWish, guest: Person | None) -> Person:
    """An account. A guest who asks for one stays who they are, and so keeps everything."""
    if guest is not None and (await _as_stored(parts, guest.id)).handle is not None:
        raise conflict("server-already-account")
    name = tidy(wish.name)
    fields: dict[str, Any] = {"name": name, "handle": handle(name)}
    await _check_free(parts, fields["handle"])
    fields["password"] = await parts.passwords.hashed(wish.password)
    if wish.email is not None:
        fields["email"] = wish.email
    return await _add(parts, fields) if guest is None else await _write(parts, guest.id, fields)


async def sign_in(parts: Services, wish: SignIn, address: str) -> Person:
    """The account of that name, if it is its password."""
    aim = handle(wish.name)
    async with parts.database.session() as session:
        account = await session.scalar(select(Person).where(Person.handle == aim))
    await _check_password(parts, account, wish.password, aim, address)
    assert account is not None and account.password is not None  # noqa: S101, PT018 - nobody's password never fits
    if parts.passwords.is_dated(account.password):
        return await _write(parts, account.id, {"password": await parts.passwords.hashed(wish.password)})
    return account


async def change(parts: Services, person: Person, wish: MeWish, login: str, address: str) -> Person:
    """Changes what was asked for, all or nothing. A new password ends all other logins."""
    person = await _as_stored(parts, person.id)
    fields: dict[str, Any] = wish.model_dump(include={"language", "notify"}, exclude_none=True)
    if "email" in wish.model_fields_set:
        fields["email"] = wish.email
    if wish.name is not None:
        fields["name"] = tidy(wish.name)
    if wish.name is not None and person.handle is not None:
        fields["handle"] = handle(fields["name"])
    if wish.password is not None:
        fields["password"] = await _new_password(parts, person, wish, address)
    changed = await _write(parts, person.id, fields)
    if wish.password is not None:
        others = [one.id for one in await logins_of(parts, person.id, login) if not one.current]
        await parts.logins.end(person.id, *others)
    return changed


async def bring_along(parts: Services, visitor: Person, account: Person) -> None:
    """A guest who signs in to an account has their games there from now on. Programs of the guest's play no more."""
    guest = await _stored(parts, visitor.id)
    if guest is not None and guest.handle is None:
        await _remove(parts, guest.id, lambda session: hand_over(session, guest.id, account.id))


async def leave(parts: Services, person: Person) -> None:
    """Forgets a person. Games they have played stay, for the others, with nobody's name at the seat."""
    await parts.tables.leave_all(person)
    await _remove(parts, person.id, lambda session: leave_behind(session, person.id))


async def _remove(parts: Services, person: str, settle: Callable[[AsyncSession], Awaitable[None]]) -> None:
    """Takes a person out of the house, after what is theirs was settled: all of it, or nothing."""
    async with parts.database.session.begin() as session:
        tables = await tables_of(session, person)
        await settle(session)
        ended = await end_access(session, person)
        await session.execute(delete(Person).where(Person.id == person))
    parts.logins.revoked(*ended)
    await parts.hall.read_again(tables)


async def logins_of(parts: Services, person: str, current: str | None) -> list[SessionInfo]:
    """The browsers that a person is signed in with, the last used first."""
    async with parts.database.session() as session:
        rows = await session.scalars(select(Login).where(Login.person == person).order_by(Login.seen.desc()))
        return [
            SessionInfo(
                id=row.id,
                created=written(row.created),
                seen=written(row.seen),
                agent=row.agent,
                current=row.id == current,
            )
            for row in rows
        ]


async def _new_password(parts: Services, person: Person, wish: MeWish, address: str) -> str:
    """The old password is asked for: whoever finds an open browser cannot take the account."""
    if person.handle is None or wish.password is None:
        raise forbidden("server-guests-have-no-password")
    await _check_password(parts, person, wish.old_password or "", person.handle, address)
    return await parts.passwords.hashed(wish.password)


async def _check_password(parts: Services, account: Person | None, password: str, aim: str, address: str) -> None:
    await parts.attempts.admit(aim, address)
    if not await parts.passwords.fits(account.password if account else None, password):
        parts.metrics.refused_sign_ins.inc()
        raise Refusal(403, "server-wrong-password")
    await parts.attempts.forgive(aim, address)


async def _add(parts: Services, fields: dict[str, Any]) -> Person:
    person = Person(**{"id": fresh_id(), "language": "en", "notify": False, "created": parts.time.wall()} | fields)
    async with parts.database.session() as session:
        session.add(person)
        await _commit(session)
    return person


async def _stored(parts: Services, person: str) -> Person | None:
    """A person as they are now: another process may have changed or removed them a moment ago."""
    async with parts.database.session() as session:
        return await session.get(Person, person)


async def _as_stored(parts: Services, person: str) -> Person:
    found = await _stored(parts, person)
    if found is None:
        raise Refusal(401, "server-nobody")
    return found


async def _write(parts: Services, person: str, fields: dict[str, Any]) -> Person:
    async with parts.database.session() as session:
        found = await session.get_one(Person, person)
        for name, value in fields.items():
            setattr(found, name, value)
        await _commit(session)
    parts.logins.changed(person)
    return found


async def _commit(session: AsyncSession) -> None:
    """The only thing that two people cannot both have is a name."""
    try:
        await session.commit()
    except IntegrityError:
        raise conflict("server-name-taken") from None


async def _check_free(parts: Services, aim: str) -> None:
    """Said before a password is hashed, which is costly; the database has the last word."""
    async with parts.database.session() as session:
        if await session.scalar(select(Person.id).where(Person.handle == aim)) is not None:
            raise conflict("server-name-taken")
