//! The closed set of actions.

use drumhead_rules::actions;
use drumhead_rules::frame::{Correct, FromPaper};

use super::Fornovo;
use super::actions::*;

actions! {
    /// An action of a player: one roll of dice, or one choice. Offers come in this order: pending
    /// work in the order of the turn, the voluntary actions of units, and then the end of the step,
    /// terrain and corrections.
    Command as "FornovoCommand" of Fornovo:
        RollInitiative, ChooseSide, AskPay, Recoil, Endanger, Test, SeeNothing, LetPursue, Flee, Pursue, Reply, Divide, Save, FindGunHits,
        GoOn, HoldDice, Mark, Caught, Complete, CrossDitch, Recover, PursueWhom, Overrun, Fight, Share,
        Strike, Charge, FalseRout, Move, Sweep, Manoeuvre, Attach, LoseHorses, Shoot, Batter, Snipe,
        DropWeapon, TakeUp, Exchange, Stand, Labour, EndStep, NameGround, ChangeGround, RemoveGround,
        Correct, FromPaper,
}
