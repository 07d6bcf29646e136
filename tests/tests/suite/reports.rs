//! Battle reports: they agree with the log, in readable sentences; the decisive tests have the
//! preview's odds; notes appear where they were written.
//!
//! `scenes` replays each scene and passes it to `Reports::take`, which plays it on a desk. All
//! checks use the report of that battle. Of the whole battles, which take longest, only those with
//! checks of their own are played.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use drumhead_desk::scene::{self, Scene};
use drumhead_desk::{Desk, DiceFrom, DocumentKind, Played, PrintOrder, Subject, is_markdown};
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, BattleSetup, BookId, Draft};
use drumhead_testing::fold;
use drumhead_vocabulary::sheet::{Block, Entry, RosterFor, Sheet};
use tempfile::TempDir;

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

/// Battles with at least this many orders are played only if they have checks of their own.
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
            causes_are_told_before_what_they_brought_about(&self.texts);
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
            every_loss_stands_in_the_log,
            an_unfinished_battle_reports_its_state,
            what_was_lost_and_where_it_went_is_named,
            the_choice_of_tests_is_said_before_their_table,
            units_are_named_once_with_their_numbers_in_each_turn,
            notes_stand_in_the_turn_in_which_they_were_written,
            decisive_tests_have_the_odds_of_their_previews,
            final_rosters_have_the_moves_and_saves_of_the_first,
        ],
    ),
    (
        "sedgemoor-1685",
        &[decisive_tests_have_the_odds_of_their_previews],
    ),
];

const CHARGING: &[(&str, &[Check])] =
    &[("carolinas-1781", &[a_report_is_saved_as_what_its_name_says])];

const D3: &[(&str, &[Check])] = &[(
    "edgehill-1642-d3",
    &[
        losses_are_drawn_in_the_turn_they_were_made_in,
        |_, text| assert!(text.contains(" of 11 units"), "leaders count: {text}"),
        |_, text| assert!(text.contains(" hits in all."), "hits are no noun: {text}"),
        |_, text| {
            names_the_units_of_each_action(
                text,
                &["moved to", "charged", " hits and routed", "hit"],
            );
        },
    ],
)];

const STAND_AND_DIE: &[(&str, &[Check])] = &[(
    "lutzen-1632-stand_and_die",
    &[
        losses_are_drawn_in_the_turn_they_were_made_in,
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
                "figures and fell back to",
            ];
            names_the_units_of_each_action(text, &wanted);
        },
    ],
)];

const EDGEHILL_AND_NASEBY: &[(&str, &[Check])] = &[(
    "edgehill-1642-guns",
    &[
        guns_that_were_taken_count_for_their_captors_alone,
        |_, text| {
            let wanted = ["moved to", "charged", "became disordered", "with no effect"];
            names_the_units_of_each_action(text, &wanted);
        },
    ],
)];

/// Stores the battle of a scene at once.
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
    let (text, name) = played.desk.printer().report_markdown(&played.id).unwrap();
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

/// Returns the cells of the table rows with this first column.
fn cells<'t>(text: &'t str, first: &str) -> Vec<Vec<&'t str>> {
    let head = format!("| {first}");
    let lines = text.lines().skip_while(|line| !line.starts_with(&head));
    let rows = lines.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

/// Returns the losses of each side at the end of each turn, from the log.
fn logged(played: &OnDesk<'_>) -> Vec<[u32; 2]> {
    let mut battle = played.scene.begun().unwrap();
    let mut lost = vec![[0; 2]];
    for play in played.plays {
        for line in battle.narrate(&play.events) {
            let Some((_, counts)) = line.text.split_once(" went from ") else {
                continue;
            };
            let (before, left) = counts.trim_end_matches('.').split_once(" to ").unwrap();
            let before = before.trim_end_matches('s').trim_end_matches(" figure");
            let turn = lost.last_mut().unwrap();
            let side = usize::from(line.units[0].side);
            turn[side] += before.parse::<u32>().unwrap() - left.parse::<u32>().unwrap();
        }
        fold(&mut battle, &play.events);
        while lost.len() <= usize::try_from(battle.turn()).unwrap() {
            lost.push(*lost.last().unwrap());
        }
    }
    lost
}

