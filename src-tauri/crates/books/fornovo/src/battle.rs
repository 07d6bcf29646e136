//! A battle of *Fornovo to Sedgemoor*: sections 3 and 5 to 11 in play.
//!
//! `actions/` has one file for each thing that a player can do ([`Command`]). A fact ([`Event`]) is a
//! type in the file of its action or process, which folds it, logs it and tells it to the report. Rules
//! apply when an action is resolved, never when a fact is folded. What is to be done in a step follows
//! from the state, and is a set of [`Duty`]s, each fulfilled by one command.

mod act;
pub mod actions;
mod aims;
mod allowance;
mod arms;
mod batter;
mod bayonets;
mod blows;
mod charge_moves;
mod charge_tests;
mod charges;
mod command;
mod contact;
mod danger;
mod dealing;
mod deeds;
mod disorder;
mod duties;
mod duty;
mod false_rout;
mod fate;
mod fields;
mod fighters;
mod fire;
mod flight;
mod form;
mod generals;
mod ground;
mod incidents;
mod known;
mod leaving;
mod left_behind;
mod liberty;
mod losses;
mod manoeuvres;
mod morale;
mod mounting;
mod moves;
mod outcome;
mod panel;
mod papers;
mod passage;
mod pending;
mod pikes;
mod prelude;
mod printed;
mod pursuits;
mod rally;
mod recovery;
mod retired;
mod rounds;
mod setup;
mod shown;
mod snapshot;
mod sniping;
mod state;
mod steps;
mod story;
mod table;
mod targets;
mod tests_taken;
mod view;
mod weapons;

use std::sync::Arc;

use drumhead_words::play::UnitRef;

use super::army::{Rank, Unit};
use super::readings::{ReadingError, Readings};
use super::soundness::Unsound;
use super::tables::{Frozen, Rules};
use super::words::Words;
use act::Act;
use actions::{
    Battered, CauseLasts, ChargeCompleted, CrossedDitch, DiceHeld, Divided, Endangered,
    FoundOnGuns, HorsesLost, InitiativeRolled, LeftUndone, Marked, Met, NotTested, Overran,
    PathTaken, PayAsked, Pursued, PursuitAllowed, PursuitChosen, RanOn, RanksExchanged, Recoiled,
    Replied, Saved, SideAChosen, Sniped, SniperReached, Struck, Tested, TriedFalseRout, UnitMoved,
    UnitsSwept, Volley,
};
use batter::BallFlies;
use blows::{HitsStand, ShotAt};
use charge_tests::CameAtGallop;
use charges::{ChargeDeclared, ChargeOver, ChargeStands, Evaded};
use dealing::Shared;
use disorder::{Disordered, InOrder};
use drumhead_rules::catalogue::{Catalogue, Language};
use drumhead_rules::frame::{self, Book, Field};
use drumhead_rules::frame::{Corrected, EnteredFromPaper as FromPaper};
use fire::Fired;
use generals::GeneralMoved;
use ground::{GroundChanged, StandsAt};
use incidents::Befell;
use leaving::{LeftPlace, PlaceChanged};
use left_behind::{CrewMoved, SquareBroken, StakesChanged};
use losses::{FiguresLost, ModelsLost};
use manoeuvres::{ManoeuvreMade, TookShape};
use morale::{Routed, Shattered};
use moves::MoveUsed;
use passage::PassedThrough;
use pursuits::{PursuitOver, PursuitStands};
use rally::{BurstThrough, FollowedUp};
use retired::{Became, Owed, SetByHand, Settled, Threw, WasSet};
use rounds::{FightOver, LossesCounted, RoundBegan, RoundFought};
use steps::{DebtPaid, PhaseEnded, TurnEnded};
use table::Table;
use tests_taken::{MustRecoil, SawRout};
use weapons::{Rearmed, WeaponsHeld};

