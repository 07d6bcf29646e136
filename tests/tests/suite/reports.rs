//! Battle reports: their sentences are readable and agree with the log, the decisive tests have the
//! preview's odds, and notes appear where they were written.
//!
//! `scenes` replays each scene and passes it to `Reports::take`, which stores it on a desk. All
//! checks use the report of that battle. Of the whole battles, which take longest, only those with
//! checks of their own are stored.

mod losses;
mod story;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use drumhead_desk::scene::{self, Scene};
use drumhead_desk::{
    Desk, DiceFrom, DocumentKind, Language, Played, PrintOrder, Subject, is_markdown,
};
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, BattleSetup, BookId, Draft};
use drumhead_testing::fold;
use drumhead_vocabulary::sheet::{Block, Entry, RosterFor, Sheet};
use tempfile::TempDir;

use self::losses::*;
use self::story::*;
use crate::desk::support;

/// For each of the two notes: the number of orders after which it is written, and its text.
const NOTES: [(usize, &str); 2] = [(60, "A *glorious* stand"), (90, "Photo: The guns")];

/// A scene played on a desk.
pub(crate) struct OnDesk<'a> {
    desk: &'a mut Desk,
    id: String,
    scene: &'a Scene,
    plays: &'a [scene::CarriedOut],
}

/// A check of one battle's report, in addition to the checks of every report.
type Check = fn(&mut OnDesk<'_>, &str);

/// Battles with at least this many orders are checked only if they have checks of their own.
const WHOLE: usize = 100;

/// The reports of a rulebook's scenes, by the scenes' names.
pub(crate) struct Reports {
    book: BookId,
    _folder: TempDir,
    desk: Desk,
    texts: BTreeMap<String, String>,
}

impl Reports {
    pub(crate) fn of(book: BookId) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            book,
            desk: support::open(folder.path()),
            _folder: folder,
            texts: BTreeMap::new(),
        }
    }

    /// Puts a scene's battle into the library, and checks its report.
    pub(crate) fn take(&mut self, name: &str, scene: &Scene, plays: &[scene::CarriedOut]) {
        let own = checks(self.book).iter().find(|(of, _)| *of == name);
        if plays.len() >= WHOLE && own.is_none() {
            return;
        }
        let mut played = match own {
            Some(_) => with_notes(&mut self.desk, scene, plays),
            None => imported(&mut self.desk, scene, plays),
        };
        let text = report_text(&mut played);
        has_sentences(name, &mut played, &text);
        for check in own.into_iter().flat_map(|(_, checks)| *checks) {
            check(&mut played, &text);
        }
        self.texts.insert(name.to_owned(), text);
    }

    /// Runs the checks that need all reports.
    pub(crate) fn end(self) {
        for (name, _) in checks(self.book) {
            assert!(self.texts.contains_key(*name), "there is no scene {name}");
        }
        if self.book == BookId::Fornovo {
            causes_precede_their_results(&self.texts);
        }
    }
}

/// Returns the scenes of a rulebook with checks of their own.
const fn checks(book: BookId) -> &'static [(&'static str, &'static [Check])] {
    match book {
        BookId::Fornovo => FORNOVO,
        BookId::Charging => CHARGING,
        BookId::D3Ecw => D3,
        BookId::StandAndDie => STAND_AND_DIE,
        BookId::EdgehillNaseby => EDGEHILL_AND_NASEBY,
    }
}

const FORNOVO: &[(&str, &[Check])] = &[
    (
        "edgehill-1642",
        &[
            every_loss_is_in_the_log,
            an_unfinished_battle_reports_its_state,
            losses_outside_combat_and_an_enemy_are_named,
            the_introduction_precedes_the_table_of_tests,
            units_are_named_once_with_their_numbers_in_each_turn,
            notes_are_in_the_turn_in_which_they_were_written,
            decisive_tests_have_the_odds_of_their_previews,
            final_rosters_have_the_moves_and_saves_of_the_first,
        ],
    ),
    (
        "sedgemoor-1685",
        &[decisive_tests_have_the_odds_of_their_previews],
    ),
];

