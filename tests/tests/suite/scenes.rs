//! The scenes of `tests/scenes`, and of the folders in `DRUMHEAD_SCENES`: each has the stated
//! results, and together the project's own scenes cover the orders, steps, tests, rules and special
//! troops listed here. Each is replayed once. `reports` checks the reports of the project's own
//! scenes, except those of some whole battles.

mod format;

use std::collections::BTreeSet;
use std::path::Path;

use drumhead_desk::scene::{CarriedOut, Scene};
use drumhead_fornovo::battle::{Setup, Step};
use drumhead_fornovo::{Bayonet, ChargeStyle, Group, Kind, Pay, Unit, UnitNumber};
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, BattleSetup, BookId};
use drumhead_tests::plain;
use drumhead_tests::scenes::{below, files, folders, own_folder};
use drumhead_vocabulary::play::{Tone, UnitRef};
use serde_json::Value;

use crate::reports::Reports;

/// Replays every scene below a folder and passes each one to `then` with its file's name and its
/// orders. Fails if a scene's results differ.
fn all_come_out_as_they_say(folder: &Path, mut then: impl FnMut(&str, &Scene, &[CarriedOut])) {
    let mut wrong = Vec::new();
    for (path, scene) in below(folder).unwrap() {
        let named = path.display();
        assert!(scene.orders().next().is_some(), "{named} has no orders");
        match scene.replay() {
            Ok(replayed) if replayed.differences.is_empty() => {
                let name = path.file_stem().and_then(|it| it.to_str()).unwrap();
                then(name, &scene, &replayed.played);
            }
            Ok(replayed) => {
                let differences = replayed.differences.iter();
                wrong.extend(differences.map(|it| format!("{named}: {it}")));
            }
            Err(error) => wrong.push(format!("{named}: {error}")),
        }
    }
    let help = "`drumhead battle replay FILE --out FILE` writes a scene with its current results";
    assert!(wrong.is_empty(), "{help}\n{}", wrong.join("\n"));
}

#[test]
fn scenes_of_other_folders_have_the_stated_results() {
    for folder in &folders()[1..] {
        all_come_out_as_they_say(folder, |_, _, _| ());
    }
}

#[test]
fn scenes_of_fornovo_have_the_stated_results_and_cover_the_rulebook() {
    let fornovo = covered(BookId::Fornovo);
    // The rulebook has six tests. Each is both passed and failed in some scene.
    assert_eq!(fornovo.tests.len(), 12, "{:?}", fornovo.tests);
    assert_eq!(fornovo.troops, TROOPS.into_iter().collect());
}

#[test]
fn scenes_of_charging_have_the_stated_results_and_cover_the_rulebook() {
    covered(BookId::Charging);
}

#[test]
fn scenes_of_d3_have_the_stated_results_and_cover_the_rulebook() {
    covered(BookId::D3Ecw);
}

#[test]
fn scenes_of_stand_and_die_have_the_stated_results_and_cover_the_rulebook() {
    covered(BookId::StandAndDie);
}

#[test]
fn scenes_of_edgehill_and_naseby_have_the_stated_results_and_cover_the_rulebook() {
    covered(BookId::EdgehillNaseby);
}

/// A scene outside the rulebooks' folders would never be replayed.
#[test]
fn every_folder_of_scenes_belongs_to_a_rulebook() {
    let folders = std::fs::read_dir(own_folder())
        .unwrap()
        .map(|it| it.unwrap().file_name().into_string().unwrap());
    let books = BookId::ALL.iter().map(|book| book.id().to_owned());
    assert_eq!(
        folders.collect::<BTreeSet<_>>(),
        books.collect::<BTreeSet<_>>()
    );
}

/// The maximum number of lines of a scene that is not a whole battle.
const LONGEST: usize = 30;

/// A short scene shows one rule: when it fails, the rule is known.
#[test]
fn each_rulebook_has_two_whole_battles_and_otherwise_short_scenes() {
    for book in BookId::ALL {
        let mut long = files(&own_folder().join(book.id())).unwrap();
        long.retain(|path| std::fs::read_to_string(path).unwrap().lines().count() > LONGEST);
        assert_eq!(
            long.len(),
            2,
            "scenes of more than {LONGEST} lines: {long:?}"
        );
    }
}

