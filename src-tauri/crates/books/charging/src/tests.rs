//! Tests of the procedures of *Charging*.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use drumhead_testing::field;
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::UnitRef;
use drumhead_vocabulary::sheet::{RosterFor, Sheet};

use super::actions::*;
use super::*;
use crate::words::english;
use drumhead_rules::frame::{Correct, FromPaper, UnitOnPaper};
use drumhead_rules::play::Game as _;
use drumhead_rules::report::Narrator as _;
use serde::Serialize;

mod answers;
mod declared;
mod orders;
mod outcome;
mod refusals;
mod reported;
mod rosters;
mod rulings;
mod shelter;
mod shown;
mod surrenders;
mod waits;

/// The unit numbers of each side: foot, skirmishers, heavy horse, dismounted horse, guns.
const FOOT: u16 = 1;
const LOOSE: u16 = 2;
const HORSE: u16 = 3;
const DRAGOONS: u16 = 4;
const GUNS: u16 = 5;

const fn ours(number: u16) -> UnitRef {
    UnitRef::new(0, number)
}

const fn theirs(number: u16) -> UnitRef {
    UnitRef::new(1, number)
}

fn army() -> Army {
    let unit = |number, name: &str, arm, order, mounted| Unit {
        number,
        name: name.to_owned(),
        of: Kind {
            arm,
            order,
            basic_morale: 7,
            strength: 3,
            mounted,
        },
        notes: String::new(),
    };
    Army {
        units: vec![
            unit(FOOT, "Line", Arm::Infantry, Order::Close, false),
            unit(LOOSE, "Skirmishers", Arm::Infantry, Order::Open, false),
            unit(HORSE, "Horse", Arm::Cavalry, Order::Close, true),
            unit(DRAGOONS, "Dragoons", Arm::Cavalry, Order::Close, false),
            unit(GUNS, "Guns", Arm::Artillery, Order::Close, false),
        ],
        ..Army::default()
    }
}

/// Returns the same army with other names, so that the units of both sides can be told apart.
fn our_army() -> Army {
    let mut army = army();
    let names = ["Guards", "Rangers", "Lancers", "Troopers", "Battery"];
    for (unit, name) in army.units.iter_mut().zip(names) {
        name.clone_into(&mut unit.name);
    }
    army
}

fn battle() -> Battle {
    Battle::new(Setup::of(our_army(), army())).unwrap()
}

/// Plays a command with this face, despite all objections. Returns the log lines and their details.
fn play(battle: &mut Battle, command: &Command, face: u8) -> Vec<String> {
    let overruled = match battle.decide(command, &[], &mut Given::default()) {
        Err(drumhead_vocabulary::play::Refusal::AgainstRules(against)) => {
            against.into_iter().map(|it| it.id).collect()
        }
        Ok(_) | Err(_) => Vec::new(),
    };
    let mut dice = Given(Some(Throw::Faces(vec![face])));
    let events = battle
        .decide(command, &overruled, &mut dice)
        .unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
    let lines = battle.narrate(&events);
    for event in &events {
        battle.fold(event).expect("the event folds");
    }
    let texts = lines
        .into_iter()
        .flat_map(|line| std::iter::once(line.text).chain(line.details));
    texts.collect()
}

/// Returns the command that sets a field of a unit by hand.
fn correct(unit: UnitRef, what: &str, value: impl Serialize) -> Command {
    let set = field(what, value);
    Command::Correct(Correct { unit, set })
}

/// Returns the command that enters a unit's state from its roster after play on paper.
fn on_paper(unit: UnitRef, strength: u8, morale: Morale, away: Option<Away>) -> Command {
    let fields = [
        ("strength", serde_json::to_value(strength)),
        ("morale", serde_json::to_value(morale)),
        ("away", serde_json::to_value(away)),
    ]
    .map(|(what, value)| (what.to_owned(), value.unwrap()))
    .into();
    let units = vec![UnitOnPaper { unit, fields }];
    Command::FromPaper(FromPaper { units })
}

