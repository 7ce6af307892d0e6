"""The command as the shell sees it: whole processes, signals, pipes and a real terminal."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "menagerie"]
LIONS = "lucky-lions"
unix_only = pytest.mark.skipif(os.name == "nt", reason="pipes and signals work differently there")


def environment(**more: str) -> dict[str, str]:
    ours = ("LC_ALL", "LC_MESSAGES", "MENAGERIE_LANG")
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return {**kept, "LANG": "C.UTF-8", "PYTHONUTF8": "1", **more}


def run(*argv: str, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *argv], input=typed, capture_output=True, env=environment(**env), check=False, timeout=120
    )


def test_the_same_bytes_whatever_the_jobs_and_the_hash_seed() -> None:
    argv = ["simulate", LIONS, "--players", "3", "--games", "40", "--seed", "z", "--option", "busy_zoo", "--json"]
    said = {
        run(*argv, "--jobs", jobs, PYTHONHASHSEED=hash_seed).stdout
        for jobs, hash_seed in (("1", "0"), ("1", "12345"), ("2", "7"), ("3", "99"))
    }
    assert len(said) == 1
    assert b'"finished":40' in said.pop()


def test_exit_codes_reach_the_shell() -> None:
    assert run("games").returncode == 0
    bad = run("games", "zebra")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.count(b"\n") == 1


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    for argv in (["rules", LIONS, "--lang", "fr"], ["games"], ["verify", "ça.json", "--lang", "fr"]):
        done = run(*argv, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
        assert b"Traceback" not in done.stderr
        assert done.returncode == (2 if "verify" in argv else 0)


@pytest.fixture(autouse=True)
def hear_interrupts() -> Iterator[None]:
    """Tests that run in the background ignore Ctrl-C, and so do the processes they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@unix_only
@pytest.mark.parametrize("argv", [["rules", LIONS], ["simulate", LIONS, "--games", "5", "--json"]])
def test_a_reader_who_has_heard_enough(argv: list[str], tmp_path: Path) -> None:
    complaint = tmp_path / "stderr"
    reading, writing = os.pipe()
    os.close(reading)  # nobody is there any more
    with complaint.open("wb") as err:
        done = subprocess.run([*COMMAND, *argv], stdout=writing, stderr=err, env=environment(), check=False, timeout=60)
    os.close(writing)
    assert (done.returncode, complaint.read_bytes()) == (1, b"")


@unix_only
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_goes_quietly(jobs: str, tmp_path: Path) -> None:
    argv = [*COMMAND, "simulate", LIONS, "--games", "1000000", "--jobs", jobs, "--out", str(tmp_path)]
    busy = subprocess.Popen(
        argv,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )
    try:
        while not any(tmp_path.glob("*.zoo.json")):
            assert busy.poll() is None
            time.sleep(0.05)
        os.killpg(busy.pid, signal.SIGINT)  # as Ctrl-C does: the command and its workers alike
        out, err = busy.communicate(timeout=60)
        assert (busy.returncode, out, err) == (130, b"", b"")
    finally:
        if busy.poll() is None:
            os.killpg(busy.pid, signal.SIGKILL)
            busy.communicate()


@unix_only
def test_workers_do_not_outlive_the_command(tmp_path: Path) -> None:
    argv = [*COMMAND, "simulate", LIONS, "--games", "1000000", "--jobs", "2", "--out", str(tmp_path)]
    busy = subprocess.Popen(
        argv,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )
    try:
        while not any(tmp_path.glob("*.zoo.json")):
            assert busy.poll() is None
            time.sleep(0.05)
        busy.kill()
        busy.communicate(timeout=60)  # comes back only when no worker holds the pipes any more
    except subprocess.TimeoutExpired:
        os.killpg(busy.pid, signal.SIGKILL)
        raise


@unix_only
def test_an_interrupted_game_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.zoo.json"
    argv = [*COMMAND, "play", LIONS, "--out", str(path)]
    playing = subprocess.Popen(
        argv,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert playing.stdout is not None
    seen = b""
    while b"Your choice" not in seen:
        seen += os.read(playing.stdout.fileno(), 4096)
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=60)
    assert (playing.returncode, err) == (130, b"")
    assert str(path).encode() in out
    assert path.exists()


@unix_only
def test_on_a_real_terminal_the_curtain_leaves_nothing_behind(tmp_path: Path) -> None:
    import pty

    argv = [*COMMAND, "play", LIONS, "--names", "Ada,Ben", "--seed", "5", "--out", str(tmp_path / "g.zoo.json")]
    keyboard, terminal = pty.openpty()
    env = environment(TERM="xterm-256color", COLUMNS="100", LINES="24")
    playing = subprocess.Popen(argv, stdin=terminal, stdout=terminal, stderr=terminal, env=env, close_fds=True)
    os.close(terminal)
    shown = _type_until_it_ends(keyboard, playing)
    os.close(keyboard)
    assert playing.wait(timeout=60) == 0
    alternate, _, normal = shown.partition("\x1b[?1049l")
    assert alternate.startswith("\x1b[?1049h")
    assert "Victory goes to" in normal
    assert "Your die" not in normal
    for scene in re.split(r"\x1b\[2J\x1b\[3J\x1b\[H", alternate):
        owners = set(re.findall(r"(Ada|Ben)[^\r\n]*\r?\n[^\r\n]*Your die", scene))
        assert len(owners) <= 1
    assert alternate.endswith("\x1b[2J\x1b[3J\x1b[H")


def _type_until_it_ends(keyboard: int, playing: subprocess.Popen[bytes]) -> str:
    """Answers every question with the first choice."""
    shown, answered = "", 0
    while True:
        try:
            got = os.read(keyboard, 65536)
        except OSError:  # how a Linux terminal says that the other side is gone
            return shown
        if not got:
            return shown
        shown += got.decode("utf-8", "replace")
        asked = len(re.findall(r"Your choice \(1[^)]*\): ?|quit\) |more — ?", re.sub(r"\x1b\[[0-9;]*m", "", shown)))
        while answered < asked:
            if playing.poll() is None:
                os.write(keyboard, b"1\n")
            answered += 1
