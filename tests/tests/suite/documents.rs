//! Every document of every subject is well set and a valid file, for ordinary armies and for the
//! hardest armies of two rulebooks. The hardest armies have 60 units with names of maximum length;
//! those of the main rulebook also have units of about 100 figures and other interpretations than
//! the default. (`prints` measures sheets with even longer names.)
//!
//! Each document is printed in every edition, on A4 and Letter in turn. Only some files are
//! checked: one for each kind of document and subtitle, and, for the hardest armies, one for each
//! kind and edition.

use std::collections::BTreeSet;
use std::path::PathBuf;

use drumhead_charging as charging;
use drumhead_desk::{
    Desk, Document, DocumentChoice, DocumentKind, Environment, Language, Paper, PrintEdition,
    PrintOrder, Subject,
};
use drumhead_fornovo::{Army, UnitNumber, register};
use drumhead_print::{Kind, Pages, Template, lay_out};
use drumhead_rules::play::Game;
use drumhead_rules::report::numbers;
use drumhead_shelf::{self as books, BattleSetup, BookId};
use drumhead_tests::armies::{D3, EDGEHILL, EDGEHILL_ON_HEXES, OF_EACH_BOOK, begun};
use tempfile::TempDir;

use super::prints::{geometry, tools};

/// The title of battles under the hex-based rulebooks.
const ON_A_MAP: &str = "On a map";
/// The maximum numbers of units, figures per unit and letters per name that must be well set.
const UNITS: u16 = 60;
const FIGURES: u32 = 100;
const LETTERS: usize = 200;

fn desk() -> (TempDir, Desk) {
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::open(folder.path(), Environment::real());
    (folder, desk)
}

fn name(of: &str) -> String {
    let name = format!("{of} the regiment of foot of the late Count of Pappenheim-Treuchtlingen, ");
    name.chars()
        .cycle()
        .take(LETTERS - 1)
        .chain(['f'])
        .collect()
}

fn starter(id: &str) -> books::Army {
    drumhead_desk::starter(id, Language::ENGLISH)
        .unwrap()
        .army()
}

/// Returns the hardest army of the main rulebook: copies of the units of a starter army.
fn hard_fornovo(id: &str) -> Army {
    let mut army = drumhead_tests::armies::fornovo(id);
    for interpretation in register().unwrap() {
        let other = interpretation.options.iter().find(|option| !option.default);
        if let Some(other) = other {
            army.interpretations
                .set(&interpretation.id, Some(&other.id))
                .unwrap();
        }
    }
    army.name = name("Army");
    let pattern = std::mem::take(&mut army.units);
    for (number, mut unit) in (1..=UNITS).zip(pattern.into_iter().cycle()) {
        unit.number = UnitNumber(number);
        unit.name = name(&number.to_string());
        let groups = u32::try_from(unit.groups.len()).unwrap().max(1);
        for group in &mut unit.groups {
            group.count = FIGURES / groups;
        }
        army.units.push(unit);
    }
    for general in &mut army.generals {
        general.name = name("General");
    }
    army
}

/// Returns the hardest army for *Charging*.
fn hard_charging(id: &str) -> charging::Army {
    let books::Army::Charging(mut army) = starter(id) else {
        panic!("{id} belongs to another rulebook");
    };
    army.name = name("Army");
    let pattern = std::mem::take(&mut army.units);
    for (number, mut unit) in (1..=UNITS).zip(pattern.into_iter().cycle()) {
        unit.number = number;
        unit.name = name(&number.to_string());
        army.units.push(unit);
    }
    army
}

/// Begins a battle on the desk, and returns it as the subject of documents.
fn battle(desk: &mut Desk, name: &str, first: books::Army, second: books::Army) -> Subject {
    let setup = BattleSetup::between(first, second).unwrap();
    let id = desk.battles().new_battle(name, setup).unwrap().id;
    desk.battles().note(&id, 0, "Photo: The guns").unwrap();
    Subject::Battle { id }
}

/// Returns an army and a battle under each rulebook, and each rulebook in both figure scales.
fn subjects(desk: &mut Desk) -> Vec<Subject> {
    let mut subjects = Vec::new();
    for (place, [first, second]) in OF_EACH_BOOK.into_iter().enumerate() {
        let id = desk.library().from_starter(first).unwrap().id;
        subjects.push(Subject::Army { id });
        let name = if place < 2 { "A battle" } else { ON_A_MAP };
        subjects.push(battle(desk, name, starter(first), starter(second)));
    }
    for book in BookId::ALL {
        for small in [false, true] {
            subjects.push(Subject::Book { book: *book, small });
        }
    }
    subjects
}