/// Returns a unit's number and name.
fn called(battle: &Battle, unit: UnitRef) -> String {
    use drumhead_rules::frame::Names as _;
    battle.unit_name(unit)
}

/// Returns the ids and labels of the pending work.
fn pending(battle: &Battle) -> Vec<(String, String)> {
    let pending = battle.view().pending.into_iter();
    pending.map(|it| (it.id.to_string(), it.label)).collect()
}

const fn charge(charger: UnitRef, target: UnitRef, struck: Struck) -> Command {
    Command::Declare(Declare {
        charger,
        target,
        struck,
        inches: 3,
        ahead: true,
        clear: true,
    })
}

const fn test(unit: UnitRef) -> Command {
    Command::Test(Test {
        unit,
        cover: Cover::Open,
    })
}

#[test]
fn a_high_die_counts_as_bad_for_the_unit_that_tests() {
    let mut battle = battle();
    play(
        &mut battle,
        &charge(ours(FOOT), theirs(FOOT), Struck::Front),
        1,
    );
    play(&mut battle, &Command::End(End {}), 1);
    let test = test(theirs(FOOT));
    let pool = battle.preview(&test).pool.expect("the test needs a die");
    assert!(pool.bands.best_first);
    assert_eq!(
        pool.read(&Throw::Counts(vec![0, 0, 0, 1, 0, 0]))
            .unwrap()
            .face(),
        4
    );
}

#[test]
fn a_unit_off_the_table_on_paper_is_removed() {
    for (away, strength) in [
        (Away::Surrendered, 0),
        (Away::OffTable, 0),
        (Away::Destroyed, 0),
        (Away::Surrendered, 2),
    ] {
        let mut battle = battle();
        let unit = theirs(FOOT);
        let now = on_paper(unit, strength, Morale::Good, Some(away));
        let log = play(&mut battle, &now, 1);
        let standing = battle.state().unit(unit).unwrap();
        assert_eq!((standing.away, standing.strength), (Some(away), strength));
        let gone = [
            "surrendered",
            "left the table",
            "off the table",
            "destroyed",
            "removed",
        ];
        let off = log
            .iter()
            .filter(|line| gone.iter().any(|it| line.contains(it)));
        assert_eq!(off.count(), 1, "{log:?}");
    }
}

#[test]
fn a_unit_that_loses_its_last_point_on_paper_is_destroyed() {
    let mut battle = battle();
    let unit = theirs(FOOT);
    play(&mut battle, &on_paper(unit, 0, Morale::Routing, None), 1);
    assert_eq!(
        battle.state().unit(unit).unwrap().away,
        Some(Away::Destroyed)
    );
}

/// Returns a battle in which these charges have been declared, at the start of the tests.
fn charged(charges: &[Command]) -> Battle {
    let mut battle = battle();
    for command in charges {
        play(&mut battle, command, 1);
    }
    play(&mut battle, &Command::End(End {}), 1);
    battle
}

/// Returns the objections to a command.
fn against(battle: &Battle, command: &Command) -> Vec<String> {
    match battle.decide(command, &[], &mut Given::default()) {
        Err(drumhead_vocabulary::play::Refusal::AgainstRules(against)) => {
            against.into_iter().map(|it| it.text).collect()
        }
        Ok(_) | Err(_) => Vec::new(),
    }
}

