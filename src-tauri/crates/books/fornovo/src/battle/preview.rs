//! What a command would do.

mod shooting;
mod single;

use drumhead_words::dice::Given;
use drumhead_words::play::{Preview, Refusal};

use super::Battle;
use super::command::Command;
use super::fate;
use crate::battle::actions;
use drumhead_rules::play::Game;

/// What the command would do.
pub(super) fn preview(battle: &Battle, command: &Command) -> Preview {
    let table = battle.table();
    let mut preview = match command {
        Command::Shoot(actions::Shoot {
            unit,
            target,
            arm,
            told,
        }) => shooting::volley(table, *unit, *target, *arm, *told),
        Command::Batter(actions::Batter {
            unit,
            feature,
            guns,
        }) => shooting::batter(table, *unit, *feature, *guns),
        Command::Snipe(actions::Snipe {
            unit,
            general,
            told,
        }) => shooting::snipe(table, *unit, *general, *told),
        Command::Mark(actions::Mark { general }) => shooting::mark(table, *general),
        Command::Divide(actions::Divide { blow, .. }) => single::divide(table, *blow),
        Command::GoOn(actions::GoOn {
            unit,
            friend,
            friend_close,
            friend_side,
        }) => {
            let friend = friend.map(|friend| (friend, *friend_close, *friend_side));
            shooting::go_on(table, *unit, friend)
        }
        Command::Caught(actions::Caught { unit }) => single::caught(table, *unit),
        Command::Save(actions::Save { blow, group }) => single::save(table, *blow, *group),
        Command::FindGunHits(actions::FindGunHits { blow }) => single::gun_hits(table, *blow),
        Command::EndStep(_)
        | Command::RollInitiative(_)
        | Command::AskPay(_)
        | Command::Test(_)
        | Command::Recover(_)
        | Command::Endanger(_)
        | Command::Fight(_)
        | Command::Strike(_)
        | Command::Share(_)
        | Command::DropWeapon(_)
        | Command::TakeUp(_)
        | Command::Exchange(_)
        | Command::Overrun(_)
        | Command::ChooseSide(_)
        | Command::Charge(_)
        | Command::Reply(_)
        | Command::Complete(_)
        | Command::CrossDitch(_)
        | Command::FalseRout(_)
        | Command::Recoil(_)
        | Command::Flee(_)
        | Command::PursueWhom(_)
        | Command::Pursue(_)
        | Command::Attach(_)
        | Command::Move(_)
        | Command::Sweep(_)
        | Command::Manoeuvre(_)
        | Command::LoseHorses(_)
        | Command::NameGround(_)
        | Command::ChangeGround(_)
        | Command::RemoveGround(_)
        | Command::Stand(_)
        | Command::Labour(_)
        | Command::Correct(_)
        | Command::FromPaper(_) => Preview::default(),
    };
    match battle.decide(command, &[], &mut Given::default()) {
        Err(Refusal::NeedDice(pool)) => {
            if preview.title.is_empty() {
                preview.title.clone_from(&pool.what);
            }
            preview.pool = Some(pool);
        }
        Err(Refusal::Impossible(objection)) => preview.objections.push(objection),
        Err(Refusal::AgainstRules(objections)) => preview.objections.extend(objections),
        Ok(_) => {}
    }
    preview
}