fn every_loss_stands_in_the_log(edgehill: &mut OnDesk<'_>, text: &str) {
    let logged = logged(edgehill);
    let rows = cells(text, "figures killed, by turn");
    let sides = &rows[2..];
    assert_eq!(sides.len(), 2);
    for (side, row) in sides.iter().enumerate() {
        let drawn: Vec<u32> = row[1..].iter().map(|cell| cell.parse().unwrap()).collect();
        let logged: Vec<u32> = logged.iter().map(|lost| lost[side]).collect();
        // A turn that has only just begun is not drawn.
        let (beginning, begun) = logged.split_at(drawn.len());
        assert_eq!(drawn, beginning, "{}", row[0]);
        assert!(begun.len() <= 1 && begun.iter().all(|lost| Some(lost) == drawn.last()));
    }
    // The losses in each turn's paragraph equal the growth of the curve.
    let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    for turn in 1..logged.len() {
        let chapter = under(text, &format!("## Turn {turn}")).join(" ");
        for (side, row) in sides.iter().enumerate() {
            let lost = logged[turn][side] - logged[turn - 1][side];
            let number = usize::try_from(lost).unwrap();
            let number = words
                .get(number)
                .map_or(lost.to_string(), ToString::to_string);
            let noun = if lost == 1 { "figure" } else { "figures" };
            let sentence = format!("{} lost {number} {noun}", row[0]);
            assert_eq!(
                chapter.contains(&sentence),
                lost > 0,
                "turn {turn}: {sentence} in {chapter}"
            );
        }
    }
}

/// Checks a command that causes losses, ends the turn and begins the next: the losses are drawn in
/// the turn in which they occurred.
fn losses_are_drawn_in_the_turn_they_were_made_in(played: &mut OnDesk<'_>, text: &str) {
    let mut battle = played.scene.begun().unwrap();
    let mut made = vec![battle.outcome().lost()];
    for event in played.plays.iter().flat_map(|play| &play.events) {
        battle.fold(event).unwrap();
        let turn = usize::try_from(battle.turn()).unwrap();
        made.resize(turn.max(made.len() - 1) + 1, *made.last().unwrap());
        *made.last_mut().unwrap() = battle.outcome().lost();
    }
    let head = text
        .lines()
        .find(|line| line.contains(", by turn |"))
        .unwrap()
        .trim_start_matches("| ");
    let rows = cells(text, head.split(" |").next().unwrap());
    for (side, row) in rows[2..].iter().enumerate() {
        let drawn: Vec<u32> = row[1..].iter().map(|cell| cell.parse().unwrap()).collect();
        let made: Vec<u32> = made.iter().map(|lost| lost[side]).collect();
        assert!(drawn.len() > 5, "{row:?}");
        assert_eq!(drawn, made[..drawn.len()], "{}", row[0]);
    }
}

fn has_sentences(name: &str, played: &mut OnDesk<'_>, text: &str) {
    for wrong in ["\u{E000}", "\u{E001}", "  ", " ,", ".."] {
        // The table of two armies has empty cells below the shorter one.
        let empty = |line: &str| wrong == "  " && line.starts_with('|');
        let mut lines = text.lines().filter(|line| !empty(line));
        let line = lines.find(|line| line.trim_start().contains(wrong));
        assert_eq!(line, None, "{name}: {wrong:?}");
    }
    // Every turn has its heading, and no sentence begins in lower case.
    let last = played
        .desk
        .battles()
        .open_battle(&played.id)
        .unwrap()
        .view
        .turn;
    for turn in 1..last {
        assert!(
            text.contains(&format!("## Turn {turn}")),
            "{name}: turn {turn}"
        );
    }
    for line in text.lines().filter(|line| line.starts_with("**")) {
        let Some((_, sentences)) = line.split_once(".** ") else {
            continue;
        };
        for sentence in sentences.split(". ") {
            let first = sentence.chars().next().unwrap();
            assert!(!first.is_lowercase(), "{name}: {sentence:?}");
        }
    }
    assert!(!played.plays.is_empty());
}

