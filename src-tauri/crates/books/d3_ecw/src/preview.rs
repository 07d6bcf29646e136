//! What a command would do, with its reasons and its odds.

use drumhead_words::dice::Given;
use drumhead_words::play::{Bar, Column, Entry, OddsView, Preview, Refusal, UnitRef};

use super::attack::{
    Action, Attack, Party, again_by, ammunition_left, hit_odds, modifiers, rerolls, rout_chance,
    rout_chances,
};
use super::battle::Battle;
use super::clauses::{AMMUNITION, ROUT};
use super::command::{Command, Correction};
use super::decide::{Aim, comes_to, decide, replies, route};
use super::event::Event;
use super::narrate::narrate;
use super::readings::MeleeHits;
use super::state::Reply;
use super::words::die_with;
use drumhead_rules::data::catalogue::signed;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::odds::Distribution;
use drumhead_rules::play::Game as _;

/// The score that an attacker has rolled again, where nobody says otherwise: it
/// is below the mean of the die.
const LOW: u8 = 1;

/// What a command would do.
pub(super) fn preview(battle: &Battle, command: &Command) -> Preview {
    let mut preview = match command {
        Command::Shoot { unit, target } => attack(battle, Action::Shoot, *unit, *target, None),
        Command::Fight { unit, target } => attack(battle, Action::Melee, *unit, *target, None),
        Command::Charge {
            unit,
            target,
            facing,
        } => charge(battle, *unit, *target, *facing),
        Command::Reply { unit } => match battle.state.reply {
            Some(reply) => attack(battle, Action::Melee, reply.by, reply.at, None),
            None => titled(battle, *unit),
        },
        Command::Reroll { unit } | Command::Keep { unit } => waiting(battle, command, *unit),
        Command::Place { unit, .. }
        | Command::March { unit, .. }
        | Command::Wheel { unit, .. }
        | Command::Retire { unit, .. }
        | Command::GiveGround { unit, .. }
        | Command::Ride { unit, .. }
        | Command::Return { unit, .. }
        | Command::Correct { unit, .. } => titled(battle, *unit),
        Command::Count { .. } => Preview {
            title: battle.words.get("step.count").to_owned(),
            ..Preview::default()
        },
        Command::End => end(battle),
        Command::FromPaper { .. } => Preview::default(),
    };
    if let Command::Correct {
        set: Correction::Name(name),
        ..
    } = command
    {
        preview.needs = Some(battle.words.fill("preview.name", &[("name", name)]));
    }
    match decide(battle, command, &[], &mut Given::default()) {
        Ok(_) => {}
        Err(Refusal::NeedDice(pool)) => preview.pool = Some(pool),
        Err(Refusal::Impossible(objection)) => {
            preview.objections = vec![objection];
            preview.odds = None;
        }
        Err(Refusal::AgainstRules(objections)) => preview.objections = objections,
    }
    preview
}

fn titled(battle: &Battle, unit: UnitRef) -> Preview {
    Preview {
        title: battle.placed(unit),
        ..Preview::default()
    }
}

/// The end of the step, with what it books and who retires for it (D3-11, D3-43).
fn end(battle: &Battle) -> Preview {
    let step = format!("step.{}", battle.state.step.id());
    // What keeps it from ending is told beside.
    let ended = decide(battle, &Command::End, &[], &mut Given::default());
    let mut events = ended.unwrap_or_default();
    let begins = |event: &Event| matches!(event, Event::StepBegan { .. } | Event::TurnBegan { .. });
    events.retain(|event| !begins(event));
    let lines = narrate(battle, &Command::End, &events).into_iter();
    let told = lines.map(|line| format!("{} [{}]", line.text, line.clauses.join(" ")));
    let told: Vec<_> = told.collect();
    Preview {
        title: battle.words.get(&step).to_owned(),
        needs: (!told.is_empty()).then(|| told.join(" ")),
        ..Preview::default()
    }
}

/// What is added to the die of an attack, each with its clause.
fn column(battle: &Battle, asked: &Attack) -> Column {
    let words = battle.words;
    let applied = modifiers(asked, &battle.tables, battle.readings()).unwrap_or_default();
    let total: i32 = applied.iter().map(|it| i32::from(it.value)).sum();
    let entries = applied.iter().map(|it| Entry {
        label: words.get(&format!("modifier.{}", it.id.id())).to_owned(),
        clause: Some(it.id.clause().as_str().to_owned()),
        value: signed(it.value.into()),
        told: false,
    });
    Column {
        heading: words.get("preview.column").to_owned(),
        entries: entries.collect(),
        total: Some(die_with(total)),
    }
}

