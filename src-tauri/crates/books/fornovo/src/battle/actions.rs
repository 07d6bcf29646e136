//! What a player can do in a battle: one type and one file for each. One order is one hand of dice, or
//! one choice, with what only the players can tell.

mod arming;
mod ask_pay;
mod attach;
mod change_ground;
mod charge;
mod choices;
mod choose_side;
mod complete;
mod cross_ditch;
mod drop_weapon;
mod encounter;
mod end_step;
mod endanger;
mod exchange;
mod false_rout;
mod fight;
mod flee;
mod labour;
mod lose_horses;
mod manoeuvre;
mod move_units;
mod moving;
mod name_ground;
mod one_die;
mod open_flanks;
mod overrun;
mod pursue;
mod pursue_whom;
mod reach;
mod recoil;
mod recover;
mod remove_ground;
mod reply;
mod roll_initiative;
mod share;
mod stand;
mod strike;
mod sweep;
mod take_up;
mod test;

use drumhead_words::play::UnitRef;

use super::super::shooting::Side;
use super::batter::Battery;
use super::blows::BlowKey;
use super::fire::{Arm, FireTold};
use super::state::GeneralRef;
use drumhead_rules::written;

pub use ask_pay::AskPay;
pub use attach::Attach;
pub use change_ground::ChangeGround;
pub use charge::Charge;
pub use choose_side::ChooseSide;
pub use complete::{ChargeCompleted, Complete};
pub use cross_ditch::{CrossDitch, CrossedDitch};
pub use drop_weapon::DropWeapon;
pub use drumhead_rules::frame::{Correct, FieldValue, FromPaper, UnitOnPaper};
pub use end_step::EndStep;
pub use endanger::{Endanger, Endangered};
pub use exchange::Exchange;
pub use false_rout::{FalseRout, TriedFalseRout};
pub use fight::{Fight, Met};
pub use flee::{Flee, FleeWay, RanOn};
pub use labour::Labour;
pub use lose_horses::LoseHorses;
pub use manoeuvre::{Manoeuvre, ManoeuvreMade};
pub use move_units::{Move, UnitMoved};
pub use name_ground::NameGround;
pub use overrun::{Overran, Overrun};
pub use pursue::{Pursue, PursueWay, Pursued};
pub use pursue_whom::{PursueWhom, PursuitChosen};
pub use recoil::{Recoil, RecoilWay, Recoiled};
pub use recover::{CauseLasts, Recover};
pub use remove_ground::RemoveGround;
pub use reply::{Replied, Reply};
pub use roll_initiative::RollInitiative;
pub use share::Share;
pub use stand::Stand;
pub use strike::{Strike, Struck};
pub use sweep::{Sweep, UnitsSwept};
pub use take_up::TakeUp;
pub use test::{NotTested, Test, Tested};

written! {
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

}
