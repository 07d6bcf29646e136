//! Proofs for *D3 English Civil War*, grouped by the parts of its rules.

mod attacks;
mod support;
mod turns;

use drumhead_d3_ecw::actions::End;
use drumhead_d3_ecw::{
    Army, Base, D3Ecw, Facings, Interpretations, Kind, UnitType, clause, playsheet, roster,
};
use drumhead_rules::catalogue::Language;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::{ListBook, Unit, view};
use drumhead_vocabulary::sheet::RosterFor;

use super::scan::other;
use super::{Book, Proof, proof};

/// The rulebook's proofs.
pub(super) const BOOK: Book = Book {
    id: "d3_ecw",
    chapters: &[ARMY, turns::PROOFS, attacks::PROOFS],
    kind: |id| clause(id).map(|clause| clause.kind),
    exercise,
};

fn army(units: u16) -> Army {
    let units = (1..=units).map(|number| Unit {
        number,
        ..Unit::default()
    });
    Army {
        units: units.collect(),
        ..Army::default()
    }
}

const ARMY: &[Proof] = &[
    proof!("D3-06", "a hex has a letter and a number", || {
        assert_eq!("N7".parse(), Ok(Cell::new(14, 7)));
        assert!("7N".parse::<Cell>().is_err());
    }),
    proof!("D3-07", "only the listed types of unit exist", || {
        let read = |name: &str| serde_json::from_value::<UnitType>(name.into());
        assert!(UnitType::ALL.iter().all(|kind| read(kind.id()).is_ok()));
        assert!(read("pikemen").is_err());
    }),
    proof!("D3-51", "an army has eight to twelve units", || {
        let is_illegal = |units| {
            let words = <D3Ecw as ListBook>::words(Language::ENGLISH);
            let found = D3Ecw::problems(&army(units), words).unwrap_or_default();
            found.iter().any(|it| it.clause.as_deref() == Some("D3-51"))
        };
        assert!(is_illegal(7) && !is_illegal(8) && !is_illegal(12) && is_illegal(13));
    }),
];

/// Shows and prints an army, prints the rulebook's playsheet, and checks an order in a battle.
fn exercise() -> std::io::Result<()> {
    let mut army = army(2);
    for unit in &mut army.units {
        unit.of = Kind {
            kind: UnitType::ElitePike,
            hex: Some(Cell::new(1, 1)),
            facing: Some(Facing::N),
        };
    }
    army.own.base = Base::North;
    army.interpretations.facings = Facings::Twelve;
    let words = <D3Ecw as ListBook>::words(Language::ENGLISH);
    view::<D3Ecw>(words, &army, Some(1)).map_err(other)?;
    roster(words, &army, RosterFor::Organiser, true).map_err(other)?;
    playsheet(words, &Interpretations::default()).map_err(other)?;
    let _ = support::against(&support::battle(&[]), &End {});
    Ok(())
}