/// Who has the die of an attack rolled again, and on which scores, where nobody
/// says otherwise.
fn usual_policy(parties: &[Party], best: u8) -> Vec<(Party, Vec<u8>)> {
    let policy = parties.iter().map(|party| match party {
        Party::Attacker => (*party, vec![LOW]),
        Party::Target => (*party, vec![best]),
    });
    policy.collect()
}

/// An attack as it stands, or out of the hex that a charge comes to.
fn attack(
    battle: &Battle,
    action: Action,
    by: UnitRef,
    at: UnitRef,
    comes: Option<Cell>,
) -> Preview {
    let (mine, theirs) = (battle.placed(by), battle.placed(at));
    let values = [("unit", &*mine), ("target", &*theirs)];
    let key = match action {
        Action::Shoot => "preview.shoot",
        Action::Melee => "preview.fight",
    };
    let titled = Preview {
        title: battle.words.fill(key, &values),
        ..Preview::default()
    };
    let stands = battle.state.place(by).map(|place| place.hex);
    let from = comes.or(stands);
    let asked = from.and_then(|from| battle.attack_from(action, by, at, from));
    let Some(asked) = asked else { return titled };
    let asked = Attack {
        charging: asked.charging || comes.is_some_and(|hex| Some(hex) != stands),
        ..asked
    };
    let commander = battle.state.host(by).is_some();
    let parties = rerolls(&asked, commander, battle.readings());
    let best = battle.tables.die.iter().copied().max().unwrap_or(0);
    let policy = usual_policy(&parties, best);
    let odds = hit_odds::<f64>(&asked, &policy, &battle.tables, battle.readings());
    let Some(odds) = odds else { return titled };
    let taken = battle.state.unit(at).map_or(0, |unit| u32::from(unit.hits));
    let needs = parties.iter().map(|party| {
        let key = match party {
            Party::Attacker => "preview.again_attacker",
            Party::Target => "preview.again_target",
        };
        let clause = again_by(&asked, *party, commander);
        format!("{} [{clause}]", battle.words.get(key))
    });
    let needs: Vec<_> = needs.collect();
    let mut odds = shown(battle, &asked, &odds, taken, &policy);
    if action == Action::Melee {
        let (bars, assumes) = answered(battle, by, at, from);
        odds.then.extend(bars);
        odds.assumes.extend(assumes);
    }
    Preview {
        columns: vec![column(battle, &asked)],
        needs: (!needs.is_empty()).then(|| needs.join(" ")),
        odds: Some(odds),
        ..titled
    }
}

/// What the target of a melee makes of the attacker, where it rolls too (gap D3-A4),
/// and which scores of its die are taken to be rolled again.
fn answered(
    battle: &Battle,
    by: UnitRef,
    at: UnitRef,
    from: Option<Cell>,
) -> (Vec<Bar>, Vec<String>) {
    let nothing = (Vec::new(), Vec::new());
    let both = battle.readings().melee_hits_by == MeleeHits::Both;
    let Some(hex) = from.filter(|_| both && battle.state.reply.is_none()) else {
        return nothing;
    };
    // The attacker stands where its charge has brought it, and it is answered there.
    let mut then = battle.clone();
    let set = Correction::Hex(hex);
    if then.fold(&Event::Corrected { unit: by, set }).is_err() || !replies(&then, at, by) {
        return nothing;
    }
    let (by, at, hits) = (at, by, 0);
    then.state.reply = Some(Reply { by, at, hits });
    let Some(asked) = then.attack(Action::Melee, by, at) else {
        return nothing;
    };
    let parties = rerolls(&asked, then.state.host(by).is_some(), then.readings());
    let best = then.tables.die.iter().copied().max().unwrap_or(0);
    let policy = usual_policy(&parties, best);
    let odds = hit_odds::<f64>(&asked, &policy, &then.tables, then.readings());
    let Some(odds) = odds else {
        return nothing;
    };
    let words = battle.words;
    let assumes = policy.iter().map(|(party, scores)| {
        let (key, unit) = match party {
            Party::Attacker => ("odds.assume_answer", by),
            Party::Target => ("odds.assume_answered", at),
        };
        let unit = battle.name(unit);
        words.fill(key, &[("unit", &unit), ("score", &listed(scores))])
    });
    let bars = odds.iter().map(|(hits, chance)| Bar {
        label: words.fill("odds.answers", &[("hits", &hits.to_string())]),
        chance,
    });
    let mut bars: Vec<_> = bars.collect();
    let taken = then.state.unit(at).map_or(0, |unit| u32::from(unit.hits));
    bars.push(Bar {
        label: format!("{} [{ROUT}]", words.get("odds.attacker_routs")),
        chance: rout_chance(taken, &odds, then.readings()),
    });
    (bars, assumes.collect())
}

