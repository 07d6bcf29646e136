//! Lists of units: what play needs to know of each. The source has no points,
//! no movement allowances and no strengths: those are the basic game's.

use drumhead_words::list::{ListComplaint, ListField};
use drumhead_words::play::{Answer, Choice, Question, Scalar, UnitRef};
use serde::{Deserialize, Serialize};

use super::profile::{Crt, MOST_CRT, Profile};
use super::readings::{Readings, register};
use super::words::english;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::data::switches::Reading;
use drumhead_rules::hex::{Cell, Facing, Pointing};
use drumhead_rules::list::{
    Change, Edit, ListArmy, ListBook, ListEdit, Unit, Unsound, bounded, field, text_field,
};
use drumhead_rules::map::words::facing_word;

/// The most movement points or strength of a unit.
pub(super) const MOST_NUMBER: u8 = 99;
/// The most characters of how units recover.
const MOST_RECOVERY: usize = 500;

drumhead_rules::ids! {
    /// What a unit is.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    Arm as "EdgehillArm" {
        /// Infantry.
        #[default]
        Infantry = "infantry",
        /// Cavalry.
        Cavalry = "cavalry",
        /// A gun, which never moves (E-10).
        Artillery = "artillery",
        /// A leader.
        Leader = "leader",
    }
    /// Which of the two games is played.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    Scenario as "EdgehillScenario" {
        /// Edgehill: guns, and no ground but hedges (E-36, E-37).
        #[default]
        Edgehill = "edgehill",
        /// Naseby: no guns; woods, hedges and hillsides.
        Naseby = "naseby",
    }
}

/// What a unit is, beside its number, name and notes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillBody", default, deny_unknown_fields)]
pub struct Body {
    /// What it is.
    pub arm: Arm,
    /// The number of its leader in this army (E-01).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<u16>,
    /// Its movement allowance, from the basic game; none for the profile's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ma: Option<u8>,
    /// Its strength, from the basic game; none where it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<u8>,
    /// Where it begins; none where it is placed before the first turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<Cell>,
    /// Which way it faces then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Facing>,
}

/// What a list has beside its units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "EdgehillOwn", default, deny_unknown_fields)]
pub struct Own {
    /// Which game it is for.
    pub scenario: Scenario,
    /// The basic game, as the player describes it.
    pub profile: Profile,
}

/// A change of what a unit is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "EdgehillBodyChange",
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum BodyChange {
    /// What it is.
    Arm(Arm),
    /// Its leader's number; 0 for none.
    Leader(u16),
    /// Its movement allowance; 0 for the profile's.
    Ma(u8),
    /// Its strength; 0 where it is not known.
    Strength(u8),
    /// Where it begins, by reference; empty where it is placed later.
    Hex(String),
    /// Which way it faces then.
    Facing(Facing),
}

/// A change of what a list has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(
    rename = "EdgehillOwnChange",
    tag = "set",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum OwnChange {
    /// Which game it is for.
    Scenario(Scenario),
    /// The movement allowance of infantry; 0 where it is not known.
    Infantry(u8),
    /// The movement allowance of cavalry; 0 where it is not known.
    Cavalry(u8),
    /// The movement allowance of leaders; 0 where it is not known.
    Leaders(u8),
    /// The base cost of a hex.
    Base(u8),
    /// How units recover from disorder.
    Recovery(String),
    /// The combat table as text ([`Crt::read`]); empty for none.
    Crt(String),
}

/// The book, for the lists that it shares with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgehillNaseby;

/// An army of the book.
pub type Army = ListArmy<EdgehillNaseby>;
/// An edit of one.
pub type ArmyEdit = ListEdit<EdgehillNaseby>;

/// None for nought.
const fn some(value: u8) -> Option<u8> {
    if value == 0 { None } else { Some(value) }
}

impl ListBook for EdgehillNaseby {
    type Kind = Body;
    type Own = Own;
    type Readings = Readings;
    type KindChange = BodyChange;
    type OwnChange = OwnChange;

    const TITLE: &'static str = "Edgehill and Naseby";
    const YEAR: u16 = 1642;