/// Returns subjects of documents with the hardest armies.
fn hard_subjects(desk: &mut Desk) -> Vec<Subject> {
    let [fornovo, charging, ..] = OF_EACH_BOOK;
    let fornovo = fornovo.map(|id| books::Army::Fornovo(hard_fornovo(id)));
    let charging = charging.map(|id| books::Army::Charging(hard_charging(id)));
    let mut subjects = Vec::new();
    for [first, second] in [fornovo, charging] {
        let file = drumhead_desk::file::write(&books::Draft::new(first.clone()).unwrap()).unwrap();
        let id = desk.library().import(file.as_bytes()).unwrap().id;
        subjects.push(Subject::Army { id });
        subjects.push(battle(desk, &name("Battle"), first, second));
    }
    subjects
}

/// Returns the orders for a document in every edition, alternating between the papers: the standard
/// edition for every reader, and each of the other editions for one reader in turn.
fn orders(choice: &DocumentChoice, subject: &Subject, turn: usize) -> Vec<PrintOrder> {
    let editions = (turn..).zip(&choice.editions);
    let of_edition = editions.flat_map(|(turn, edition)| {
        let paper = choice.papers[turn % choice.papers.len()];
        let mut orders = choice.every_order(subject, paper, *edition);
        if *edition != PrintEdition::Standard {
            orders = vec![orders.swap_remove(turn % orders.len())];
        }
        let asked = |order: &PrintOrder| (order.paper, order.edition) == (paper, *edition);
        assert!(orders.iter().all(asked), "{orders:?}");
        orders
    });
    of_edition.collect()
}

/// Prints every document of these subjects, and checks that none has a notice.
fn every_document(desk: &mut Desk, subjects: &[Subject]) -> Vec<(PrintOrder, Document)> {
    let mut documents = Vec::new();
    for (number, subject) in subjects.iter().enumerate() {
        let choices = desk.printer().documents(subject).unwrap();
        assert!(!choices.is_empty(), "{subject:?}");
        let first = documents.len();
        for (place, choice) in choices.iter().enumerate() {
            assert_eq!(choice.papers, [Paper::A4, Paper::Letter]);
            assert_eq!(choice.editions[0], PrintEdition::Standard);
            // A battle follows its first army in `subjects`, and its documents begin on the other
            // paper.
            for order in orders(choice, subject, number / 2 + number + place) {
                let document = desk.printer().document(&order).unwrap();
                assert_eq!(document.notices, Vec::<String>::new(), "{order:?}");
                if let Some(folder) = std::env::var_os("DRUMHEAD_PRINTS") {
                    let name: String = document.name.chars().take(40).collect();
                    let name = format!("{:?}-{:?}-{name}.pdf", order.document, order.edition);
                    let file = PathBuf::from(folder).join(name);
                    std::fs::write(file, &document.bytes).unwrap();
                }
                documents.push((order, document));
            }
        }
        // Documents that differ only in paper or edition share a file name; all others have names
        // of their own.
        let names: BTreeSet<&String> = documents[first..]
            .iter()
            .map(|(_, document)| &document.name)
            .collect();
        let sorts: usize = choices.iter().map(|it| it.for_whom.len().max(1)).sum();
        assert_eq!(names.len(), sorts, "{names:?}");
    }
    documents
}

/// Returns the faults in a document's layout, at most six.
fn faults(order: &PrintOrder, document: &Document) -> Vec<String> {
    let mut faults = geometry::page_faults(&document.pages);
    // A card may continue on another card, whatever its height.
    faults.retain(|fault| order.document != DocumentKind::Cards || !fault.ends_with("is split"));
    if order.document == DocumentKind::Playsheet {
        faults.extend(cut(&document.pages));
    }
    faults.truncate(6);
    faults
}

/// Returns clause numbers broken by a narrow column: `9.` above `4`.
fn cut(pages: &Pages) -> Vec<String> {
    let begins = |text: &&str| {
        let chapter = text.strip_suffix('.').unwrap_or_default();
        !chapter.is_empty() && chapter.bytes().all(|byte| byte.is_ascii_digit())
    };
    (pages.pages.iter())
        .flat_map(|page| &page.text)
        .map(|run| run.text.trim())
        .filter(begins)
        .map(|text| format!("{text:?} is cut"))
        .collect()
}

fn assert_well_set(documents: &[(PrintOrder, Document)]) {
    let mut problems = String::new();
    for (order, document) in documents {
        let found = faults(order, document);
        if !found.is_empty() {
            let PrintOrder {
                document: kind,
                paper,
                edition,
                for_whom,
                ..
            } = order;
            problems += &format!("{kind:?} {paper:?} {edition:?} {for_whom:?}: {found:#?}\n");
        }
    }
    assert!(problems.is_empty(), "{problems}");
}

