"""How a host sets the server up: by flags, by environment variables beginning with EDUBBA_, or not at all."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path

from platformdirs import user_data_path
from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from edubba.engine.record import writing


class Settings(BaseSettings):
    """Everything a host can choose. Every default is right for one person on one machine."""

    model_config = SettingsConfigDict(env_prefix="EDUBBA_", extra="ignore", frozen=True)

    host: str = "127.0.0.1"
    port: int = Field(default=8210, ge=0, le=65535)
    workers: int = Field(default=1, ge=1, le=64)
    data: Path = Field(default_factory=lambda: user_data_path("edubba"))
    database_url: str | None = None  # default: SQLite in the data folder
    public_url: str | None = None  # as people type it, e.g. https://games.example.org; default: the address listened on
    secret: SecretStr | None = None  # signs cookies; default: kept in the data folder
    behind_tls: bool = False  # cookies only travel encrypted
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For is believed, by commas
    limits: float = Field(default=1.0, ge=0)  # how generous limits on requests are, as a factor; 0: there are none
    metrics_token: SecretStr | None = None  # opens /metrics to whoever shows it; default: only this machine

    thinkers: int = Field(default=1, ge=0, le=64)  # processes in which bots think
    # A guest without a seat who was not seen for so many days is forgotten; 0: never
    guest_days: int = Field(default=30, ge=0)
    tables_in_memory: int = Field(default=2_000, ge=1)
    log_json: bool = False
    log_level: str = "info"

    smtp_url: SecretStr | None = None  # smtp://user:password@host:port; without it no e-mail is sent
    mail_from: str = "edubba@localhost"
    webhook_url: SecretStr | None = None  # is told whose move it is in correspondence games

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'edubba.sqlite3'}"

    @property
    def address(self) -> str:
        """Where people find the server."""
        everywhere = self.host in ("0.0.0.0", "::")  # noqa: S104 - it is what a host may have chosen
        host = "localhost" if everywhere else f"[{self.host}]" if ":" in self.host else self.host
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file of ours."""
        return self.database.startswith("sqlite")

    def signing_key(self) -> str:
        """The key that signs cookies: the host's, or one made on first use and kept in the data folder."""
        if self.secret is not None:
            return self.secret.get_secret_value()
        path = self.data / "secret"
        with writing(path):
            if not path.exists():
                _keep_secret(path)
            return path.read_text(encoding="ascii").strip()


def _keep_secret(path: Path) -> None:
    """Makes a secret file whole or not at all: of several processes that begin at once, one's secret serves all."""
    draft = path.with_name(f"secret-{secrets.token_hex(8)}")
    try:
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(48), encoding="ascii")
        with contextlib.suppress(FileExistsError):
            path.hardlink_to(draft)
    finally:
        draft.unlink(missing_ok=True)
