//! Playsheets: the tables of play, on paper.

mod cells;
mod walks;

use drumhead_fornovo as fornovo;
use drumhead_print::{Edition, Kind, Paper, Template, lay_out};
use drumhead_rules::catalogue::Language;
use drumhead_shelf::BookId;
use drumhead_vocabulary::sheet::Sheet;
use fornovo::{FigureScale, Interpretations, Rules, Scope, Words, playsheet};

use super::prints::geometry;

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

fn playsheet_of(scale: FigureScale) -> Sheet {
    let rules = Rules::standard().unwrap();
    playsheet(
        rules,
        &Interpretations::default(),
        &Scope::of_all(scale),
        Words::speak(Language::ENGLISH),
    )
    .unwrap()
}

#[test]
fn playsheets_of_the_rulebook_and_of_battles_are_complete_and_in_reading_order() {
    let template = Template::built_in(Kind::Playsheet).unwrap();
    let mut sheets = [FigureScale::Large, FigureScale::Small]
        .map(playsheet_of)
        .to_vec();
    sheets.extend(walks::battles().map(|battle| battle.playsheet().unwrap()));
    for sheet in sheets {
        for (edition, paper) in template.editions().zip(PAPERS.into_iter().cycle()) {
            let pages = lay_out(&sheet, template, paper, edition).unwrap();
            let mut faults = geometry::faults(&sheet, &pages);
            faults.extend(geometry::unread(&sheet, &pages));
            assert!(
                faults.is_empty(),
                "{} {edition:?}: {faults:#?}",
                sheet.title
            );
        }
    }
}

#[test]
fn the_whole_playsheet_is_one_sheet_of_two_sides() {
    let template = Template::built_in(Kind::Playsheet).unwrap();
    for scale in [FigureScale::Large, FigureScale::Small] {
        for paper in PAPERS {
            let pages = lay_out(&playsheet_of(scale), template, paper, Edition::Standard).unwrap();
            assert_eq!(pages.pages.len(), 2, "{scale:?} on {paper:?}");
        }
    }
}

#[test]
fn playsheets_of_rulebooks_without_points_fit_one_sheet_and_the_playsheet_of_charging_fits_one_page()
 {
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