const CHARGING: &[(&str, &[Check])] = &[(
    "carolinas-1781",
    &[a_report_is_saved_in_the_format_of_its_file_name],
)];

const D3: &[(&str, &[Check])] = &[(
    "edgehill-1642-d3",
    &[
        losses_are_drawn_in_the_turn_in_which_they_occurred,
        |_, text| {
            assert!(
                text.contains(" of 11 units"),
                "leaders are not counted: {text}"
            )
        },
        |_, text| {
            assert!(
                text.contains(" hits in all."),
                "strength is counted in hits: {text}"
            )
        },
        |_, text| {
            names_the_units_of_each_action(text, &["moved to", "charged", " routed.", "hit"]);
        },
    ],
)];

const STAND_AND_DIE: &[(&str, &[Check])] = &[
    (
        "lutzen-1632-stand_and_die",
        &[
            losses_are_drawn_in_the_turn_in_which_they_occurred,
            |_, text| {
                for wanted in ["**Objectives:**", "Thorpe (G5)", "Mill bridge (K8)"] {
                    assert!(text.contains(wanted), "{wanted}");
                }
            },
            |_, text| {
                let wanted = [
                    "Swedes at Lützen: ",
                    "moved to",
                    "attacked",
                    " figures and fell back to ",
                ];
                names_the_units_of_each_action(text, &wanted);
            },
        ],
    ),
    (
        "whole-guns",
        &[|_, text| assert!(text.contains(" took one gun casualty."), "{text}")],
    ),
    (
        "objectives-of-silent-guns",
        &[|_, text| {
            let places = "Bee at Mill (D7), neither side at Thorpe (D5)";
            assert!(text.contains(places), "{text}");
            // The table of the armies.
            assert!(text.contains("| 1 gun |"), "{text}");
            assert!(!text.contains("1 guns"), "{text}");
            // All guns are out of action.
            assert!(!text.contains("Kills per gun"), "{text}");
        }],
    ),
];

const EDGEHILL_AND_NASEBY: &[(&str, &[Check])] = &[(
    "edgehill-1642-guns",
    &[captured_guns_do_not_count_for_their_owners, |_, text| {
        let wanted = ["moved to", "charged", "became disordered", "with no effect"];
        names_the_units_of_each_action(text, &wanted);
    }],
)];

/// Stores the whole battle of a scene in one step.
fn imported<'a>(
    desk: &'a mut Desk,
    scene: &'a Scene,
    plays: &'a [scene::CarriedOut],
) -> OnDesk<'a> {
    let stored = desk.battles().import_replay(scene, plays).unwrap();
    OnDesk {
        desk,
        id: stored.id,
        scene,
        plays,
    }
}

/// Plays the battle of a scene order by order, with [`NOTES`].
fn with_notes<'a>(
    desk: &'a mut Desk,
    scene: &'a Scene,
    plays: &'a [scene::CarriedOut],
) -> OnDesk<'a> {
    let opened = desk
        .battles()
        .new_battle(&scene.name, scene.begun().unwrap().setup())
        .unwrap();
    let (id, mut head) = (opened.id, opened.head);
    for (place, play) in plays.iter().enumerate() {
        for (_, note) in NOTES.iter().filter(|(at, _)| *at == place) {
            head = desk.battles().note(&id, head, note).unwrap().head;
        }
        let command = serde_json::to_value(&play.command).unwrap();
        let dice = play.dice.clone().map_or(DiceFrom::Nobody, DiceFrom::Player);
        match desk
            .battles()
            .play(&id, head, &command, play.overruled.clone(), dice)
            .unwrap()
        {
            Played::Done(opened) => head = opened.head,
            Played::Refused(refusal) => panic!("{}, line {}: {refusal:?}", scene.name, play.line),
        }
    }
    OnDesk {
        desk,
        id,
        scene,
        plays,
    }
}

