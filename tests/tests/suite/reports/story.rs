//! The story of a report: whole sentences in the order of events, in the turn in which they
//! occurred.

use super::*;

pub(super) fn has_sentences(name: &str, played: &mut OnDesk<'_>, text: &str) {
    for wrong in ["\u{E000}", "\u{E001}", "  ", " ,", ".."] {
        // The table of two armies has empty cells below the shorter army.
        let empty = |line: &str| wrong == "  " && line.starts_with('|');
        let mut lines = text.lines().filter(|line| !empty(line));
        let line = lines.find(|line| line.trim_start().contains(wrong));
        assert_eq!(line, None, "{name}: {wrong:?}");
    }
    // Every turn before the last has its heading, and no sentence begins in lower case.
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
pub(super) fn causes_precede_their_results(texts: &BTreeMap<String, String>) {
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
pub(super) fn an_unfinished_battle_reports_its_state(edgehill: &mut OnDesk<'_>, text: &str) {
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

/// Checks that reports of the hex-based rulebooks have stories too, not just their logs.
pub(super) fn names_the_units_of_each_action(text: &str, wanted: &[&str]) {
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
    // Each turn lists its moves at most once.
    for turn in story.split("## Turn").skip(1) {
        assert!(turn.matches("**Moves.**").count() <= 1, "{turn}");
    }
    assert!(!text.contains("## What decided it"));
}

/// Checks that the introduction to the tests precedes their table.
pub(super) fn the_introduction_precedes_the_table_of_tests(_: &mut OnDesk<'_>, text: &str) {
    let (how, table) = (
        text.find("that could have gone either way, "),
        text.find("| Turn |"),
    );
    assert!(how.unwrap() < table.unwrap());
}

pub(super) fn units_are_named_once_with_their_numbers_in_each_turn(_: &mut OnDesk<'_>, text: &str) {
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

pub(super) fn notes_are_in_the_turn_in_which_they_were_written(
    edgehill: &mut OnDesk<'_>,
    text: &str,
) {
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
