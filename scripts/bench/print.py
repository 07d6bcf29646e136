"""Has typst and WeasyPrint set the rosters that drumhead-bench printed, and prints the ratios.

usage: print.py FOLDER FONTS

FOLDER holds `ours.pdf` and `rosters.json` of drumhead-bench; the PDF files of the others are left
beside them. FONTS is the folder of the font packages. Each engine is warm: its fonts are loaded,
its document is a string in memory, and only the way from that string to the bytes of a PDF file is
measured. Each round has its own texts, as for the desk's roster. What is in the others' favour:
neither draws the hit boxes, and neither has to bring the army into words.
"""

import html
import json
import statistics
import sys
import time
from pathlib import Path

import typst
import weasyprint
from weasyprint.text.fonts import FontConfiguration

HERE = Path(__file__).parent
FACES = [
    ("IM Fell English SC", 400, "im-fell-english-sc/400Regular/IMFellEnglishSC_400Regular.ttf"),
    ("Source Sans 3", 400, "source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
    ("Source Sans 3", 600, "source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
]


def with_typst(fonts):
    """From the roster's texts to a function that sets them."""
    compiler = typst.Compiler(
        str(HERE / "roster.typ"),
        font_paths=[str((fonts / file).parent) for _, _, file in FACES],
        ignore_system_fonts=True,
    )
    # Untagged, as the desk's own file is.
    return lambda text: compiler.compile(
        format="pdf", sys_inputs={"sheet": text}, pdf_tags=False
    ), json.dumps


def with_weasyprint(fonts):
    """As `with_typst`."""
    faces = FontConfiguration()
    rules = "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight};'
        f' src: url("{(fonts / file).resolve().as_uri()}") }}'
        for family, weight, file in FACES
    )
    style = weasyprint.CSS(string=rules + (HERE / "roster.css").read_text(), font_config=faces)
    return lambda text: weasyprint.HTML(string=text).write_pdf(
        stylesheets=[style], font_config=faces
    ), page


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
    """Units that follow each other: one table."""
    return "<table>" + "".join(row(unit, e) for unit in block["units"]) + "</table>"


def row(unit, e):
    """A unit: its row of the table."""
    lines = [f'<b>{e(unit["name"])}</b>', *map(e, unit["lines"])]
    lines += [f"<b>{e(breach)}</b>" for breach in unit["breaches"]]
    looks = [f"{e(label)} {e(value)}" for label, value in unit["looks"]]
    return (
        f'<tr><td class="number"><b>{e(unit["number"])}</b><td>{"<br>".join(lines)}'
        f'<td class="looks">{"<br>".join(looks)}<td class="points"><b>{e(unit["points"])}</b>'
    )


def ruled_table(table, e):
    """A table that is not of units."""
    heads = "".join(f"<th>{e(head)}" for head in table["heads"])
    rows = "".join("<tr>" + "".join(f"<td>{e(cell)}" for cell in row) for row in table["rows"])
    return f'<p><b>{e(table["caption"])}</b></p><table><thead><tr>{heads}<tbody>{rows}</table>'


def framed(frame, e):
    """What must be read before play."""
    paragraphs = "".join(f"<p>{e(paragraph)}</p>" for paragraph in frame["paragraphs"])
    return f'<section><h3>{e(frame["title"])}</h3><div>{paragraphs}</div></section>'


BLOCKS = {
    "heading": lambda block, e: f'<h2>{e(block["text"])} <small>{e(block["note"])}</small></h2>',
    "entries": entries,
    "table": ruled_table,
    "frame": framed,
}


def main():
    folder, fonts = map(Path, sys.argv[1:])
    made = json.loads((folder / "rosters.json").read_text())
    ours, size = made["median_ms"], (folder / "ours.pdf").stat().st_size
    engines = {
        f"typst {typst.__version__}": (with_typst(fonts), "typst.pdf"),
        f"WeasyPrint {weasyprint.__version__}": (with_weasyprint(fonts), "weasyprint.pdf"),
    }
    for name, ((set_text, source), file) in engines.items():
        times = []
        for text in [source(sheet) for sheet in made["sheets"]]:
            start = time.perf_counter()
            pdf = set_text(text)
            times.append(time.perf_counter() - start)
        (folder / file).write_bytes(pdf)
        theirs = statistics.median(times[made["warm"] :]) * 1e3
        print(
            f"{'roster of %d units' % made['units']:<44} "
            f"{'%.1f ms, %.0f kB' % (ours, size / 1e3):<34} "
            f"{'%s: %.1f ms, %.0f kB' % (name, theirs, len(pdf) / 1e3):<34} "
            f"time {ours / theirs:.4f} ({theirs / ours:.0f} times as fast), size {size / len(pdf):.2f}"
        )


if __name__ == "__main__":
    main()
