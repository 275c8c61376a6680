"""Matches on the machines of a Ray cluster (`ludoteca[ray]`): the one place that uses Ray. Each machine needs the same
version of Ludoteca, and files of one's own (`--board`) at the same path."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any, cast

import ludoteca
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

from .play import Played
from .schedule import WorkerLost

LOCAL = "local"
PATIENCE = 10  # seconds


class NoCluster(LudotecaError):
    """There is no Ray, or nothing answers at the address."""


class OnRay:
    """Matches that are being played somewhere."""

    def __init__(self, ray: Any, ref: Any) -> None:
        self.ray = ray
        self.ref = ref

    def result(self) -> list[Played]:
        try:
            return cast(list[Played], self.ray.get(self.ref))
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None  # what went wrong there, without the way it came
        except self.ray.exceptions.RayError:
            raise WorkerLost from None

    def cancel(self) -> None:
        self.ray.cancel(self.ref, force=True)


class Cluster:
    """Workers on a cluster with so many cores; each chunk of matches takes one."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.play = ray.remote(max_retries=3)(on_boards)

    def submit(self, work: Callable[..., list[Played]], /, *given: object) -> OnRay:
        return OnRay(self.ray, self.play.remote(ludoteca.__version__, registry.boards(), work, *given))


def on_boards(version: str, boards: list[str], work: Callable[..., list[Played]], *given: object) -> list[Played]:
    """What a worker does: with the same Ludoteca and boards as in the main process. Others would play other matches."""
    if version != ludoteca.__version__:
        raise LudotecaError(f"a machine of the cluster has Ludoteca {ludoteca.__version__}, here is {version}")
    with registry.with_boards(boards):
        return work(*given)


def reach(address: str) -> None:
    """Ray tries for minutes where nobody listens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise NoCluster(f"no Ray answers at '{address}': {error}") from None


@contextmanager
def cluster(address: str, processes: int = 1) -> Iterator[Cluster]:
    """The cluster at an address; `local` starts one on this machine with so many processes, which ends with us."""
    try:
        import ray
    except ImportError:
        raise NoCluster("--ray needs Ray: pip install 'ludoteca[ray]'") from None
    reach(address)
    more = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    ending = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, **more)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray answers at '{address}': {str(error).splitlines()[0]}") from None
    try:
        if current_thread() is main_thread():
            signal.signal(signal.SIGTERM, ending)  # Ray has taken it, and closes no files of ours
        yield Cluster(ray)
    finally:
        ray.shutdown()
