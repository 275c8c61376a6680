"""What pip, uv and build call to make a package of this folder: setuptools, with the browser's pages built before.

A wheel is pure Python unless LUDOTECA_COMPILE=1, and then compiled by mypyc for this machine and Python. With
LUDOTECA_PAGES=no the pages are taken as they are, or left out; without it there is no package that lacks them.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from setuptools import build_meta
from tools import build_web, compiler

COMPILE = "LUDOTECA_COMPILE"
PAGES = "LUDOTECA_PAGES"
COMPILER = ("mypy[mypyc]>=2.4", "mypy_extensions>=1.1", "numpy>=2.2")

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    compiler = COMPILER if os.environ.get(COMPILE) == "1" else ()
    return [*compiler, *get_requires_for_build_sdist(config_settings)]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Node, if the pages have to be built and the machine has none."""
    needed = pages_wanted() and build_web.is_stale() and not build_web.has_node(os.environ.get("PATH", ""))
    return [build_web.NODE_PACKAGE] if needed else []


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return []


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    with uncompiled():
        return str(build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings))


prepare_metadata_for_build_editable = prepare_metadata_for_build_wheel


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    if os.environ.get(COMPILE) == "1" and (why := compiler.missing()):
        sys.exit(f"ludoteca: nothing can be compiled: {why}; without {COMPILE}=1 the wheel is pure Python")
    build_pages()
    with swept():
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_pages()
    with swept(), uncompiled():
        return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """The source as it lies there, never compiled, and the pages when `make web` builds them."""
    with uncompiled():
        return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


def pages_wanted() -> bool:
    return os.environ.get(PAGES) != "no"


def build_pages() -> None:
    if not pages_wanted():
        return
    try:
        build_web.ensure(fetch=False)
    except build_web.BuildFailed as error:
        sys.exit(f"ludoteca: {error}")  # in a line, where an exception would bring its traceback


@contextmanager
def swept() -> Iterator[None]:
    """What an earlier build left in the folder build would be packed again."""
    shutil.rmtree("build", ignore_errors=True)
    yield
    shutil.rmtree("build", ignore_errors=True)


@contextmanager
def uncompiled() -> Iterator[None]:
    asked = os.environ.pop(COMPILE, None)
    try:
        yield
    finally:
        if asked is not None:
            os.environ[COMPILE] = asked
