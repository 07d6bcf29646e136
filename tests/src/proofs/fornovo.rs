//! Proofs for *Fornovo to Sedgemoor*, grouped by the chapters of its ledger.

mod battle;
mod combat;
mod fire;
mod generals;
mod ground;
mod movement;
mod points;
mod reaction;
mod rounds;
mod scene;
mod shooting;
mod snipers;
mod special;
mod steadiness;
mod support;
mod troops;
mod units;
mod volleys;

use drumhead_fornovo::Words;
use drumhead_fornovo::{
    Army, RosterOptions, Rules, Unit, UnitNumber, clause, fixes, roster, templates, view,
};
use drumhead_rules::catalogue::Language;
use drumhead_vocabulary::sheet::RosterFor;

use super::Book;
use super::scan::other;

/// The rulebook's proofs.
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
        movement::MANOEUVRES,
        movement::CHARGES,
        shooting::PROOFS,
        volleys::DICE,
        volleys::ROWS,
        volleys::MOVING,
        fire::CHARGES,
        fire::CHOICE,
        combat::PROOFS,
        battle::PROOFS,
        ground::PROOFS,
        rounds::PROOFS,
        snipers::PROOFS,
        combat::IMPETUS,
        combat::CONDUCT,
    ],
    kind: |id| clause(id).map(|clause| clause.kind),
    exercise,
};

/// Bills, checks, fixes, shows and prints an army with a unit from every template.
fn exercise() -> std::io::Result<()> {
    let rules = Rules::standard().map_err(other)?;
    let units = templates::templates().map_err(other)?.iter();
    let units = (1..).zip(units).map(|(number, template)| Unit {
        number: UnitNumber(number),
        ..template.unit.clone()
    });
    let army = Army {
        units: units.collect(),
        ..Army::default()
    };
    let words = Words::speak(Language::ENGLISH);
    view(&army, rules, Some(UnitNumber(1)), words).map_err(other)?;
    roster(
        &army,
        rules,
        RosterOptions {
            for_whom: RosterFor::Organiser,
            bill: true,
        },
        words,
    )
    .map_err(other)?;
    let total = drumhead_fornovo::bill(&army, rules).total;
    for problem in drumhead_fornovo::problems(&army, rules, total) {
        fixes(&army, rules, &problem);
    }
    Ok(())
}
