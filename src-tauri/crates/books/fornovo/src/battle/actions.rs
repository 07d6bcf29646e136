//! What a player can do in a battle: one type and one file for each. One order is one hand of dice, or
//! one choice, with what only the players can tell.

mod ask_pay;
mod choose_side;
mod one_die;
mod roll_initiative;

use drumhead_words::play::UnitRef;
use serde::{Deserialize, Serialize};

use super::super::reaction::Facts;
use super::super::shooting::Side;
use super::super::weapons::Weapon;
use super::batter::Battery;
use super::blows::BlowKey;
use super::charge_tests::ChargeEnd;
use super::charges::{self, ChargeTold};
use super::fire::{Arm, FireTold};
use super::ground::{self, Feature, FeatureKind, Spot};
use super::hand::Correction;
use super::manoeuvres;
use super::moves::{MoveTold, SweepTold};
use super::paper::OnPaper;
use super::rounds::Meeting;
use super::state::{Facing, GeneralRef};
use drumhead_rules::written;

pub use ask_pay::AskPay;
pub use choose_side::ChooseSide;
pub use roll_initiative::RollInitiative;

written! {
    /// Ends the step and begins the next (section 6).
    pub struct EndStep {}

    /// A unit takes a reaction test (section 8).
    pub struct Test {
        /// The unit.
        pub unit: UnitRef,
        /// What the table tells; what the desk knows it puts in itself.
        pub facts: Facts,
        /// Friends that it saw rout (F-8.43); for no other test.
        #[serde(default)]
        pub saw: Vec<UnitRef>,
    }

    /// A unit recoils (F-7.42).
    pub struct Recoil {
        /// The unit.
        pub unit: UnitRef,
        /// How it went.
        pub way: RecoilWay,
        /// Friends it burst through.
        pub through: Vec<UnitRef>,
        /// Whether the enemy it lost to follows it up (F-7.61).
        pub followed: bool,
        /// Of several enemies those that stay where they are though others
        /// follow (F-7.61, D-112).
        #[serde(default)]
        pub stay: Vec<UnitRef>,
    }

    /// A router moves (F-7.51 to F-7.54).
    pub struct Flee {
        /// The unit.
        pub unit: UnitRef,
        /// How it went.
        pub way: FleeWay,
        /// Friends in its way.
        pub through: Vec<UnitRef>,
        /// Whether a gap of half its front is beside them (F-7.52).
        #[serde(default)]
        pub gap: bool,
    }

    /// A unit that routed several enemies says whom it pursues (F-7.58).
    pub struct PursueWhom {
        /// The unit.
        pub unit: UnitRef,
        /// Whom.
        pub target: UnitRef,
    }

    /// An evader tries to turn on its pursuers (F-7.50).
    pub struct FalseRout {
        /// The unit.
        pub unit: UnitRef,
        /// Whom it would countercharge.
        pub target: UnitRef,
    }

    /// A pursuer moves (F-7.57 to F-7.60).
    pub struct Pursue {
        /// The unit.
        pub unit: UnitRef,
        /// How it went.
        pub way: PursueWay,
    }

    /// A general joins a unit, or leaves the one he is with (F-3.07).
    pub struct Attach {
        /// The general.
        pub general: GeneralRef,
        /// The unit; none to leave.
        pub unit: Option<UnitRef>,
    }

    /// A unit declares a charge (F-7.37).
    pub struct Charge {
        /// The unit.
        pub unit: UnitRef,
        /// Whom it charges.
        pub target: UnitRef,
        /// What the table tells.
        pub told: ChargeTold,
    }

    /// A charged unit answers (F-6.07).
    pub struct Reply {
        /// The charged unit.
        pub unit: UnitRef,
        /// Who charges it.
        pub charger: UnitRef,
        /// How it answers.
        pub how: charges::Reply,
    }

    /// Units move, one or a whole side in a sweep (F-6.09).
    pub struct Move {
        /// How each moved.
        pub moves: Vec<MoveTold>,
    }

    /// Units of a side that had nothing else to do, in one sweep (F-6.09).
    pub struct Sweep {
        /// The side.
        pub side: u8,
        /// The units.
        pub units: Vec<UnitRef>,
        /// How they moved.
        pub told: SweepTold,
    }

    /// A unit makes a manoeuvre that takes a part of its move (section 7.17).
    pub struct Manoeuvre {
        /// The unit.
        pub unit: UnitRef,
        /// What it does.
        pub what: manoeuvres::Manoeuvre,
    }

    /// Enemies have touched the horses that a unit's holders keep (F-7.34).
    pub struct LoseHorses {
        /// The unit.
        pub unit: UnitRef,
    }

    /// A charge that lost its target runs on (F-7.49).
    pub struct Complete {
        /// The unit.
        pub unit: UnitRef,
        /// How it ended.
        pub how: ChargeEnd,
    }

    /// Whether what disordered a unit is still there (F-5.09).
    pub struct Recover {
        /// The unit.
        pub unit: UnitRef,
        /// Whether it is.
        pub persists: bool,
    }

    /// A unit shoots (F-6.10).
    pub struct Shoot {
        /// The unit.
        pub unit: UnitRef,
        /// At whom.
        pub target: UnitRef,
        /// With what.
        pub arm: Arm,
        /// What the table tells.
        pub told: FireTold,
    }

    /// Dice of guns that missed a friend in the danger zone go on to the target
    /// (F-9.16).
    pub struct GoOn {
        /// The guns' unit.
        pub unit: UnitRef,
        /// Another friend in the danger zone, who is shot at before the target.
        #[serde(default)]
        pub friend: Option<UnitRef>,
        /// Whether that friend is within the close range; none where he is as the
        /// target.
        #[serde(default)]
        pub friend_close: Option<bool>,
        /// The side of that friend that is shot at; none where it is as with the
        /// target.
        #[serde(default)]
        pub friend_side: Option<Side>,
    }

    /// Guns fire ball at a place that nobody holds (F-11.18, F-11.21).
    pub struct Batter {
        /// The guns' unit.
        pub unit: UnitRef,
        /// The feature.
        pub feature: u16,
        /// The guns, and what the table tells.
        pub guns: Battery,
    }

    /// A sniper shoots at a general (F-2.51).
    pub struct Snipe {
        /// The sniper.
        pub unit: UnitRef,
        /// The general.
        pub general: GeneralRef,
        /// What the table tells.
        pub told: FireTold,
    }

    /// A general whom a sniper has hit may be killed (F-2.52).
    pub struct Mark {
        /// The general.
        pub general: GeneralRef,
    }

    /// The enemy has reached a sniper (F-2.53).
    pub struct Caught {
        /// The sniper.
        pub unit: UnitRef,
    }

    /// The owner divides hits among his troops (F-9.18, F-10.24).
    pub struct Divide {
        /// Which hits.
        pub blow: BlowKey,
        /// Hits on each group.
        pub hits: Vec<u32>,
    }

    /// The figures of one group save (F-9.31, F-10.23).
    pub struct Save {
        /// Which hits.
        pub blow: BlowKey,
        /// The group, by its place in the unit.
        pub group: u8,
    }

    /// Hits on an artillery unit find what they struck (F-9.33).
    pub struct FindGunHits {
        /// Which hits.
        pub blow: BlowKey,
    }

    /// A general whose unit lost figures is in danger (F-3.09).
    pub struct Endanger {
        /// The general.
        pub general: GeneralRef,
    }

    /// The table tells how two units in contact meet (F-6.13).
    pub struct Fight {
        /// The unit of side 0.
        pub unit: UnitRef,
        /// The unit of side 1.
        pub enemy: UnitRef,
        /// How they meet.
        pub meeting: Meeting,
    }

    /// A unit strikes an enemy it has met (F-10.02).
    pub struct Strike {
        /// The unit.
        pub unit: UnitRef,
        /// The enemy.
        pub enemy: UnitRef,
    }

    /// The owner of a unit with several enemies places the dice that do not
    /// divide (F-10.05).
    pub struct Share {
        /// The unit.
        pub unit: UnitRef,
        /// Dice for each enemy it strikes, in their order.
        pub dice: Vec<u32>,
    }

    /// A group drops a weapon and fights with another (F-10.28).
    pub struct DropWeapon {
        /// The unit.
        pub unit: UnitRef,
        /// The group, by its place in the unit.
        pub group: u8,
        /// The weapon.
        pub weapon: Weapon,
    }

    /// A group takes up a weapon that it laid down where it stands (F-10.28).
    pub struct TakeUp {
        /// The unit.
        pub unit: UnitRef,
        /// The group, by its place in the unit.
        pub group: u8,
        /// The weapon.
        pub weapon: Weapon,
    }

    /// A mixed unit brings a group to its front (F-10.27).
    pub struct Exchange {
        /// The unit.
        pub unit: UnitRef,
        /// The group, by its place in the unit.
        pub group: u8,
    }

    /// Skirmishers and gunners are overrun by close order (F-10.29).
    pub struct Overrun {
        /// The unit.
        pub unit: UnitRef,
        /// Who overruns it.
        pub by: UnitRef,
        /// Figures met, which are removed.
        pub figures: u32,
    }

    /// The players name a feature of the ground: it has what the book gives
    /// its kind.
    pub struct NameGround {
        /// What it is.
        pub kind: FeatureKind,
        /// What they call it; its kind where they say nothing.
        pub name: String,
    }

    /// The players settle a feature otherwise than the book (F-11.18).
    pub struct ChangeGround {
        /// The feature as it is from now on.
        pub feature: Feature,
    }

    /// The players remove a feature.
    pub struct RemoveGround {
        /// The feature.
        pub feature: u16,
    }

    /// The table says where a unit stands.
    pub struct Stand {
        /// The unit.
        pub unit: UnitRef,
        /// Where; none in open ground.
        pub spot: Option<Spot>,
    }

    /// A unit spends its turn on the hedgerow before it (F-11.11).
    pub struct Labour {
        /// The unit.
        pub unit: UnitRef,
        /// At what.
        pub how: ground::Labour,
    }

    /// A unit crosses a ditch (F-11.19).
    pub struct CrossDitch {
        /// The unit.
        pub unit: UnitRef,
    }

    /// Sets something by hand: the table rules.
    pub struct Correct {
        /// The unit.
        pub unit: UnitRef,
        /// What is set.
        pub to: Correction,
    }

    /// Sets many units by hand: play went on with paper.
    pub struct FromPaper {
        /// The units as their rosters show them; those that are not named
        /// stay as they are.
        pub units: Vec<OnPaper>,
    }
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