/// Checks that the result of fire follows the fire, and that a combat of two units names each
/// unit once.
fn causes_are_told_before_what_they_brought_about(texts: &BTreeMap<String, String>) {
    let mut seen = 0;
    for name in ["edgehill-1642", "sedgemoor-1685"] {
        let text = &texts[name];
        for shoot in text.split("**Shoot.**").skip(1) {
            let end = shoot.find("\n**").unwrap_or(shoot.len());
            let clause = &shoot[..end];
            let Some(fire) = clause.find("to the fire of") else {
                continue;
            };
            for came in [
                " charged home",
                " pursued ",
                "lost all remaining figures",
                " fell at the head of",
                "Shooting routed ",
            ] {
                if let Some(end) = clause.find(came) {
                    seen += 1;
                    assert!(fire < end, "{name}: {clause}");
                }
            }
        }
        assert!(text.contains(", which lost "), "{name}");
    }
    assert!(seen > 1, "{seen} ends were checked");
}

/// Checks that the report of an unfinished battle has no result, and states the current turn.
fn an_unfinished_battle_reports_its_state(edgehill: &mut OnDesk<'_>, text: &str) {
    let over = edgehill
        .desk
        .battles()
        .open_battle(&edgehill.id)
        .unwrap()
        .view
        .over;
    let mut heads = text.lines().filter(|line| line.starts_with('#'));
    assert_eq!(heads.any(|head| head.contains(" in turn ")), over.is_none());
    assert_eq!(text.contains(" at the end"), over.is_some());
    assert!(text.contains("**Still in the field:**"), "{text}");
    assert!(!text.contains("other volleys did no harm") || text.contains("to the fire of"));
}

/// Checks that the units left do not include leaders, and that captured guns count only for
/// their captors.
fn guns_that_were_taken_count_for_their_captors_alone(guns: &mut OnDesk<'_>, text: &str) {
    let cards = guns
        .desk
        .battles()
        .open_battle(&guns.id)
        .unwrap()
        .view
        .sides;
    let serve = |side: usize| {
        let of = cards[side].units.iter().filter(|card| card.gone.is_none());
        let tags = of.flat_map(|card| std::iter::once(&card.morale).chain(&card.tags));
        let other = format!("serves {}", cards[1 - side].name);
        tags.filter(|tag| tag.label == other || tag.label == "captured")
            .count()
    };
    assert_eq!(
        (serve(0) + serve(1)) % 2,
        1,
        "at least one gun was captured"
    );
    for (side, of) in cards.iter().enumerate() {
        let mine = |card: &&drumhead_vocabulary::play::UnitCard| {
            card.arm != drumhead_vocabulary::play::Arm::Leader
        };
        let left = of
            .units
            .iter()
            .filter(mine)
            .filter(|card| card.gone.is_none())
            .count()
            - serve(side);
        let all = of.units.iter().filter(mine).count();
        let wanted = format!("{left} of {all} units");
        assert!(text.contains(&wanted), "{wanted}");
    }
}

/// Checks that the report states the losses not suffered in fighting, and names an enemy to which a
/// unit lost figures.
fn what_was_lost_and_where_it_went_is_named(edgehill: &mut OnDesk<'_>, text: &str) {
    assert!(text.contains("when units left the battle"), "{text}");
    let lower = text.to_lowercase();
    let unit = |name: &str| {
        let name = name.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
        lower.contains(&format!(" figures to {}", name.to_lowercase()))
    };
    let view = edgehill
        .desk
        .battles()
        .open_battle(&edgehill.id)
        .unwrap()
        .view;
    let mut names = view.sides.iter().flat_map(|side| &side.units);
    assert!(names.any(|card| unit(card.name.as_str())), "{text}");
}

