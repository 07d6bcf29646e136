//! Playsheets: the tables of play, on paper.

mod cells;
mod walks;

use std::path::PathBuf;

use drumhead_desk::starter;
use drumhead_fornovo as fornovo;
use drumhead_print::{Edition, Kind, Pages, Paper, Template, lay_out, print};
use drumhead_rules::catalogue::Language;
use drumhead_shelf::{self as books, BookId};
use drumhead_vocabulary::sheet::Sheet;
use fornovo::{Army, FigureScale, Interpretations, Rules, Scope, Words, playsheet};

use super::prints::geometry;

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

fn whole(scale: FigureScale) -> Sheet {
    let rules = Rules::standard().unwrap();
    playsheet(
        rules,
        &Interpretations::default(),
        &Scope::whole(scale),
        Words::speak(Language::ENGLISH),
    )
    .unwrap()
}

fn army(id: &str) -> Army {
    let books::Army::Fornovo(army) = starter(id).unwrap().army() else {
        panic!("{id} is of another book");
    };
    army
}

fn of_battle(first: &str, second: &str) -> Sheet {
    let rules = Rules::standard().unwrap();
    let (first, second) = (army(first), army(second));
    let sides = [
        (first.name.as_str(), &first),
        (second.name.as_str(), &second),
    ];
    let scope = Scope::between(sides, first.scale, first.year, rules);
    playsheet(
        rules,
        &first.interpretations,
        &scope,
        Words::speak(Language::ENGLISH),
    )
    .unwrap()
}

/// Asserts that the sheet is well set on all papers in all editions. With
/// `DRUMHEAD_PRINTS` set to a folder, the files stay there for inspection.
fn well_set(name: &str, sheet: &Sheet) {
    let template = Template::built_in(Kind::Playsheet).unwrap();
    for paper in PAPERS {
        for edition in template.editions() {
            let pages = lay_out(sheet, template, paper, edition).unwrap();
            let faults = geometry::faults(sheet, &pages);
            if let Some(folder) = std::env::var_os("DRUMHEAD_PRINTS") {
                let file = format!("{name}-{paper:?}-{}.pdf", edition.name());
                let bytes = print(sheet, template, paper, edition).unwrap();
                std::fs::write(PathBuf::from(folder).join(file), bytes).unwrap();
            }
            assert!(
                faults.is_empty(),
                "{name} {paper:?} {edition:?}: {} faults\n{}",
                faults.len(),
                faults[..faults.len().min(12)].join("\n")
            );
            assert_eq!(geometry::unread(sheet, &pages), Vec::<String>::new());
            assert_eq!(
                cut(&pages),
                Vec::<&str>::new(),
                "{name} {paper:?} {edition:?}"
            );
        }
    }
}

/// Returns clause numbers broken by a narrow column: `9.` above `4`.
fn cut(pages: &Pages) -> Vec<&str> {
    let texts = pages
        .pages
        .iter()
        .flat_map(|page| &page.text)
        .map(|run| run.text.trim());
    let begins = |text: &&str| {
        let chapter = text.strip_suffix('.').unwrap_or_default();
        !chapter.is_empty() && chapter.bytes().all(|byte| byte.is_ascii_digit())
    };
    texts.filter(begins).collect()
}

#[test]
fn the_whole_playsheet_is_well_set_in_both_scales() {
    well_set("large", &whole(FigureScale::Large));
    well_set("small", &whole(FigureScale::Small));
}

#[test]
fn the_whole_playsheet_is_one_sheet_of_two_sides() {
    let template = Template::built_in(Kind::Playsheet).unwrap();
    for scale in [FigureScale::Large, FigureScale::Small] {
        for paper in PAPERS {
            let pages = lay_out(&whole(scale), template, paper, Edition::Standard).unwrap();
            assert_eq!(pages.pages.len(), 2, "{scale:?} on {paper:?}");
        }
    }
}

#[test]
fn a_rulebook_without_points_has_a_playsheet_of_one_sheet_and_charging_of_one_page() {
    let template = Template::built_in(Kind::Tables).unwrap();
    let few = BookId::ALL.iter().filter(|book| !book.has_points());
    for book in few {
        let sheet = book.playsheet(false, Language::ENGLISH).unwrap();
        for paper in PAPERS {
            let pages = lay_out(&sheet, template, paper, Edition::Standard).unwrap();
            let most = if *book == BookId::Charging { 1 } else { 2 };
            assert!(pages.pages.len() <= most, "{book:?} on {paper:?}");
        }
    }
}

#[test]
fn a_battle_has_its_own_playsheet() {
    for [first, second] in [
        ["fornovo-1495-french", "fornovo-1495-league"],
        ["sedgemoor-1685-royal", "sedgemoor-1685-rebel"],
    ] {
        well_set(first, &of_battle(first, second));
    }
}
