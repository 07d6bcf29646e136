//! Proofs of *Fornovo to Sedgemoor*, a file for each chapter of its ledger.

mod combat;
mod fire;
mod generals;
mod movement;
mod points;
mod reaction;
mod shooting;
mod special;
mod steadiness;
mod support;
mod troops;
mod units;
mod volleys;

use super::Book;

/// The book's proofs.
pub(super) const BOOK: Book = Book {
    id: "fornovo",
    chapters: &[
        troops::PROOFS,
        units::PROOFS,
        special::PROOFS,
        generals::PROOFS,
        points::FOOT,
        points::HORSE,
        points::OTHERS,
        steadiness::PROOFS,
        reaction::GENERAL,
        reaction::RALLY,
        reaction::PURSUIT,
        reaction::SHOOTING,
        reaction::CHARGE,
        reaction::COMBAT,
        reaction::FRIENDS,
        movement::PROOFS,
        shooting::PROOFS,
        volleys::DICE,
        volleys::ROWS,
        volleys::MOVING,
        fire::CHARGES,
        fire::CHOICE,
        combat::PROOFS,
        combat::IMPETUS,
        combat::CONDUCT,
    ],
};
