"""Keys in the database: secrets that were committed to, links to replays, and what seat tokens are signed with."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from .models import Commitment, Share, SigningKey
from .store import Conflict, Store, changed

COMMITMENT_SECONDS = 86_400.0

# Commitments to secrets of tables that are still to be made


async def add_commitment(store: Store, commitment: str, secret: str, at: float) -> None:
    """Keep a secret; those that nobody has used for a day are forgotten."""

    def work(session: Session) -> None:
        changed(session, delete(Commitment).where(Commitment.made < at - COMMITMENT_SECONDS))
        session.add(Commitment(commitment=commitment, secret=secret, made=at))

    await store.write(work)


async def use_commitment(store: Store, commitment: str) -> str | None:
    """The secret behind a commitment, once."""
    gone = delete(Commitment).where(Commitment.commitment == commitment).returning(Commitment.secret)
    return await store.write(lambda session: session.connection().execute(gone).scalar_one_or_none())


# Links to replays, and what tokens are signed with


async def add_share(store: Store, share: Share) -> None:
    await store.write(lambda session: session.add(share))


async def share(store: Store, key: str) -> Share | None:
    return await store.read(lambda session: session.get(Share, key))


async def signing_keys(store: Store, first: SigningKey) -> list[SigningKey]:
    """All signing keys, oldest first; `first` becomes the only one if there is none yet."""

    def work(session: Session) -> None:
        if session.scalars(select(SigningKey.id)).first() is None:
            session.add(first)

    with suppress(Conflict):  # another process was faster: its key is the one
        await store.write(work)
    return await store.read(lambda session: list(session.scalars(select(SigningKey).order_by(SigningKey.id))))
