//! Helpers for all tests, and tests of the embedded files, of a complete turn, of attacks and of
//! values set by hand.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use drumhead_testing::{field, play as give};
use drumhead_vocabulary::dice::Given;
use drumhead_vocabulary::play::{Refusal, UnitRef};

use drumhead_rules::frame::Correct;
use drumhead_rules::hex::{Cell, Facing};
use drumhead_rules::list::Unit;
use drumhead_rules::play::Game as _;
use drumhead_rules::report::Narrator as _;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::actions::*;
use super::losses::Lost;
use super::*;
use crate::words::english;

mod corrected;
mod falling;
mod guns;
mod interpretations;
mod lists;
mod marching;
mod outcome;
mod printed;
mod righted;
mod sums;

fn group(number: u16, of: Group) -> Unit<Group> {
    Unit {
        number,
        of,
        ..Unit::default()
    }
}

fn at(hex: &str, facing: &str, of: Group) -> Group {
    Group {
        hex: Some(hex.parse().unwrap()),
        facing: Some(facing.parse().unwrap()),
        ..of
    }
}

fn foot(many: u16) -> Group {
    Group {
        infantry: many,
        ..Group::default()
    }
}

fn guns(many: u16) -> Group {
    Group {
        guns: many,
        ..Group::default()
    }
}

fn standing(of: Group) -> Group {
    Group {
        standing: true,
        ..of
    }
}

fn march(unit: UnitRef, to: &str) -> Command {
    let (to, facing) = (to.parse().unwrap(), None);
    Command::March(March { unit, to, facing })
}

fn attack(unit: UnitRef, at: &str, [infantry, cavalry, guns]: [u16; 3]) -> Command {
    Command::Attack(Attack {
        unit,
        at: at.parse().unwrap(),
        infantry,
        cavalry,
        guns,
    })
}

fn by_hand(unit: UnitRef, what: &str, value: impl Serialize) -> Command {
    let set = field(what, value);
    Command::Correct(Correct { unit, set })
}

/// Returns the casualties on a unit's guns, as set by hand.
fn on_guns(casualties: u16, silent: u16) -> Json {
    json!({ "casualties": casualties, "silent": silent })
}

fn battle(first: Vec<Group>, second: Vec<Group>) -> Battle {
    let army = |groups: Vec<Group>| Army {
        units: (1..).zip(groups).map(|(n, of)| group(n, of)).collect(),
        ..Army::default()
    };
    let mut setup = Setup::of(army(first), army(second)).unwrap();
    setup.map.hexes.clear();
    Battle::new(setup).unwrap()
}

/// Begins the battle again with a changed set-up.
fn with(battle: &Battle, change: impl FnOnce(&mut Setup)) -> Battle {
    let mut setup = battle.setup().clone();
    change(&mut setup);
    Battle::new(setup).unwrap()
}

/// Returns the result of a command without dice.
fn tried(battle: &Battle, command: &Command) -> Result<Vec<Event>, Refusal> {
    battle.decide(command, &[], &mut Given::default())
}

/// Ends the step.
fn end(battle: &mut Battle) -> Vec<Event> {
    give(battle, &End {}, None)
}

fn rolled(battle: &mut Battle) {
    give(battle, &Command::Roll(Roll { side: 0 }), Some(9));
    give(battle, &Command::Roll(Roll { side: 1 }), Some(2));
}

#[test]
fn the_files_parse_and_the_map_has_at_least_60_hexes() {
    Tables::standard().unwrap();
    Suggestions::standard().unwrap();
    clauses().unwrap();
    let map = starter_map().unwrap();
    assert_eq!(map.name, "The Mill Stream");
    assert!(map.grid.cells().count() >= 60);
}

#[test]
fn a_turn_runs_from_the_dice_to_falling_back() {
    let standing = standing(foot(10));
    let mut battle = battle(
        vec![at("D5", "NNE", standing)],
        vec![at("D2", "SSW", foot(20)), at("F4", "SSW", foot(5))],
    );
    rolled(&mut battle);
    let (mine, theirs) = (UnitRef::new(0, 1), UnitRef::new(1, 1));
    give(&mut battle, &march(mine, "D4"), None);
    end(&mut battle);
    give(&mut battle, &march(theirs, "D3"), None);
    end(&mut battle);
    // Ten figures against troops that fall back: 1.0, so no die is needed.
    let events = give(&mut battle, &attack(mine, "D3", [10, 0, 0]), None);
    assert!(
        matches!(&events[0], Event::Attacked(Attacked { blow, .. }) if blow.casualties == Some(1))
    );
    // Nineteen of twenty figures against standing troops: 5.7.
    let command = attack(theirs, "D4", [19, 0, 0]);
    let refused = tried(&battle, &command);
    assert!(matches!(refused, Err(Refusal::NeedDice(_))));
    let events = give(&mut battle, &command, Some(7));
    assert!(
        matches!(&events[0], Event::Attacked(Attacked { blow, .. }) if blow.casualties == Some(6))
    );
    end(&mut battle);
    assert_eq!(battle.state().unit(mine).unwrap().infantry, 4);
    assert_eq!(battle.state().unit(theirs).unwrap().infantry, 19);
    assert_eq!(battle.state().pressed.len(), 1);
    let ended = tried(&battle, &End {}.into());
    assert!(matches!(ended, Err(Refusal::AgainstRules(_))));
    let offers = battle.offers(Some(theirs));
    let back = offers.iter().find(|offer| offer.fulfils.is_some()).unwrap();
    give(&mut battle, &back.command, None);
    let there = battle.state().unit(theirs).unwrap();
    assert_eq!(there.hex, Some("D2".parse::<Cell>().unwrap()));
    assert_eq!(there.facing, "SSW".parse::<Facing>().unwrap());
    end(&mut battle);
    assert_eq!(
        (battle.turn(), battle.state().phase.step),
        (2, Step::Initiative)
    );
}

