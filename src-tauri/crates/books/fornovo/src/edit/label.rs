//! The label of an edit, shown on a fix's button and after "Undo: ".

use super::{
    ArmyChange, ContingentChange, Edit, GeneralChange, GroupChange, PieceChange, UnitChange,
};
use crate::army::*;
use crate::weapons::WeaponSet;
use crate::words::Words;

/// Returns the edit in a few words, to follow "Undo: ": `make it grade B`, `remove salvee fire`.
pub fn label(edit: &Edit, words: Words) -> String {
    said(edit, "edit", words)
}

/// Returns the label of a fix's button: `Make it grade B`, `Remove salvee fire`.
pub(crate) fn button(edit: &Edit, words: Words) -> String {
    said(edit, "fix", words)
}

fn said(edit: &Edit, heading: &str, words: Words) -> String {
    let (key, value) = key(edit);
    let value = match value {
        Value::None => String::new(),
        Value::Word(id) => words.get(&format!("word.{id}")).to_owned(),
        Value::Number(n) => n.to_string(),
        Value::Points(n) => words.grouped(n),
        Value::Text(text) => text.to_owned(),
        Value::Weapons(weapons) => {
            let names = weapons
                .iter()
                .map(|it| words.get(&format!("word.{}", it.id())));
            names.collect::<Vec<_>>().join(", ")
        }
    };
    words.fill(&format!("{heading}.{key}"), &[("what", &value)])
}

/// Returns the edit's key in the catalogue, and the value that fills its sentence.
fn key(edit: &Edit) -> (&'static str, Value<'_>) {
    match edit {
        Edit::Army { change } => on_army(change),
        Edit::Contingent { change, .. } => match change {
            ContingentChange::Name(_) => ("contingent_name", Value::None),
            ContingentChange::Nation(_) => ("nation", Value::None),
            ContingentChange::Remove => ("remove_contingent", Value::None),
        },
        Edit::General { change, .. } => match change {
            GeneralChange::Name(_) => ("general_name", Value::None),
            GeneralChange::Rank(rank) => ("rank", Value::Word(rank.id())),
            GeneralChange::Contingent(_) => ("general_contingent", Value::None),
            GeneralChange::Remove => ("remove_general", Value::None),
        },
        Edit::Piece { change, .. } => match change {
            PieceChange::Name(_) => ("piece_name", Value::None),
            PieceChange::What(_) => ("piece_what", Value::None),
            PieceChange::Remove => ("remove_piece", Value::None),
        },
        Edit::Unit { change, .. } => on_unit(change),
        Edit::Group { change, .. } => on_group(change),
    }
}

