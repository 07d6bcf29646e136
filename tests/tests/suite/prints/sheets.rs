//! Printable sheets: a roster like a rulebook's, and sheets that are hard to set.

use drumhead_vocabulary::sheet::{
    Align, Block, Chart, ChartLine, Column, Entry, Fact, Figure, Frame, Heading, PageWords,
    Pictures, Prose, Sheet, Stamp, Table, Track, TrackMark,
};

/// Returns a fact from a label and a value.
pub(crate) fn fact(label: &str, value: &str) -> Fact {
    Fact {
        label: label.to_owned(),
        value: value.to_owned(),
    }
}

/// Returns a heading.
pub(crate) fn heading(text: &str, note: &str) -> Block {
    Block::Heading(Heading {
        text: text.to_owned(),
        note: note.to_owned(),
    })
}

/// Returns hit boxes with both marks, each at its share of the total, rounded up.
pub(crate) fn track(boxes: u32, ticked: u32) -> Option<Track> {
    let mark = |at: u32, word: &str| TrackMark {
        at,
        word: word.to_owned(),
    };
    Some(Track {
        boxes,
        ticked,
        marks: vec![
            mark((boxes * 2).div_ceil(4), "exhausted"),
            mark((boxes * 3).div_ceil(4), "shattered"),
        ],
    })
}

/// Returns a unit.
pub(crate) fn unit(
    number: usize,
    name: &str,
    lines: &[&str],
    facts: &[(&str, &str)],
    points: u32,
    boxes: u32,
) -> Entry {
    Entry {
        number: number.to_string(),
        name: name.to_owned(),
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        facts: facts
            .iter()
            .map(|(label, value)| fact(label, value))
            .collect(),
        points: points.to_string(),
        track: track(boxes, 0),
        problems: Vec::new(),
        ticks: Vec::new(),
    }
}

/// Returns the words that a layout adds, in English.
fn page_words() -> PageWords {
    PageWords {
        page: "{page} of {pages}".to_owned(),
        continued: "{heading}, continued".to_owned(),
        part: "{caption} · hexes {from} to {to}".to_owned(),
    }
}

/// Returns an empty sheet with a head.
pub(crate) fn head(title: &str) -> Sheet {
    Sheet {
        title: title.to_owned(),
        subtitle: "Venice and Milan, 1495 · Fornovo to Sedgemoor, 25–30 mm".to_owned(),
        figure: Some(Figure {
            number: "2,288".to_owned(),
            unit: "of 2,400 points".to_owned(),
        }),
        stamp: None,
        facts: vec![
            fact(
                "Commander-in-chief",
                "Francesco Gonzaga, 12″ (6″ irregulars)",
            ),
            fact("Artillery weight", "4"),
            fact("Interpretations", "main text"),
        ],
        blocks: Vec::new(),
        credit: "Rules by Wes Rogers. Numbers from the book, words ours.".to_owned(),
        language: "en-GB".to_owned(),
        words: page_words(),
    }
}

const LANCES: &[(&str, &str)] = &[
    ("move", "8″, charge 14″"),
    ("shot", "guns 5+, rest 2+"),
    ("combat", "heavy 5+, other 4+"),
];

/// An example unit: name, description, values for play, points, hit boxes.
type Example = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
    u32,
    u32,
);

