//! What a player can do in a battle: one type and one file for each. One order is one hand of dice, or
//! one choice, with what only the players can tell.

mod arming;
mod ask_pay;
mod charge;
mod choices;
mod choose_side;
mod complete;
mod cross_ditch;
mod drop_weapon;
mod encounter;
mod endanger;
mod exchange;
mod false_rout;
mod fight;
mod flee;
mod one_die;
mod open_flanks;
mod overrun;
mod pursue;
mod pursue_whom;
mod reach;
mod recoil;
mod recover;
mod reply;
mod roll_initiative;
mod share;
mod strike;
mod take_up;
mod test;

use drumhead_words::play::UnitRef;

use super::super::shooting::Side;
use super::batter::Battery;
use super::blows::BlowKey;
use super::fire::{Arm, FireTold};
use super::ground::{self, Feature, FeatureKind, Spot};
use super::hand::Correction;
use super::manoeuvres;
use super::moves::{MoveTold, SweepTold};
use super::paper::OnPaper;
use super::state::GeneralRef;
use drumhead_rules::written;

pub use ask_pay::AskPay;
pub use charge::Charge;
pub use choose_side::ChooseSide;
pub use complete::{ChargeCompleted, Complete};
pub use cross_ditch::{CrossDitch, CrossedDitch};
pub use drop_weapon::DropWeapon;
pub use endanger::{Endanger, Endangered};
pub use exchange::Exchange;
pub use false_rout::{FalseRout, TriedFalseRout};
pub use fight::{Fight, Met};
pub use flee::{Flee, FleeWay, RanOn};
pub use overrun::{Overran, Overrun};
pub use pursue::{Pursue, PursueWay, Pursued};
pub use pursue_whom::{PursueWhom, PursuitChosen};
pub use recoil::{Recoil, RecoilWay, Recoiled};
pub use recover::{CauseLasts, Recover};
pub use reply::{Replied, Reply};
pub use roll_initiative::RollInitiative;
pub use share::Share;
pub use strike::{Strike, Struck};
pub use take_up::TakeUp;
pub use test::{NotTested, Test, Tested};

written! {
    /// Ends the step and begins the next (section 6).
    pub struct EndStep {}

    /// A general joins a unit, or leaves the one he is with (F-3.07).
    pub struct Attach {
        /// The general.
        pub general: GeneralRef,
        /// The unit; none to leave.
        pub unit: Option<UnitRef>,
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
