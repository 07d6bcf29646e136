//! What a player can do in a battle. One command is one hand of dice, or one
//! choice, with what only the table can tell.

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::reaction::Facts;
use super::super::shooting::Side;
use super::super::weapons::Weapon;
use super::batter::Battery;
use super::blows::BlowKey;
use super::charge_tests::ChargeEnd;
use super::charges::{ChargeTold, Reply};
use super::fire::{Arm, FireTold};
use super::ground::{Feature, FeatureKind, Labour, Spot};
use super::hand::Correction;
use super::manoeuvres::Manoeuvre;
use super::moves::{MoveTold, SweepTold};
use super::paper::OnPaper;
use super::rounds::Meeting;
use super::state::{Facing, GeneralRef};

/// A command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Ends the step and begins the next (section 6).
    EndStep,
    /// A side rolls for the initiative (F-6.01).
    RollInitiative {
        /// The side.
        side: u8,
    },
    /// The side that rolled higher is A or B.
    ChooseSide {
        /// The side that rolled higher.
        side: u8,
        /// Whether it is side A.
        a: bool,
    },
    /// An unpaid unit is asked whether it serves (F-2.63).
    AskPay {
        /// The unit.
        unit: UnitRef,
    },
    /// A unit takes a reaction test (section 8).
    Test {
        /// The unit.
        unit: UnitRef,
        /// What the table tells; what the desk knows it puts in itself.
        facts: Facts,
        /// Friends that it saw rout (F-8.43); for no other test.
        #[serde(default)]
        saw: Vec<UnitRef>,
    },
    /// A unit recoils (F-7.42).
    Recoil {
        /// The unit.
        unit: UnitRef,
        /// How it went.
        way: RecoilWay,
        /// Friends it burst through.
        through: Vec<UnitRef>,
        /// Whether the enemy it lost to follows it up (F-7.61).
        followed: bool,
        /// Of several enemies those that stay where they are though others
        /// follow (F-7.61, D-112).
        #[serde(default)]
        stay: Vec<UnitRef>,
    },
    /// A router moves (F-7.51 to F-7.54).
    Flee {
        /// The unit.
        unit: UnitRef,
        /// How it went.
        way: FleeWay,
        /// Friends in its way.
        through: Vec<UnitRef>,
        /// Whether a gap of half its front is beside them (F-7.52).
        #[serde(default)]
        gap: bool,
    },
    /// A unit that routed several enemies says whom it pursues (F-7.58).
    PursueWhom {
        /// The unit.
        unit: UnitRef,
        /// Whom.
        target: UnitRef,
    },
    /// An evader tries to turn on its pursuers (F-7.50).
    FalseRout {
        /// The unit.
        unit: UnitRef,
        /// Whom it would countercharge.
        target: UnitRef,
    },
    /// A pursuer moves (F-7.57 to F-7.60).
    Pursue {
        /// The unit.
        unit: UnitRef,
        /// How it went.
        way: PursueWay,
    },
    /// A general joins a unit, or leaves the one he is with (F-3.07).
    Attach {
        /// The general.
        general: GeneralRef,
        /// The unit; none to leave.
        unit: Option<UnitRef>,
    },
    /// A unit declares a charge (F-7.37).
    Charge {
        /// The unit.
        unit: UnitRef,
        /// Whom it charges.
        target: UnitRef,
        /// What the table tells.
        told: ChargeTold,
    },
    /// A charged unit answers (F-6.07).
    Reply {
        /// The charged unit.
        unit: UnitRef,
        /// Who charges it.
        charger: UnitRef,
        /// How it answers.
        how: Reply,
    },
    /// Units move, one or a whole side in a sweep (F-6.09).
    Move {
        /// How each moved.
        moves: Vec<MoveTold>,
    },
    /// Units of a side that had nothing else to do, in one sweep (F-6.09).
    Sweep {
        /// The side.
        side: u8,
        /// The units.
        units: Vec<UnitRef>,
        /// How they moved.
        told: SweepTold,
    },
    /// A unit makes a manoeuvre that takes a part of its move (section 7.17).
    Manoeuvre {
        /// The unit.
        unit: UnitRef,
        /// What it does.
        what: Manoeuvre,
    },
    /// Enemies have touched the horses that a unit's holders keep (F-7.34).
    LoseHorses {
        /// The unit.
        unit: UnitRef,
    },
    /// A charge that lost its target runs on (F-7.49).
    Complete {
        /// The unit.
        unit: UnitRef,
        /// How it ended.
        how: ChargeEnd,
    },
    /// Whether what disordered a unit is still there (F-5.09).
    Recover {
        /// The unit.
        unit: UnitRef,
        /// Whether it is.
        persists: bool,
    },
    /// A unit shoots (F-6.10).
    Shoot {
        /// The unit.
        unit: UnitRef,
        /// At whom.
        target: UnitRef,
        /// With what.
        arm: Arm,
        /// What the table tells.
        told: FireTold,
    },
    /// Dice of guns that missed a friend in the danger zone go on to the target
    /// (F-9.16).
    GoOn {
        /// The guns' unit.
        unit: UnitRef,
        /// Another friend in the danger zone, who is shot at before the target.
        #[serde(default)]
        friend: Option<UnitRef>,
        /// Whether that friend is within the close range; none where he is as the
        /// target.
        #[serde(default)]
        friend_close: Option<bool>,
        /// The side of that friend that is shot at; none where it is as with the
        /// target.
        #[serde(default)]
        friend_side: Option<Side>,
    },
    /// Guns fire ball at a place that nobody holds (F-11.18, F-11.21).
    Batter {
        /// The guns' unit.
        unit: UnitRef,
        /// The feature.
        feature: u16,
        /// The guns, and what the table tells.
        guns: Battery,
    },
    /// A sniper shoots at a general (F-2.51).
    Snipe {
        /// The sniper.
        unit: UnitRef,
        /// The general.
        general: GeneralRef,
        /// What the table tells.
        told: FireTold,
    },
    /// A general whom a sniper has hit may be killed (F-2.52).
    Mark {
        /// The general.
        general: GeneralRef,
    },
    /// The enemy has reached a sniper (F-2.53).
    Caught {
        /// The sniper.
        unit: UnitRef,
    },
    /// The owner divides hits among his troops (F-9.18, F-10.24).
    Divide {
        /// Which hits.
        blow: BlowKey,
        /// Hits on each group.
        hits: Vec<u32>,
    },
    /// The figures of one group save (F-9.31, F-10.23).
    Save {
        /// Which hits.
        blow: BlowKey,
        /// The group, by its place in the unit.
        group: u8,
    },
    /// Hits on an artillery unit find what they struck (F-9.33).
    FindGunHits {
        /// Which hits.
        blow: BlowKey,
    },
    /// A general whose unit lost figures is in danger (F-3.09).
    Endanger {
        /// The general.
        general: GeneralRef,
    },
    /// The table tells how two units in contact meet (F-6.13).
    Fight {
        /// The unit of side 0.
        unit: UnitRef,
        /// The unit of side 1.
        enemy: UnitRef,
        /// How they meet.
        meeting: Meeting,
    },
    /// A unit strikes an enemy it has met (F-10.02).
    Strike {
        /// The unit.
        unit: UnitRef,
        /// The enemy.
        enemy: UnitRef,
    },
    /// The owner of a unit with several enemies places the dice that do not
    /// divide (F-10.05).
    Share {
        /// The unit.
        unit: UnitRef,
        /// Dice for each enemy it strikes, in their order.
        dice: Vec<u32>,
    },
    /// A group drops a weapon and fights with another (F-10.28).
    DropWeapon {
        /// The unit.
        unit: UnitRef,
        /// The group, by its place in the unit.
        group: u8,
        /// The weapon.
        weapon: Weapon,
    },
    /// A group takes up a weapon that it laid down where it stands (F-10.28).
    TakeUp {
        /// The unit.
        unit: UnitRef,
        /// The group, by its place in the unit.
        group: u8,
        /// The weapon.
        weapon: Weapon,
    },
    /// A mixed unit brings a group to its front (F-10.27).
    Exchange {
        /// The unit.
        unit: UnitRef,
        /// The group, by its place in the unit.
        group: u8,
    },
    /// Skirmishers and gunners are overrun by close order (F-10.29).
    Overrun {
        /// The unit.
        unit: UnitRef,
        /// Who overruns it.
        by: UnitRef,
        /// Figures met, which are removed.
        figures: u32,
    },
    /// The players name a feature of the ground: it has what the book gives
    /// its kind.
    NameGround {
        /// What it is.
        kind: FeatureKind,
        /// What they call it; its kind where they say nothing.
        name: String,
    },
    /// The players settle a feature otherwise than the book (F-11.18).
    ChangeGround {
        /// The feature as it is from now on.
        feature: Feature,
    },
    /// The players remove a feature.
    RemoveGround {
        /// The feature.
        feature: u16,
    },
    /// The table says where a unit stands.
    Stand {
        /// The unit.
        unit: UnitRef,
        /// Where; none in open ground.
        spot: Option<Spot>,
    },
    /// A unit spends its turn on the hedgerow before it (F-11.11).
    Labour {
        /// The unit.
        unit: UnitRef,
        /// At what.
        how: Labour,
    },
    /// A unit crosses a ditch (F-11.19).
    CrossDitch {
        /// The unit.
        unit: UnitRef,
    },
    /// Sets something by hand: the table rules.
    Correct {
        /// The unit.
        unit: UnitRef,
        /// What is set.
        to: Correction,
    },
    /// Sets many units by hand: play went on with paper.
    FromPaper {
        /// The units as their rosters show them; those that are not named
        /// stay as they are.
        units: Vec<OnPaper>,
    },
}

/// How a recoil went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecoilWay {
    /// The whole way.
    #[default]
    Clear,
    /// It could not avoid the enemy: it routs (F-7.42).
    Blocked,
}

/// How a rout move went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FleeWay {
    /// Still on the table.
    #[default]
    OnTable,
    /// Off the table.
    OffTable,
    /// Into the enemy on its first rout move: it surrenders (F-7.53).
    Surrendered,
    /// Into the enemy or ground that it cannot pass: it is destroyed
    /// (F-7.52, F-7.54).
    Destroyed,
}

/// How a pursuit move went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "way", rename_all = "snake_case")]
pub enum PursueWay {
    /// Still after its target.
    #[default]
    Follows,
    /// Off the table after it (F-7.29).
    OffTable,
    /// Stopped by ground, or its target is gone.
    Stopped,
    /// Into fresh enemies: an impact without impetus (F-7.57, F-7.59).
    Into {
        /// The enemy.
        enemy: UnitRef,
        /// The side of it that is struck.
        #[serde(default)]
        onto: Facing,
    },
}
