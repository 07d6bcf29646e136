//! Lists: their fields, their problems, and the descriptions of units.

use drumhead_rules::catalogue::{self, Catalogue, Language};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Form;
use drumhead_rules::data::switches::Interpretation;
use drumhead_rules::frame::{Answer, Choice, bare, choice};
use drumhead_rules::hex::{Facing, Pointing};
use drumhead_rules::list::{Field, ListBook, NewNumbers, Row, Unit, Unsound, bounded, written_hex};
use drumhead_rules::map::{Brush, Feature, Map};
use drumhead_rules::plain_field;
use drumhead_vocabulary::list::ListProblem;
use drumhead_vocabulary::play::Scalar;
use drumhead_vocabulary::sheet::{RosterFor, Sheet};

use crate::army::{
    Arm, Army, Body, EdgehillNaseby, MOST_NUMBER, MOST_RECOVERY, Own, Scenario, allowance, digits,
};
use crate::interpretations::{Interpretations, register};
use crate::profile::{Crt, MOST_CRT};
use crate::setup::starter;
use crate::sheet::roster;
use crate::tables::Tables;
use crate::words::speak;

/// Returns the input for a movement allowance or a strength: 0 if unknown.
fn points(_: &Body) -> Answer {
    Answer::up_to(MOST_NUMBER)
}

const KIND_FIELDS: &[&dyn Field<Body>] = &[
    &plain_field!(Body: arm, |_| Answer::named("arm", Arm::ALL, Arm::id)),
    &Row::new(
        "leader",
        |body: &Body| (body.arm != Arm::Leader).then(|| body.leader.unwrap_or(0)),
        |_| Answer::up_to(9_999),
        |body, number: u16| {
            body.leader = (number > 0).then_some(number);
            Ok(())
        },
    ),
    &Row::new(
        "ma",
        |body: &Body| (body.arm != Arm::Artillery).then(|| body.ma.unwrap_or(0)),
        points,
        |body, value| {
            body.ma = some(value);
            Ok(())
        },
    ),
    &Row::new(
        "strength",
        |body: &Body| {
            let fights = matches!(body.arm, Arm::Infantry | Arm::Cavalry);
            fights.then(|| body.strength.unwrap_or(0))
        },
        points,
        |body, value| {
            body.strength = some(value);
            Ok(())
        },
    ),
    &Row::new(
        "hex",
        |body: &Body| Some(body.hex.map_or_else(String::new, digits)),
        |_| Answer::Text { least: 0, most: 8 },
        |body, hex: String| {
            body.hex = written_hex(&hex)?;
            Ok(())
        },
    ),
    &Row::new(
        "facing",
        |body: &Body| (body.arm != Arm::Leader).then(|| body.facing.unwrap_or(Facing::N)),
        |_| Answer::One(facings()),
        |body, facing| {
            body.facing = Some(facing);
            Ok(())
        },
    ),
];

/// Defines the field for a movement allowance of the profile, in which 0 means unknown.
macro_rules! allowance {
    ($id:literal, $field:ident) => {
        &Row::new(
            $id,
            |own: &Own| Some(own.profile.$field.unwrap_or(0)),
            |_| Answer::up_to(MOST_NUMBER),
            |own, value| {
                own.profile.$field = some(value);
                Ok(())
            },
        )
    };
}

const OWN_FIELDS: &[&dyn Field<Own>] = &[
    &plain_field!(Own: scenario, |_| {
        Answer::named("scenario", Scenario::ALL, Scenario::id)
    }),
    allowance!("infantry", infantry),
    allowance!("cavalry", cavalry),
    allowance!("leaders", leader),
    &Row::new(
        "base",
        |own: &Own| Some(own.profile.base_cost()),
        |_| Answer::Number {
            least: 1,
            most: MOST_NUMBER.into(),
        },
        |own, value| {
            own.profile.base = some(value).filter(|it| *it != 1);
            Ok(())
        },
    ),
    &Row::new(
        "recovery",
        |own: &Own| Some(own.profile.recovery.clone()),
        |_| text(MOST_RECOVERY),
        |own, words| {
            own.profile.recovery = words;
            Ok(())
        },
    ),
    &Row::new(
        "crt",
        |own: &Own| {
            let crt = own.profile.crt.as_ref();
            Some(crt.map_or_else(String::new, Crt::write))
        },
        |_| text(MOST_CRT),
        |own, table: String| {
            let empty = table.trim().is_empty();
            own.profile.crt = if empty {
                None
            } else {
                Some(Crt::read(&table)?)
            };
            Ok(())
        },
    ),
];

/// Returns the input for text of at most this length.
fn text(most: usize) -> Answer {
    let most = drumhead_vocabulary::count(most);
    Answer::Text { least: 0, most }
}

/// Converts 0 to `None`.
const fn some(value: u8) -> Option<u8> {
    if value == 0 { None } else { Some(value) }
}

/// The terrain in *Edgehill and Naseby*. Hedges are along sides. Hills only decide whether a step
/// or an attack goes up or down; towns and roads are only drawn and have no effect (E-26 to E-36).
const BRUSHES: &[Brush] = &[
    Brush::hex(Feature::Woods),
    Brush::hex(Feature::Slope),
    Brush::hex(Feature::Hill),
    Brush::hex(Feature::Town),
    Brush::hex(Feature::Road),
    Brush::side(Feature::Hedge),
];

