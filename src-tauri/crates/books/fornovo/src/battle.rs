//! A battle of *Fornovo to Sedgemoor*: sections 3 and 5 to 11 in play, and parts of section 2.
//!
//! `actions/` has one file for each action of a player ([`Command`]), except corrections by hand. A
//! fact ([`Event`]) is a type in the file of its action or process, with its fold, its log line and
//! its part of the report. Rules apply when an action is resolved, never when a fact is folded. The
//! work that the rules demand follows from the state: each action states when its work is due.

pub mod actions;
mod ahead;
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
mod disorder;
mod false_rout;
mod fate;
mod fields;
mod fighters;
mod fire;
mod flight;
mod form;
mod generals;
mod ground;
mod hits;
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
mod pikes;
mod position;
mod prelude;
mod printed;
mod pursuits;
mod rally;
mod recovery;
mod report_events;
mod resolver;
mod retired;
mod rounds;
mod setup;
mod shown;
mod sides;
mod snapshot;
mod sniping;
mod speed;
mod state;
mod steps;
mod story;
mod targets;
mod test_work;
mod tests_due;
mod tests_taken;
mod transport;
mod view;
mod weapons;
mod work;
mod works_zone;

use std::sync::Arc;

use drumhead_vocabulary::play::UnitRef;

use super::army::{Rank, Unit};
use super::interpretations::{InterpretationError, Interpretations};
use super::soundness::Unsound;
use super::tables::{Rules, SavedTables};
use super::words::Words;
use actions::{
    Battered, CaughtRouter, CauseLasts, ChargeCompleted, CrossedDitch, DangerSkipped, DiceHeld,
    Divided, Endangered, FoundOnGuns, HorsesLost, InitiativeRolled, Marked, Met, NotTested,
    Overran, PathTaken, PayAsked, Pursued, PursuitAllowed, PursuitChosen, RanOn, RanksExchanged,
    Recoiled, Replied, Saved, SideAChosen, Sniped, SniperReached, Struck, Tested, TriedFalseRout,
    UnitMoved, UnitsSwept, Volley, WorkSkipped,
};
use batter::BatteringChanged;
use blows::{HitsChanged, VolleyEnded};
use charge_tests::CameAtGallop;
use charges::{ChargeChanged, ChargeDeclared, ChargeOver, Evaded};
use dealing::Shared;
use disorder::{Disordered, InOrder};
use drumhead_rules::catalogue::{Catalogue, Language};
use drumhead_rules::data::catalogue::Form;
use drumhead_rules::frame::{self, Book, Field};
use drumhead_rules::frame::{Corrected, EnteredFromPaper as FromPaper};
use drumhead_rules::play::BadFact;
use fire::Fired;
use generals::{GeneralMoved, LossesPast};
use ground::{GroundChanged, SpotChanged};
use incidents::IncidentOccurred;
use leaving::{LeftPlace, PlaceChanged};
use left_behind::{CrewMoved, SquareBroken, StakesChanged};
use losses::{FiguresLost, ModelsLost};
use manoeuvres::{ManoeuvreMade, TookShape};
use morale::{Routed, Shattered};
use moves::MoveUsed;
use passage::PassedThrough;
use position::Position;
use pursuits::{PursuitChanged, PursuitOver};
use rally::{BurstThrough, FollowedUp};
use retired::{Became, BecamePending, LeftUndone, SetByHand, Settled, Threw, WasSet};
use rounds::{FightOver, LossesCounted, RoundBegan, RoundFought};
use steps::{DebtPaid, PhaseEnded, TurnEnded};
use tests_taken::{MustRecoil, SawRout};
use weapons::{Rearmed, WeaponsChanged};