    fn register() -> Result<&'static [Reading], TableError> {
        register()
    }

    fn change_kind(kind: &mut Body, change: &BodyChange) -> Result<(), String> {
        match change {
            BodyChange::Arm(arm) => kind.arm = *arm,
            BodyChange::Leader(number) => kind.leader = (*number > 0).then_some(*number),
            BodyChange::Ma(points) => kind.ma = some(*points),
            BodyChange::Strength(points) => kind.strength = some(*points),
            BodyChange::Hex(text) if text.trim().is_empty() => kind.hex = None,
            BodyChange::Hex(text) => {
                let cell = text.parse::<Cell>();
                kind.hex = Some(cell.map_err(|bad| bad.to_string())?);
            }
            BodyChange::Facing(facing) => kind.facing = Some(*facing),
        }
        Ok(())
    }

    fn change_own(own: &mut Own, change: &OwnChange) -> Result<(), String> {
        let profile = &mut own.profile;
        match change {
            OwnChange::Scenario(scenario) => own.scenario = *scenario,
            OwnChange::Infantry(points) => profile.infantry = some(*points),
            OwnChange::Cavalry(points) => profile.cavalry = some(*points),
            OwnChange::Leaders(points) => profile.leader = some(*points),
            OwnChange::Base(points) => profile.base = some(*points).filter(|it| *it != 1),
            OwnChange::Recovery(text) => profile.recovery.clone_from(text),
            OwnChange::Crt(text) if text.trim().is_empty() => profile.crt = None,
            OwnChange::Crt(text) => profile.crt = Some(Crt::read(text)?),
        }
        Ok(())
    }

    fn kind_label(change: &BodyChange) -> String {
        match change {
            BodyChange::Arm(_) => "kind",
            BodyChange::Leader(_) => "leader",
            BodyChange::Ma(_) => "movement allowance",
            BodyChange::Strength(_) => "strength",
            BodyChange::Hex(_) => "hex",
            BodyChange::Facing(_) => "facing",
        }
        .to_owned()
    }

    fn own_label(change: &OwnChange) -> String {
        match change {
            OwnChange::Scenario(_) => "game",
            OwnChange::Infantry(_) => "movement allowance of infantry",
            OwnChange::Cavalry(_) => "movement allowance of cavalry",
            OwnChange::Leaders(_) => "movement allowance of leaders",
            OwnChange::Base(_) => "base cost of a hex",
            OwnChange::Recovery(_) => "recovery",
            OwnChange::Crt(_) => "combat table",
        }
        .to_owned()
    }

    fn check_kind(kind: &Body) -> Result<(), Unsound> {
        let numbers = [("ma", kind.ma), ("strength", kind.strength)];
        let fits = |value: Option<u8>| value.is_none_or(|it| (1..=MOST_NUMBER).contains(&it));
        match numbers.into_iter().find(|(_, value)| !fits(*value)) {
            Some((place, _)) => Err(Unsound::at(place, format!("1 to {MOST_NUMBER}, or none"))),
            None => Ok(()),
        }
    }

    fn check_own(own: &Own) -> Result<(), Unsound> {
        let profile = &own.profile;
        let numbers = [
            ("profile.infantry", profile.infantry),
            ("profile.cavalry", profile.cavalry),
            ("profile.leader", profile.leader),
            ("profile.base", profile.base),
        ];
        let fits = |value: Option<u8>| value.is_none_or(|it| (1..=MOST_NUMBER).contains(&it));
        if let Some((place, _)) = numbers.into_iter().find(|(_, value)| !fits(*value)) {
            return Err(Unsound::at(place, format!("1 to {MOST_NUMBER}, or none")));
        }
        bounded("profile.recovery", &profile.recovery, MOST_RECOVERY)?;
        if let Some(crt) = &profile.crt {
            bounded("profile.crt", &crt.write(), MOST_CRT)?;
            let checked = crt.check();
            checked.map_err(|problem| Unsound::at("profile.crt", problem))?;
        }
        Ok(())
    }

    fn what(unit: &Unit<Body>) -> Result<String, TableError> {
        Ok(what(&unit.of, english()?))
    }

    fn about(army: &Army) -> Result<String, TableError> {
        let words = english()?;
        let count = |arm| army.units.iter().filter(|unit| unit.of.arm == arm).count();
        let counted = Arm::ALL.iter().map(|arm| (*arm, count(*arm)));
        let counted = counted.filter(|(_, many)| *many > 0).map(|(arm, many)| {
            words.fill(&format!("count.{}", arm.id()), &[("n", &many.to_string())])
        });
        let counted = counted.collect::<Vec<_>>().join(", ");
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

    fn kind_fields(unit: &Unit<Body>) -> Result<Vec<ListField<ArmyEdit>>, TableError> {
        let words = english()?;
        let number = unit.number;
        let body = &unit.of;
        let label = |id: &str| words.get(&format!("row.{id}")).to_owned();
        let ask =
            |id: &str, answer, now, change| field::<Self>(number, &label(id), answer, now, change);
        let arms = Arm::ALL
            .iter()
            .map(|arm| Choice::text(arm.id(), words.get(&format!("arm.{}", arm.id()))));
        let points = Answer::Number {
            least: 0,
            most: MOST_NUMBER.into(),
        };
        let text = Answer::text;
        let mut fields = vec![ask(
            "arm",
            Answer::One {
                choices: arms.collect(),
            },
            Scalar::Text(body.arm.id().to_owned()),
            BodyChange::Arm(body.arm),
        )];
        if body.arm != Arm::Leader {
            let leader = body.leader.unwrap_or(0);
            let numbers = Answer::Number {
                least: 0,
                most: 9_999,
            };
            let now = Scalar::Number(leader.into());
            fields.push(hinted(
                ask("leader", numbers, now, BodyChange::Leader(leader)),
                words.get("row.leader_hint"),
            ));
        }
        if body.arm != Arm::Artillery {
            let (ma, strength) = (body.ma.unwrap_or(0), body.strength.unwrap_or(0));
            let now = Scalar::Number(ma.into());
            let asked = ask("ma", points.clone(), now, BodyChange::Ma(ma));
            fields.push(hinted(asked, words.get("row.ma_hint")));
            if body.arm != Arm::Leader {
                let now = Scalar::Number(strength.into());
                let asked = ask("strength", points, now, BodyChange::Strength(strength));
                fields.push(hinted(asked, words.get("row.strength_hint")));
            }
        }
        let hex = body.hex.map_or_else(String::new, digits);
        let asked = ask(
            "hex",
            text(8),
            Scalar::Text(hex.clone()),
            BodyChange::Hex(hex),
        );
        fields.push(hinted(asked, words.get("row.hex_hint")));
        if body.arm != Arm::Leader {
            let facing = body.facing.unwrap_or(Facing::N);
            fields.push(ask(
                "facing",
                Answer::One { choices: facings() },
                Scalar::Text(facing.id().to_owned()),
                BodyChange::Facing(facing),
            ));
        }
        Ok(fields)
    }

    fn own_fields(army: &Army) -> Result<Vec<ListField<ArmyEdit>>, TableError> {
        let words = english()?;
        let profile = &army.own.profile;
        let edit = |change| Edit::Army {
            change: Change::Own(change),
        };
        let row = |id: &str, answer, now, change| ListField {
            question: Question {
                given: None,
                path: "/change/value/value".to_owned(),
                label: words.get(&format!("row.{id}")).to_owned(),
                hint: words.find(&format!("row.{id}_hint")).map(str::to_owned),
                clause: None,
                answer,
                remember: None,
            },
            now,
            differs: false,
            edit: edit(change),
        };
        let number = |id: &str, value: Option<u8>, least: i32, change: fn(u8) -> OwnChange| {
            let value = value.unwrap_or(0);
            let answer = Answer::Number {
                least,
                most: MOST_NUMBER.into(),
            };
            row(id, answer, Scalar::Number(value.into()), change(value))
        };
        let scenarios = Scenario::ALL
            .iter()
            .map(|it| Choice::text(it.id(), words.get(&format!("scenario.{}", it.id()))));
        let crt = profile.crt.as_ref().map_or_else(String::new, Crt::write);
        let text = |id: &str, most: usize, now: &str, change: fn(String) -> OwnChange| {
            let field = text_field("/change/value/value", "", most, now, ());
            row(id, field.question.answer, field.now, change(now.to_owned()))
        };
        Ok(vec![
            row(
                "scenario",
                Answer::One {
                    choices: scenarios.collect(),
                },
                Scalar::Text(army.own.scenario.id().to_owned()),
                OwnChange::Scenario(army.own.scenario),
            ),
            number("infantry", profile.infantry, 0, OwnChange::Infantry),
            number("cavalry", profile.cavalry, 0, OwnChange::Cavalry),
            number("leaders", profile.leader, 0, OwnChange::Leaders),
            number("base", Some(profile.base_cost()), 1, OwnChange::Base),
            text(
                "recovery",
                MOST_RECOVERY,
                &profile.recovery,
                OwnChange::Recovery,
            ),
            text("crt", MOST_CRT, &crt, OwnChange::Crt),
        ])
    }

    fn complaints(army: &Army) -> Result<Vec<ListComplaint>, TableError> {
        super::faults::complaints(army)
    }
}

