//! Prints: the positions of everything on the paper, and the contents of the files.

mod boards;
mod decks;
pub(crate) mod geometry;
mod labels;
mod sheets;
mod tables;
pub(crate) mod tools;

use std::path::Path;

use drumhead_print::{Edition, Kind, Pages, Paper, PrintError, Template, lay_out, print};
use drumhead_vocabulary::sheet::{Block, Frame, Sheet, Track, TrackMark};

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];
const EDITIONS: [Edition; 2] = [Edition::Standard, Edition::InkSaving];

fn template() -> &'static Template {
    Template::built_in(Kind::Roster).expect("the built-in template is valid")
}

fn laid_out(sheet: &Sheet, paper: Paper, edition: Edition) -> Pages {
    lay_out(sheet, template(), paper, edition).expect("the sheet can be laid out")
}

fn printed(sheet: &Sheet) -> Vec<u8> {
    print(sheet, template(), Paper::A4, Edition::Standard).expect("printed")
}

/// Asserts that the sheet is well set on both paper sizes and in both editions.
fn assert_well_set(sheet: &Sheet) {
    for paper in PAPERS {
        for edition in EDITIONS {
            let pages = laid_out(sheet, paper, edition);
            let faults = geometry::faults(sheet, &pages);
            assert!(
                faults.is_empty(),
                "{paper:?} {edition:?}: {} faults\n{}",
                faults.len(),
                faults[..faults.len().min(12)].join("\n")
            );
        }
    }
}

#[test]
fn a_roster_is_well_set() {
    assert_well_set(&sheets::league());
}

/// Compares the position of each line of text, to a tenth of a point, so that a review shows a
/// changed layout. `DRUMHEAD_SNAPSHOT=write` rewrites the file.
#[test]
fn the_layout_of_a_roster_is_unchanged() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/prints/league.txt");
    let pages = laid_out(&sheets::league(), Paper::A4, Edition::Standard);
    let now = geometry::listing(&pages);
    if std::env::var_os("DRUMHEAD_SNAPSHOT").is_some_and(|wish| wish == "write") {
        std::fs::write(&file, &now).expect("written");
    }
    let then = std::fs::read_to_string(&file).expect("the snapshot can be read");
    let moved: Vec<_> = now
        .lines()
        .zip(then.lines())
        .filter(|(now, then)| now != then)
        .take(5)
        .collect();
    assert!(
        now == then,
        "before and after, the first differences: {moved:#?}"
    );
}

#[test]
fn hard_names_are_well_set() {
    assert_well_set(&sheets::hard());
}

#[test]
fn a_report_is_complete_and_in_reading_order() {
    let sheet = sheets::report();
    let template = Template::built_in(Kind::Report).expect("sound");
    for paper in PAPERS {
        for edition in template.editions() {
            let pages =
                lay_out(&sheet, template, paper, edition).expect("the sheet can be laid out");
            let faults = geometry::faults(&sheet, &pages);
            assert!(faults.is_empty(), "{paper:?} {edition:?}: {faults:#?}");
            // Text with a NUL is exempt, as a NUL has no glyph.
            let mut unread = geometry::unread(&sheet, &pages);
            unread.retain(|text| !text.contains('\0'));
            assert!(unread.is_empty(), "{paper:?} {edition:?}: {unread:#?}");
        }
    }
}

/// The lines of a chart end at their names, and have different styles.
#[test]
fn the_lines_of_a_chart_are_distinguishable_without_colour() {
    let template = Template::built_in(Kind::Report).expect("sound");
    for edition in template.editions() {
        let mut sheet = sheets::head("Losses");
        let chart = sheets::chart(["The League", "The French"], 9, [4, 1]);
        sheet.blocks = vec![Block::Chart(chart)];
        let pages =
            lay_out(&sheet, template, Paper::A4, edition).expect("the sheet can be laid out");
        // The second line is drawn first, and is visible under the first where they coincide.
        let [french, league] = pages.pages[0].strokes.as_slice() else {
            panic!("the chart has two lines");
        };
        assert!(french.line > 2.0 * league.line && french.ink.0 > 0.4 && league.ink.0 < 0.3);
        for (stroke, name) in [(league, "The League"), (french, "The French")] {
            let name = geometry::runs_saying(&pages, name)[0];
            let end = stroke.points.last().expect("the line has nine points");
            assert!(name.x > end.0 && (name.baseline - end.1).abs() < 20.0);
        }
    }
}

