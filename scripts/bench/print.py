"""Typesets the documents of drumhead-bench with typst, WeasyPrint and Chromium, and prints the
ratios of time, size and memory.

usage: print.py FOLDER FONTS

FOLDER contains `NAME-ours.pdf` and `NAME.json` of drumhead-bench for each document; the PDF files
of the other engines are saved beside them. FONTS is the folder of the font packages. Each engine is
warm: its fonts are loaded, its document is a string in memory, and only the step from that string to
the bytes of a PDF file is measured. Each round has its own texts, as for the desk. Each engine and
document has its own process. Its peak memory is counted; for Chromium the memory of all its
processes at the end, with shared pages counted once.
The other engines do less: they do not draw hit boxes, chart lines or picture frames, and they print
cards and labels as a list, without their sizes and cut marks. All engines, and the desk, may cache
words and glyphs between rounds.
"""

import base64
import html
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
FACES = [
    ("IM Fell English SC", 400, "im-fell-english-sc/400Regular/IMFellEnglishSC_400Regular.ttf"),
    ("Source Sans 3", 400, "source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
    ("Source Sans 3", 600, "source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
]


class Typst:
    """The compiler of typst, as a library."""

    file = "typst.pdf"

    def __init__(self, fonts):
        import typst

        self.name = f"typst {typst.__version__}"
        self.source = json.dumps
        self.compiler = typst.Compiler(
            str(HERE / "roster.typ"),
            font_paths=[str((fonts / file).parent) for _, _, file in FACES],
            ignore_system_fonts=True,
        )

    def set(self, text):
        """Untagged, like the desk's own file."""
        return self.compiler.compile(format="pdf", sys_inputs={"sheet": text}, pdf_tags=False)

    def peak(self):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def face_rules(fonts):
    """The font faces as CSS."""
    return "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight};'
        f' src: url("{(fonts / file).resolve().as_uri()}") }}'
        for family, weight, file in FACES
    )


class WeasyPrint:
    """WeasyPrint, as a library."""

    file = "weasyprint.pdf"

    def __init__(self, fonts):
        import weasyprint
        from weasyprint.text.fonts import FontConfiguration

        self.name = f"WeasyPrint {weasyprint.__version__}"
        self.source, self.html = page, weasyprint.HTML
        self.faces = FontConfiguration()
        rules = face_rules(fonts) + (HERE / "roster.css").read_text()
        self.style = weasyprint.CSS(string=rules, font_config=self.faces)

    def set(self, text):
        return self.html(string=text).write_pdf(stylesheets=[self.style], font_config=self.faces)

    def peak(self):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class Chromium:
    """Headless Chromium, driven over a pipe: each round is loaded into one open page."""

    file = "chromium.pdf"

    def __init__(self, fonts):
        program = next(filter(None, map(shutil.which, CHROMIUM)))
        version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
        self.name = " ".join(version.stdout.split()[:2]).rsplit(".", 2)[0]
        style = face_rules(fonts) + (HERE / "roster.css").read_text()
        self.source = lambda sheet: page(sheet).replace("<p ", f"<style>{style}</style><p ", 1)
        # Chromium's last processes may still write to this folder after Chromium has exited.
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (ours, theirs), (back, out) = os.pipe(), os.pipe()
        blank = Path(self.home.name) / "blank.html"
        blank.write_text("<!doctype html>")

        def give():
            """Chromium reads requests from descriptor 3 and answers on 4."""
            for end, number in ((os.dup(ours), 3), (os.dup(out), 4)):
                os.dup2(end, number)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
             "--remote-debugging-pipe", f"--user-data-dir={self.home.name}/profile", "about:blank"],
            preexec_fn=give, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.to, self.back, self.rest, self.number = theirs, back, b"", 0
        self.session = None
        target = self.ask("Target.createTarget", url=blank.as_uri())["targetId"]
        attached = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        self.ask("Page.enable")
        time.sleep(1)
        self.frame = self.ask("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.most = 0

    def ask(self, method, **params):
        """Sends a request and waits for its answer."""
        self.number += 1
        asked = {"id": self.number, "method": method, "params": params}
        if self.session:
            asked["sessionId"] = self.session
        message = json.dumps(asked).encode() + b"\0"
        while message:
            message = message[os.write(self.to, message):]
        while True:
            while b"\0" not in self.rest:
                self.rest += os.read(self.back, 1 << 20)
            answer, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(answer)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def set(self, text):
        self.ask("Page.setDocumentContent", frameId=self.frame, html=text)
        self.ask("Runtime.evaluate", expression="document.fonts.ready.then(() => 1)", awaitPromise=True)
        printed = self.ask("Page.printToPDF", preferCSSPageSize=True, printBackground=True)
        return base64.b64decode(printed["data"])

    def peak(self):
        """The memory of all Chromium processes; then ends them."""
        parents = {}
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
                parents[int(fields["Pid"])] = int(fields["PPid"])
            except (OSError, ValueError, KeyError):
                continue
        ours, grown = {self.process.pid}, True
        while grown:
            more = {pid for pid, parent in parents.items() if parent in ours} - ours
            ours, grown = ours | more, bool(more)
        peak = sum(shared_out(pid) for pid in ours)
        self.ask("Target.closeTarget", targetId=self.frame)
        self.process.terminate()
        self.process.wait()
        self.home.cleanup()
        return peak


def shared_out(pid):
    """A process's memory in kB, with its part of shared pages (PSS)."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ENGINES = {"typst": Typst, "weasyprint": WeasyPrint, "chromium": Chromium}
DOCUMENTS = ("roster", "cards", "labels", "playsheet", "report")


def page(sheet):
    """The roster as HTML."""
    e = html.escape
    out = [f'<!doctype html><html lang="en-GB"><title>{e(sheet["title"])}</title>']
    out.append(f'<p class="credit">{e(sheet["credit"])}</p><header>')
    if sheet["figure"]:
        number, unit = sheet["figure"]
        out.append(f'<p class="figure"><b>{e(number)}</b> {e(unit)}</p>')
    out.append(f'<h1>{e(sheet["title"])}</h1>')
    if sheet["stamp"]:
        out.append(f'<p class="stamp"><b>{e(sheet["stamp"])}</b></p>')
    out.append(f'<p>{e(sheet["subtitle"])}</p></header><p>')
    out.extend(f"<b>{e(label)}</b> {e(value)} " for label, value in sheet["facts"])
    out.append("</p>")
    out.extend(BLOCKS[block["is"]](block, e) for block in sheet["blocks"])
    return "".join(out)


def entries(block, e):
    """Consecutive units as one table."""
    return "<table>" + "".join(row(unit, e) for unit in block["units"]) + "</table>"


def row(unit, e):
    """A unit: its row of the table."""
    lines = [f'<b>{e(unit["name"])}</b>', *map(e, unit["lines"])]
    lines += [f"<b>{e(problem)}</b>" for problem in unit["problems"]]
    values = [f"{e(label)} {e(value)}" for label, value in unit["values"]]
    return (
        f'<tr><td class="number"><b>{e(unit["number"])}</b><td>{"<br>".join(lines)}'
        f'<td class="values">{"<br>".join(values)}<td class="points"><b>{e(unit["points"])}</b>'
    )


def ruled_table(table, e):
    """A table without units."""
    heads = "".join(f"<th>{e(head)}" for head in table["heads"])
    rows = "".join("<tr>" + "".join(f"<td>{e(cell)}" for cell in row) for row in table["rows"])
    return f'<p><b>{e(table["caption"])}</b></p><table><thead><tr>{heads}<tbody>{rows}</table>'


def framed(frame, e):
    """Notes to read before play."""
    paragraphs = "".join(f"<p>{e(paragraph)}</p>" for paragraph in frame["paragraphs"])
    return f'<section><h3>{e(frame["title"])}</h3><div>{paragraphs}</div></section>'


def paragraph(prose, e):
    """A paragraph with its heading."""
    return f'<p class="prose"><b>{e(prose["lead"])}</b> {e(prose["text"])}</p>'


BLOCKS = {
    "heading": lambda block, e: f'<h2>{e(block["text"])} <small>{e(block["note"])}</small></h2>',
    "entries": entries,
    "table": ruled_table,
    "frame": framed,
    "prose": paragraph,
}


def measure(folder, fonts, engine, document):
    """Typesets a document's rounds with an engine and prints the times as JSON."""
    made = json.loads((folder / f"{document}.json").read_text())
    setter = ENGINES[engine](fonts)
    times = []
    for text in [setter.source(sheet) for sheet in made["sheets"]]:
        start = time.perf_counter()
        pdf = setter.set(text)
        times.append(time.perf_counter() - start)
    (folder / f"{document}-{setter.file}").write_bytes(pdf)
    median = statistics.median(times[made["warm"] :]) * 1e3
    print(json.dumps([setter.name, median, len(pdf), setter.peak()]))


def main():
    folder, fonts = map(Path, sys.argv[1:3])
    if len(sys.argv) > 3:
        measure(folder, fonts, *sys.argv[3:])
        return
    for document in DOCUMENTS:
        made = json.loads((folder / f"{document}.json").read_text())
        ours, size = made["median_ms"], (folder / f"{document}-ours.pdf").stat().st_size
        for engine in ENGINES:
            asked = [sys.executable, __file__, folder, fonts, engine, document]
            told = subprocess.run(asked, capture_output=True, text=True, check=False)
            if told.returncode != 0:
                print(f"{document}: {engine} could not be asked: {told.stderr.strip()[-200:]}")
                continue
            name, theirs, bytes_, peak = json.loads(told.stdout)
            print(
                f"{document:<44} "
                f"{'%.1f ms, %.0f kB, %.0f MB' % (ours, size / 1e3, made['peak_kb'] / 1e3):<34} "
                f"{'%s: %.1f ms, %.0f kB, %.0f MB' % (name, theirs, bytes_ / 1e3, peak / 1e3):<34} "
                f"time {ours / theirs:.4f} ({theirs / ours:.0f} times as fast), "
                f"size {size / bytes_:.2f}, memory {made['peak_kb'] / peak:.2f}"
            )


if __name__ == "__main__":
    main()
