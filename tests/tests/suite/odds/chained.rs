//! The odds of a volley or a round, and of its consequences, match the results of playing out
//! every possibility: hits, saves, the end of the step, and the test that follows.

use std::collections::BTreeMap;

use drumhead_fornovo::battle::actions;
use drumhead_fornovo::battle::*;
use drumhead_fornovo::*;
use drumhead_rules::odds::ways;
use drumhead_rules::play::Game as _;
use drumhead_testing::{field, fold};
use drumhead_vocabulary::dice::{Given, Pool, Throw};
use drumhead_vocabulary::play::{Offer, Preview, Refusal, UnitRef};

const OURS: UnitRef = UnitRef::new(0, 1);
const THEIRS: UnitRef = UnitRef::new(1, 1);

fn army(figures: u32, weapons: &[Weapon]) -> Army {
    let unit = Unit {
        number: UnitNumber(1),
        groups: vec![Group {
            count: figures,
            weapons: WeaponSet::of(weapons),
            ..Group::default()
        }],
        ..Unit::default()
    };
    Army {
        year: 1600,
        units: vec![unit],
        ..Army::default()
    }
}

/// Returns the dice that a command needs, and the objections to allow for it.
fn wanted(battle: &Battle, command: &Command) -> (Option<Pool>, Vec<String>) {
    let mut overruled = Vec::new();
    loop {
        match battle.decide(command, &overruled, &mut Given::default()) {
            Ok(_) => return (None, overruled),
            Err(Refusal::NeedDice(pool)) => return (Some(pool), overruled),
            Err(Refusal::AgainstRules(objections)) => {
                overruled.extend(objections.into_iter().map(|objection| objection.id));
            }
            Err(refusal) => panic!("{command:?}: {refusal:?}"),
        }
    }
}

/// Returns the battle after a command with these dice.
fn after(battle: &Battle, command: &Command, overruled: &[String], throw: Option<Throw>) -> Battle {
    let events = battle.decide(command, overruled, &mut Given(throw));
    let mut after = battle.clone();
    fold(&mut after, &events.expect("only dice are missing"));
    after
}

/// Calls `then` with every result of a command, with all objections allowed.
fn every_way(battle: &Battle, command: &Command, then: &mut dyn FnMut(Battle, f64)) {
    let (pool, overruled) = wanted(battle, command);
    let mut go = |throw, chance| then(after(battle, command, &overruled, throw), chance);
    match pool {
        None => go(None, 1.0),
        Some(pool) => {
            for (counts, chance) in ways::<f64>(&pool).iter() {
                go(Some(Throw::Counts(counts.clone())), chance);
            }
        }
    }
}

/// Plays out every possibility with its pending work, until this step begins.
fn play_on(battle: Battle, chance: f64, until: Step, at_end: &mut dyn FnMut(&Battle, f64)) {
    if battle.state().now.step == until {
        at_end(&battle, chance);
        return;
    }
    let command = to_do(&battle);
    every_way(&battle, &command, &mut |after, part| {
        play_on(after, chance * part, until, at_end);
    });
}

/// Returns a command for pending work or, if there is none, the end of the step.
fn to_do(battle: &Battle) -> Command {
    let to_do = |offers: Vec<Offer<Command>>| {
        offers
            .into_iter()
            .find(|offer| offer.fulfils.is_some() && offer.against.is_empty())
    };
    [None, Some(OURS), Some(THEIRS)]
        .into_iter()
        .find_map(|who| to_do(battle.offers(who)))
        .map_or(Command::EndStep(actions::EndStep {}), |offer| offer.command)
}

/// Returns the number of figures lost by a unit.
fn lost(battle: &Battle, unit: UnitRef) -> u32 {
    let live = &battle.state().units[&unit];
    live.start - live.figures()
}

fn routed(battle: &Battle, unit: UnitRef) -> bool {
    matches!(battle.state().units[&unit].morale, Morale::Routed { .. })
}

/// Returns the battle after a command without dice.
fn done(battle: &Battle, command: &Command) -> Battle {
    let mut all = Vec::new();
    every_way(battle, command, &mut |after, _| all.push(after));
    all.pop().expect("the command has a result")
}

/// Returns a battle of the two armies at the beginning of this step, with the enemy shaken.
fn at(step: Step, first: Army, second: Army) -> Battle {
    let mut battle = Battle::new(Setup::of(first, second)).unwrap();
    let mut faces = [6, 2].iter();
    for _ in 0..60 {
        if battle.state().now.step == step {
            let set = field("morale", "shaken");
            return done(
                &battle,
                &Command::Correct(actions::Correct { unit: THEIRS, set }),
            );
        }
        let mut offers = battle.offers(None).into_iter();
        let to_do = offers.find(|offer| offer.fulfils.is_some());
        let command = to_do.map_or(Command::EndStep(actions::EndStep {}), |offer| offer.command);
        battle = if let Command::RollInitiative(actions::RollInitiative { .. }) = command {
            let throw = Throw::Faces(vec![*faces.next().unwrap()]);
            after(&battle, &command, &[], Some(throw))
        } else {
            done(&battle, &command)
        };
    }
    panic!("the battle never reaches {step:?}");
}

