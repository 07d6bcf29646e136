//! Tests of the positions of blocks.

use drumhead_print::{
    Area, Edition, Kind, Numbering, Page, Pages, Paper, Template, lay_out, lay_out_numbered,
};
use drumhead_vocabulary::sheet::{
    Align, Block, Column, Pictures, Piece, PieceKind, Prose, Sheet, Table,
};

use crate::sheets::{heading, laid_out, roster, table, unit};

/// Returns the page and the area of an unsplit block.
fn place_of(pages: &Pages, block: usize) -> (usize, Area) {
    pages
        .pages
        .iter()
        .enumerate()
        .flat_map(|(number, page)| page.blocks.iter().map(move |placed| (number, placed)))
        .find(|(_, placed)| placed.block == block)
        .map(|(number, placed)| (number, placed.area))
        .expect("every block is placed")
}

#[test]
fn twelve_units_without_prices_fit_one_page_in_two_columns() {
    let pages = laid_out(&roster(12, ""), Edition::Standard);
    let (_, first) = place_of(&pages, 1);
    let (_, seventh) = place_of(&pages, 7);
    assert!(
        (first.top - seventh.top).abs() < 0.01,
        "both columns begin at the same height"
    );
    assert!(seventh.left > first.right + 15.0, "{first:?} {seventh:?}");
    assert!((seventh.right - pages.frame.right).abs() < 0.1);
    for block in 1..=12 {
        assert_eq!(place_of(&pages, block).0, 0, "unit {block} is on page 1");
    }
}

#[test]
fn blocks_after_columns_are_below_all_columns_and_use_the_full_width() {
    let pages = laid_out(&roster(7, ""), Edition::Standard);
    let lowest = (1..=7)
        .map(|block| place_of(&pages, block).1.bottom)
        .fold(0.0, f32::max);
    for block in [8, 9] {
        let (page, area) = place_of(&pages, block);
        assert_eq!(page, 0);
        assert!(area.top >= lowest, "{area:?} is not below {lowest}");
        assert!((area.right - pages.frame.right).abs() < 0.01, "{area:?}");
        assert!((area.left - pages.frame.left).abs() < 0.01, "{area:?}");
    }
}

#[test]
fn columns_continue_over_pages_in_order() {
    let pages = laid_out(&roster(60, ""), Edition::Standard);
    let met: Vec<usize> = pages
        .pages
        .iter()
        .flat_map(|page| page.blocks.iter().map(|placed| placed.block))
        .collect();
    assert_eq!(met, (0..63).collect::<Vec<_>>());
    for page in &pages.pages {
        for placed in &page.blocks {
            assert!(placed.area.bottom <= pages.frame.bottom, "{placed:?}");
        }
    }
}

/// The columns have the minimum height at which all units fit.
#[test]
fn columns_are_as_even_as_their_units_allow() {
    let columns = |sheet: &Sheet| {
        let pages = laid_out(sheet, Edition::Standard);
        let blocks = pages.pages[0].blocks.iter();
        let units: Vec<Area> = blocks.skip(1).map(|placed| placed.area).collect();
        let left = units.iter().filter(|area| area.left == units[0].left);
        (left.count(), units.len())
    };
    let of_units = |units: usize| {
        let mut sheet = roster(units, "");
        sheet.blocks.truncate(units + 1);
        sheet
    };
    assert_eq!(columns(&of_units(5)), (3, 5));
    let mut sheet = of_units(3);
    let Block::Entry(first) = &mut sheet.blocks[1] else {
        panic!("the first unit is printed");
    };
    first.lines = vec!["Infantry, starting in H8".to_owned(); 20];
    assert_eq!(columns(&sheet), (1, 3));
}

#[test]
fn units_with_prices_or_in_large_type_or_on_a_phone_are_in_one_column() {
    for (points, edition) in [
        ("120", Edition::Standard),
        ("", Edition::Phone),
        ("", Edition::LargeType),
    ] {
        let pages = laid_out(&roster(3, points), edition);
        for block in 1..=3 {
            let (_, area) = place_of(&pages, block);
            assert!((area.right - pages.frame.right).abs() < 0.1, "{area:?}");
        }
    }
}