fn hinted(field: ListField<ArmyEdit>, hint: &str) -> ListField<ArmyEdit> {
    ListField {
        question: Question {
            given: None,
            hint: Some(hint.to_owned()),
            ..field.question
        },
        ..field
    }
}

/// A hex as the source calls it.
pub(super) fn digits(cell: Cell) -> String {
    cell.name(drumhead_rules::hex::Numbering::Digits)
}

/// The corners of a hex that points north, and then those of one with a flat
/// top: a list does not know its map.
fn facings() -> Vec<Choice> {
    let corner = |facing: &Facing, pointing| {
        matches!(facing.on(pointing), drumhead_rules::hex::Faced::Corner(_))
    };
    let all = [Pointing::PointyTop, Pointing::FlatTop].map(|pointing| {
        let those = Facing::ALL.iter().filter(move |it| corner(it, pointing));
        those.map(|it| Choice::text(it.id(), facing_word(*it)))
    });
    all.into_iter().flatten().collect()
}

/// What a unit is, in one line.
pub(super) fn what(body: &Body, words: &Catalogue) -> String {
    let mut about = words.get(&format!("arm.{}", body.arm.id())).to_owned();
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

/// A unit's part of an id: `1.3` for the third unit of the second side.
pub(super) fn key(unit: UnitRef) -> String {
    format!("{}.{}", unit.side, unit.unit)
}