/// Returns a battle in combat with this many figures on each side, and the order to fight a round.
fn locked(figures: u32) -> (Battle, Command) {
    let battle = at(Step::Rounds, army(figures, &[]), army(figures, &[]));
    let set = field("contacts", [THEIRS]);
    let battle = done(
        &battle,
        &Command::Correct(actions::Correct { unit: OURS, set }),
    );
    let mut meeting = Meeting::default();
    for side in &mut meeting.sides {
        side.strikers.other = figures;
    }
    let fight = Command::Fight(actions::Fight {
        unit: OURS,
        enemy: THEIRS,
        meeting,
    });
    (battle, fight)
}

/// Returns the previewed chance of this consequence.
fn chance_of(preview: &Preview, of: &str) -> f64 {
    let odds = preview.odds.as_ref().expect("the command has odds");
    let bar = odds.then.iter().find(|bar| bar.label.contains(of));
    bar.unwrap_or_else(|| panic!("{of}: {:?}", odds.then))
        .chance
}

#[track_caller]
fn same(shown: f64, played: f64) {
    assert!(
        (shown - played).abs() < 1e-12,
        "{shown} is displayed, {played} was played out"
    );
}

/// The chances of a unit's possible fates, from full strength.
#[derive(Debug, Default)]
struct Became {
    losing: BTreeMap<u32, f64>,
    routed: f64,
    exhausted: f64,
    shattered: f64,
    all: f64,
}

impl Became {
    fn add(&mut self, battle: &Battle, unit: UnitRef, chance: f64) {
        let live = &battle.state().units[&unit];
        let lost = lost(battle, unit);
        self.all += chance;
        *self.losing.entry(lost).or_default() += chance;
        self.routed += if routed(battle, unit) { chance } else { 0.0 };
        self.exhausted += if lost * 2 >= live.start { chance } else { 0.0 };
        self.shattered += if lost * 4 >= live.start * 3 {
            chance
        } else {
            0.0
        };
    }

    fn is(&self, preview: &Preview, [routs, exhausted, shattered]: [&str; 3]) {
        same(1.0, self.all);
        same(chance_of(preview, routs), self.routed);
        same(chance_of(preview, exhausted), self.exhausted);
        same(chance_of(preview, shattered), self.shattered);
        assert!(self.routed > 0.0 && self.routed < 1.0, "{self:?}");
    }
}

#[test]
fn the_odds_of_a_volleys_consequences_match_the_played_results() {
    let shots = army(12, &[Weapon::Musket]);
    let battle = at(Step::Fire, shots, army(8, &[]));
    let offers = battle.offers(Some(OURS));
    let shoot = offers
        .into_iter()
        .find(|offer| offer.id.action() == "shoot");
    let mut command = shoot.expect("musketeers shoot").command;
    if let Command::Shoot(actions::Shoot { observed, .. }) = &mut command {
        observed.figures = 6;
    }
    let preview = battle.preview(&command);
    let mut became = Became::default();
    every_way(&battle, &command, &mut |after, chance| {
        play_on(after, chance, Step::Completions, &mut |end, chance| {
            became.add(end, THEIRS, chance);
        });
    });
    became.is(&preview, ["routs", "exhausted", "shattered"]);
    let bars = &preview.odds.as_ref().unwrap().bars;
    let labels: Vec<_> = became.losing.keys().map(u32::to_string).collect();
    assert!(bars.iter().map(|bar| &bar.label).eq(&labels), "{bars:?}");
    for (bar, played) in bars.iter().zip(became.losing.values()) {
        same(bar.chance, *played);
    }
}

#[test]
fn the_odds_of_a_rounds_consequences_match_the_played_results() {
    let (battle, fight) = locked(12);
    let preview = battle.preview(&fight);
    let mut became = [Became::default(), Became::default()];
    every_way(&battle, &fight, &mut |after, chance| {
        play_on(after, chance, Step::FriendTests, &mut |end, chance| {
            for (became, unit) in became.iter_mut().zip([OURS, THEIRS]) {
                became.add(end, unit, chance);
            }
        });
    });
    // The first half of the consequences belongs to one side, the second half to the other.
    let odds = preview.odds.clone().unwrap();
    for (became, half) in became.iter().zip([0, 1]) {
        let mut own = preview.clone();
        let then = odds.then.iter().skip(half * odds.then.len() / 2);
        let then = then.take(odds.then.len() / 2).cloned().collect();
        own.odds.as_mut().unwrap().then = then;
        became.is(&own, ["routs", "exhausted", "shattered"]);
    }
}