/// Returns the report as Markdown. With `DRUMHEAD_PRINTS` set to a folder, it is saved there with
/// the printed reports for inspection.
fn report_text(played: &mut OnDesk<'_>) -> String {
    let report = played.desk.printer().report_markdown(&played.id).unwrap();
    let (text, name) = (report.text, report.name);
    if let Some(folder) = std::env::var_os("DRUMHEAD_PRINTS") {
        let folder = PathBuf::from(folder);
        std::fs::write(folder.join(name), &text).unwrap();
        let subject = Subject::Battle {
            id: played.id.clone(),
        };
        let order = PrintOrder::new(subject, DocumentKind::Report);
        let printed = played.desk.printer().document(&order).unwrap();
        std::fs::write(folder.join(printed.name), printed.bytes).unwrap();
    }
    text
}

/// Returns the lines between a heading and the next.
fn under<'t>(text: &'t str, heading: &str) -> Vec<&'t str> {
    let lines = text.lines().skip_while(|line| *line != heading).skip(1);
    lines.take_while(|line| !line.starts_with("## ")).collect()
}

/// Returns the rows of the table whose first heading begins with this text, each as its cells.
fn cells<'t>(text: &'t str, first: &str) -> Vec<Vec<&'t str>> {
    let head = format!("| {first}");
    let lines = text.lines().skip_while(|line| !line.starts_with(&head));
    let rows = lines.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

/// A correction by hand is reported as such, never as a march.
#[test]
fn a_position_set_by_hand_is_not_reported_as_a_move() {
    for (ids, command) in [
        (
            [
                "edgehill-1642-d3_ecw-royalist",
                "edgehill-1642-d3_ecw-parliament",
            ],
            r#"{"book":"d3_ecw","command":{"do":"correct","unit":{"side":0,"unit":2},"set":{"what":"hex","value":"H5"}}}"#,
        ),
        (
            [
                "lutzen-1632-stand_and_die-imperial",
                "lutzen-1632-stand_and_die-swedish",
            ],
            r#"{"book":"stand_and_die","command":{"do":"correct","unit":{"side":0,"unit":2},"set":{"what":"hex","value":"H5"}}}"#,
        ),
        (
            [
                "naseby-1645-edgehill_naseby-royalist",
                "naseby-1645-edgehill_naseby-new-model",
            ],
            r#"{"book":"edgehill_naseby","command":{"do":"correct","unit":{"side":0,"unit":5},"set":{"what":"hex","value":"H7"}}}"#,
        ),
    ] {
        let [first, second] = ids.map(|id| drumhead_desk::starter(id, Language::ENGLISH).unwrap());
        let setup = BattleSetup::between(first.army(), second.army()).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut desk = support::open(folder.path());
        let opened = desk.battles().new_battle("By hand", setup).unwrap();
        let command = serde_json::from_str(command).unwrap();
        let played = desk
            .battles()
            .play(
                &opened.id,
                opened.head,
                &command,
                Vec::new(),
                DiceFrom::Nobody,
            )
            .unwrap();
        assert!(matches!(played, Played::Done(_)), "{ids:?}: {played:?}");
        let text = desk.printer().report_markdown(&opened.id).unwrap().text;
        assert!(text.contains("The players corrected "), "{text}");
        assert!(!text.contains("moved to"), "{text}");
    }
}

/// Returns each test's chance in the preview, in sixths, by turn, unit, test, face and result. The
/// result is worded as in the report, because a preview may state only "passes" and "fails".
fn previewed(played: &OnDesk<'_>) -> BTreeMap<(u32, String, String, String, String), u8> {
    let mut battle: Battle = played.scene.begun().unwrap();
    let mut chances = BTreeMap::new();
    for play in played.plays {
        if let Some(trial) = battle.trial(&play.events)
            && let Some(odds) = battle.preview(&play.command).odds
        {
            // For a pass-or-fail test the preview has both bars, and the log states the result.
            let log = battle.narrate(&play.events);
            let passed = log[0].tone == drumhead_vocabulary::play::Tone::Good;
            let bar = &odds.bars[usize::from(!passed)];
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let sixths = (bar.chance * 6.0).round() as u8;
            let key = (
                battle.turn(),
                trial.unit,
                trial.what,
                trial.face.to_string(),
                trial.came,
            );
            chances.insert(key, sixths);
        }
        fold(&mut battle, &play.events);
    }
    chances
}