enum Value<'a> {
    None,
    Word(&'static str),
    Number(u32),
    Points(i32),
    Text(&'a str),
    Weapons(WeaponSet),
}

fn on_army(change: &ArmyChange) -> (&'static str, Value<'_>) {
    match change {
        ArmyChange::Name(_) => ("army_name", Value::None),
        ArmyChange::Scale(scale) => ("scale", Value::Word(scale.id())),
        ArmyChange::Year(year) => ("year", Value::Number((*year).into())),
        ArmyChange::Limit(None) => ("no_limit", Value::None),
        ArmyChange::Limit(Some(points)) => ("limit", Value::Points(points.0)),
        ArmyChange::Notes(_) => ("army_notes", Value::None),
        ArmyChange::Source(_) => ("source", Value::None),
        ArmyChange::Interpretation {
            interpretation,
            option,
        } => match option {
            Some(option) if interpretation == "D-54" => ("shallow_price", Value::Text(option)),
            _ => ("interpretation", Value::Text(interpretation)),
        },
        ArmyChange::AllInterpretations(_) => ("all_interpretations", Value::None),
        ArmyChange::Unsupplied(true) => ("army_unsupplied", Value::None),
        ArmyChange::Unsupplied(false) => ("army_supplied", Value::None),
        ArmyChange::AddContingent => ("add_contingent", Value::None),
        ArmyChange::AddGeneral { rank, .. } => ("add_general", Value::Word(rank.id())),
        ArmyChange::AddPiece(what) => ("add_piece", Value::Word(what.id())),
        ArmyChange::AddUnit { .. } => ("add_unit", Value::None),
    }
}

fn on_unit(change: &UnitChange) -> (&'static str, Value<'_>) {
    match change {
        UnitChange::Name(_) => ("unit_name", Value::None),
        UnitChange::Number(number) => ("number", Value::Number(number.0.into())),
        UnitChange::Contingent(_) => ("unit_contingent", Value::None),
        UnitChange::General(None) => ("no_general", Value::None),
        UnitChange::General(Some(_)) => ("unit_general", Value::None),
        UnitChange::Kind(kind) => ("kind", Value::Word(kind.id())),
        UnitChange::Troops(troops) => ("troops", Value::Word(troops.id())),
        UnitChange::Grade(grade) => ("grade", Value::Text(grade.id())),
        UnitChange::Order(order) => ("order", Value::Word(order.id())),
        UnitChange::Charge(None) => ("no_charge", Value::None),
        UnitChange::Charge(Some(style)) => ("charge", Value::Word(style.id())),
        UnitChange::Training(None) => ("no_training", Value::None),
        UnitChange::Training(Some(training)) => ("training", Value::Word(training.id())),
        UnitChange::Pay(Pay::Paid) => ("paid", Value::None),
        UnitChange::Pay(Pay::Unpaid) => ("unpaid", Value::None),
        UnitChange::Pay(Pay::Partly { .. }) => ("partly_unpaid", Value::None),
        UnitChange::Unsupplied(true) => ("unsupplied", Value::None),
        UnitChange::Unsupplied(false) => ("supplied", Value::None),
        UnitChange::Shallow(true) => ("shallow", Value::None),
        UnitChange::Shallow(false) => ("no_shallow", Value::None),
        UnitChange::Model { model, count: 0 } => ("no_model", Value::Word(model.id())),
        UnitChange::Model { model, .. } => ("model", Value::Word(model.id())),
        UnitChange::Mount(mount) => ("mount", Value::Word(mount.id())),
        UnitChange::Stakes(0) => ("no_stakes", Value::None),
        UnitChange::Stakes(figures) => ("stakes", Value::Number(*figures)),
        UnitChange::Front(None) => ("no_front", Value::None),
        UnitChange::Front(Some(front)) => ("front", Value::Number((*front).into())),
        UnitChange::Sleeve(None) => ("no_sleeve", Value::None),
        UnitChange::Sleeve(Some(front)) => ("sleeve", Value::Number((*front).into())),
        UnitChange::Colours(_) => ("colours", Value::None),
        UnitChange::Notes(_) => ("unit_notes", Value::None),
        UnitChange::AddGroup => ("add_group", Value::None),
        UnitChange::AddGunners(count) => ("add_gunners", Value::Number(*count)),
        UnitChange::Duplicate => ("duplicate", Value::None),
        UnitChange::Move { .. } => ("move", Value::None),
        UnitChange::Remove => ("remove_unit", Value::None),
    }
}

fn on_group(change: &GroupChange) -> (&'static str, Value<'_>) {
    let flag =
        |on: bool, yes: &'static str, no: &'static str| (if on { yes } else { no }, Value::None);
    match change {
        GroupChange::Name(_) => ("group_name", Value::None),
        GroupChange::Count(count) => ("count", Value::Number(*count)),
        GroupChange::Armour(armour) => ("armour", Value::Word(armour.id())),
        GroupChange::Weapon { weapon, on: true } => ("weapon", Value::Word(weapon.id())),
        GroupChange::Weapon { weapon, on: false } => ("no_weapon", Value::Word(weapon.id())),
        GroupChange::Weapons(weapons) if *weapons == WeaponSet::NONE => ("no_weapons", Value::None),
        GroupChange::Weapons(weapons) => ("weapons", Value::Weapons(*weapons)),
        GroupChange::Shield(on) => flag(*on, "shield", "no_shield"),
        GroupChange::Gunner(on) => flag(*on, "gunner", "no_gunner"),
        GroupChange::Noble(on) => flag(*on, "noble", "no_noble"),
        GroupChange::Barded(on) => flag(*on, "barded", "no_barded"),
        GroupChange::FalseRout(on) => flag(*on, "false_rout", "no_false_rout"),
        GroupChange::Salvee(on) => flag(*on, "salvee", "no_salvee"),
        GroupChange::Bayonet(None) => ("no_bayonet", Value::None),
        GroupChange::Bayonet(Some(bayonet)) => ("bayonet", Value::Word(bayonet.id())),
        GroupChange::Lock(lock) => ("lock", Value::Word(lock.id())),
        GroupChange::Horse(on) => flag(*on, "horse", "no_horse"),
        GroupChange::Remove => ("remove_group", Value::None),
    }
}