#[test]
fn a_unit_counter_charges_only_a_charger_in_front() {
    // Horse charged by skirmishers has −2, and +1 if charged in the flank.
    let horse = theirs(HORSE);
    for (struck, may) in [(Struck::Front, true), (Struck::Flank, false)] {
        let charge = charge(ours(LOOSE), horse, struck);
        let mut battle = charged(&[charge]);
        // Horse in close order that is charged only by troops in open order has another −2.
        let preview = battle.preview(&test(horse));
        let offered = format!("{preview:?}").contains("May counter-charge on");
        assert_eq!(offered, may, "{preview:?}");
        let odds = preview.odds.unwrap();
        assert_eq!(odds.bars[2].chance > 0.0, may, "{odds:?}");
        let log = play(&mut battle, &test(horse), 1).join(" ");
        assert_eq!(log.contains("could counter-charge"), may, "{log}");
        let counter = Command::Counter(Counter {
            unit: horse,
            against: ours(LOOSE),
        });
        let against = against(&battle, &counter);
        if may {
            assert_eq!(against, [""; 0]);
        } else {
            assert_eq!(
                against,
                ["3 Horse cannot counter-charge 2 Rangers: that unit is not to its front."]
            );
        }
    }
}

#[test]
fn consequences_of_an_early_test_are_pending_at_once() {
    let mut battle = battle();
    let foot = theirs(FOOT);
    play(&mut battle, &charge(ours(HORSE), foot, Struck::Front), 1);
    play(&mut battle, &test(foot), 6);
    assert_eq!(battle.state().step, Step::Declare);
    let to_do: Vec<String> = pending(&battle).into_iter().map(|(id, _)| id).collect();
    assert_eq!(to_do, ["flee:1-1"]);
    let offers = battle.offers(Some(foot));
    let flee = offers.iter().find(|it| it.id == "flee:1-1").unwrap();
    assert!(flee.fulfils.is_some());
    let command = flee.command.clone();
    assert_eq!(against(&battle, &command), [""; 0]);
    play(&mut battle, &command, 1);
    assert_eq!(pending(&battle), []);
}

#[test]
fn a_routing_unit_that_has_tested_rolls_when_charged_again() {
    let mut battle = battle();
    let foot = theirs(FOOT);
    play(&mut battle, &charge(ours(HORSE), foot, Struck::Front), 1);
    play(&mut battle, &test(foot), 6);
    let flight = Flight::Cover;
    play(&mut battle, &Command::Flee(Flee { unit: foot, flight }), 1);
    play(&mut battle, &charge(ours(FOOT), foot, Struck::Front), 1);
    play(&mut battle, &Command::End(End {}), 1);
    let roll = ("test:1-1".to_owned(), "Roll for surrender".to_owned());
    assert_eq!(pending(&battle), [roll]);
    let ways = battle.ways(&battle.view().pending[0]);
    assert!(ways.len() == 1 && ways[0].id == "surrender:1-1", "{ways:?}");
    play(
        &mut battle,
        &Command::Surrender(Surrender { unit: foot }),
        3,
    );
    let standing = battle.state().unit(foot).unwrap();
    assert_eq!((standing.strength, standing.away), (1, None));
    assert_eq!(pending(&battle)[0].0, "flee:1-1");
}

#[test]
fn the_melee_step_lists_the_melees() {
    let (foot, horse, loose) = (ours(FOOT), ours(HORSE), ours(LOOSE));
    let mut battle = charged(&[
        charge(foot, theirs(FOOT), Struck::Front),
        charge(ours(DRAGOONS), theirs(FOOT), Struck::Rear),
        charge(loose, theirs(HORSE), Struck::Front),
        charge(horse, theirs(LOOSE), Struck::Front),
    ]);
    for unit in [FOOT, HORSE] {
        play(&mut battle, &test(theirs(unit)), 1);
    }
    let (unit, against) = (theirs(HORSE), loose);
    play(&mut battle, &Command::Counter(Counter { unit, against }), 1);
    play(&mut battle, &test(theirs(LOOSE)), 6);
    play(&mut battle, &Command::End(End {}), 1);
    for unit in [foot, ours(DRAGOONS), horse] {
        let reaches = true;
        play(&mut battle, &Command::Follow(Follow { unit, reaches }), 1);
    }
    play(&mut battle, &Command::End(End {}), 1);
    let log = play(&mut battle, &Command::End(End {}), 1).join(" ");
    let melees = "Melees: 1 Line, struck in the front by 1 Guards, struck in the rear by 4 Troopers; \
                3 Horse, met halfway by 2 Rangers.";
    assert!(log.contains(melees), "{log}");
    let view = battle.view();
    assert!(view.now.starts_with(melees), "{}", view.now);
    let tags = |number: u16| -> Vec<String> {
        let mut units = view.sides[0].units.iter();
        let card = units.find(|card| card.unit.unit == number).unwrap();
        card.tags.iter().map(|tag| tag.label.clone()).collect()
    };
    assert_eq!(tags(FOOT), ["in melee with 1 Line"]);
    assert_eq!(tags(HORSE), [""; 0]);
}

