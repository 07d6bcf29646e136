//! The scripted battles of `tests/scripts`, and of the folders that `DRUMHEAD_SCRIPTS`
//! names: each comes out as it says, and together ours leave no part of the main book's
//! turn, no test and no special troops unplayed.

use std::collections::BTreeSet;

use drumhead_desk::script::{Begin, Replayed, Script};
use drumhead_rules::books::fornovo::battle::{Command, Event, Setup, Step};
use drumhead_rules::books::fornovo::{Bayonet, ChargeStyle, Group, Kind, Pay, Unit, UnitNumber};
use drumhead_rules::books::{self, BattleSetup, BookId};
use drumhead_tests::recorder::PLANS;
use drumhead_tests::scripts::{folders, of_folder, own_folder};
use drumhead_words::play::UnitRef;

#[test]
fn every_script_comes_out_as_it_says() {
    let mut told = Vec::new();
    for folder in folders() {
        for (path, script) in of_folder(&folder).unwrap() {
            let replayed = script.replay().unwrap();
            let named = path.display();
            told.extend(
                replayed
                    .differences
                    .iter()
                    .map(|it| format!("{named}: {it}")),
            );
            assert!(!script.plays.is_empty(), "{named} plays nothing");
        }
    }
    let help = "`drumhead battle replay FILE --out FILE` writes how it comes out now";
    assert!(told.is_empty(), "{help}\n{}", told.join("\n"));
}

#[test]
fn a_script_is_written_as_it_was_read_and_what_differs_is_told() {
    let (path, script) = of_folder(&own_folder()).unwrap().remove(0);
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(script.write().unwrap(), text);
    // With its events it is read again as well.
    let full = script.replay().unwrap().script;
    let again = Script::read(full.write().unwrap().as_bytes()).unwrap();
    assert_eq!(again, full);
    assert!(again.replay().unwrap().differences.is_empty());
    // Another die, another word, a play that is missing.
    let mut other = full.clone();
    other.plays[1].log = vec!["It snows.".to_owned()];
    other.plays.remove(3);
    let told = other.replay().unwrap().differences;
    assert!(told[0].to_string().contains("It snows."), "{told:?}");
    assert!(told.len() > 1, "a play that is missing must be noticed");
}

