"""Logs: one line an event, for people or as JSON, and never a secret in them."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from edubba.server.settings import Settings

HIDDEN = "(hidden)"
SECRET = re.compile(
    r"authorization|body|bag|cookie|email|entropy|hand|invite|key|password|query|secret|seed|token", re.IGNORECASE
)
# What follows the question mark of an address may be an invitation.
QUERY = re.compile(r"(/[^\s\"'?]*)\?[^\s\"']*")
# Servers write every request down with its whole address; `Watch` does it without.
SILENT = ("uvicorn.access",)
OTHERS = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "websockets", "sqlalchemy", "alembic", "asyncio")


def set_up(settings: Settings) -> None:
    """All logs of this process, ours and those of libraries, go one way. uvicorn is to be given `log_config=None`."""
    structlog.configure(
        processors=[*before(), structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(settings))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    logging.getLogger("edubba").setLevel(settings.log_level.upper())
    # What libraries write for debugging holds values: rows of the database, frames of websockets.
    root.setLevel(max(logging.getLogger("edubba").level, logging.INFO))
    for name in OTHERS:
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    for name in SILENT:
        logging.getLogger(name).disabled = True


def formatter(settings: Settings) -> logging.Formatter:
    """How a line is written."""
    # Tracebacks are plain: those of richer formatters show the values of variables.
    plain = structlog.dev.plain_traceback
    last: list[Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if settings.log_json
        else [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.ExtraAdder(), *before()],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )


def before() -> list[Processor]:
    """What happens to every event before it is written."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        drop_colours,
        hide_secrets,
        hide_queries,
    ]


def hide_secrets(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Whatever is called like a secret is not written, at any depth."""
    return {key: value if key == "event" else _hidden(key, value) for key, value in event.items()}


def drop_colours(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """What uvicorn says twice, once for terminals with colours, is said once."""
    return {key: value for key, value in event.items() if key != "color_message"}


def hide_queries(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Addresses are written without what follows their question mark."""
    return {key: QUERY.sub(r"\1", value) if isinstance(value, str) else value for key, value in event.items()}


def _hidden(key: str, value: Any) -> Any:
    if key.startswith("_"):
        return value  # structlog's own
    if SECRET.search(key):
        return HIDDEN
    if isinstance(value, dict):
        return {inner: _hidden(str(inner), one) for inner, one in value.items()}
    if isinstance(value, list | tuple):
        return [_hidden("", one) for one in value]
    return value