/// A battle and its narrator.
#[derive(Debug)]
struct Reported {
    battle: Battle,
    story: Story,
}

impl Reported {
    fn of(battle: Battle) -> Self {
        let story = Story::of(&battle).unwrap();
        Self { battle, story }
    }

    fn play(&mut self, command: &Command, face: u8) {
        let mut dice = Given(Some(Throw::Faces(vec![face])));
        let events = self.battle.decide(command, &[], &mut dice).unwrap();
        self.story.take(command, &events);
        for event in &events {
            self.battle.fold(event).unwrap();
        }
    }

    fn report(self) -> String {
        let passages = self
            .story
            .into_chapters()
            .into_iter()
            .flat_map(|it| it.passages);
        passages.map(|it| it.text).collect::<Vec<_>>().join(" ")
    }
}

#[test]
fn a_report_names_a_unit_once_despite_repeated_corrections() {
    let mut reported = Reported::of(battle());
    for (number, away) in [
        (FOOT, Some(Away::OffTable)),
        (FOOT, None),
        (HORSE, Some(Away::OffTable)),
        (HORSE, None),
        (HORSE, Some(Away::OffTable)),
    ] {
        reported.play(&correct(theirs(number), "away", away), 1);
    }
    let report = reported.report();
    assert!(report.contains("Horse (3) left the table."), "{report}");
}

#[test]
fn a_report_names_routers_that_could_not_run_and_units_that_met_chargers() {
    let mut reported = Reported::of(battle());
    for (ours, theirs) in [(ours(HORSE), theirs(FOOT)), (ours(LOOSE), theirs(HORSE))] {
        reported.play(&charge(ours, theirs, Struck::Front), 1);
    }
    reported.play(&Command::End(End {}), 1);
    reported.play(&test(theirs(FOOT)), 6);
    let (unit, flight) = (theirs(FOOT), Flight::Cornered);
    reported.play(&Command::Flee(Flee { unit, flight }), 1);
    reported.play(&test(theirs(HORSE)), 1);
    let (unit, against) = (theirs(HORSE), ours(LOOSE));
    reported.play(&Command::Counter(Counter { unit, against }), 1);
    let report = reported.report();
    assert!(
        report.contains("Line routed when charged, with nowhere to run."),
        "{report}"
    );
    assert!(!report.contains("routed when charged."), "{report}");
    assert!(report.contains("with a counter-charge"), "{report}");
    assert!(!report.contains("stood to receive"), "{report}");
}