/// Scores beside each other.
fn listed(scores: &[u8]) -> String {
    let scores: Vec<_> = scores.iter().map(ToString::to_string).collect();
    scores.join(", ")
}

/// The odds of an attack, and what follows: that the target routs now, or within
/// three such attacks; that the ammunition lasts.
fn shown(
    battle: &Battle,
    asked: &Attack,
    odds: &Distribution<u8, f64>,
    taken: u32,
    policy: &[(Party, Vec<u8>)],
) -> OddsView {
    let words = battle.words;
    let readings = battle.readings();
    let bars = odds.iter().map(|(hits, chance)| Bar {
        label: words.fill("odds.hits", &[("hits", &hits.to_string())]),
        chance,
    });
    let mut then = vec![Bar {
        label: format!("{} [{ROUT}]", words.get("odds.routs")),
        chance: rout_chance(taken, odds, readings),
    }];
    let burns = asked.action == Action::Shoot && battle.tables.troop(asked.attacker).ammunition;
    // Three alike there are not where the first may be the last of the ammunition (D3-30), nor
    // where it is a charge: later rounds have no more of that (D3-35).
    if let (false, Some(last)) = (
        burns || asked.charging,
        rout_chances(taken, &[odds, odds, odds], readings).last(),
    ) {
        then.push(Bar {
            label: words.get("odds.routs_in_three").to_owned(),
            chance: *last,
        });
    }
    if burns {
        let left: f64 = ammunition_left(1, policy, &battle.tables, readings);
        then.push(Bar {
            label: format!("{} [{AMMUNITION}]", words.get("odds.ammunition")),
            chance: left,
        });
    }
    let mut assumes = vec![words.get("odds.assume_same").to_owned()];
    assumes.extend(policy.iter().map(|(party, scores)| {
        let key = match party {
            Party::Attacker => "odds.assume_attacker",
            Party::Target => "odds.assume_target",
        };
        words.fill(key, &[("score", &listed(scores))])
    }));
    let hits: Vec<_> = odds.outcomes().map(ToString::to_string).collect();
    OddsView {
        sentence: words.fill("odds.sentence", &[("hits", &hits.join(", "))]),
        bars: bars.collect(),
        joint: None,
        then,
        assumes,
    }
}

/// A charge and the attack that follows on it.
fn charge(battle: &Battle, unit: UnitRef, target: UnitRef, facing: Facing) -> Preview {
    let (from, to) = (battle.state.place(unit), battle.state.place(target));
    let comes = from.zip(to).map(|(from, to)| {
        let way = route(battle, unit, facing, Aim::Contact(to.hex));
        comes_to(&way, (from.hex, to.hex))
    });
    let values = [
        ("unit", &*battle.placed(unit)),
        ("target", &*battle.placed(target)),
    ];
    let title = battle.words.fill("preview.charge", &values);
    let met = battle.state.unit(target);
    let falls = met.is_some_and(|it| it.commands() || it.kind == super::army::UnitType::Artillery);
    if falls {
        return Preview {
            title,
            needs: Some(battle.words.fill("preview.falls", &values)),
            ..Preview::default()
        };
    }
    let mut turned = battle.clone();
    let set = Correction::Facing(facing);
    let ahead = turned.fold(&Event::Corrected { unit, set }).is_ok();
    let fights = if ahead { &turned } else { battle };
    let fought = attack(fights, Action::Melee, unit, target, comes);
    let follows = battle.words.get("preview.then_fights");
    let needs = std::iter::once(follows).chain(fought.needs.as_deref());
    let needs: Vec<_> = needs.collect();
    Preview {
        title,
        needs: Some(needs.join(" ")),
        ..fought
    }
}

/// A die that may be rolled again.
fn waiting(battle: &Battle, command: &Command, unit: UnitRef) -> Preview {
    let Some(trial) = &battle.state.trial else {
        return titled(battle, unit);
    };
    let score = trial.score.to_string();
    let hits = super::attack::hits(trial.score, &trial.applied).to_string();
    let values = [("score", &*score), ("hits", &*hits)];
    let again = matches!(command, Command::Reroll { .. });
    let odds = hit_odds::<f64>(&trial.attack, &[], &battle.tables, battle.readings());
    let taken = battle
        .state
        .unit(trial.at)
        .map_or(0, |it| u32::from(it.hits));
    Preview {
        title: battle.words.fill("preview.waits", &values),
        columns: vec![column(battle, &trial.attack)],
        odds: odds
            .filter(|_| again)
            .map(|odds| shown(battle, &trial.attack, &odds, taken, &[])),
        ..Preview::default()
    }
}