#[test]
fn moves_share_a_line_in_columns() {
    let pages = laid_out(&roster(2, ""), Edition::Standard);
    let line = |word: &str| {
        let mut runs = pages.pages[0].text.iter();
        let run = runs.find(|run| run.text == word);
        run.map(|run| run.baseline).expect("the word is printed")
    };
    assert!((line("Move") - line("Range")).abs() < 0.01);
}

#[test]
fn four_pictures_fill_their_page() {
    let mut sheet = roster(1, "");
    sheet.blocks = vec![
        table(),
        heading("Pictures"),
        Block::Pictures(Pictures {
            first: 1,
            captions: vec![String::new(); 4],
        }),
    ];
    let template = Template::built_in(Kind::Report).expect("the built-in template parses");
    for edition in template.editions() {
        for paper in [Paper::A4, Paper::Letter] {
            let pages =
                lay_out(&sheet, template, paper, edition).expect("the sheet can be laid out");
            let (page, area) = place_of(&pages, 2);
            assert_eq!(page, 1, "{edition:?} on {paper:?}");
            assert_eq!(
                place_of(&pages, 1).0,
                page,
                "the heading stays with the pictures"
            );
            let parts = pages.pages.iter().flat_map(|page| &page.blocks);
            assert!(
                parts.into_iter().all(|part| part.part == 1),
                "no picture is split"
            );
            let filled = area.bottom / pages.frame.bottom;
            assert!(filled > 0.9, "{edition:?} on {paper:?}: {filled}");
        }
    }
}

#[test]
fn the_page_before_the_pictures_is_not_nearly_empty() {
    let template = Template::built_in(Kind::Report).expect("the built-in template parses");
    for units in 4..=24 {
        let mut sheet = roster(units, "");
        // Removes the heading and the table at the end.
        sheet.blocks.truncate(units + 1);
        sheet.blocks.push(heading("Pictures"));
        sheet.blocks.push(Block::Pictures(Pictures {
            first: 1,
            captions: vec![String::new(); 4],
        }));
        let pages = lay_out(&sheet, template, Paper::A4, Edition::LargeType)
            .expect("the sheet can be laid out")
            .pages;
        let before = pages.iter().rev().nth(1).expect("pictures have a page");
        let lowest = before
            .blocks
            .iter()
            .map(|placed| placed.area.bottom)
            .fold(0.0, f32::max);
        assert!(
            pages.len() == 2 || lowest > 0.2 * 842.0,
            "{units}: {lowest}"
        );
    }
}

#[test]
fn markers_begin_on_a_page_with_room_for_one_row() {
    let marker = |what| Piece {
        what,
        number: "7".to_owned(),
        text: "shaken".to_owned(),
        count: 8,
    };
    let mut sheet = roster(0, "");
    // The markers of one of the two sections fill most of a page.
    let most = vec![marker(PieceKind::State); 8];
    sheet.blocks = vec![
        heading("Casualty markers"),
        Block::Pieces(most.clone()),
        heading("State markers"),
        Block::Pieces(most),
    ];
    let template = Template::built_in(Kind::Labels).unwrap();
    let pages = lay_out(&sheet, template, Paper::A4, Edition::Standard).unwrap();
    assert_eq!(place_of(&pages, 2).0, 0, "the second heading is on page 1");
    assert_eq!(place_of(&pages, 3).0, 0, "a row is on the same page");
    assert_eq!(pages.pages.len(), 2);
    let inside_paper = |page: &Page| {
        let mut rings = page.rings.iter();
        rings.all(|ring| ring.middle.1 + ring.radius <= pages.frame.bottom)
    };
    assert!(pages.pages.iter().all(inside_paper), "no marker is clipped");
    let rings: usize = pages.pages.iter().map(|page| page.rings.len()).sum();
    assert_eq!(rings, 128, "no marker is missing");
}