#[test]
fn every_document_is_well_set_and_valid() {
    let (_folder, mut desk) = desk();
    let subjects = subjects(&mut desk);
    let documents = every_document(&mut desk, &subjects);
    assert_well_set(&documents);
    // An army without units is printed too.
    let id = desk
        .library()
        .create(BookId::Charging, "Brandywine")
        .unwrap()
        .id;
    assert_well_set(&every_document(&mut desk, &[Subject::Army { id }]));
    let kinds: BTreeSet<String> = documents
        .iter()
        .map(|(order, _)| format!("{:?}", order.document))
        .collect();
    for kind in ["Playsheet", "Report", "Brief", "Roster", "Cards", "Labels"] {
        assert!(kinds.contains(kind), "no {kind} among {kinds:?}");
    }
    let mut checked = BTreeSet::new();
    for (order, document) in &documents {
        // Checks the file, the fonts and the words of one document per kind and subtitle, and that
        // printing it again gives the same bytes.
        let book = document.pages.subject.clone();
        if checked.insert((format!("{:?}", order.document), book)) {
            sound(order, document);
            check_read_text(order, document);
            let again = desk.printer().document(order).unwrap();
            assert!(again.bytes == document.bytes, "{order:?}");
        }
    }
}

#[test]
fn the_hardest_documents_are_well_set_and_valid() {
    let (_folder, mut desk) = desk();
    let subjects = hard_subjects(&mut desk);
    let documents = every_document(&mut desk, &subjects);
    assert_well_set(&documents);
    let mut checked = BTreeSet::new();
    for (order, document) in &documents {
        if checked.insert(format!("{:?} {:?}", order.document, order.edition)) {
            sound(order, document);
        }
    }
}

/// Checks that the file is valid, and has a title, an author, a language and bookmarks.
fn sound(order: &PrintOrder, document: &Document) {
    let pdf = &document.bytes;
    tools::ask("qpdf", &["--check"], pdf, &[]);
    let json = tools::ask(
        "qpdf",
        &["--json=2", "--json-key=outlines", "--json-key=qpdf"],
        pdf,
        &[],
    );
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    let marks = json["outlines"].as_array().expect("bookmarks").len();
    assert_eq!(marks, document.pages.bookmarks.len(), "{order:?}");
    assert!(marks > 0, "{order:?}");
    assert!(json["qpdf"].to_string().contains("en-GB"), "{order:?}");
    let info = tools::ask("pdfinfo", &[], pdf, &[]);
    // The title has typographic marks.
    let info = String::from_utf8_lossy(&info).replace('’', "'");
    let title: String = document.pages.title.chars().take(30).collect();
    assert!(
        !title.is_empty() && info.contains(&title),
        "no {title:?} in {info}"
    );
    assert!(info.contains("Author:"), "{info}");
}

/// Checks that the fonts are embedded and subset, and that the words are found in reading order.
fn check_read_text(order: &PrintOrder, document: &Document) {
    let fonts = tools::ask("pdffonts", &[], &document.bytes, &[]);
    let fonts = String::from_utf8(fonts).expect("UTF-8");
    let lines: Vec<&str> = fonts.lines().skip(2).collect();
    assert!(lines.len() >= 2, "{order:?}: {fonts}");
    for line in lines {
        assert!(
            line.contains("yes yes yes"),
            "embedded, subset, in Unicode: {line}"
        );
    }
    let bare = |text: &str| -> String {
        // PDF readers join lines in different ways, so white space is not compared.
        let is_ink = |char: &char| !char.is_whitespace() && !char.is_control();
        text.chars().filter(is_ink).collect()
    };
    let (found, expected) = (
        bare(&geometry::straight(&tools::text(&document.bytes))),
        bare(&geometry::read_aloud(&document.pages)),
    );
    let difference = found
        .chars()
        .zip(expected.chars())
        .position(|(one, other)| one != other);
    let from = difference.unwrap_or(found.chars().count().min(expected.chars().count()));
    let around = |text: &str| -> String {
        text.chars()
            .skip(from.saturating_sub(30))
            .take(60)
            .collect()
    };
    assert!(
        found == expected,
        "{order:?}: found {:?} instead of {:?}",
        around(&found),
        around(&expected)
    );
}

