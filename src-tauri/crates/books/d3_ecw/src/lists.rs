//! Lists: their fields, their problems, and the descriptions of units.

use drumhead_rules::catalogue::{Catalogue, Language};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Form;
use drumhead_rules::data::switches::Interpretation;
use drumhead_rules::frame::{Answer, bare, choice, message};
use drumhead_rules::hex::Facing;
use drumhead_rules::list::{Field, ListBook, NewNumbers, Row, Unit, illegal, warning, written_hex};
use drumhead_rules::map::{Brush, Feature, Map};
use drumhead_rules::plain_field;
use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::list::ListProblem;
use drumhead_vocabulary::play::Scalar;
use drumhead_vocabulary::sheet::{RosterFor, Sheet};

use crate::army::{Army, Base, D3Ecw, Kind, Own, UnitType, fighting};
use crate::clauses::{COUNT, CUIRASS, FACINGS, ONE_IN_HEX, PIKE, SIZE, TYPES};
use crate::ground::retires_at;
use crate::interpretations::{Interpretations, register};
use crate::setup::starter_map;
use crate::sheet::roster;
use crate::tables::Tables;
use crate::words::speak;

const KIND_FIELDS: &[&dyn Field<Kind>] = &[
    &Row::new(
        "type",
        |of: &Kind| Some(of.kind),
        |_| {
            let kind = |kind: &UnitType| {
                let label = message(kind.key(Form::Within));
                choice(Scalar::Text(kind.id().to_owned()), label)
            };
            Answer::One(UnitType::ALL.iter().map(kind).collect())
        },
        |of, kind| {
            of.kind = kind;
            Ok(())
        },
    )
    .hint(|of| {
        let clause = option_of(of.kind)?.as_str();
        Some(message("field.option").with("clause", clause))
    }),
    &Row::new(
        "hex",
        |of: &Kind| Some(of.hex.map_or_else(String::new, |hex| hex.to_string())),
        |_| Answer::Text { least: 0, most: 6 },
        |of, hex: String| {
            of.hex = written_hex(&hex)?;
            Ok(())
        },
    ),
    &plain_field!(Kind: facing, |_| {
        let ahead = choice(Scalar::Nothing(()), message("army.ahead"));
        let facing = |it: Facing| choice(Scalar::Text(it.id().to_owned()), bare(it));
        Answer::One([vec![ahead], Facing::ALL.map(facing).to_vec()].concat())
    }),
];

const OWN_FIELDS: &[&dyn Field<Own>] = &[&plain_field!(Own: base, |_| {
    let base = |base: Base| {
        let label = message(format!("base.{}", base.id()));
        choice(Scalar::Text(base.id().to_owned()), label)
    };
    Answer::One(Base::ALL.map(base).to_vec())
})];

/// Returns the clause of an optional type. `None` for a type that is always in use.
const fn option_of(kind: UnitType) -> Option<ClauseId> {
    match kind {
        UnitType::ElitePike => Some(PIKE),
        UnitType::Cuirassiers => Some(CUIRASS),
        UnitType::Infantry
        | UnitType::CommandedShot
        | UnitType::Dragoons
        | UnitType::Trotters
        | UnitType::Gallopers
        | UnitType::Artillery
        | UnitType::Commander => None,
    }
}

/// The terrain in *D3*: every feature fills a hex (D3-18 to D3-24).
const BRUSHES: &[Brush] = &[
    Brush::hex(Feature::Woods),
    Brush::hex(Feature::Town),
    Brush::hex(Feature::Hedge),
    Brush::hex(Feature::Hill),
    Brush::hex(Feature::Entrenchment),
    Brush::hex(Feature::Marsh),
    Brush::hex(Feature::Water),
    Brush::hex(Feature::River),
    Brush::hex(Feature::Bridge),
    Brush::hex(Feature::Ford),
    Brush::hex(Feature::Road),
];