#[test]
fn the_last_page_in_columns_is_filled_evenly() {
    let mut sheet = roster(0, "");
    sheet.blocks = (0..65).map(|_| table()).collect();
    let template = Template::built_in(Kind::Playsheet).unwrap();
    let columns = usize::from(template.layout(Edition::Standard).page.columns());
    let pages = lay_out(&sheet, template, Paper::A4, Edition::Standard).unwrap();
    let last = pages.pages.last().unwrap();
    let mut lowest: Vec<(f32, f32)> = Vec::new();
    for placed in &last.blocks {
        match lowest.iter_mut().find(|it| it.0 == placed.area.left) {
            Some(column) => column.1 = placed.area.bottom,
            None => lowest.push((placed.area.left, placed.area.bottom)),
        }
    }
    assert_eq!(lowest.len(), columns, "every column is used");
    let high = last.blocks[0].area.height() + 12.0;
    for (_, bottom) in &lowest[1..columns - 1] {
        assert!((bottom - lowest[0].1).abs() < high, "{lowest:?}");
    }
    let before = &pages.pages[0];
    let lowest = before.blocks.iter().map(|placed| placed.area.bottom);
    assert!(
        lowest.fold(0.0, f32::max) > pages.frame.bottom - 80.0,
        "the other columns are full"
    );
}

#[test]
fn a_line_that_opens_a_chapter_is_not_last_on_its_page() {
    let prose = |text: &str| {
        Block::Prose(Prose {
            lead: String::new(),
            text: text.to_owned(),
            own: false,
        })
    };
    let text = "The horse rode home. ".repeat(30);
    let template = Template::built_in(Kind::Report).unwrap();
    for chapters in 3..40 {
        let mut sheet = roster(0, "");
        sheet.blocks = (0..chapters).map(|_| prose("They marched.")).collect();
        for _ in 0..8 {
            sheet.blocks.push(heading("Turn 5"));
            sheet.blocks.push(prose("The army lost a unit."));
            sheet.blocks.push(prose(&text));
        }
        let pages = lay_out(&sheet, template, Paper::A4, Edition::Standard).unwrap();
        for page in &pages.pages {
            let last = page.text.iter().rev().find(|run| run.size > 9.0);
            assert_ne!(
                last.map(|run| run.text.as_str()),
                Some("The army lost a unit.")
            );
        }
    }
}

/// Returns a sheet with a table of labels and values.
fn of_values(rows: &[[&str; 2]]) -> Sheet {
    let column = |align, share| Column {
        head: String::new(),
        align,
        share,
    };
    let rows = rows.iter().map(|row| row.map(str::to_owned).to_vec());
    Sheet {
        blocks: vec![Block::Table(Table {
            caption: String::new(),
            columns: vec![column(Align::Left, 1), column(Align::Right, 0)],
            rows: rows.collect(),
        })],
        ..roster(0, "")
    }
}

#[test]
fn one_wide_value_does_not_break_the_words_of_other_rows() {
    let wide = "a value that takes up most of all the width there is on any phone";
    let long = "Mounted troops who have charged the flank or the rear of shaken foot";
    let sheet = of_values(&[["Grade", wide], [long, "+1"]]);
    let template = Template::built_in(Kind::Tables).unwrap();
    let pages = lay_out(&sheet, template, Paper::A4, Edition::Standard).unwrap();
    let texts: Vec<&str> = (pages.pages[0].text.iter())
        .map(|run| run.text.as_str())
        .collect();
    assert!(texts.contains(&long) && texts.contains(&wide), "{texts:?}");
}

#[test]
fn a_heading_and_its_paragraph_stay_with_their_table() {
    let paragraph = || {
        Block::Prose(Prose {
            lead: String::new(),
            text: "What the table below shows.".to_owned(),
            own: false,
        })
    };
    let mut seen = 0;
    for filler in 20..60 {
        let mut sheet = roster(0, "");
        sheet.blocks = (0..filler).map(|_| paragraph()).collect();
        sheet
            .blocks
            .extend([heading("Tests"), paragraph(), table()]);
        let template = Template::built_in(Kind::Report).unwrap();
        let pages = lay_out(&sheet, template, Paper::A4, Edition::Standard).unwrap();
        let page_of = |block| {
            let has_block = |page: &Page| page.blocks.iter().any(|it| it.block == block);
            pages.pages.iter().position(has_block).unwrap()
        };
        let all = [filler, filler + 1, filler + 2].map(page_of);
        assert!(all.iter().all(|page| *page == all[0]), "{filler}: {all:?}");
        seen = seen.max(pages.pages.len());
    }
    assert!(seen > 1, "a heading is near the end of a page");
}