/// Returns a battle with eighteen foot at D4 that may attack D3, a hex with two guns and no other
/// troops.
fn before_guns() -> (Battle, Command) {
    let guns = standing(guns(2));
    let mut battle = battle(
        vec![at("D4", "NNE", foot(18))],
        vec![at("D3", "SSW", guns), at("F2", "SSW", foot(5))],
    );
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    let attack = attack(UnitRef::new(0, 1), "D3", [18, 0, 0]);
    (battle, attack)
}

#[test]
fn an_attack_inflicts_no_more_casualties_than_guns_can_take() {
    let (mut battle, attack) = before_guns();
    let preview = battle.preview(&attack);
    let odds = preview.odds.unwrap();
    assert_eq!(odds.sentence, "Gun casualties on average: 4.");
    let bars: Vec<_> = odds.bars.iter().map(|bar| bar.label.as_str()).collect();
    assert_eq!(bars, ["4 gun casualties"]);
    assert_eq!(preview.pool, None);
    assert!(preview.needs.unwrap().contains("the maximum"));
    let events = battle.decide(&attack, &[], &mut Given::default()).unwrap();
    let lines = battle.narrate(&events);
    assert!(
        lines[0].details[0].ends_with(" = 5.4") && lines[0].text.ends_with(": 4 gun casualties."),
        "{lines:?}"
    );
    give(&mut battle, &attack, None);
    let last = end(&mut battle);
    let lost = |event: &Event| matches!(event, Event::Lost(Lost { guns, .. }) if *guns == [2, 2]);
    assert!(last.iter().any(lost), "{last:?}");
}

#[test]
fn a_report_before_losses_are_removed_mentions_pending_losses() {
    let report = |battle: &Battle, all: &[Vec<Event>]| {
        let mut story = Story::of(battle).unwrap();
        for events in all {
            story.take(&End {}.into(), events);
        }
        let chapters = story.into_chapters().into_iter();
        let passages = chapters.flat_map(|chapter| chapter.passages);
        let texts: Vec<String> = passages.map(|passage| passage.text).collect();
        texts.join(" ")
    };
    let (start, attack) = before_guns();
    let mut battle = start.clone();
    let made = give(&mut battle, &attack, None);
    let early = report(&start, std::slice::from_ref(&made));
    assert!(early.contains("The losses are not final yet"), "{early}");
    assert!(!early.contains("with no effect"), "{early}");
    let ended = end(&mut battle);
    let late = report(&start, &[made, ended]);
    assert!(!late.contains("not final yet"), "{late}");
}

/// Returns a battle with foot at D4 and horse at C3 that may attack foot at D3, under the
/// interpretation with a single die for all attacks on a hex.
fn pooled(enemy: u16) -> (Battle, [Command; 2]) {
    let horse = Group {
        cavalry: 9,
        ..Group::default()
    };
    let standing = standing(foot(enemy));
    let battle = battle(
        vec![at("D4", "NNE", foot(14)), at("C3", "NNE", horse)],
        vec![at("D3", "SSW", standing)],
    );
    let mut battle = with(&battle, |setup| {
        setup.interpretations.pooling = Pooling::PerTarget
    });
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    let attack =
        |unit, infantry, cavalry| attack(UnitRef::new(0, unit), "D3", [infantry, cavalry, 0]);
    (battle, [attack(1, 14, 0), attack(2, 0, 9)])
}

#[test]
fn a_second_attack_is_previewed_with_the_first_if_they_share_a_die() {
    let (mut battle, [first, second]) = pooled(30);
    give(&mut battle, &first, None);
    let preview = battle.preview(&second);
    // 14 figures at 0.3 and 9 at 0.4: 7.8.
    assert!(
        preview
            .needs
            .unwrap()
            .starts_with("Sum 7.8: 7 certain casualties")
    );
    assert_eq!(preview.columns[0].total.as_deref(), Some("7.8"));
    assert_eq!(preview.columns[0].entries[0].value, "4.2");
    let odds = preview.odds.unwrap();
    assert_eq!(odds.sentence, "Kills on average: 7.8.");
    let bars: Vec<_> = odds.bars.iter().map(|bar| bar.label.as_str()).collect();
    assert_eq!(bars, ["7 killed", "8 killed"]);
    // Once the second attack is made, the die that both share is rolled for the sum of both.
    give(&mut battle, &second, None);
    let at = "D3".parse().unwrap();
    let both = battle
        .preview(&Command::Fraction(Fraction { at }))
        .odds
        .unwrap();
    assert_eq!((both.sentence, both.bars), (odds.sentence, odds.bars));
}