#[test]
fn a_report_counts_units_broken_by_hand_and_reports_a_rout_once() {
    let mut reported = Reported::of(battle());
    let (foot, horse) = (theirs(FOOT), theirs(HORSE));
    // A unit set to shaken by hand breaks when charged.
    reported.play(&correct(foot, "morale", Morale::Shaken), 1);
    reported.play(&correct(foot, "strength", 2), 1);
    reported.play(&charge(ours(HORSE), foot, Struck::Front), 1);
    reported.play(&Command::End(End {}), 1);
    reported.play(&test(foot), 6);
    // Another unit is set to routing, and a third is set to routing by mistake.
    reported.play(&correct(horse, "morale", Morale::Routing), 1);
    reported.play(&correct(ours(LOOSE), "morale", Morale::Routing), 1);
    reported.play(&correct(ours(LOOSE), "morale", Morale::Good), 1);
    let report = reported.report();
    assert_eq!(
        report.matches("routed when charged.").count(),
        1,
        "{report}"
    );
    assert_eq!(report.matches(" routed.").count(), 1, "{report}");
    assert!(!report.contains("became shaken"), "{report}");
    assert!(report.contains("lost one strength point."), "{report}");
    assert!(report.contains("two routed units."), "{report}");
    assert_eq!(report.matches("routed unit").count(), 1, "{report}");
}

#[test]
fn a_unit_removed_on_paper_has_no_pending_surrender_roll() {
    for (away, strength) in [(Some(Away::OffTable), 2), (None, 0), (None, 2)] {
        let mut battle = battle();
        let (foot, horse) = (theirs(FOOT), ours(HORSE));
        play(&mut battle, &charge(horse, foot, Struck::Rear), 1);
        play(&mut battle, &Command::End(End {}), 1);
        play(&mut battle, &test(foot), 1);
        play(&mut battle, &Command::End(End {}), 1);
        let (unit, reaches) = (horse, true);
        play(&mut battle, &Command::Follow(Follow { unit, reaches }), 1);
        play(&mut battle, &Command::End(End {}), 1);
        let now = on_paper(foot, strength, Morale::Routing, away);
        let log = play(&mut battle, &now, 1);
        let rolls = log.iter().any(|line| line.contains("surrender"));
        let is_here = away.is_none() && strength > 0;
        assert_eq!(rolls, is_here, "{log:?}");
        // The rout move waits for the surrender roll.
        let to_do: Vec<String> = pending(&battle).into_iter().map(|(id, _)| id).collect();
        let expected: &[&str] = if is_here { &["surrender:1-1"] } else { &[] };
        assert_eq!(to_do, expected);
    }
}

#[test]
fn impossible_results_are_described_in_plain_words() {
    let battle = charged(&[
        charge(ours(LOOSE), theirs(HORSE), Struck::Front),
        charge(ours(FOOT), theirs(LOOSE), Struck::Front),
    ]);
    let odds = |unit| battle.preview(&test(unit)).odds.unwrap().sentence;
    let horse = odds(theirs(HORSE));
    assert!(horse.starts_with("Never routs; can "), "{horse}");
    let loose = odds(theirs(LOOSE));
    assert!(loose.contains("; cannot counter-charge."), "{loose}");
    assert!(!loose.contains("never"), "{loose}");
}

/// Returns all the text on the playsheet under these interpretations.
fn printed(interpretations: Interpretations) -> String {
    format!("{:?}", playsheet(english(), &interpretations).unwrap())
}

#[test]
fn the_playsheet_states_rules_under_the_interpretations() {
    let usual = printed(Interpretations::default());
    let other = printed(Interpretations {
        counter_below: CounterBelow::One,
        charge_terrain_penalty: TerrainPenalty::Free,
        flank_and_rear: FlankAndRear::Worst,
        fort_and_obstacle: FortAndObstacle::Both,
        caught_routers: CaughtRouters::NoCheck,
        zero_sp: ZeroStrength::Remains,
        ..Interpretations::default()
    });
    for (sentence, printed, otherwise) in [
        (
            "in the flank, even if also charged in the rear",
            &usual,
            &other,
        ),
        (
            "in the flank, unless charged in the rear too",
            &other,
            &usual,
        ),
        ("building, but not in a fortification", &usual, &other),
        ("building, even in a fortification", &other, &usual),
        ("it rolls for surrender. [C-A8]", &usual, &other),
        ("nothing else happens. [C-A8]", &other, &usual),
        ("is removed from the table. [C-A2]", &usual, &other),
        ("stays on the table. [C-A2]", &other, &usual),
        ("scores less than 0 may", &usual, &other),
        ("Terrain slows charges", &usual, &other),
        ("scores 0 or less may", &other, &usual),
        ("does not slow a charge. [C-17]", &other, &usual),
    ] {
        assert!(printed.contains(sentence), "{sentence}");
        assert!(!otherwise.contains(sentence), "{sentence}");
    }
}