#[test]
fn a_part_of_a_document_has_the_documents_page_numbers() {
    let template = Template::built_in(Kind::Roster).unwrap();
    let numbering = Numbering {
        before: 3,
        pages: 9,
    };
    let (sheet, edition) = (roster(2, ""), Edition::Standard);
    let pages = lay_out_numbered(&sheet, template, Paper::A4, edition, numbering).unwrap();
    let mut texts = pages.pages[0].text.iter().map(|run| run.text.as_str());
    assert!(texts.any(|text| text == "4 of 9"));
}

/// A later page names the heading that it continues, unless it begins with a heading. The page
/// number is printed once, in the footer.
#[test]
fn a_page_names_the_heading_that_it_continues() {
    let mut sheet = roster(40, "12");
    sheet.blocks.extend([heading("The guns"), unit(41, "12")]);
    let pages = laid_out(&sheet, Edition::Standard);
    assert!(pages.pages.len() > 2);
    for (place, page) in pages.pages.iter().enumerate() {
        let occurrences = |text: &str| page.text.iter().filter(|run| run.text == text).count();
        let goes_on = place > 0 && page.blocks[0].block <= 40;
        assert_eq!(
            occurrences("Units, continued"),
            usize::from(goes_on),
            "{place}"
        );
        assert_eq!(occurrences("The guns, continued"), 0, "{place}");
        let number = format!("{} of {}", place + 1, pages.pages.len());
        assert_eq!(occurrences(&number), 1, "{place}");
    }
}

/// A heading that is too long for the line of the title is shortened; the note around it is not.
#[test]
fn a_long_heading_is_shortened_but_the_note_around_it_is_not() {
    let mut sheet = roster(40, "12");
    sheet.title = "The battle of the four commanders on the long heath by the mill".to_owned();
    sheet.blocks[0] = heading(&"The army of the League before the first turn ".repeat(2));
    let pages = laid_out(&sheet, Edition::Standard);
    let continues = |page: &Page| {
        let mut texts = page.text.iter().map(|run| run.text.as_str());
        texts.any(|text| text.starts_with("The army") && text.ends_with("…, continued"))
    };
    assert!(continues(&pages.pages[1]));
}

#[test]
fn a_running_title_uses_all_free_space() {
    let mut sheet = roster(40, "");
    sheet.title = "The battle of the four commanders on the long heath by the mill".to_owned();
    let pages = laid_out(&sheet, Edition::Standard);
    assert!(pages.pages.len() > 1);
    // The title is not shortened, although the heading that the page continues is beside it.
    for page in &pages.pages[1..] {
        assert!(page.text.iter().any(|run| run.text == sheet.title));
    }
}

#[test]
fn no_page_is_nearly_empty() {
    for units in 1..60 {
        let pages = laid_out(&roster(units, "12"), Edition::Standard);
        let [.., before, last] = pages.pages.as_slice() else {
            continue;
        };
        let lowest = |page: &Page| {
            let blocks = page.blocks.iter().map(|placed| placed.area.bottom);
            blocks.fold(0.0, f32::max)
        };
        let down = |page: &Page| (lowest(page) - pages.frame.top) / pages.frame.height();
        assert!(down(last) > 0.2, "{units}: {}", down(last));
        // Filling the last page leaves enough blocks on the page before it.
        assert!(down(before) > 0.5, "{units}: {}", down(before));
    }
}

#[test]
fn large_type_also_enlarges_facts_notes_cells_and_the_footer() {
    for kind in [Kind::Roster, Kind::Playsheet, Kind::Tables, Kind::Report] {
        let template = Template::built_in(kind).unwrap();
        let styles = |edition| {
            let styles = &template.layout(edition).styles;
            [
                ("fact", styles.fact.size.get()),
                ("fact_label", styles.fact_label.size.get()),
                ("running", styles.running.size.get()),
                ("foot", styles.foot.size.get()),
                ("note", styles.note.size.get()),
                ("cell", styles.cell.size.get()),
            ]
        };
        let pairs = styles(Edition::Standard)
            .into_iter()
            .zip(styles(Edition::LargeType));
        for ((name, usual), (_, large)) in pairs {
            assert!(large > usual, "{kind:?}: {name}");
        }
    }
}
