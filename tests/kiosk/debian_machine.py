"""A real Debian 12 in a folder: bootstrapped, entered or started with its own systemd, and thrown away after use.

Packages come from wherever this machine gets its own: apt's and pip's configuration is taken from it as the test runs.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
CONTAINER = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit"]


def bootstrap(root: Path) -> None:
    """Runs Debian's own installer, with the few packages that every real machine has."""
    if os.geteuid() != 0:
        raise PermissionError("only root can make a Debian machine in a folder")
    mirrors = _said("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Codename: bookworm")
    _said(
        "debootstrap",
        "--variant=minbase",
        "--include=systemd,dbus,ca-certificates",
        "bookworm",
        str(root),
        mirrors.split()[0],
    )
    (root / "etc/apt/sources.list").unlink()
    shutil.copytree("/etc/apt", root / "etc/apt", dirs_exist_ok=True, symlinks=True)


def download_wheels(folder: Path) -> None:
    """The wheels that a release's folder carries for machines without a network."""
    files = [f"-r{REPOSITORY}/requirements/{role}.txt" for role in ("station", "server", "build")]
    _said(sys.executable, "-m", "pip", "download", "--quiet", "--require-hashes", *files, "-d", str(folder))


def copy_source(folder: Path) -> None:
    """Copies the working tree as it is now, so that nobody changes it during the installation."""
    for name in _said("git", "-C", str(REPOSITORY), "ls-files", "-co", "--exclude-standard", "-z").split("\0"):
        file = REPOSITORY / name
        if name and file.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, folder / name)


class DebianMachine:
    """A Debian in a folder; `source` and `wheels` are mounted read-only, as on a technician's stick."""

    def __init__(self, root: Path, source: Path, wheels: Path) -> None:
        self.root = root
        self.binds = [f"--bind-ro={source}:/stick/source", f"--bind-ro={wheels}:/stick/wheels"]

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """Runs a line of shell in it; processes that it starts end with it."""
        return subprocess.run(
            [*CONTAINER, f"--directory={self.root}", *self.binds, "--as-pid2", "--pipe", "sh", "-c", command],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
        )  # fmt: skip

    def do(self, command: str) -> str:
        """Runs a line of shell that has to succeed."""
        done = self.run(command)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    def install(self, arguments: str) -> str:
        return self.do(f"/stick/source/kiosk/install --wheels /stick/wheels {arguments}")

    @contextmanager
    def started(self) -> Iterator["StartedMachine"]:
        """Starts it with systemd as its first process."""
        container = subprocess.Popen(
            [*CONTAINER, f"--directory={self.root}", "--private-network", "--boot"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        assert container.stdout is not None
        try:
            while b"multi-user.target" not in (line := container.stdout.readline()):
                assert line, "the machine did not start"
            first = Path(f"/proc/{container.pid}/task/{container.pid}/children").read_text().split()[0]
            machine = StartedMachine(int(first))
            yield machine
            machine.do("systemctl poweroff")
            container.communicate()
        finally:
            container.kill()
            container.wait()
            container.stdout.close()


class StartedMachine:
    """A running machine, entered through its first process."""

    def __init__(self, first_process: int) -> None:
        self._inside = [
            "nsenter", f"--target={first_process}", "--mount", "--uts", "--ipc", "--net", "--pid", "--root", "--wd",
        ]  # fmt: skip

    def do(self, command: str) -> str:
        """Runs a line of shell that has to succeed."""
        return _said(*self._inside, "sh", "-c", command)

    def do_until(self, command: str, unit: str, *words: str) -> None:
        """Runs a line of shell, and follows a unit's log from before it until all the words were logged in order."""
        cursor = self.do(f"journalctl --show-cursor --lines=0 --unit={unit}").split("cursor: ")[1].strip()
        self.do(command)
        journal = ["journalctl", "--follow", "--output=cat", f"--unit={unit}", f"--after-cursor={cursor}"]
        with subprocess.Popen([*self._inside, *journal], stdout=subprocess.PIPE, text=True) as following:
            assert following.stdout is not None
            for word in words:
                while word not in (line := following.stdout.readline()):
                    assert line, f"the log of {unit} ended before {word!r}"
            following.terminate()


def _said(*command: str) -> str:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
    return done.stdout