/// The commands of the League at Fornovo: heading, note, units.
const COMMANDS: [(&str, &str, &[Example]); 3] = [
    (
        "Gonzaga, commander-in-chief",
        "12″ · influences any unit",
        &[
            (
                "Gonzaga’s lances",
                "cavalry, regular A, nobles · 12 armoured on barded horses · heavy lances · gallop",
                LANCES,
                380,
                12,
            ),
            (
                "Mantuan crossbows",
                "mounted foot, regular C · 16 medium · crossbows · horses",
                &[
                    ("move", "6″, charge 8″; mounted 12″"),
                    ("shot", "longbow 6, other bows 5+"),
                    ("combat", "6"),
                ],
                154,
                16,
            ),
        ],
    ),
    (
        "Caiazzo, subgeneral",
        "8″ · commands units 3, 4, 5",
        &[
            (
                "Milanese men-at-arms",
                "cavalry, regular B · 12 armoured on barded horses · heavy lances · gallop",
                &[
                    ("move", "8″, charge 14″"),
                    ("shot", "guns 6, crossbow 3+, rest 2+"),
                    ("combat", "heavy 5+, other 4+"),
                ],
                296,
                12,
            ),
            (
                "Venetian pikes",
                "foot, regular C, close order · 32 heavy pikes, 16 medium crossbows in two sleeves · pike and shot",
                &[
                    ("move", "6″, charge 8″"),
                    ("shot", "6 / 5+ / 4+ pikes, 5+ shot"),
                    ("combat", "heavy 6, other 5+ / 6"),
                ],
                378,
                48,
            ),
            (
                "Stradiots",
                "irregular cavalry B, skirmish · 16 light · light lances, javelins · false rout",
                &[
                    ("move", "16″, charge 24″"),
                    ("shot", "guns 6, crossbow 6"),
                    ("combat", "none"),
                ],
                276,
                16,
            ),
        ],
    ),
    (
        "No command",
        "",
        &[
            (
                "Great guns",
                "2 medium guns, 8 gunners, regular C · limbers",
                &[
                    ("move", "limbered 4″, reload 1"),
                    ("range", "ball 24/48″, hail 6″"),
                ],
                244,
                8,
            ),
            (
                "Fortebraccio’s horse",
                "cavalry, regular C · 16 heavy · heavy lances · gallop",
                &[
                    ("move", "12″, charge 20″"),
                    ("shot", "crossbow 6, longbow 5+, rest 4+"),
                    ("combat", "heavy 6, other 5+"),
                ],
                260,
                16,
            ),
        ],
    ),
];

/// Text to read before play.
const BEFORE_PLAY: [&str; 4] = [
    "Mounted shoot one die per 3 figures (interpretation D-05, default).",
    "No problem. One warning: see unit 6.",
    "Late light ballshot 20/40″ (interpretation D-08, default).",
    "Steady = regular, close order, ordered, good or halted.",
];

/// Returns the army of the League at Fornovo, as its rulebook's roster.
pub(crate) fn league() -> Sheet {
    let mut sheet = head("Army of the League");
    let mut numbers = 1..;
    for (command, note, units) in COMMANDS {
        sheet.blocks.push(heading(command, note));
        for ((name, line, facts, points, boxes), number) in units.iter().zip(numbers.by_ref()) {
            let unit = unit(number, name, &[line], facts, *points, *boxes);
            sheet.blocks.push(Block::Entry(unit));
        }
    }
    sheet.blocks.push(Block::Frame(Frame {
        title: "Read before play".to_owned(),
        paragraphs: BEFORE_PLAY.map(str::to_owned).into(),
    }));
    sheet
}

/// Returns an army of many units, in commands of six.
pub(crate) fn army_of(units: usize) -> Sheet {
    let mut sheet = head("Army of the League");
    let pattern: Vec<Entry> = league().entries().cloned().collect();
    for place in 0..units {
        if place % 6 == 0 {
            let command = format!("Command {}", place / 6 + 1);
            sheet
                .blocks
                .push(heading(&command, "8″ · the six units below"));
        }
        let mut entry = pattern[place % pattern.len()].clone();
        entry.number = (place + 1).to_string();
        entry.name = format!("{} of company {}", entry.name, place + 1);
        sheet.blocks.push(Block::Entry(entry));
    }
    sheet
}

/// Returns five hundred letters without a space.
pub(crate) fn unbroken() -> String {
    "Wallensteinische".chars().cycle().take(500).collect()
}

/// Returns five hundred letters in words.
pub(crate) fn wordy() -> String {
    "the regiment of foot of the late Count of "
        .chars()
        .cycle()
        .take(499)
        .chain(['f'])
        .collect()
}

/// Returns names that a hostile or a learned user might choose.
pub(crate) fn hard_names() -> Vec<String> {
    vec![
        unbroken(),
        wordy(),
        "🐎🏇🏽 Reiter 👩‍👩‍👧‍👦🇮🇹".to_owned(),
        "<script>alert(\"&amp;\")</script>".to_owned(),
        "פרשים כבדים של וינה 12 (ראשון)".to_owned(),
        "الخيالة الثقيلة 1495".to_owned(),
        "Lords فرسان and Ladies".to_owned(),
        "\u{202E}reversed by force".to_owned(),
        format!("Z{}algo", "\u{0301}\u{0316}".repeat(60)),
        "Řehoř z Žerotína, Győr, Ægidius, Ёлка, Ἀλέξανδρος".to_owned(),
        "line\nbreak\ttab\u{0}nul\u{7}bell".to_owned(),
        "漢字の名前".to_owned(),
        "   ".to_owned(),
        String::new(),
    ]
}