#[test]
fn past_attacks_and_pending_retreats_can_be_set_by_hand() {
    let (mut battle, [first, _]) = pooled(30);
    let unit = UnitRef::new(0, 1);
    let correct = |set| Command::Correct(Correct { unit, set });
    give(&mut battle, &first, None);
    let open = |battle: &Battle| {
        let offers = battle.offers(Some(unit));
        offers
            .iter()
            .any(|offer| offer.id.action() == "attack_infantry")
    };
    assert!(!open(&battle));
    give(&mut battle, &correct(field("attacked", false)), None);
    assert!(open(&battle) && battle.state().blows.is_empty());
    give(&mut battle, &correct(field("attacked", true)), None);
    assert!(!open(&battle));
    let theirs = UnitRef::new(1, 1);
    let offers = battle.offers(Some(theirs));
    let press = offers.iter().find(|it| it.id == "pressed:1-1").unwrap();
    give(&mut battle, &press.command, None);
    // A step with pending work is not skipped.
    end(&mut battle);
    assert_eq!(battle.state().phase.step, Step::FallBack);
    assert!(
        battle
            .offers(Some(theirs))
            .iter()
            .any(|offer| offer.fulfils.is_some())
    );
    let set = field("pressed", false);
    let free = Command::Correct(Correct { unit: theirs, set });
    give(&mut battle, &free, None);
    end(&mut battle);
    assert_eq!(battle.state().turn, 2);
}

#[test]
fn a_unit_is_first_offered_a_facing_other_than_its_own() {
    let (mut battle, _) = before_guns();
    while battle.state().phase != Phase::of(Step::March, 0) {
        if battle.state().phase.step == Step::Initiative {
            rolled(&mut battle);
        } else {
            end(&mut battle);
        }
    }
    let offers = battle.offers(Some(UnitRef::new(0, 1)));
    let face = offers.iter().find(|it| it.id.action() == "face").unwrap();
    let Command::Face(Face { facing, .. }) = face.command else {
        panic!("{face:?}");
    };
    assert_eq!(facing, "E".parse().unwrap());
}

#[test]
fn a_unit_returned_to_the_map_is_logged_with_its_hex() {
    let (mut battle, _) = pooled(30);
    let unit = UnitRef::new(0, 1);
    let away = |away| by_hand(unit, "away", away);
    give(&mut battle, &away(Some(Away::Off)), None);
    let events = tried(&battle, &away(None));
    let lines = battle.narrate(&events.unwrap());
    assert!(lines[0].text.ends_with("back in play in D4."), "{lines:?}");
}

#[test]
fn silenced_guns_are_captured_by_hand() {
    let gun = guns(2);
    let mut battle = battle(
        vec![at("D5", "NNE", foot(10))],
        vec![at("D4", "SSW", gun), at("F4", "SSW", foot(5))],
    );
    let (mine, theirs) = (UnitRef::new(0, 1), UnitRef::new(1, 1));
    let offered = |battle: &Battle| {
        let mut offers = battle.offers(Some(mine)).into_iter();
        offers.find(|it| it.id.action() == "take_over")
    };
    assert!(offered(&battle).is_none());
    let silence = by_hand(theirs, "gun_casualties", on_guns(4, 2));
    give(&mut battle, &silence, None);
    let take = offered(&battle).unwrap().command;
    let events = battle.decide(&take, &[], &mut Given::default()).unwrap();
    let lines = battle.narrate(&events);
    assert!(lines[0].text.contains("took over the guns of"), "{lines:?}");
    assert!(lines[1].text.contains("off the map") && lines[1].clauses.is_empty());
    give(&mut battle, &take, None);
    assert_eq!(battle.state().unit(mine).unwrap().guns, [2, 2]);
    let left = battle.state().unit(theirs).unwrap();
    assert!(left.guns.is_empty() && left.place().is_none());
    // No guns are left to capture, and a side cannot capture its own guns.
    assert!(offered(&battle).is_none());
    let own = field("take_over", mine);
    let own = Command::Correct(Correct {
        unit: mine,
        set: own,
    });
    let refused = tried(&battle, &own);
    assert!(
        matches!(refused, Err(Refusal::Impossible(_))),
        "{refused:?}"
    );
}

#[test]
fn a_counter_of_standing_troops_has_no_warning() {
    let standing = standing(foot(22));
    let battle = battle(
        vec![at("D5", "NNE", standing)],
        vec![at("D2", "SSW", foot(5))],
    );
    let counters = battle.board(None).unwrap().counters;
    let counts: Vec<_> = counters.iter().map(|it| (&*it.count, it.warns)).collect();
    assert_eq!(counts, [("22 Standing", false), ("5 infantry", false)]);
}