/// Checks that reports of the hex-based rulebooks have stories too, not just their logs.
fn names_the_units_of_each_action(text: &str, wanted: &[&str]) {
    let (_, story) = text.split_once("## Turn 1").unwrap();
    let (story, _) = story.split_once("## Losses").unwrap();
    for words in wanted {
        assert!(story.contains(words), "{words}");
    }
    for words in [
        "Set by hand",
        "Moved:",
        "activated",
        "rolls",
        " went from ",
        "has to",
        "marches",
        "[",
        "combat over",
        "takes",
        "loses",
    ] {
        let line = story.lines().find(|line| line.contains(words));
        assert_eq!(line, None, "{words}");
    }
    // Each turn lists its moves once.
    for turn in story.split("## Turn").skip(1) {
        assert!(turn.matches("**Moves.**").count() <= 1, "{turn}");
    }
    assert!(!text.contains("## What decided it"));
}

/// A correction by hand is reported as such, never as a march.
#[test]
fn a_corrected_place_is_not_a_march() {
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
        let [first, second] = ids.map(|id| drumhead_desk::starter(id).unwrap());
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
        let (text, _) = desk.printer().report_markdown(&opened.id).unwrap();
        assert!(text.contains("The players corrected "), "{text}");
        assert!(!text.contains("moved to"), "{text}");
    }
}

/// Checks that the introduction to the tests precedes their table.
fn the_choice_of_tests_is_said_before_their_table(_: &mut OnDesk<'_>, text: &str) {
    let (how, table) = (
        text.find("that could have gone either way."),
        text.find("| Turn |"),
    );
    assert!(how.unwrap() < table.unwrap());
}

fn units_are_named_once_with_their_numbers_in_each_turn(_: &mut OnDesk<'_>, text: &str) {
    for turn in ["## Turn 1", "## Turn 2", "## Turn 3"] {
        let chapter = under(text, turn).join(" ");
        for unit in ["Charles Essex's brigade (2)", "Meldrum's brigade (1)"] {
            assert!(
                chapter.matches(unit).count() <= 1,
                "{turn}: {unit} in {chapter}"
            );
        }
    }
    assert!(text.contains("Charles Essex's brigade (2)"));
}

fn notes_stand_in_the_turn_in_which_they_were_written(edgehill: &mut OnDesk<'_>, text: &str) {
    let turn_of = |place: usize| {
        let mut battle = edgehill.scene.begun().unwrap();
        for event in edgehill.plays[..place].iter().flat_map(|play| &play.events) {
            battle.fold(event).unwrap();
        }
        format!("Turn {}", battle.turn())
    };
    let chapter = |place: usize| under(text, &format!("## {}", turn_of(place)));
    let (note, photo) = (chapter(NOTES[0].0), chapter(NOTES[1].0));
    assert!(
        note.contains(&"> **Note.** A \\*glorious\\* stand"),
        "{note:?}"
    );
    assert!(photo.contains(&"> **Picture.** The guns"), "{photo:?}");
    // The caption of a photo is in the first picture slot.
    let mut pictures = under(text, "## Pictures");
    pictures.retain(|line| !line.is_empty());
    assert_eq!(pictures[0], "1. The guns");
    assert_eq!(pictures[3], "4. …");
}

/// Returns each test's chance in the preview, by unit. A preview states "passes" and "fails", or
/// the consequence; the report states the result.
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
        // Both armies use the same numbers.
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

fn a_report_is_saved_as_what_its_name_says(carolinas: &mut OnDesk<'_>, _: &str) {
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
        let army = |id: &str| -> Draft { drumhead_desk::starter(id).unwrap() };
        let setup = BattleSetup::between(army(first).army(), army(second).army()).unwrap();
        let opened = desk.battles().new_battle("", setup).unwrap();
        let (text, name) = desk.printer().report_markdown(&opened.id).unwrap();
        assert!(text.contains("No test could have gone either"), "{text}");
        assert!(text.contains("Neither side lost anything."), "{text}");
        assert_eq!(name, "battle report.md");
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
