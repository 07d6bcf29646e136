//! Proofs for the optional rules of *Edgehill* and *Naseby*, grouped by the parts of the document.

mod facing;
mod guns;
mod support;
mod terrain;

use drumhead_edgehill_naseby::{
    Army, EdgehillNaseby, Interpretations, Scope, clause, playsheet, roster,
};
use drumhead_rules::catalogue::Language;
use drumhead_rules::list::{ListBook, view};
use drumhead_vocabulary::sheet::RosterFor;

use super::Book;
use super::scan::other;

/// The rulebook's proofs.
pub(super) const BOOK: Book = Book {
    id: "edgehill_naseby",
    chapters: &[facing::PROOFS, guns::PROOFS, terrain::PROOFS],
    kind: |id| clause(id).map(|clause| clause.kind),
    exercise,
};

/// Shows and prints an army, and prints the rulebook's playsheet.
fn exercise() -> std::io::Result<()> {
    let army = Army {
        units: support::units(0),
        ..Army::default()
    };
    let words = <EdgehillNaseby as ListBook>::words(Language::ENGLISH);
    view::<EdgehillNaseby>(words, &army, Some(1)).map_err(other)?;
    roster(words, &army, RosterFor::Organiser, true).map_err(other)?;
    playsheet(words, &Interpretations::default(), Scope::WHOLE).map_err(other)?;
    Ok(())
}
