"""Runs work on a Ray cluster: on this machine, or on many. How to start one: docs/cluster.md.

The results are those of the process pool, because each part holds its own seed. A part whose worker process or machine
dies is run again elsewhere.
"""

from __future__ import annotations

import os
import secrets
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from menagerie import __version__

P = TypeVar("P")
R = TypeVar("R")

LOCAL = "local"
RETRIES = 5
"""How often a part is run again when what it runs on dies. A part that always kills its worker has to end some day."""
CONNECT_SECONDS = 10.0
OBJECT_STORE = 256 * 2**20
"""Bytes of shared memory for results of a local cluster; by itself Ray would take a third of the machine's memory."""


class ClusterError(Exception):
    """Why there is no cluster to run on: a message of the catalogue, and its facts."""

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __reduce__(self) -> Any:  # it comes back from other machines
        return _cluster_error, (self.reason, self.facts)


def _cluster_error(reason: str, facts: dict[str, str]) -> ClusterError:
    return ClusterError(reason, **facts)


class Cluster:
    """A `menagerie.lab.workers.Runner` on Ray: `with Cluster("local") as runner: simulate(series, 10_000, runner)`.

    ``local`` starts a cluster on this machine that ends with the block; anything else is the address of one that runs,
    such as ``192.0.2.7:6379``.
    """

    jobs: int

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        self._ray: Any = _load_ray(address)
        try:
            if address == LOCAL:
                self._start(jobs or os.cpu_count() or 1)
            else:
                _reach(address)
                self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError, RuntimeError) as trouble:
            self._ray.shutdown()
            raise ClusterError("cli-no-cluster", address=address, detail=_first_line(trouble)) from None
        self.jobs = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _start(self, cpus: int) -> None:
        self._ray.init(
            address=LOCAL,
            num_cpus=cpus,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="ERROR",
            object_store_memory=OBJECT_STORE,
            _node_ip_address="127.0.0.1",  # nobody else can reach it
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    def in_order(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        """The result of each part, in the order of the parts, whichever finishes first."""
        run = self._ray.remote(max_retries=RETRIES, num_cpus=1)(run_part)
        sent = self._ray.put(work)  # once, not with every part
        queue: deque[Any] = deque()
        try:
            for part in parts:
                queue.append(run.remote(__version__, sent, part))
                if len(queue) > 4 * self.jobs:  # enough to keep all workers busy
                    yield self._result(queue.popleft())
            while queue:
                yield self._result(queue.popleft())
        finally:
            for left in queue:
                self._ray.cancel(left)

    def _result(self, task: Any) -> Any:
        try:
            return self._ray.get(task)
        except self._ray.exceptions.RayTaskError as failed:
            raise (failed.cause or failed) from None  # as the pool raises it
        except self._ray.exceptions.RayError as lost:
            raise ClusterError("cli-cluster-lost", detail=_first_line(lost)) from None


def run_part(version: str, work: Callable[[P], R], part: P) -> R:
    """Runs on a machine of the cluster, where the same version has to be installed."""
    if version != __version__:
        raise ClusterError("cli-cluster-version", ours=version, theirs=__version__, machine=socket.gethostname())
    return work(part)


def _load_ray(address: str) -> Any:
    # All of this is read while Ray is imported; whoever has imported it before has made these choices.
    if "ray" not in sys.modules:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it reports to nobody
        if "RAY_AUTH_MODE" not in os.environ:
            _choose_key(address)
    try:
        import ray
    except ModuleNotFoundError:
        raise ClusterError("cli-no-ray", command='pip install "menagerie[cluster]"') from None
    return ray


def _choose_key(address: str) -> None:
    """A local cluster has a key of its own, which ends with it; elsewhere the one in the home folder is shown."""
    if address == LOCAL:
        os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
    elif (Path.home() / ".ray" / "auth_token").exists():
        os.environ["RAY_AUTH_MODE"] = "token"


def _reach(address: str) -> None:
    """Fails soon where nobody listens: Ray itself tries for minutes."""
    host, separator, port = address.rpartition(":")
    if not separator or not port.isdigit() or "/" in host:
        raise ValueError("an address is a host and a port, such as 192.0.2.7:6379")
    socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_SECONDS).close()


def _first_line(trouble: BaseException) -> str:
    return (str(trouble).strip() or type(trouble).__name__).splitlines()[0][:200]