/// The coverage of a rulebook by the project's scenes.
#[derive(Default)]
struct Covered {
    verbs: BTreeSet<String>,
    /// The steps that no scene has reached yet.
    unreached: BTreeSet<&'static str>,
    /// A test's id and whether it was passed.
    tests: BTreeSet<(String, bool)>,
    troops: BTreeSet<&'static str>,
    /// The clauses in the log.
    clauses: BTreeSet<String>,
    /// The number of whole battles: a side has lost, or at least a hundred orders were given.
    complete: usize,
}

impl Covered {
    fn take(&mut self, scene: &Scene, plays: &[CarriedOut]) {
        let mut battle = scene.begun().unwrap();
        let setup = if let BattleSetup::Fornovo(setup) = battle.setup() {
            Some(setup)
        } else {
            None
        };
        let labels = plain::Labels::of(&battle.view());
        for play in plays {
            let CarriedOut {
                command, events, ..
            } = play;
            odds_sum_to_1(&battle, play)
                .unwrap_or_else(|sum| panic!("{}, line {}: {sum}", scene.name, play.line));
            // The snapshot computes the facts of the whole table, so it is not taken after every
            // order once every step has been reached.
            if !self.unreached.is_empty() {
                self.unreached.remove(battle.snapshot().step.as_str());
            }
            let log = battle.narrate(events);
            let wrong: Vec<String> = (log.iter())
                .flat_map(|line| plain::faults_of_log(line, &labels))
                .collect();
            assert!(wrong.is_empty(), "{}: {}", scene.name, wrong.join("\n"));
            let command = serde_json::to_value(command).unwrap()["command"].take();
            self.verbs
                .insert(command["do"].as_str().unwrap().to_owned());
            if let Some(test) = command["facts"]["test"].as_str() {
                self.tests
                    .insert((test.to_owned(), log[0].tone == Tone::Good));
            }
            self.clauses
                .extend(log.into_iter().flat_map(|line| line.clauses));
            for unit in acting(&command) {
                self.troops
                    .extend(setup.iter().flat_map(|setup| of_note(setup, unit)));
            }
            for event in events {
                battle.fold(event).unwrap();
            }
        }
        let over = !battle.snapshot().beaten.is_empty();
        self.complete += usize::from(over || plays.len() >= 100);
    }
}

/// Replays the scenes of a rulebook, and checks their reports. Together, the scenes must contain
/// the orders, steps and rules in [`PLAYED`].
fn covered(book: BookId) -> Covered {
    let (_, verbs, steps, clauses) = PLAYED.iter().find(|(it, ..)| *it == book).unwrap();
    let mut unreached: BTreeSet<&str> = steps.split_whitespace().collect();
    if book == BookId::Fornovo {
        unreached.extend(Step::TURN.iter().map(|step| step.id()));
    }
    let mut found = Covered {
        unreached,
        ..Covered::default()
    };
    let mut reports = Reports::of(book);
    all_come_out_as_they_say(&own_folder().join(book.id()), |name, scene, plays| {
        assert_eq!(scene.book, book, "{}", scene.name);
        found.take(scene, plays);
        reports.take(name, scene, plays);
    });
    reports.end();
    assert_eq!(missing(verbs, &found.verbs), [""; 0], "{book:?}: orders");
    assert!(
        found.unreached.is_empty(),
        "{book:?}: {:?}",
        found.unreached
    );
    assert_eq!(missing(clauses, &found.clauses), [""; 0], "{book:?}: rules");
    assert!(
        found.complete >= 2,
        "{book:?}: only {} whole battles",
        found.complete
    );
    found
}

/// Checks that the chances shown before an order's dice are thrown sum to 1. Random walks check
/// this too, but rarely reach some situations of whole battles, such as several guns with one
/// target.
fn odds_sum_to_1(battle: &Battle, play: &CarriedOut) -> Result<(), f64> {
    let odds = match play.dice {
        Some(_) => battle.preview(&play.command).odds.unwrap_or_default(),
        None => return Ok(()),
    };
    let sum: f64 = odds.bars.iter().map(|bar| bar.chance).sum();
    match odds.bars.is_empty() || (sum - 1.0).abs() < 1e-9 {
        true => Ok(()),
        false => Err(sum),
    }
}