pub use super::turn::{Actor, Moment, Phase, Step};
pub use actions::{FleeWay, Modifier, PursueWay, RecoilWay};
pub use allowance::{Allowance, Line as AllowanceLine, allowance};
pub use batter::Battery;
pub use charge_moves::{ChargeReach, EvasionReach, charge_reach, evasion_reach};
pub use charge_tests::ChargeEnd;
pub use charges::{ChargeTold, ChargeTurn, Reply};
pub use command::Command;
pub use contact::{Separated, Touched};
pub use danger::Flying;
pub use duty::Duty;
pub use fields::{MoraleWord, PlaceWord};
pub use ground::{Cover, Feature, FeatureKind, Labour, Stand};
pub use manoeuvres::Manoeuvre;
pub use morale::MoraleChanged;
pub use moves::{Crossed, MoveTold, SweepTold, Way};
pub(super) use outcome::{named_general, outcome};
pub use pending::{demands, duties};
pub use setup::{Setup, Side, join};
pub use state::*;
pub use steps::Began;
pub use story::Story;

/// The rule book.
#[derive(Clone, Copy, Debug)]
pub struct Fornovo;

drumhead_rules::facts! {
    /// Something that happened.
    Event as "FornovoEvent" of Fornovo:
        // The turn.
        Began, PhaseEnded, DebtPaid, TurnEnded, InitiativeRolled, SideAChosen, LeftUndone, Befell, PayAsked,
        // Morale and disorder.
        Tested, NotTested, MoraleChanged, Routed, Shattered, Disordered, InOrder, CauseLasts, SawRout,
        MustRecoil, Recoiled, FollowedUp, BurstThrough,
        // Charges.
        ChargeDeclared, ChargeStands, ChargeOver, Replied, Evaded, CameAtGallop, TriedFalseRout,
        ChargeCompleted, Touched, Separated,
        // Routs and pursuits.
        RanOn, PathTaken, Pursued, PursuitStands, PursuitOver, PursuitChosen, PursuitAllowed,
        PlaceChanged, LeftPlace,
        // Shooting.
        Volley, Fired, ShotAt, Flying, DiceHeld, Battered, BallFlies, Sniped, Marked, SniperReached,
        // Hits and losses.
        HitsStand, FoundOnGuns, Divided, Saved, FiguresLost, ModelsLost, Overran,
        // Rounds of combat.
        Met, Shared, Struck, LossesCounted, RoundBegan, RoundFought, FightOver,
        // Moves and manoeuvres.
        UnitMoved, UnitsSwept, MoveUsed, ManoeuvreMade, TookShape, PassedThrough, CrossedDitch,
        // Ground.
        GroundChanged, StandsAt,
        // Equipment.
        StakesChanged, CrewMoved, SquareBroken, HorsesLost, WeaponsHeld, RanksExchanged, Rearmed,
        // Generals.
        GeneralMoved, Endangered,
        // Corrections by hand.
        Corrected, FromPaper,
        // What earlier versions wrote.
        Threw, SetByHand, WasSet, Became, Owed, Settled,
}

/// What a battle is played by.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The book under the battle's readings.
    pub(super) rules: Rules,
    /// The armies as they take the field: snipers are units there.
    pub(super) field: Setup,
}

/// A battle: what it was set up with, and how it stands.
pub type Battle = frame::Battle<Fornovo>;

/// Why a battle cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The armies or the ground cannot be held.
    #[error("{}: {}", .0.place, .0.problem.key())]
    Unsound(Unsound),
    /// The readings are not the book's.
    #[error(transparent)]
    Readings(#[from] ReadingError),
}

impl Book for Fornovo {
    type Setup = Setup;
    type SetupError = SetupError;
    type Tables = Tables;
    type State = State;
    type Fact = Event;
    type Action = Command;
    type Deeds = deeds::Deeds;

