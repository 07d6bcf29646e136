//! Proofs of *Stand and Die!*, grouped by the parts of its page.

mod attacks;
mod marching;
mod support;

use drumhead_rules::catalogue::Language;
use drumhead_rules::list::{ListBook, Unit, view};
use drumhead_stand_and_die::{
    Army, Group, Interpretations, StandAndDie, clause, playsheet, roster,
};
use drumhead_vocabulary::sheet::RosterFor;

use super::Book;
use super::scan::other;

/// The rulebook's proofs.
pub(super) const BOOK: Book = Book {
    id: "stand_and_die",
    chapters: &[marching::PROOFS, attacks::PROOFS],
    kind: |id| clause(id).map(|clause| clause.kind),
    exercise,
};

/// Shows and prints an army, and prints the rulebook's playsheet.
fn exercise() -> std::io::Result<()> {
    let of = Group {
        infantry: 20,
        guns: 1,
        ..Group::default()
    };
    let unit = Unit {
        number: 1,
        of,
        ..Unit::default()
    };
    let army = Army {
        units: vec![unit],
        ..Army::default()
    };
    let words = <StandAndDie as ListBook>::words(Language::ENGLISH);
    view::<StandAndDie>(words, &army, Some(1)).map_err(other)?;
    roster(words, &army, RosterFor::Organiser, true).map_err(other)?;
    playsheet(words, &Interpretations::default()).map_err(other)?;
    Ok(())
}
