//! Lists: their fields, their problems, and the descriptions of their troops.

use std::collections::BTreeMap;

use drumhead_rules::catalogue::{self, Catalogue, Language};
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Form;
use drumhead_rules::data::switches::Interpretation;
use drumhead_rules::frame::{Answer, bare, choice, message};
use drumhead_rules::hex::Facing;
use drumhead_rules::list::{
    Field, ListArmy, ListBook, NewNumbers, Row, Unit, Unsound, bounded, illegal, warning,
    written_hex,
};
use drumhead_rules::map::{Brush, Feature, Map};
use drumhead_rules::plain_field;
use drumhead_vocabulary::list::ListProblem;
use drumhead_vocabulary::play::Scalar;
use drumhead_vocabulary::sheet::{RosterFor, Sheet};

use super::army::{Group, MOST_OBJECTIVES, MOST_TROOPS, Own, StandAndDie, all_of};
use super::clauses::{CONTENTS, FACING, STANCE};
use super::ground::may_share;
use super::interpretations::{Interpretations, register};
use super::setup::starter_map;
use super::sheet::roster;
use super::words::{speak, troops_in_words};

const KIND_FIELDS: &[&dyn Field<Group>] = &[
    &plain_field!(Group: infantry, |_| Answer::up_to(MOST_TROOPS)),
    &plain_field!(Group: cavalry, |_| Answer::up_to(MOST_TROOPS)),
    &plain_field!(Group: guns, |_| Answer::up_to(MOST_TROOPS)),
    &Row::new(
        "hex",
        |group: &Group| Some(group.hex.map_or_else(String::new, |hex| hex.to_string())),
        |_| Answer::Text { least: 0, most: 8 },
        |group, hex: String| {
            group.hex = written_hex(&hex)?;
            Ok(())
        },
    ),
    &plain_field!(Group: facing, |_| {
        let none = choice(Scalar::Nothing(()), message("field.no_facing"));
        let facing = |it: Facing| choice(Scalar::Text(it.id().to_owned()), bare(it));
        Answer::One([vec![none], Facing::ALL.map(facing).to_vec()].concat())
    }),
    &plain_field!(Group: standing, |_| Answer::YesNo),
];

const OWN_FIELDS: &[&dyn Field<Own>] = &[&plain_field!(Own: objectives, |_| {
    let most = drumhead_vocabulary::count(MOST_OBJECTIVES);
    Answer::Text { least: 0, most }
})];

/// The terrain in *Stand and Die!*: cover (gap S-A9), water (S-09, S-10) and roads.
const BRUSHES: &[Brush] = &[
    Brush::hex(Feature::Woods),
    Brush::hex(Feature::Town),
    Brush::hex(Feature::Hedge),
    Brush::hex(Feature::Hill),
    Brush::hex(Feature::Slope),
    Brush::hex(Feature::Marsh),
    Brush::hex(Feature::Entrenchment),
    Brush::hex(Feature::Cover),
    Brush::hex(Feature::Water),
    Brush::hex(Feature::RiverEdge),
    Brush::hex(Feature::Bridge),
    Brush::hex(Feature::Boat),
    Brush::hex(Feature::Road),
];

impl ListBook for StandAndDie {
    type Kind = Group;
    type Own = Own;
    type Interpretations = Interpretations;
    const TITLE: &'static str = "Stand and Die!";
    const AUTHOR: &'static str = "Group Think Rules";
    const YEAR: u16 = 1645;

    fn register() -> Result<&'static [Interpretation], TableError> {
        register()
    }

    const KIND_FIELDS: &'static [&'static dyn Field<Group>] = KIND_FIELDS;
    const OWN_FIELDS: &'static [&'static dyn Field<Own>] = OWN_FIELDS;

    fn words(language: Language) -> &'static Catalogue {
        speak(language)
    }

    fn check_kind(kind: &Group) -> Result<(), Unsound> {
        for (place, many) in [
            ("infantry", kind.infantry),
            ("cavalry", kind.cavalry),
            ("guns", kind.guns),
        ] {
            if many > MOST_TROOPS {
                return Err(Unsound::at(
                    place,
                    catalogue::message("unsound.more").with("most_troops", MOST_TROOPS.to_string()),
                ));
            }
        }
        Ok(())
    }

    fn check_own(own: &Own) -> Result<(), Unsound> {
        bounded("objectives", &own.objectives, MOST_OBJECTIVES)
    }

    fn joins(_: &mut Group, _: &Own, _: &NewNumbers) {}

    fn what(
        unit: &Unit<Group>,
        words: &'static Catalogue,
        form: Form,
    ) -> Result<String, TableError> {
        let troops = unit.of.troops();
        let what = troops_in_words(words, troops, form);
        Ok(match unit.of.hex {
            Some(hex) => {
                let hex = hex.to_string();
                words.fill("army.at", &[("troops", &what), ("hex", &hex)])
            }
            None => what,
        })
    }

    fn about(army: &ListArmy<Self>, words: &'static Catalogue) -> Result<String, TableError> {
        let units = army.units.len().to_string();
        let all = troops_in_words(words, all_of(army), Form::Within);
        Ok(words.fill("army.about", &[("units", &units), ("troops", &all)]))
    }

    fn problems(
        army: &ListArmy<Self>,
        words: &'static Catalogue,
    ) -> Result<Vec<ListProblem>, TableError> {
        let mut found = Vec::new();
        let mut firsts = BTreeMap::new();
        for unit in &army.units {
            let (number, troops) = (Some(unit.number), unit.of.troops());
            let host = unit.of.hex.map(|hex| *firsts.entry(hex).or_insert(unit));
            let first = host.map_or_else(String::new, |it| it.named(words));
            let hex = unit.of.hex.map_or_else(String::new, |hex| hex.to_string());
            let values = [("hex", hex.as_str()), ("first", &first)];
            if troops.is_nobody() {
                found.push(illegal(words, number, "nobody", &[]));
            }
            if !may_share(&troops.arms()) {
                found.push(illegal(words, number, "mixed", &[]).by(CONTENTS));
            }
            if unit.of.hex.is_some() && unit.of.facing.is_none() {
                found.push(warning(words, number, "no_facing", &[]));
            }
            if host.is_some_and(|host| host.of.faces() != unit.of.faces()) {
                found.push(illegal(words, number, "faces_otherwise", &values).by(FACING));
            }
            if host.is_some_and(|host| host.of.standing != unit.of.standing) {
                found.push(illegal(words, number, "marked_otherwise", &values).by(STANCE));
            }
        }
        Ok(found)
    }

    fn roster(
        army: &ListArmy<Self>,
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
