//! The closed set of what players can do.

use drumhead_rules::actions;
use serde::{Deserialize, Serialize};

use super::Fornovo;
use super::actions::*;

/// What a player can do: one hand of dice, or one choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each variant has the docs of its type")]
pub enum Command {
    EndStep(EndStep),
    RollInitiative(RollInitiative),
    ChooseSide(ChooseSide),
    AskPay(AskPay),
    Test(Test),
    Recoil(Recoil),
    Flee(Flee),
    PursueWhom(PursueWhom),
    FalseRout(FalseRout),
    Pursue(Pursue),
    Attach(Attach),
    Charge(Charge),
    Reply(Reply),
    Move(Move),
    Sweep(Sweep),
    Manoeuvre(Manoeuvre),
    LoseHorses(LoseHorses),
    Complete(Complete),
    Recover(Recover),
    Shoot(Shoot),
    GoOn(GoOn),
    Batter(Batter),
    Snipe(Snipe),
    Mark(Mark),
    Caught(Caught),
    Divide(Divide),
    Save(Save),
    FindGunHits(FindGunHits),
    Endanger(Endanger),
    Fight(Fight),
    Strike(Strike),
    Share(Share),
    DropWeapon(DropWeapon),
    TakeUp(TakeUp),
    Exchange(Exchange),
    Overrun(Overrun),
    NameGround(NameGround),
    ChangeGround(ChangeGround),
    RemoveGround(RemoveGround),
    Stand(Stand),
    Labour(Labour),
    CrossDitch(CrossDitch),
    Correct(Correct),
    FromPaper(FromPaper),
}

actions! {
    /// The orders that are on the frame.
    Ordered as "FornovoOrder" of Fornovo: RollInitiative, ChooseSide, AskPay,
    Charge, Reply, Complete, CrossDitch, FalseRout, Recoil, Flee, PursueWhom, Pursue,
    Test, Overrun, Fight, Share, Strike, Endanger, Recover, DropWeapon, TakeUp, Exchange,
    Move, Sweep, Manoeuvre, EndStep, Attach, LoseHorses,
    NameGround, ChangeGround, RemoveGround, Stand, Labour, Correct, FromPaper,
}

/// Joins the orders that are on the frame to the commands of a battle.
macro_rules! on_frame {
    ($($name:ident),+ $(,)?) => {
        impl Command {
            /// The order, where it is on the frame.
            #[allow(clippy::wildcard_enum_match_arm, reason = "the others are not on the frame")]
            pub(super) fn on_frame(&self) -> Option<Ordered> {
                match self {
                    $(Self::$name(order) => Some(Ordered::$name(order.clone())),)+
                    _ => None,
                }
            }
        }

        impl From<Ordered> for Command {
            fn from(order: Ordered) -> Self {
                match order { $(Ordered::$name(order) => Self::$name(order),)+ }
            }
        }
    };
}
on_frame! {
    RollInitiative, ChooseSide, AskPay,
    Charge, Reply, Complete, CrossDitch, FalseRout, Recoil, Flee, PursueWhom, Pursue,
    Test, Overrun, Fight, Share, Strike, Endanger, Recover, DropWeapon, TakeUp, Exchange,
    Move, Sweep, Manoeuvre, EndStep, Attach, LoseHorses,
    NameGround, ChangeGround, RemoveGround, Stand, Labour, Correct, FromPaper,
}