/// On a map of many hexes, the hexes with a counter are named, and every number of a stack is
/// legible.
#[test]
fn hexes_with_counters_are_named_on_the_map_of_edgehill() {
    let (_folder, mut desk) = desk();
    let [first, second] = EDGEHILL_ON_HEXES.map(starter);
    let subject = battle(&mut desk, "Edgehill", first, second);
    let brief = desk
        .printer()
        .document(&PrintOrder::new(subject, DocumentKind::Brief))
        .unwrap();
    let map = brief
        .pages
        .pages
        .iter()
        .find(|page| {
            let mut text = page.text.iter();
            text.any(|run| run.text == "2018")
        })
        .expect("a page has the last hex");
    let has_run = |text: &str| map.text.iter().any(|run| run.text == text);
    for hex in ["0513", "1613", "1114", "0403", "1603"] {
        assert!(has_run(hex), "{hex}");
    }
    for stack in ["12+21", "10+22", "9+18"] {
        assert!(has_run(stack), "{stack}");
    }
}

/// In the middle of a battle, the page of numbers shows each unit's remaining strength.
#[test]
fn a_brief_shows_the_remaining_strength_of_units() {
    let (_folder, mut desk) = desk();
    let [first, second] = D3.map(starter);
    let subject = battle(&mut desk, "Now", first, second);
    let Subject::Battle { id } = &subject else {
        panic!("the subject is a battle");
    };
    let command: serde_json::Value = serde_json::from_str(
        r#"{"book":"d3_ecw","command":{"do":"correct","unit":{"side":0,"unit":2},"set":{"what":"hits","value":3}}}"#,
    )
    .unwrap();
    let nobody = drumhead_desk::DiceFrom::Nobody;
    desk.battles()
        .play(id, 1, &command, Vec::new(), nobody)
        .unwrap();
    let order = PrintOrder::new(subject.clone(), DocumentKind::Brief);
    let brief = desk.printer().document(&order).unwrap();
    let first = &brief.pages.pages[0].text;
    assert!(first.iter().any(|run| run.text == "4 of 7"), "{first:?}");
}

/// A brief contains all information for both players, in one document.
#[test]
fn a_brief_has_numbers_rosters_and_playsheet() {
    let (_folder, mut desk) = desk();
    for [first, second] in OF_EACH_BOOK {
        let subject = battle(&mut desk, "By telephone", starter(first), starter(second));
        let order = PrintOrder::new(subject, DocumentKind::Brief);
        let brief = desk.printer().document(&order).unwrap();
        assert_eq!(brief.name, "By telephone brief.pdf");
        let text = tools::text(&brief.bytes);
        let marks = &brief.pages.bookmarks;
        let marks: Vec<&str> = marks.iter().map(|mark| mark.title.as_str()).collect();
        let mut last = 0;
        for part in [first, second].map(starter) {
            let name = books::Draft::new(part).unwrap().facts().name;
            let place = marks.iter().position(|mark| *mark == name).expect(&name);
            assert!(place > last, "{marks:?}");
            last = place;
            assert!(text.contains(&name), "{name}");
        }
        assert_eq!(marks[..2], ["By telephone", "Unit numbers"]);
        // The playsheet's tables are printed once, not also after each roster.
        let order = PrintOrder::new(order.subject, DocumentKind::Playsheet);
        let playsheet = desk.printer().document(&order).unwrap();
        for mark in &playsheet.pages.bookmarks {
            let times = marks.iter().filter(|it| **it == mark.title).count();
            assert_eq!(times, 1, "{}: {marks:?}", mark.title);
        }
        assert!(playsheet.pages.bookmarks.len() > 3);
    }
}

/// The page of numbers can handle names of 500 letters, although no army may have them. That page
/// is the only part of a brief that is not a roster, a map or a playsheet.
#[test]
fn a_briefs_page_of_numbers_handles_names_of_500_letters() {
    let battle = begun(EDGEHILL);
    let mut view = battle.view();
    let long: String = name("A").chars().cycle().take(500).collect();
    for side in &mut view.sides {
        side.name.clone_from(&long);
        let cards = std::mem::take(&mut side.units).into_iter().cycle();
        for (number, mut card) in (1..=UNITS).zip(cards) {
            card.unit.unit = number;
            card.name = format!("{number} {long}");
            side.units.push(card);
        }
    }
    let sheet = numbers(battle.words(), &long, &view, "By its author.");
    let template = Template::built_in(Kind::Roster).unwrap();
    for edition in template.editions() {
        for paper in [Paper::A4, Paper::Letter] {
            let pages = lay_out(&sheet, template, paper, edition).unwrap();
            let found = geometry::page_faults(&pages);
            assert!(found.is_empty(), "{edition:?} {paper:?}: {found:#?}");
        }
    }
}