#[test]
fn a_file_that_is_no_script_is_refused_with_its_place() {
    let text = |plays: &str, setup: &str| {
        format!(
            "{{ \"drumhead\": \"script\", \"version\": 1, \"book\": \"fornovo\", \"name\": \"\",\n\
             \"setup\": {setup},\n\"plays\": [{plays}] }}"
        )
    };
    let starters = r#"{ "starters": ["edgehill-1642-royalist", "edgehill-1642-parliament"] }"#;
    for (plays, setup, place) in [
        (
            r#"{ "command": { "do": "dance" } }"#,
            starters,
            "plays[0].command.do: line 3",
        ),
        (
            r#"{ "command": { "do": "end_step" }, "dice": 4 }"#,
            starters,
            "plays[0].dice: line 3",
        ),
        (
            r#"{ "command": { "do": "end_step" }, "events": [{}] }"#,
            starters,
            "plays[0].events[0]",
        ),
        (r#"{}"#, starters, "plays[0]"),
        ("", "{}", "setup: either"),
        (
            "",
            r#"{ "own": { "year": "MDC" } }"#,
            "setup.own.year: line 2",
        ),
    ] {
        let error = Script::read(text(plays, setup).as_bytes()).unwrap_err();
        let said = format!("a scripted battle: {place}");
        assert!(error.message.contains(&said), "{error}");
    }
    let unknown = text("", r#"{ "starters": ["nobody", "nobody"] }"#);
    assert!(Script::read(unknown.as_bytes()).unwrap().replay().is_err());
}

/// What our scripts have played of the main book.
#[derive(Default)]
struct Covered {
    steps: BTreeSet<Step>,
    /// A test's id and whether it was passed.
    tests: BTreeSet<(&'static str, bool)>,
    troops: BTreeSet<&'static str>,
}

impl Covered {
    fn take(&mut self, setup: &Setup, replayed: &Replayed) {
        for play in &replayed.script.plays {
            for event in &play.events {
                if let books::Event::Fornovo(Event::Began { now }) = event {
                    self.steps.insert(now.step);
                }
                if let books::Event::Fornovo(Event::Tested { test, passed, .. }) = event {
                    self.tests.insert((test.id(), *passed));
                }
            }
            let books::Command::Fornovo(command) = &play.command else {
                continue;
            };
            for unit in acting(command) {
                let army = setup
                    .sides
                    .get(usize::from(unit.side))
                    .map(|side| &side.army);
                let bought = army.and_then(|army| army.unit(UnitNumber(unit.unit)));
                match bought {
                    Some(bought) => self.troops.extend(special(bought)),
                    // A sniper is a piece of the army's, and a unit of his own in play.
                    None => {
                        self.troops.insert("snipers");
                    }
                }
            }
        }
    }
}

/// The units that a command is given to, and whom they fight.
fn acting(command: &Command) -> Vec<UnitRef> {
    let command = serde_json::to_value(command).unwrap();
    let named = ["unit", "enemy"].map(|key| serde_json::from_value(command[key].clone()));
    named.into_iter().flatten().collect()
}

/// What is special in a unit (F-2.14 to F-2.71).
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

#[test]
fn ours_leave_no_step_no_test_and_no_special_troops_out() {
    let mut covered = Covered::default();
    let (mut whole, mut long) = (0, 0);
    for (_, script) in of_folder(&own_folder()).unwrap() {
        let replayed = script.replay().unwrap();
        let setup = script.begun().unwrap().setup();
        let turns = drumhead_rules::play::Game::view(&replayed.battle).turn;
        whole += u32::from(turns > 4);
        let of_starters = matches!(script.begin, Begin::Starters(_));
        long += u32::from(of_starters && script.book == BookId::Fornovo && turns > 8);
        if let BattleSetup::Fornovo(setup) = setup {
            covered.take(&setup, &replayed);
        }
    }
    assert!(whole >= 4, "{whole} whole battles");
    assert!(
        long >= 2,
        "{long} battles of starter armies run eight turns"
    );
    let steps: BTreeSet<Step> = Step::TURN.into_iter().collect();
    assert_eq!(covered.steps, steps);
    assert_eq!(covered.tests.len(), 12, "{:?}", covered.tests);
    let troops = [
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
    assert_eq!(covered.troops, troops.into_iter().collect());
}

#[test]
fn every_plan_has_its_script() {
    let mut files: Vec<String> = of_folder(&own_folder())
        .unwrap()
        .into_iter()
        .filter_map(|(path, _)| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    let mut plans: Vec<String> = PLANS.iter().map(|plan| plan.name.to_owned()).collect();
    files.sort();
    plans.sort();
    assert_eq!(files, plans);
}

/// The clauses that the logs of our scripts of a book name, and the battles that run
/// eight turns or to their end.
fn told(book: BookId) -> (BTreeSet<String>, usize) {
    let mut clauses = BTreeSet::new();
    let mut whole = 0;
    for (_, script) in of_folder(&own_folder()).unwrap() {
        if script.book != book {
            continue;
        }
        for line in script.plays.iter().flat_map(|play| &play.log) {
            let behind = line
                .strip_suffix(']')
                .and_then(|line| line.rsplit_once('['));
            let behind = behind.map_or("", |(_, clauses)| clauses);
            clauses.extend(behind.split_whitespace().map(str::to_owned));
        }
        let view = drumhead_rules::play::Game::view(&script.replay().unwrap().battle);
        whole += usize::from(view.turn >= 8 || view.over.is_some());
    }
    (clauses, whole)
}

/// What battles on hexes cannot be without: shooting, ammunition, dice rolled again,
/// routs, commanders attacked and resolve; guns lost, taken and replaced, flanks and rears.
#[test]
fn the_books_on_hexes_are_played_through() {
    let met = [
        (
            BookId::D3Ecw,
            3,
            "D3-09 D3-10 D3-11 D3-13 D3-14 D3-29 D3-30 D3-31 D3-33 D3-35 D3-36 D3-37 D3-38 \
             D3-39 D3-41 D3-42 D3-43 D3-44 D3-47 D3-48 D3-50 D3-52",
        ),
        (
            BookId::StandAndDie,
            2,
            "S-01 S-03 S-06 S-07 S-09 S-11 S-12 S-14 S-15 S-16 S-17 S-18 S-19 S-20",
        ),
        (
            BookId::EdgehillNaseby,
            2,
            "E-01 E-02 E-03 E-05 E-06 E-07 E-08 E-10 E-14 E-15 E-16 E-17 E-18 E-19 E-23 E-24 \
             E-25 E-31",
        ),
    ];
    for (book, battles, wanted) in met {
        let (clauses, whole) = told(book);
        assert!(whole >= battles, "{book:?}: {whole} whole battles");
        let missing: Vec<_> = wanted
            .split_whitespace()
            .filter(|id| !clauses.contains(*id))
            .collect();
        assert!(missing.is_empty(), "{book:?}: {missing:?} of {clauses:?}");
    }
}
