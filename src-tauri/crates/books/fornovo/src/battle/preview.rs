//! What a command would do.

mod moves;
mod shooting;
mod single;

use drumhead_words::Length;
use drumhead_words::dice::Given;
use drumhead_words::play::{Preview, Refusal};

use super::Battle;
use super::command::Command;
use super::event::Event;
use super::fate;
use crate::battle::actions;
use drumhead_rules::play::{self, Game};

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
        // Of a sweep nothing is to be added up.
        Command::Move(actions::Move { moves }) => match moves.as_slice() {
            [told] => moves::a_move(table, told),
            _ => Preview::default(),
        },
        Command::Manoeuvre(actions::Manoeuvre { unit, what }) => {
            moves::manoeuvre(table, *unit, *what, left_by(battle, command))
        }
        Command::EndStep(actions::EndStep {})
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
        | Command::Attach(actions::Attach { .. })
        | Command::Sweep(actions::Sweep { .. })
        | Command::LoseHorses(actions::LoseHorses { .. })
        | Command::NameGround(actions::NameGround { .. })
        | Command::ChangeGround(actions::ChangeGround { .. })
        | Command::RemoveGround(actions::RemoveGround { .. })
        | Command::Stand(actions::Stand { .. })
        | Command::Labour(actions::Labour { .. })
        | Command::Correct(actions::Correct { .. })
        | Command::FromPaper(actions::FromPaper { .. }) => Preview::default(),
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
        Ok(events) if says_itself(command) && preview.needs.is_none() => {
            preview.needs = Some(play::told(battle, command, &events));
        }
        Ok(_) => {}
    }
    preview
}

/// Whether the order throws nothing and has no sum of its own: what it brings
/// about is what the log would say.
const fn says_itself(command: &Command) -> bool {
    matches!(
        command,
        Command::LoseHorses(actions::LoseHorses { .. }) | Command::Attach(actions::Attach { .. })
    )
}

/// What a manoeuvre leaves of its unit's move; none where something speaks
/// against it.
fn left_by(battle: &Battle, command: &Command) -> Option<Length> {
    let events = battle.decide(command, &[], &mut Given::default()).ok()?;
    events.iter().find_map(|event| {
        if let Event::Manoeuvred { left, .. } = event {
            Some(*left)
        } else {
            None
        }
    })
}