pub use super::turn::{Actor, Moment, Phase, Step};
pub use actions::{FleeWay, Modifier, PursueWay, RecoilWay};
pub use allowance::{Allowance, Line as AllowanceLine, allowance};
pub use batter::Battery;
pub use charge_moves::{ChargeReach, EvasionReach, charge_reach, evasion_reach};
pub use charge_tests::ChargeEnd;
pub use charges::{ChargeObservations, ChargeTurn, Reply};
pub use command::Command;
pub use contact::{Separated, Touched};
pub use danger::DiceInFlight;
pub use fields::{MoraleWord, PlaceWord};
pub use ground::{Cover, Feature, FeatureKind, Labour, Stand};
pub use manoeuvres::Manoeuvre;
pub use morale::MoraleChanged;
pub use moves::{Crossed, MoveObservations, SweepObservations, Way};
pub(super) use outcome::{named_general, outcome};
pub use setup::{Setup, Side, join};
pub use state::*;
pub use steps::Began;
pub use story::Story;

/// The rules of *Fornovo to Sedgemoor*.
#[derive(Clone, Copy, Debug)]
pub struct Fornovo;

drumhead_rules::facts! {
    /// A fact.
    Event as "FornovoEvent" of Fornovo:
        // The turn.
        Began, PhaseEnded, DebtPaid, TurnEnded, InitiativeRolled, SideAChosen, WorkSkipped, DangerSkipped, IncidentOccurred, PayAsked,
        // Morale and disorder.
        Tested, NotTested, MoraleChanged, Routed, Shattered, Disordered, InOrder, CauseLasts, SawRout,
        MustRecoil, Recoiled, FollowedUp, BurstThrough,
        // Charges.
        ChargeDeclared, ChargeChanged, ChargeOver, Replied, Evaded, CameAtGallop, TriedFalseRout,
        ChargeCompleted, CaughtRouter, Touched, Separated,
        // Routs and pursuits.
        RanOn, PathTaken, Pursued, PursuitChanged, PursuitOver, PursuitChosen, PursuitAllowed,
        PlaceChanged, LeftPlace,
        // Shooting.
        Volley, Fired, VolleyEnded, DiceInFlight, DiceHeld, Battered, BatteringChanged, Sniped, Marked, SniperReached,
        // Hits and losses.
        HitsChanged, FoundOnGuns, Divided, Saved, FiguresLost, ModelsLost, Overran,
        // Rounds of combat.
        Met, Shared, Struck, LossesCounted, RoundBegan, RoundFought, FightOver,
        // Moves and manoeuvres.
        UnitMoved, UnitsSwept, MoveUsed, ManoeuvreMade, TookShape, PassedThrough, CrossedDitch,
        // Terrain.
        GroundChanged, SpotChanged,
        // Equipment.
        StakesChanged, CrewMoved, SquareBroken, HorsesLost, WeaponsChanged, RanksExchanged, Rearmed,
        // Generals.
        GeneralMoved, Endangered, LossesPast,
        // Corrections by hand.
        Corrected, FromPaper,
        // Facts from earlier versions.
        Threw, SetByHand, WasSet, Became, BecamePending, Settled, LeftUndone,
}

/// The rules and units of a battle.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The rules under the battle's interpretations.
    pub(super) rules: Rules,
    /// The armies in play. Snipers are units in them.
    pub(super) field: Setup,
}

/// A battle: its set-up and its current state.
pub type Battle = frame::Battle<Fornovo>;

/// The reason why a battle cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The armies or the terrain are unsound.
    #[error("{}: {}", .0.place, .0.problem.key())]
    Unsound(Unsound),
    /// An interpretation or its option is unknown, or the tables do not parse.
    #[error(transparent)]
    Interpretations(#[from] InterpretationError),
}

impl Book for Fornovo {
    type Setup = Setup;
    type SetupError = SetupError;
    type Tables = Tables;
    type State = State;
    type Fact = Event;
    type Action = Command;
    type ReportEvents = report_events::ReportEvents;