impl ListBook for EdgehillNaseby {
    type Kind = Body;
    type Own = Own;
    type Interpretations = Interpretations;

    const TITLE: &'static str = "Edgehill and Naseby";
    const AUTHOR: &'static str = "Roberto Chiavini";
    const YEAR: u16 = 1642;

    fn register() -> Result<&'static [Interpretation], TableError> {
        register()
    }

    const KIND_FIELDS: &'static [&'static dyn Field<Body>] = KIND_FIELDS;
    const OWN_FIELDS: &'static [&'static dyn Field<Own>] = OWN_FIELDS;

    fn words(language: Language) -> &'static Catalogue {
        speak(language)
    }

    fn check_kind(kind: &Body) -> Result<(), Unsound> {
        numbers([("ma", kind.ma), ("strength", kind.strength)])
    }

    fn check_own(own: &Own) -> Result<(), Unsound> {
        let profile = &own.profile;
        numbers([
            ("profile.infantry", profile.infantry),
            ("profile.cavalry", profile.cavalry),
            ("profile.leader", profile.leader),
            ("profile.base", profile.base),
        ])?;
        bounded("profile.recovery", &profile.recovery, MOST_RECOVERY)?;
        if let Some(crt) = &profile.crt {
            bounded("profile.crt", &crt.write(), MOST_CRT)?;
            let checked = crt.check();
            checked.map_err(|problem| Unsound::at("profile.crt", problem))?;
        }
        Ok(())
    }

    fn joins(kind: &mut Body, ally: &Own, numbers: &NewNumbers) {
        kind.leader = kind.leader.and_then(|leader| numbers.get(&leader).copied());
        kind.ma = kind.ma.or(allowance(&ally.profile, kind.arm));
    }

    fn what(
        unit: &Unit<Body>,
        words: &'static Catalogue,
        form: Form,
    ) -> Result<String, TableError> {
        Ok(what(&unit.of, words, form))
    }

    fn about(army: &Army, words: &'static Catalogue) -> Result<String, TableError> {
        let count = |arm| army.units.iter().filter(|unit| unit.of.arm == arm).count();
        let mut counted = Arm::ALL
            .iter()
            .map(|arm| (*arm, count(*arm)))
            .filter(|(_, many)| *many > 0)
            .map(|(arm, many)| {
                words.fill(&format!("count.{}", arm.id()), &[("n", &many.to_string())])
            })
            .collect::<Vec<_>>()
            .join(", ");
        if counted.is_empty() {
            words.get("count.none").clone_into(&mut counted);
        }
        let scenario = words
            .get(&format!("scenario.{}", army.own.scenario.id()))
            .to_owned();
        let crt = if army.own.profile.crt.is_some() {
            "about.crt"
        } else {
            "about.no_crt"
        };
        let values = [("scenario", &*scenario), ("units", &*counted)];
        Ok(format!(
            "{} {}",
            words.fill("about.army", &values),
            words.get(crt)
        ))
    }

    fn problems(army: &Army, words: &'static Catalogue) -> Result<Vec<ListProblem>, TableError> {
        Ok(crate::faults::problems(army, Tables::standard()?, words))
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
        let maps = Scenario::ALL.iter().map(|it| starter(*it));
        maps.collect()
    }
}

/// Checks that numbers are within their bounds.
fn numbers<const N: usize>(all: [(&str, Option<u8>); N]) -> Result<(), Unsound> {
    let fits = |value: Option<u8>| value.is_none_or(|it| (1..=MOST_NUMBER).contains(&it));
    match all.into_iter().find(|(_, value)| !fits(*value)) {
        Some((place, _)) => Err(Unsound::at(
            place,
            catalogue::message("unsound.or_none").with("most_number", MOST_NUMBER.to_string()),
        )),
        None => Ok(()),
    }
}

/// Returns the corners of a pointy-topped hex, then the corners of a flat-topped hex, because a
/// list has no map.
fn facings() -> Vec<Choice> {
    let corner = |facing: &Facing, pointing| {
        matches!(facing.on(pointing), drumhead_rules::hex::Faced::Corner(_))
    };
    let all = [Pointing::PointyTop, Pointing::FlatTop].map(|pointing| {
        let those = Facing::ALL.iter().filter(move |it| corner(it, pointing));
        those.map(|it| choice(Scalar::Text(it.id().to_owned()), bare(*it)))
    });
    all.into_iter().flatten().collect()
}

/// Returns the description of a unit, in one line.
fn what(body: &Body, words: &Catalogue, form: Form) -> String {
    let mut about = words.get(&body.arm.key(form)).to_owned();
    let numbers = [("what.ma", body.ma), ("what.strength", body.strength)];
    for (key, value) in numbers {
        if let Some(value) = value {
            about = format!("{about}, {}", words.fill(key, &[("n", &value.to_string())]));
        }
    }
    if let Some(cell) = body.hex {
        let hex = words.fill("what.hex", &[("hex", &digits(cell))]);
        about = format!("{about}, {hex}");
    }
    about
}
