//! The closed set of what players can do.

use drumhead_rules::actions;
use drumhead_rules::frame::{Correct, FromPaper};

use super::Fornovo;
use super::actions::*;

actions! {
    /// What a player can do: one hand of dice, or one choice. They are offered in this order: what is
    /// owed as the turn brings it, then what a unit may do of its own will.
    Command as "FornovoCommand" of Fornovo:
        RollInitiative, ChooseSide, AskPay, Recoil, Endanger, Test, LetPursue, Flee, Pursue, Reply, Divide, Save, FindGunHits,
        GoOn, HoldDice, Mark, Caught, Complete, CrossDitch, Recover, PursueWhom, Overrun, Fight, Share,
        Strike, Charge, FalseRout, Move, Sweep, Manoeuvre, Attach, LoseHorses, Shoot, Batter, Snipe,
        DropWeapon, TakeUp, Exchange, Stand, Labour, EndStep, NameGround, ChangeGround, RemoveGround,
        Correct, FromPaper,
}