    const FIELDS: &'static [&'static dyn Field<Self>] = fields::FIELDS;

    fn begin(mut setup: Setup) -> Result<Battle, SetupError> {
        setup.check().map_err(SetupError::Unsound)?;
        setup.interpretations = setup.interpretations.settled()?;
        let saved = match setup.tables.take() {
            Some(saved) => saved,
            None => SavedTables::under(&setup.interpretations)?,
        };
        let rules = if setup.interpretations == Interpretations::default()
            && saved == *SavedTables::standard()?
        {
            Rules::standard()?.clone()
        } else {
            Rules::saved(&saved, &setup.interpretations)?
        };
        setup.tables = Some(saved);
        let (field, snipers) = sniping::fielded(setup.clone());
        let state = State::new(&field, &snipers);
        let mut battle = Battle {
            setup: Arc::new(setup),
            tables: Arc::new(Tables { rules, field }),
            words: Words::speak(Language::ENGLISH).catalogue(),
            state,
        };
        ground::draw_up_wagons(&mut battle);
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
    ) -> Result<Vec<Event>, BadFact> {
        fields::put_right(battle, unit, by_hand)
    }

    fn unit_name(battle: &Battle, unit: UnitRef) -> String {
        name(position(battle), unit)
    }

    fn side_names(setup: &Setup) -> [&str; 2] {
        setup.side_names()
    }
}

/// Returns a read-only view of the battle.
fn position(battle: &Battle) -> Position<'_> {
    Position {
        rules: &battle.tables.rules,
        setup: &battle.tables.field,
        state: &battle.state,
        words: battle.words,
    }
}

/// Returns a unit's number and, if it has one, its name, as shown in the log and on screen.
fn name(position: Position<'_>, unit: UnitRef) -> String {
    let bought = position.setup.unit(unit);
    let called = bought.map_or("", |unit: &Unit| unit.name.trim());
    if called.is_empty() {
        position.say("unit.unnamed", &[("number", &unit.unit.to_string())])
    } else {
        position.say(
            "unit.named",
            &[("number", &unit.unit.to_string()), ("name", called)],
        )
    }
}

/// Returns the name that the player gave a group or, if there is none, a name derived from the
/// arms.
fn group_name(words: &Catalogue, unit: &Unit, group: usize) -> String {
    let named = given_name(unit, group).map(str::to_owned);
    named.unwrap_or_else(|| arms_name(words, unit, group, Form::Within))
}

/// Returns the name that the player gave a group; `None` if there is none.
fn given_name(unit: &Unit, group: usize) -> Option<&str> {
    let name = unit.groups.get(group)?.name.trim();
    (!name.is_empty()).then_some(name)
}

/// Returns a name for a group, derived from its arms.
fn arms_name(words: &Catalogue, unit: &Unit, group: usize, form: Form) -> String {
    if unit.groups.len() == 1 {
        return words.get(&form.key("unit.figures")).to_owned();
    }
    let of = unit.groups.get(group);
    match (of.and_then(|of| of.weapons.iter().next()), form) {
        (Some(weapon), Form::Start) => words.get(&format!("figures.{}", weapon.id())).to_owned(),
        (Some(weapon), Form::Within) => words.get(&format!("plural.{}", weapon.id())).to_owned(),
        (None, _) => {
            let number = (group + 1).to_string();
            words.fill(&form.key("unit.group"), &[("number", &number)])
        }
    }
}

/// Returns a general's name, or his rank, for use at the start of a line or as a label.
fn general_name(position: Position<'_>, general: GeneralRef) -> String {
    general_in(Form::Start, position, general)
}

/// Returns a general's name, or his rank.
fn general_in(form: Form, position: Position<'_>, general: GeneralRef) -> String {
    let army = position.setup.army(general.side);
    let of = army.and_then(|army| army.generals.iter().find(|g| g.id == general.general));
    match of {
        Some(general) if !general.name.trim().is_empty() => general.name.trim().to_owned(),
        Some(general) if general.rank == Rank::CommanderInChief => {
            position.say(&form.key("general.commander"), &[])
        }
        Some(_) | None => position.say(&form.key("general.subgeneral"), &[]),
    }
}

/// Returns a side's name.
fn side_name(position: Position<'_>, side: u8) -> String {
    frame::side_name(position.words, position.setup.side_names(), side).to_owned()
}

#[cfg(test)]
mod tests;