impl ListBook for D3Ecw {
    type Kind = Kind;
    type Own = Own;
    type Interpretations = Interpretations;

    const TITLE: &'static str = "D3 English Civil War";
    const AUTHOR: &'static str = "Peter of the blog Grid based wargaming - but not always; for hexes, the blog Horse and Musket Gaming";
    const YEAR: u16 = 1642;

    fn register() -> Result<&'static [Interpretation], TableError> {
        register()
    }

    const KIND_FIELDS: &'static [&'static dyn Field<Kind>] = KIND_FIELDS;
    const OWN_FIELDS: &'static [&'static dyn Field<Own>] = OWN_FIELDS;

    fn words(language: Language) -> &'static Catalogue {
        speak(language)
    }

    fn joins(_: &mut Kind, _: &Own, _: &NewNumbers) {}

    fn what(
        unit: &Unit<Kind>,
        words: &'static Catalogue,
        form: Form,
    ) -> Result<String, TableError> {
        let of = &unit.of;
        let kind = words.get(&of.kind.key(form)).to_owned();
        Ok(match of.hex {
            Some(hex) => words.fill("army.at", &[("type", &kind), ("hex", &hex.to_string())]),
            None => kind,
        })
    }

    fn about(army: &Army, words: &'static Catalogue) -> Result<String, TableError> {
        Ok(about(army, Tables::standard()?, words))
    }

    fn problems(army: &Army, words: &'static Catalogue) -> Result<Vec<ListProblem>, TableError> {
        problems(army, words)
    }

    fn roster(
        army: &Army,
        for_whom: RosterFor,
        words: &'static Catalogue,
    ) -> Result<Sheet, TableError> {
        roster(words, army, for_whom, true)
    }

    const BRUSHES: &'static [Brush] = BRUSHES;

    fn starter_maps() -> Result<Vec<Map>, TableError> {
        Ok(vec![starter_map()?])
    }
}

/// Returns the summary of an army, with the number of routed units at which it retires.
pub(super) fn about(army: &Army, tables: &Tables, words: &Catalogue) -> String {
    let units = fighting(army);
    let retires = retires_at(units, tables).to_string();
    let units = units.to_string();
    let values = [("units", &*units), ("retires", &*retires)];
    words.fill("army.about", &values)
}

fn problems(army: &Army, words: &'static Catalogue) -> Result<Vec<ListProblem>, TableError> {
    let tables = Tables::standard()?;
    let mut found = Vec::new();
    let commander = |unit: &&Unit<Kind>| unit.of.kind == UnitType::Commander;
    let mut commanders = army.units.iter().filter(commander);
    if commanders.next().is_none() {
        found.push(illegal(words, None, "no_commander", &[]).by(COUNT));
    }
    let units = fighting(army);
    let (least, most) = (tables.size.least, tables.size.most);
    if !(u32::from(least)..=u32::from(most)).contains(&units) {
        let (units, least, most) = (units.to_string(), least.to_string(), most.to_string());
        let values = [("units", &*units), ("least", &least), ("most", &most)];
        found.push(warning(words, None, "size", &values).by(SIZE));
    }
    for second in commanders {
        found.push(illegal(words, Some(second.number), "commanders", &[]).by(TYPES));
    }
    for (index, unit) in army.units.iter().enumerate() {
        let Some(hex) = unit.of.hex else { continue };
        let number = Some(unit.number);
        let mut before = army.units.iter().take(index);
        let shared = before
            .find(|other| other.of.hex == Some(hex) && !commander(other) && !commander(&unit));
        if let Some(other) = shared {
            let values = [("hex", &*hex.to_string()), ("other", &other.named(words))];
            found.push(illegal(words, number, "hex", &values).by(ONE_IN_HEX));
        }
        let allowed = army.interpretations.facings.allowed();
        if unit.of.facing.is_some_and(|it| !allowed.contains(&it)) {
            found.push(warning(words, number, "facing", &[]).by(FACINGS));
        }
    }
    Ok(found)
}