/// Returns a sheet with everything that is hard to set: names, sizes, stamps, problems, tables.
pub(crate) fn hard() -> Sheet {
    let mut sheet = army_of(2);
    sheet.title = wordy();
    sheet.stamp = Some(Stamp {
        text: "Illegal: 14 problems".to_owned(),
    });
    sheet.facts.push(fact("Notes", &wordy()));
    for (place, name) in hard_names().iter().enumerate() {
        let boxes = [4, 1, 2, 100, 0, 7, 48, 5, 26, 250][place % 10];
        let mut entry = unit(
            place + 3,
            name,
            &[name, "a line of its own"],
            LANCES,
            1_000_000,
            boxes,
        );
        entry.facts.push(fact("shot", name));
        entry.problems = vec![format!("Against 4.2: {name}")];
        sheet.blocks.push(heading(name, "8″ · three units"));
        sheet.blocks.push(Block::Entry(entry));
    }
    sheet.blocks.push(Block::Table(table(9)));
    sheet.blocks.push(Block::Frame(Frame {
        title: "Read before play".to_owned(),
        paragraphs: vec![wordy(), unbroken(), String::new()],
    }));
    sheet
}

/// Returns a table of prices with this many rows.
pub(crate) fn table(rows: usize) -> Table {
    let column = |head: &str, align, share| Column {
        head: head.to_owned(),
        align,
        share,
    };
    Table {
        caption: "Price of foot".to_owned(),
        columns: vec![
            column("Troops", Align::Left, 2),
            column("Armour", Align::Left, 1),
            column("Points", Align::Right, 0),
            column("Ranks", Align::Centre, 0),
        ],
        rows: (1..=rows)
            .map(|row| {
                vec![
                    format!(
                        "Pikemen of the {row}th company, with bucklers and halberds among them"
                    ),
                    "heavy".to_owned(),
                    (row * 37).to_string(),
                    format!("{}", row % 5 + 1),
                ]
            })
            .collect(),
    }
}

/// Returns a paragraph.
fn prose(lead: &str, text: &str, own: bool) -> Block {
    Block::Prose(Prose {
        lead: lead.to_owned(),
        text: text.to_owned(),
        own,
    })
}

/// Returns a chart of two lines. At each step, each line grows by its number in `by`.
pub(crate) fn chart(names: [&str; 2], steps: usize, by: [u32; 2]) -> Chart {
    let line = |name: &str, by: u32| ChartLine {
        name: name.to_owned(),
        values: (0..).map(|turn| turn * by).take(steps).collect(),
    };
    Chart {
        caption: "Losses".to_owned(),
        counted: "figures lost".to_owned(),
        step: "turn".to_owned(),
        steps: (0..steps).map(|turn| turn.to_string()).collect(),
        lines: vec![line(names[0], by[0]), line(names[1], by[1])],
    }
}

/// Returns a report: paragraphs; charts with lines that end apart, together, at 0 and very high;
/// picture slots; and names that are hard to set.
pub(crate) fn report() -> Sheet {
    let mut sheet = head("Fornovo, the sixth of July");
    for turn in 1..=6 {
        let note = "the League lost 12, the French 4";
        sheet.blocks.push(heading(&format!("Turn {turn}"), note));
        for phase in ["Rally", "Move", "Shoot", "Combat"] {
            let text = "Fire from Mantuan crossbows (2) and the guns cost the Swiss pikes (4) seven \
                        of their forty figures. They stood it, and came on. ";
            sheet.blocks.push(prose(phase, &text.repeat(2), false));
        }
        sheet.blocks.push(prose("Note", "A glorious stand", true));
    }
    for name in hard_names() {
        sheet.blocks.push(prose("Combat", &name, false));
        sheet.blocks.push(prose("Note", &name, true));
    }
    let (wordy, unbroken) = (wordy(), unbroken());
    for (names, steps, by) in [
        (["The League", "The French"], 9, [4, 1]),
        (["The League", "The French"], 9, [0, 0]),
        ([wordy.as_str(), unbroken.as_str()], 2, [3, 3]),
        (["", "פרשים כבדים"], 1, [1, 0]),
        (["A", "B"], 80, [40, 41]),
        (["A", "B"], 0, [1, 1]),
    ] {
        let chart = chart(names, steps, by);
        sheet.blocks.push(Block::Chart(chart));
    }
    for captions in [hard_names()[..4].to_vec(), vec![String::new(); 4]] {
        sheet
            .blocks
            .push(Block::Pictures(Pictures { first: 1, captions }));
    }
    sheet
}