fn decisive_tests_have_the_odds_of_their_previews(played: &mut OnDesk<'_>, text: &str) {
    let previewed = previewed(played);
    let rows = cells(text, "Turn");
    assert!(rows.len() > 2, "the report has decisive tests");
    for row in &rows[2..] {
        let [turn, army, unit, what, face, came, chance] = row.as_slice() else {
            panic!("{row:?}");
        };
        // Units of both armies have the same numbers, so the army's name is checked too.
        assert!(text.contains(&format!("{army} took the field")), "{army}");
        let words = [*unit, *what, *face, *came].map(str::to_owned);
        let [unit, what, face, came] = words;
        let key = (turn.parse().unwrap(), unit, what, face, came);
        let wanted = previewed
            .get(&key)
            .unwrap_or_else(|| panic!("{key:?} in {previewed:#?}"));
        assert_eq!(*chance, format!("{wanted} in 6"), "{key:?}");
        assert!((1..6).contains(wanted), "a certain test decides nothing");
    }
}

fn a_report_is_saved_in_the_format_of_its_file_name(carolinas: &mut OnDesk<'_>, _: &str) {
    let folder = tempfile::tempdir().unwrap();
    let subject = Subject::Battle {
        id: carolinas.id.clone(),
    };
    let order = PrintOrder::new(subject, DocumentKind::Report);
    for (name, begins) in [
        ("a.pdf", "%PDF-"),
        ("a.md", "# The Carolinas"),
        ("a.MARKDOWN", "# "),
    ] {
        let to = folder.path().join(name);
        carolinas
            .desk
            .printer()
            .print_document(&order, Some(&to))
            .unwrap();
        let bytes = std::fs::read(&to).unwrap();
        assert!(bytes.starts_with(begins.as_bytes()), "{name}");
    }
    assert!(!is_markdown(Path::new("report")));
}

/// A battle without any events.
#[test]
fn a_battle_that_has_not_begun_has_a_report() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = support::open(folder.path());
    for (first, second) in [
        ("edgehill-1642-royalist", "edgehill-1642-parliament"),
        ("carolinas-1781-crown", "carolinas-1781-continental"),
    ] {
        let army = |id: &str| -> Draft { drumhead_desk::starter(id, Language::ENGLISH).unwrap() };
        let setup = BattleSetup::between(army(first).army(), army(second).army()).unwrap();
        let opened = desk.battles().new_battle("", setup).unwrap();
        let report = desk.printer().report_markdown(&opened.id).unwrap();
        let text = report.text;
        assert!(text.contains("No test could have gone either"), "{text}");
        assert!(text.contains("Neither side lost anything."), "{text}");
        assert_eq!(report.name, "battle report.md");
        assert_eq!(report.damage, None);
    }
}

/// Checks that the final rosters have moves and saves, like the first ones.
fn final_rosters_have_the_moves_and_saves_of_the_first(on: &mut OnDesk<'_>, _: &str) {
    let sheet = on.desk.printer().battle_report(&on.id).unwrap();
    let entries = |sheet: &Sheet| -> Vec<Entry> {
        let entries = sheet.blocks.iter().filter_map(|block| {
            if let Block::Entry(entry) = block {
                return Some(entry.clone());
            }
            None
        });
        entries.collect()
    };
    let listed = entries(&sheet);
    let battle = on.scene.begun().unwrap();
    let rosters = battle
        .rosters(RosterFor::Opponent, false, false, false)
        .unwrap();
    let fielded: Vec<Entry> = rosters.iter().flat_map(entries).collect();
    assert_eq!(listed.len(), fielded.len());
    for unit in fielded {
        assert!(!unit.facts.is_empty(), "{}", unit.name);
        let alike = |it: &&Entry| it.number == unit.number && it.facts.ends_with(&unit.facts);
        assert!(listed.iter().any(|it| alike(&it)), "{}", unit.name);
    }
}