#[test]
fn a_roster_is_complete_and_in_reading_order() {
    for sheet in [sheets::league(), sheets::army_of(60)] {
        let pages = laid_out(&sheet, Paper::A4, Edition::Standard);
        assert_eq!(geometry::unread(&sheet, &pages), Vec::<String>::new());
    }
}

#[test]
fn the_two_marks_of_a_small_unit_are_separate() {
    for boxes in 1..=12 {
        let mut sheet = sheets::head("Small");
        sheet.blocks = vec![Block::Entry(sheets::unit(1, "Guns", &[], &[], 9, boxes))];
        assert_well_set(&sheet);
    }
}

/// Returns a sheet with only this track.
fn sheet_of(track: Track) -> Sheet {
    let mut sheet = sheets::head("Track");
    let mut entry = sheets::unit(1, "Foot", &["close order"], &[], 9, 1);
    entry.track = Some(track);
    sheet.blocks = vec![Block::Entry(entry)];
    sheet
}

#[test]
fn each_mark_is_after_its_box() {
    for boxes in [4, 25, 48, 100] {
        for at in 1..=boxes {
            let mark = TrackMark {
                at,
                word: "exhausted".to_owned(),
            };
            let sheet = sheet_of(Track {
                boxes,
                ticked: 0,
                marks: vec![mark],
            });
            let pages = laid_out(&sheet, Paper::A4, Edition::Standard);
            let page = &pages.pages[0];
            assert_eq!(page.boxes.len(), boxes as usize);
            let marked = page.boxes[at as usize - 1].area;
            let behind: Vec<_> = page
                .rules
                .iter()
                .filter(|rule| rule.area.height() > marked.height())
                .collect();
            assert_eq!(behind.len(), 1, "one vertical rule for {at} of {boxes}");
            let mark = behind[0].area;
            assert!(
                mark.top < marked.top && mark.bottom > marked.bottom,
                "{at} of {boxes}"
            );
            let gap = mark.left - marked.right;
            assert!(
                (0.0..2.5).contains(&gap),
                "{at} of {boxes}: {gap} points after the box"
            );
        }
    }
}

#[test]
fn boxes_are_in_groups_of_five() {
    let pages = laid_out(&sheets::army_of(4), Paper::A4, Edition::Standard);
    let boxes = &pages.pages[0].boxes;
    let mut runs = vec![1];
    for pair in boxes.windows(2) {
        let (one, next) = (pair[0].area, pair[1].area);
        if next.top == one.top && next.left - one.right < 3.0 {
            *runs.last_mut().expect("the list is never empty") += 1;
        } else {
            runs.push(1);
        }
    }
    assert!(runs.contains(&5));
    assert!(runs.iter().all(|run| *run <= 5), "{runs:?}");
}

#[test]
fn ticked_boxes_are_filled_or_crossed() {
    let sheet = sheet_of(Track {
        boxes: 12,
        ticked: 7,
        marks: Vec::new(),
    });
    for (edition, fill) in [
        (Edition::Standard, drumhead_print::Fill::Solid),
        (Edition::InkSaving, drumhead_print::Fill::Crossed),
    ] {
        let pages = laid_out(&sheet, Paper::A4, edition);
        let ticked: Vec<bool> = pages.pages[0]
            .boxes
            .iter()
            .map(|frame| frame.fill == fill)
            .collect();
        assert_eq!(ticked.iter().filter(|ticked| **ticked).count(), 7);
        assert!(ticked[..7].iter().all(|ticked| *ticked));
    }
}

