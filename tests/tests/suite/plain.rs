//! Every English sentence is plain: it uses the players' terms, keeps to the length of its kind and
//! ends correctly. The logs of scenes and random battles are checked where the battles are played.

use drumhead_rules::play::Game as _;
use drumhead_tests::catalogues::sentences;
use drumhead_tests::plain::{
    BUTTON, ERROR, Form, HINT, LOG, Labels, PROBLEM, QUESTION, REFUSAL, faults, faults_of_log,
    unplain,
};
use drumhead_tests::tidy::files;
use drumhead_vocabulary::play::{LogLine, Tone};

/// Keys of text that is exempt: layout of the command line, input syntax, and hints in place of a
/// question.
const EXCEPTIONS: [&str; 17] = [
    "ask-block_attackers",
    "ask-garrison_strikes",
    "ask-over_bridge",
    "ask-part_left",
    "ask-pikes_behind",
    "ask-strikers_shot",
    "ask-strongpoint",
    "cli-check-fix",
    "cli-list-row",
    "cli-log-overruled",
    "cli-offers-free",
    "cli-offers-to_do",
    "cli-play-against",
    "field-crt_hint",
    "log-note-label",
    "unsound-crt-column",
    "unsound-crt-write",
];

/// Returns the form of text from its message's id: a key names the kind of text at its beginning or
/// end. In the log, text that begins with a small letter is part of a sentence.
fn form(id: &str, text: &str) -> Option<Form> {
    let begins = |heading: &str| id.starts_with(heading);
    let question = id
        .strip_prefix("ask-")
        .is_some_and(|rest| rest.ends_with("-label") || !rest.contains('-'));
    let is_sentence = text.starts_with(|first: char| first.is_uppercase() || first == '[');
    if id.ends_with("_hint") || id.ends_with("-hint") || id.contains("hint_") {
        Some(HINT)
    } else if id.ends_with("-button") {
        Some(BUTTON)
    } else if ["-error", "-fix", "_fix"]
        .iter()
        .any(|end| id.ends_with(end))
    {
        Some(ERROR)
    } else if question {
        Some(QUESTION)
    } else if begins("against-") || begins("impossible-") {
        Some(REFUSAL)
    } else if begins("fault-") && id.ends_with("-title") {
        Some(PROBLEM)
    } else if begins("log-") && is_sentence && text.contains(' ') {
        Some(LOG)
    } else {
        None
    }
}

#[test]
fn every_sentence_uses_the_terms_and_the_form_of_its_kind() {
    let files = files().unwrap();
    let english = sentences(&files)
        .into_iter()
        .filter(|file| file.language == "en");
    let wrong: Vec<String> = english
        .flat_map(|file| faults(file.name, file.text, &EXCEPTIONS, form))
        .collect();
    assert!(
        wrong.is_empty(),
        "{} faults\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn the_check_finds_each_kind_of_fault() {
    for (text, fault) in [
        ("Which readings apply?", "interpretations"),
        ("It is no gun.", "negate"),
        ("Two  spaces.", "write one"),
        ("It has -1.", "−"),
        ("Move 6\".", "″"),
        ("The unit whose turn it is.", "of the unit"),
        ("[unit] has to wait.", "plural"),
    ] {
        let wrong = unplain(text);
        assert_eq!(wrong.len(), 1, "{text}: {wrong:?}");
        assert!(wrong[0].contains(fault), "{text}: {wrong:?}");
    }
    for text in [
        "There is no gun.",
        "−1 per rank",
        "It is no longer shaken.",
        "An enemy, [unit], is near.",
        "The read-only file",
    ] {
        assert_eq!(unplain(text), [""; 0], "{text}");
    }
    let messages = "against-a = { $unit } cannot move\nlog-b = { $count ->\n    [one] One unit lost.\n   *[other] Two units lost\n}\n";
    let wrong = faults("book", messages, &[], form);
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    let problem = format!("fault-c-title = too many {}\n", "guns ".repeat(12));
    assert_eq!(faults("book", &problem, &[], form).len(), 1);
    let scene = drumhead_tests::scenes::own("carolinas-1781").unwrap();
    let view = scene.begun().unwrap().view();
    let labels = Labels::of(&view);
    let unit = &view.sides[0].units[0].name;
    let fault = |text: &str| {
        let line = LogLine {
            text: text.to_owned(),
            details: Vec::new(),
            clauses: Vec::new(),
            units: Vec::new(),
            tone: Tone::Plain,
        };
        faults_of_log(&line, &labels).len()
    };
    assert_eq!(fault(&format!("{unit} tests: it held.")), 1);
    assert_eq!(fault(&format!("{unit} lost 1 figures.")), 1);
    assert_eq!(fault(&format!("{unit} lost 1 figure but did not rally")), 1);
    assert_eq!(fault(&format!("Set by hand: {unit}, .")), 1);
    assert_eq!(fault(&format!("{unit} stood (6, total 5).")), 1);
    assert_eq!(fault(&format!("{unit} (H4) stood.")), 0);
    assert_eq!(fault(&format!("{unit} passed its rally test.")), 0);
    assert_eq!(fault(&format!("{unit}: 2 figures lost.")), 0);
}
