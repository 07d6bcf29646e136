//! The odds of what follows a volley or a round are those of playing it out in
//! every way: hits, saves, the end of the step, the test that is then owed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use drumhead_rules::books::fornovo::battle::*;
use drumhead_rules::books::fornovo::*;
use drumhead_rules::odds::ways;
use drumhead_rules::play::Game as _;
use drumhead_words::dice::{Given, Throw};
use drumhead_words::play::{Offer, Preview, Refusal, UnitRef};

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

/// Every way a command can go, whatever the rules say against it.
fn every_way(battle: &Battle, command: &Command, then: &mut dyn FnMut(Battle, f64)) {
    let mut overruled = Vec::new();
    let pool = loop {
        match battle.decide(command, &overruled, &mut Given::default()) {
            Ok(_) => break None,
            Err(Refusal::NeedDice(pool)) => break Some(pool),
            Err(Refusal::AgainstRules(objections)) => {
                overruled.extend(objections.into_iter().map(|objection| objection.id));
            }
            Err(refusal) => panic!("{command:?}: {refusal:?}"),
        }
    };
    let mut go = |throw, chance| {
        let events = battle.decide(command, &overruled, &mut Given(throw));
        let mut after = battle.clone();
        for event in events.expect("dice are all it lacked") {
            after.fold(&event).expect("its own events fit");
        }
        then(after, chance);
    };
    match pool {
        None => go(None, 1.0),
        Some(pool) => {
            for (counts, chance) in ways::<f64>(&pool).iter() {
                go(Some(Throw::Counts(counts.clone())), chance);
            }
        }
    }
}

/// Plays on in every way, doing what is owed, until this step begins.
fn play_on(battle: Battle, chance: f64, until: Step, at_end: &mut dyn FnMut(&Battle, f64)) {
    if battle.state().now.step == until {
        at_end(&battle, chance);
        return;
    }
    let owed = |offers: Vec<Offer<Command>>| offers.into_iter().find(|offer| offer.owed);
    let command = [None, Some(OURS), Some(THEIRS)]
        .into_iter()
        .find_map(|who| owed(battle.offers(who)))
        .map_or(Command::EndStep, |offer| offer.command);
    every_way(&battle, &command, &mut |after, part| {
        play_on(after, chance * part, until, at_end);
    });
}

/// The battle with one command done that needs no dice.
fn done(battle: &Battle, command: &Command) -> Battle {
    let mut all = Vec::new();
    every_way(battle, command, &mut |after, _| all.push(after));
    all.pop().expect("one way at least")
}

/// A battle of the two at the beginning of this step, the enemy shaken.
fn at(step: Step, first: Army, second: Army) -> Battle {
    let mut battle = Battle::new(Setup::of(first, second)).unwrap();
    let mut faces = [6, 2].iter();
    for _ in 0..60 {
        if battle.state().now.step == step {
            let to = Correction::Morale {
                to: MoraleWord::Shaken,
            };
            return done(&battle, &Command::Correct { unit: THEIRS, to });
        }
        let owed = battle.offers(None).into_iter().find(|offer| offer.owed);
        let command = owed.map_or(Command::EndStep, |offer| offer.command);
        battle = if let Command::RollInitiative { .. } = command {
            let throw = Throw::Faces(vec![*faces.next().unwrap()]);
            let events = battle.decide(&command, &[], &mut Given(Some(throw)));
            let mut after = battle.clone();
            for event in events.unwrap() {
                after.fold(&event).unwrap();
            }
            after
        } else {
            done(&battle, &command)
        };
    }
    panic!("{step:?} never came");
}

/// What the preview says of this consequence.
fn told(preview: &Preview, of: &str) -> f64 {
    let odds = preview.odds.as_ref().expect("the command has odds");
    let bar = odds.then.iter().find(|bar| bar.label.contains(of));
    bar.unwrap_or_else(|| panic!("{of}: {:?}", odds.then))
        .chance
}

/// What became of a unit that was whole and shaken.
#[derive(Debug, Default)]
struct Became {
    routed: f64,
    exhausted: f64,
    shattered: f64,
    all: f64,
}

impl Became {
    fn add(&mut self, battle: &Battle, unit: UnitRef, chance: f64) {
        let live = &battle.state().units[&unit];
        let lost = live.start - live.figures();
        let routed = matches!(live.morale, Morale::Routed { .. });
        self.all += chance;
        self.routed += if routed { chance } else { 0.0 };
        self.exhausted += if lost * 2 >= live.start { chance } else { 0.0 };
        self.shattered += if lost * 4 >= live.start * 3 {
            chance
        } else {
            0.0
        };
    }

    fn is(&self, preview: &Preview, [routs, exhausted, shattered]: [&str; 3]) {
        let same = |told: f64, played: f64| {
            assert!(
                (told - played).abs() < 1e-12,
                "{told} is told, {played} came"
            );
        };
        same(1.0, self.all);
        same(told(preview, routs), self.routed);
        same(told(preview, exhausted), self.exhausted);
        same(told(preview, shattered), self.shattered);
        assert!(self.routed > 0.0 && self.routed < 1.0, "{self:?}");
    }
}

#[test]
fn a_volley_and_what_follows_it() {
    let shots = army(12, &[Weapon::Musket]);
    let battle = at(Step::Fire, shots, army(8, &[]));
    let offers = battle.offers(Some(OURS));
    let shoot = offers
        .into_iter()
        .find(|offer| offer.id.starts_with("shoot"));
    let mut command = shoot.expect("musketeers shoot").command;
    if let Command::Shoot { told, .. } = &mut command {
        told.figures = 6;
    }
    let preview = battle.preview(&command);
    let mut became = Became::default();
    every_way(&battle, &command, &mut |after, chance| {
        play_on(after, chance, Step::Completions, &mut |end, chance| {
            became.add(end, THEIRS, chance);
        });
    });
    became.is(&preview, ["routs", "exhausted", "shattered"]);
}

#[test]
fn a_round_and_what_follows_it() {
    let battle = at(Step::Rounds, army(12, &[]), army(12, &[]));
    let to = Correction::Contacts { with: vec![THEIRS] };
    let battle = done(&battle, &Command::Correct { unit: OURS, to });
    let mut meeting = Meeting::default();
    for side in &mut meeting.sides {
        side.strikers.other = 12;
    }
    let fight = Command::Fight {
        unit: OURS,
        enemy: THEIRS,
        meeting,
    };
    let preview = battle.preview(&fight);
    let mut became = [Became::default(), Became::default()];
    every_way(&battle, &fight, &mut |after, chance| {
        play_on(after, chance, Step::FriendTests, &mut |end, chance| {
            for (became, unit) in became.iter_mut().zip([OURS, THEIRS]) {
                became.add(end, unit, chance);
            }
        });
    });
    // The first half is told of the one, the second of the other.
    let odds = preview.odds.clone().unwrap();
    for (became, half) in became.iter().zip([0, 1]) {
        let mut own = preview.clone();
        let then = odds.then.iter().skip(half * odds.then.len() / 2);
        let then = then.take(odds.then.len() / 2).cloned().collect();
        own.odds.as_mut().unwrap().then = then;
        became.is(&own, ["routs", "exhausted", "shattered"]);
    }
}
