"""Measures the start of the desk's window to its first useful paint, and compares it with a bare window's.

usage: window.py DESK BARE CLI ARMIES

DESK, BARE and CLI are the built programs, ARMIES the folder of the starter armies. The desk opens a
library with all of them, the bare window a page with a line of text. Both print `painted` to
stderr; the time runs from just before the program starts to that line. The programs take turns,
after one round that is not measured, on the display and session bus of this script.
"""

import os
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROUNDS = 9
# Timeout for the first paint, in seconds.
PATIENCE = 60


def start(command, environment):
    """Starts the program and stops it at its first paint. Returns the seconds."""
    begun = time.perf_counter()
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as program:
        watch = threading.Timer(PATIENCE, program.kill)
        watch.start()
        said = []
        for line in program.stderr:
            if line.strip() == "painted":
                taken = time.perf_counter() - begun
                program.send_signal(signal.SIGTERM)
                break
            said.append(line)
        else:
            sys.exit(f"{command[0]} did not paint: {''.join(said)}")
        # Reads the remaining output, so that the program does not block while it ends.
        program.stderr.read()
        watch.cancel()
    return taken


def main():
    desk, bare, cli, armies = sys.argv[1:]
    with tempfile.TemporaryDirectory() as home:
        data = str(Path(home, "data"))
        environment = os.environ | {"DRUMHEAD_REPORT_PAINT": "1"}
        for name in ("DATA", "CONFIG", "CACHE"):
            environment[f"XDG_{name}_HOME"] = str(Path(home, name.lower() + "-home"))
        files = sorted(Path(armies).glob("*.json"))
        for file in files:
            taking = [cli, "--data", data, "army", "import", str(file)]
            subprocess.run(taking, check=True, env=environment, stdout=subprocess.DEVNULL)
        commands = {"ours": [desk, "--data", data], "bare": [bare]}
        times = {name: [] for name in commands}
        for _ in range(1 + ROUNDS):
            for name, command in commands.items():
                times[name].append(start(command, environment))
    ours, theirs = (statistics.median(times[name][1:]) * 1e3 for name in ("ours", "bare"))
    print(
        f"{'window, to a library of %d armies' % len(files):<44} {'%.0f ms' % ours:<34} "
        f"{'bare window: %.0f ms' % theirs:<34} {ours / theirs:.2f}"
    )


if __name__ == "__main__":
    main()