#[test]
fn too_many_boxes_are_refused() {
    let sheet = sheet_of(Track {
        boxes: 1_000_000_000,
        ticked: 0,
        marks: Vec::new(),
    });
    let refused = lay_out(&sheet, template(), Paper::A4, Edition::Standard);
    assert!(matches!(
        refused,
        Err(PrintError::TooMuch {
            found: 1_000_000_000,
            ..
        })
    ));
}

#[test]
fn a_table_taller_than_a_page_continues_under_its_head() {
    let mut sheet = sheets::head("Prices");
    sheet.blocks = vec![Block::Table(sheets::table(150))];
    let pages = laid_out(&sheet, Paper::A4, Edition::Standard);
    assert!(pages.pages.len() > 2);
    assert_eq!(
        geometry::runs_saying(&pages, "Troops").len(),
        pages.pages.len()
    );
    assert_eq!(geometry::unread(&sheet, &pages), Vec::<String>::new());
    let parts: Vec<u32> = pages
        .pages
        .iter()
        .flat_map(|page| &page.blocks)
        .map(|placed| placed.part)
        .collect();
    assert!(
        parts.iter().copied().eq((1..).take(pages.pages.len())),
        "{parts:?}"
    );
}

#[test]
fn an_uneven_table_is_refused() {
    let mut table = sheets::table(3);
    table.rows[1].pop();
    let mut sheet = sheets::head("Prices");
    sheet.blocks = vec![Block::Table(table)];
    let refused = lay_out(&sheet, template(), Paper::A4, Edition::Standard);
    assert!(matches!(
        refused,
        Err(PrintError::UnevenTable {
            row: 2,
            cells: 3,
            columns: 4,
            ..
        })
    ));
}

#[test]
fn a_frame_taller_than_a_page_continues() {
    let mut sheet = sheets::head("Long");
    let paragraphs = (0..40).map(|_| sheets::wordy()).collect();
    sheet.blocks = vec![Block::Frame(Frame {
        title: "Read before play".to_owned(),
        paragraphs,
    })];
    let pages = laid_out(&sheet, Paper::A4, Edition::Standard);
    assert!(pages.pages.len() > 1);
    let endings = geometry::read_aloud(&pages).matches("Counf").count();
    assert_eq!(endings, 40, "every paragraph is complete");
    // Each page has a frame around its part of the paragraphs.
    assert!(pages.pages.iter().all(|page| page.boxes.len() == 1));
}

/// A frame with a long paragraph still has columns. They are as even in height as is possible
/// without splitting a paragraph.
#[test]
fn a_frame_with_a_long_paragraph_has_even_columns() {
    let mut sheet = sheets::head("Long");
    let long = "A unit in melee that cannot retire takes a hit for it. ".repeat(6);
    let short = [
        "A road has no effect.",
        "A unit attacks an enemy that it faces.",
    ]
    .map(str::to_owned);
    let mut paragraphs = vec![short[0].clone(), long.trim().to_owned()];
    paragraphs.extend(short.iter().cycle().take(7).cloned());
    sheet.blocks = vec![Block::Frame(Frame {
        title: "Melee".to_owned(),
        paragraphs,
    })];
    let pages = laid_out(&sheet, Paper::A4, Edition::Standard);
    let area = pages.pages[0].blocks[0].area;
    let middle = (area.left + area.right) / 2.0;
    let runs: Vec<_> = (pages.pages[0].text.iter())
        .filter(|run| run.baseline > area.top && run.baseline < area.bottom && run.text != "Melee")
        .collect();
    assert!(
        runs.iter()
            .all(|run| run.x > middle || run.x + run.width < middle + 1.0)
    );
    let right = runs.iter().filter(|run| run.x > middle).count();
    let left = runs.len() - right;
    assert!(left.abs_diff(right) < 2, "{left} and {right}");
}

