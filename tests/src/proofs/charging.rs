//! Proofs for *Charging*, grouped by the parts of its post.

mod charge;
mod rout;
mod support;
mod testing;

use drumhead_charging::{Army, Charging, Interpretations, Unit, clause, playsheet, roster};
use drumhead_rules::catalogue::Language;
use drumhead_rules::list::{ListBook, view};
use drumhead_vocabulary::sheet::RosterFor;

use super::Book;
use super::scan::other;

/// The rulebook's proofs.
pub(super) const BOOK: Book = Book {
    id: "charging",
    chapters: &[charge::PROOFS, testing::PROOFS, rout::PROOFS],
    kind: |id| clause(id).map(|clause| clause.kind),
    exercise,
};

/// Shows and prints an army, and prints the rulebook's playsheet.
fn exercise() -> std::io::Result<()> {
    let unit = Unit {
        number: 1,
        ..Unit::default()
    };
    let army = Army {
        units: vec![unit],
        ..Army::default()
    };
    let words = <Charging as ListBook>::words(Language::ENGLISH);
    view::<Charging>(words, &army, Some(1)).map_err(other)?;
    roster(words, &army, RosterFor::Organiser, true).map_err(other)?;
    playsheet(words, &Interpretations::default()).map_err(other)?;
    Ok(())
}
