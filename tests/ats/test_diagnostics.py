"""`ats diagnostics` as scripts and technicians call it: real processes, and a real terminal for the live table."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ATS = [str(Path(sys.executable).with_name("ats")), "diagnostics"]


def diagnostics(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*ATS, *arguments], capture_output=True, text=True, check=False)


def test_json_has_every_check_and_the_exit_code_follows_them(tmp_path: Path) -> None:
    done = diagnostics("--json", "--config", str(tmp_path / "missing.toml"))
    answer = json.loads(done.stdout)
    assert list(answer) == ["checks"]
    assert all(set(check) == {"name", "passed", "detail"} for check in answer["checks"])
    named = {check["name"]: check for check in answer["checks"]}
    assert not named["configuration"]["passed"]
    assert {"cpu", "memory", "disk", "software", "network-link", "serial-ports"} <= set(named)
    assert (done.returncode, done.stderr) == (1, "")


def test_text_into_a_pipe_is_one_table(tmp_path: Path) -> None:
    done = diagnostics("--text", "--config", str(tmp_path / "missing.toml"))
    assert f"FAIL  configuration    {tmp_path}/missing.toml: No such file" in done.stdout
    assert done.stdout.splitlines()[-1].endswith("checks failed")
    assert "\x1b" not in done.stdout
    assert done.returncode == 1


def test_text_on_a_terminal_is_live_until_ctrl_c(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*ATS, "--text", "--config", str(tmp_path / "missing.toml")],
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background are deaf to Ctrl-C
    )
    os.close(theirs)
    seen = b""
    while seen.count(b"Ctrl-C ends") < 2:  # shown, and renewed
        seen += os.read(ours, 65536)
    process.send_signal(signal.SIGINT)
    assert process.wait() == 1
    os.close(ours)
    assert b"Traceback" not in seen
    before, _, _ = seen.partition(b"Ctrl-C ends")
    assert b"checking this machine" in before  # somebody who waits for a slow check sees the progress


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(("--text", "--json"), "choose one"), (("--jsn",), "--jsn")],
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments: tuple[str, ...], says: str) -> None:
    done = diagnostics(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