/// A frame with every interpretation changed: rows of short paragraphs, none of them split, in
/// reading order, under their repeated title on each page.
#[test]
fn a_frame_of_many_paragraphs_continues_without_splitting_one() {
    let paragraphs: Vec<String> = (100..420)
        .map(|place| {
            format!("Interpretation {place}: the words are taken as they stand, {place} times.")
        })
        .collect();
    let mut sheet = sheets::head("Long");
    sheet.blocks = vec![Block::Frame(Frame {
        title: "Read before play".to_owned(),
        paragraphs: paragraphs.clone(),
    })];
    for kind in [Kind::Roster, Kind::Report, Kind::Playsheet, Kind::Tables] {
        let template = Template::built_in(kind).expect("sound");
        for (paper, edition) in PAPERS.into_iter().zip(template.editions()) {
            let pages =
                lay_out(&sheet, template, paper, edition).expect("the sheet can be laid out");
            let parts: Vec<_> = pages.pages.iter().flat_map(|page| &page.blocks).collect();
            assert!(parts.len() > 1, "{kind:?}");
            let titles = geometry::runs_saying(&pages, "Read before play");
            assert_eq!(titles.len(), parts.len(), "{kind:?} {edition:?}");
            let faults = geometry::page_faults(&pages);
            assert!(faults.is_empty(), "{kind:?} {edition:?}: {faults:#?}");
            let read: Vec<String> = (pages.pages.iter())
                .map(|page| page.text.iter().map(|run| run.text.as_str()))
                .map(|runs| runs.collect::<Vec<_>>().join(" "))
                .collect();
            // Each paragraph is whole on one page, and the paragraphs are in order.
            let page_of = |text: &String| read.iter().position(|page| page.contains(text.as_str()));
            let on: Vec<usize> = paragraphs.iter().filter_map(page_of).collect();
            assert_eq!(on.len(), paragraphs.len(), "{kind:?} {edition:?}");
            assert!(on.is_sorted(), "{kind:?} {edition:?}");
        }
    }
}

/// Names of five hundred letters, units of hundreds of figures, and tables and frames with long
/// text, in every edition of the templates for whole sheets.
#[test]
fn the_hardest_sheet_is_well_set_as_roster_playsheet_tables_and_report() {
    let sheet = sheets::hard();
    for kind in [Kind::Roster, Kind::Playsheet, Kind::Tables, Kind::Report] {
        let template = Template::built_in(kind).expect("sound");
        for paper in PAPERS {
            for edition in template.editions() {
                let pages =
                    lay_out(&sheet, template, paper, edition).expect("the sheet can be laid out");
                let mut faults = geometry::page_faults(&pages);
                faults.truncate(8);
                assert!(
                    faults.is_empty(),
                    "{kind:?} {paper:?} {edition:?}: {faults:#?}"
                );
            }
        }
    }
}

#[test]
fn a_face_is_embedded_only_where_it_is_used() {
    let fonts = |name: &str| {
        let mut sheet = sheets::head("Names");
        sheet.blocks = vec![Block::Entry(sheets::unit(1, name, &[], &[], 9, 4))];
        let pdf = printed(&sheet);
        tools::ask("qpdf", &["--check"], &pdf, &[]);
        let fonts = String::from_utf8(tools::ask("pdffonts", &[], &pdf, &[])).expect("UTF-8");
        for line in fonts.lines().skip(2) {
            assert!(line.contains("yes yes yes"), "embedded and subset: {line}");
        }
        fonts
    };
    for (name, face) in [
        ("פרשים", "NotoSansHebrew"),
        ("الخيالة", "NotoSansArabic"),
        ("🐎", "NotoEmoji"),
    ] {
        assert!(fonts(name).contains(face), "{name} is set in {face}");
        assert!(!fonts("Řehoř z Žerotína").contains(face), "{face}");
    }
}

/// A search in the file finds a name as a player types it.
#[test]
fn the_text_of_typographic_marks_is_as_typed() {
    let names = ["the 'New' Model", "Charles' \"foot\"", "in '45"];
    let mut sheet = sheets::head("Names");
    sheet.blocks = names
        .map(|name| Block::Entry(sheets::unit(1, name, &[], &[], 9, 4)))
        .into();
    let text = tools::text(&printed(&sheet));
    for name in names {
        assert!(text.contains(name), "{name}: {text}");
    }
}