/// Returns the units named by an order.
fn acting(command: &Value) -> Vec<UnitRef> {
    let named = ["unit", "enemy"].map(|key| serde_json::from_value(command[key].clone()));
    named.into_iter().flatten().collect()
}

/// Returns the special traits of a unit. A sniper is a purchase of the army, and a separate unit
/// in play.
fn of_note(setup: &Setup, unit: UnitRef) -> Vec<&'static str> {
    let side = setup.sides.get(usize::from(unit.side));
    let bought = side.and_then(|side| side.army.unit(UnitNumber(unit.unit)));
    bought.map_or(vec!["snipers"], special)
}

/// Returns the special traits of a unit (F-2.14 to F-2.71).
fn special(unit: &Unit) -> Vec<&'static str> {
    let any = |of: &dyn Fn(&Group) -> bool| unit.groups.iter().any(of);
    let all = [
        ("organ guns", unit.models.organ_gun > 0),
        ("the unsupplied", unit.unsupplied),
        ("the unpaid", unit.pay == Pay::Unpaid),
        ("war wagons", unit.models.war_wagon > 0),
        ("stakes", unit.stakes > 0),
        (
            "plug bayonets",
            any(&|group| group.bayonet == Some(Bayonet::Plug)),
        ),
        (
            "ring bayonets",
            any(&|group| group.bayonet == Some(Bayonet::Ring)),
        ),
        ("false routs", any(&|group| group.false_rout)),
        ("salvee", any(&|group| group.salvee)),
        ("mounted infantry", unit.is_mounted_infantry()),
        ("trotters", unit.charge == Some(ChargeStyle::Trot)),
        ("gallopers", unit.charge == Some(ChargeStyle::Gallop)),
        ("pike and shot", unit.training.is_some()),
        ("guns", unit.kind == Kind::Artillery),
    ];
    all.into_iter()
        .filter(|(_, is)| *is)
        .map(|(what, _)| what)
        .collect()
}

fn missing<'a>(wanted: &'a str, found: &BTreeSet<String>) -> Vec<&'a str> {
    wanted
        .split_whitespace()
        .filter(|it| !found.contains(*it))
        .collect()
}

/// The orders, the steps and the clauses that the scenes of each rulebook must include. The steps
/// of *Fornovo to Sedgemoor* come from its code.
const PLAYED: [(BookId, &str, &str, &str); 5] = [
    (
        BookId::Fornovo,
        "ask_pay attach caught charge choose_side complete cross_ditch divide drop_weapon end_step \
         endanger exchange fight find_gun_hits flee go_on manoeuvre move overrun pursue recoil \
         recover reply roll_initiative save share shoot stand strike take_up test",
        "",
        "",
    ),
    (
        BookId::Charging,
        "counter declare end evade flee follow stand surrender test",
        "declare test move surrender melee",
        "C-01 C-03 C-05 C-06 C-07a C-07e C-07i C-08 C-09 C-10 C-11 C-13 C-14 C-15",
    ),
    (
        BookId::D3Ecw,
        "charge count end fight give_ground keep march reply reroll ride shoot wheel",
        "count activate give_ground commander",
        "D3-09 D3-10 D3-11 D3-13 D3-14 D3-29 D3-30 D3-31 D3-33 D3-35 D3-36 D3-37 D3-38 D3-39 \
         D3-41 D3-42 D3-43 D3-44 D3-47 D3-48 D3-50 D3-52",
    ),
    (
        BookId::StandAndDie,
        "attack end face fall_back march mark roll",
        "initiative march attack fall_back",
        "S-01 S-03 S-06 S-07 S-09 S-11 S-12 S-14 S-15 S-16 S-17 S-18 S-19 S-20",
    ),
    (
        BookId::EdgehillNaseby,
        "attack end fight fire move recover replace retreat settle turn",
        "start move fire combat",
        "E-01 E-02 E-03 E-05 E-06 E-07 E-08 E-10 E-14 E-15 E-16 E-17 E-18 E-19 E-23 E-24 E-25 E-31",
    ),
];

/// The special troops that the scenes contain.
const TROOPS: [&str; 15] = [
    "false routs",
    "gallopers",
    "guns",
    "mounted infantry",
    "organ guns",
    "pike and shot",
    "plug bayonets",
    "ring bayonets",
    "salvee",
    "snipers",
    "stakes",
    "the unpaid",
    "the unsupplied",
    "trotters",
    "war wagons",
];