    const FIELDS: &'static [&'static dyn Field<Self>] = fields::FIELDS;

    fn begin(mut setup: Setup) -> Result<Battle, SetupError> {
        setup.check().map_err(SetupError::Unsound)?;
        setup.readings = setup.readings.settled()?;
        let frozen = match setup.tables.take() {
            Some(frozen) => frozen,
            None => Frozen::under(&setup.readings)?,
        };
        let rules = if setup.readings == Readings::default() && frozen == *Frozen::standard()? {
            Rules::standard()?.clone()
        } else {
            Rules::kept(&frozen, &setup.readings)?
        };
        setup.tables = Some(frozen);
        let (field, snipers) = sniping::fielded(setup.clone());
        let state = State::new(&field, &snipers);
        let mut battle = Battle {
            setup: Arc::new(setup),
            tables: Arc::new(Tables { rules, field }),
            words: Words::speak(Language::ENGLISH).catalogue(),
            state,
        };
        let mut act = Act::of(&battle);
        // A sound set-up owes what it owes; nothing in it can refuse.
        if act.begin(Step::SetUp).is_ok() {
            battle.state = act.battle.state;
        }
        Ok(battle)
    }

    fn units(battle: &Battle) -> Vec<UnitRef> {
        battle.state.units.keys().copied().collect()
    }

    fn put_right(
        _: &Battle,
        battle: &Battle,
        unit: UnitRef,
        by_hand: &frame::ByHand,
    ) -> Vec<Event> {
        fields::put_right(battle, unit, by_hand)
    }

    fn unit_name(battle: &Battle, unit: UnitRef) -> String {
        name(table(battle), unit)
    }

    fn side_name(battle: &Battle, side: u8) -> &str {
        let side = battle.setup.sides.get(usize::from(side));
        side.map_or("", |side| side.name.as_str())
    }
}

/// The battle as anybody may look at it.
fn table(battle: &Battle) -> Table<'_> {
    Table {
        rules: &battle.tables.rules,
        setup: &battle.tables.field,
        state: &battle.state,
        words: battle.words,
    }
}

/// A unit as the log and the screen call it: its number and its name.
fn name(table: Table<'_>, unit: UnitRef) -> String {
    let bought = table.setup.unit(unit);
    let called = bought.map_or("", |unit: &Unit| unit.name.trim());
    if called.is_empty() {
        table.say("unit.unnamed", &[("number", &unit.unit.to_string())])
    } else {
        table.say(
            "unit.named",
            &[("number", &unit.unit.to_string()), ("name", called)],
        )
    }
}

/// A group of a unit, as the player calls it.
fn group_name(words: &Catalogue, unit: &Unit, group: usize) -> String {
    match unit.groups.get(group).map(|group| group.name.trim()) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ if unit.groups.len() == 1 => words.get("unit.figures").to_owned(),
        _ => {
            let arms = unit
                .groups
                .get(group)
                .and_then(|of| of.weapons.iter().next());
            match arms {
                Some(weapon) => words
                    .get(&format!("plural.{}", arms::weapon_id(weapon)))
                    .to_owned(),
                None => words.fill("unit.group", &[("number", &(group + 1).to_string())]),
            }
        }
    }
}

/// A general, by name or by rank.
fn general_name(table: Table<'_>, general: GeneralRef) -> String {
    let army = table.setup.army(general.side);
    let of = army.and_then(|army| army.generals.iter().find(|g| g.id == general.general));
    match of {
        Some(general) if !general.name.trim().is_empty() => general.name.trim().to_owned(),
        Some(general) if general.rank == Rank::CommanderInChief => {
            table.say("general.commander", &[])
        }
        Some(_) | None => table.say("general.subgeneral", &[]),
    }
}

/// A side's name.
fn side_name(table: Table<'_>, side: u8) -> String {
    let side = table.setup.sides.get(usize::from(side));
    side.map_or_else(String::new, |side| side.name.clone())
}

#[cfg(test)]
mod tests;