#[test]
fn right_to_left_letters_are_in_visual_order() {
    let mut sheet = sheets::head("Names");
    sheet.blocks = vec![Block::Entry(sheets::unit(1, "של 12", &[], &[], 9, 4))];
    let pages = laid_out(&sheet, Paper::A4, Edition::Standard);
    let runs = geometry::runs_saying(&pages, "של 12");
    let glyphs: Vec<&str> = runs[0]
        .glyphs
        .iter()
        .map(|glyph| &runs[0].text[glyph.from as usize..glyph.to as usize])
        .collect();
    assert_eq!(glyphs, ["1", "2", " ", "ל", "ש"], "from left to right");
    assert!(runs[0].glyphs.iter().all(|glyph| glyph.id != 0));
}

#[test]
fn the_bookmarks_of_a_roster_are_its_commands() {
    let pdf = printed(&sheets::league());
    let json = tools::ask("qpdf", &["--json=2", "--json-key=outlines"], &pdf, &[]);
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    let marks: Vec<&str> = json["outlines"]
        .as_array()
        .expect("bookmarks")
        .iter()
        .filter_map(|mark| mark["title"].as_str())
        .collect();
    assert_eq!(
        marks,
        [
            "Gonzaga, commander-in-chief",
            "Caiazzo, subgeneral",
            "No command"
        ]
    );
}

/// A viewer shows the title and the bookmarks beside text of its own.
#[test]
fn titles_do_not_reverse_the_text_around_them() {
    let mut sheet = sheets::head("The \u{202e}army");
    sheet.blocks = vec![
        sheets::heading("Gonzaga's\u{2067} command", ""),
        Block::Entry(sheets::unit(1, "Pikes", &[], &[], 9, 4)),
    ];
    let pdf = printed(&sheet);
    let info = tools::ask("pdfinfo", &[], &pdf, &[]);
    let info = String::from_utf8_lossy(&info);
    assert!(info.contains("The army"), "{info}");
    let json = tools::ask("qpdf", &["--json=2", "--json-key=outlines"], &pdf, &[]);
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    assert_eq!(json["outlines"][0]["title"], "Gonzaga’s command");
}

#[test]
fn names_and_totals_are_searchable() {
    let text = tools::text(&printed(&sheets::league()));
    for word in [
        "1 Gonzaga's lances 380",
        "4 Venetian pikes 378",
        "2,288 of 2,400 points",
        "exhausted",
    ] {
        assert!(text.contains(word), "{word:?} in\n{text}");
    }
    let hard = tools::text(&printed(&sheets::hard()));
    for word in [
        "<script>alert(\"&amp;\")</script>",
        "Řehoř z Žerotína",
        "🐎",
        "漢字の名前",
    ] {
        assert!(hard.contains(word), "{word:?}");
    }
    // Hebrew is found in reading order, but Arabic only letter by letter: Arabic letters share
    // outlines, and a file can state only one text for each outline.
    for word in ["פרשים", "כבדים", "ראשון"] {
        assert!(hard.contains(word), "{word:?}");
    }
    let joined: String = hard.split_whitespace().collect();
    let name: String = sheets::unbroken();
    assert!(joined.contains(&name[..40]), "the long name is complete");
}

#[test]
fn the_ink_saving_edition_saves_ink_without_adding_pages() {
    let sheet = sheets::army_of(20);
    let [standard, saving] = EDITIONS.map(|edition| {
        let pages = laid_out(&sheet, Paper::A4, edition).pages.len();
        let pdf = print(&sheet, template(), Paper::A4, edition).expect("printed");
        (pages, tools::ink(&pdf))
    });
    assert!(saving.0 <= standard.0);
    assert!(
        saving.1 < standard.1 * 0.85,
        "{} against {}",
        saving.1,
        standard.1
    );
}

#[test]
fn an_illegal_army_is_marked_on_every_page() {
    let sheet = sheets::hard();
    let pages = laid_out(&sheet, Paper::A4, Edition::Standard);
    assert_eq!(
        geometry::runs_saying(&pages, "Illegal: 14 problems").len(),
        pages.pages.len()
    );
}