#[test]
fn a_problem_with_an_army_names_the_unit() {
    let mut bad = our_army();
    bad.units[2].of.basic_morale = 13;
    let expected = "3 Lancers: basic morale 13. Basic morale must be 1\u{2013}12.";
    let form = Battle::new(Setup::of(bad, army())).unwrap().form().unwrap();
    let problem = &form.sides[0].problems[0].text;
    assert!(problem.starts_with(expected), "{problem}");
}

#[test]
fn strength_set_by_hand_has_the_same_range_as_in_lists() {
    let mut strong = army();
    strong.units[0].of.strength = u8::MAX;
    let mut battle = Battle::new(Setup::of(strong, army())).unwrap();
    for (strength, unit) in [(u8::MAX - 1, ours(FOOT)), (u8::MAX, theirs(FOOT))] {
        play(&mut battle, &correct(unit, "strength", strength), 1);
        assert_eq!(battle.state().unit(unit).unwrap().strength, strength);
        let offers = battle.offers(Some(unit));
        let offer = offers.iter().find(|it| it.id.action() == "strength");
        let asked = format!("{:?}", offer.unwrap().questions);
        assert!(asked.contains("most: 255"), "{asked}");
    }
}

#[test]
fn tables_of_odds_cover_the_basic_morales_and_sums_of_their_units() {
    let mut tough = army();
    tough.units[0].of.basic_morale = 12;
    tough.units[1].of.basic_morale = 3;
    let sheet = format!(
        "{:?}",
        roster(english(), &tough, RosterFor::Player, true).unwrap()
    );
    for morale in 3..=12 {
        assert!(sheet.contains(&format!("Basic morale {morale}: routs on")));
    }
    assert!(!sheet.contains("Basic morale 2: routs on"));
    let book = printed(Interpretations::default());
    assert!(book.contains("Basic morale 12: routs on") && book.contains("\"+8\""));
    let battle = Battle::new(Setup::of(tough, army())).unwrap();
    let ends = |number| {
        let table = battle.card_back(ours(number)).pop().unwrap();
        let heads: Vec<String> = table.columns.into_iter().map(|it| it.head).collect();
        (heads[1].clone(), heads.last().unwrap().clone())
    };
    let of = |least: &str, most: &str| (least.to_owned(), most.to_owned());
    assert_eq!(ends(FOOT), of("\u{2212}2", "+6"));
    assert_eq!(ends(LOOSE), of("\u{2212}3", "+8"));
    assert_eq!(ends(HORSE), of("\u{2212}4", "+4"));
    let panel = battle.panel(ours(LOOSE));
    assert_eq!(panel[1].entries.last().unwrap().label, "Sum +8");
}

#[test]
fn a_log_line_has_one_minus_sign_and_a_flight_is_logged_once() {
    let mut battle = charged(&[
        charge(ours(LOOSE), theirs(HORSE), Struck::Front),
        charge(ours(HORSE), theirs(FOOT), Struck::Front),
    ]);
    let log = play(&mut battle, &test(theirs(HORSE)), 1).join(" ");
    assert!(
        log.contains(": total \u{2212}3") && !log.contains("-3"),
        "{log}"
    );
    play(&mut battle, &test(theirs(FOOT)), 6);
    let (unit, flight) = (theirs(FOOT), Flight::OffTable);
    let log = play(&mut battle, &Command::Flee(Flee { unit, flight }), 1);
    assert_eq!(log, ["1 Line routed off the table."]);
}
