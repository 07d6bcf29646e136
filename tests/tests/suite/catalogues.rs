//! Every key of the catalogues is used, every message named in code exists and uses its values,
//! and every language matches English.

use std::collections::BTreeSet;

use drumhead_rules::catalogue::{Catalogue, Language};
use drumhead_rules::data::clauses::Clause;
use drumhead_rules::data::switches::{Switches, key};
use drumhead_rules::list::ListBook;
use drumhead_shelf::BookId;
use drumhead_tests::catalogues::{
    CLAUSES, Code, PAGE, Part, named, parts, sentences, unused, wrong,
};
use drumhead_tests::tidy::files;

/// Asserts that the list of errors is empty.
#[track_caller]
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_file_of_sentences_parses_without_duplicate_keys() {
    let files = files().unwrap();
    let sentences = sentences(&files);
    assert!(sentences.len() > 15);
    for language in Language::all() {
        for Part { catalogue, .. } in parts(&sentences, language) {
            nothing(catalogue.problems());
        }
    }
}

#[test]
fn every_language_has_the_same_files_as_english() {
    let files = files().unwrap();
    let sentences = sentences(&files);
    let names = |tag: &str| {
        let of = sentences.iter().filter(|file| file.language == tag);
        of.map(|file| file.name).collect::<BTreeSet<_>>()
    };
    let folders: BTreeSet<&str> = sentences.iter().map(|file| file.language).collect();
    let written: BTreeSet<&str> = Language::written().map(Language::tag).collect();
    assert_eq!(folders, written);
    for tag in folders {
        assert_eq!(names(tag), names("en"), "{tag}");
    }
}

/// A translation has only keys that English has, and each of its sentences has only values that the
/// English sentence has.
#[test]
fn every_translation_matches_english() {
    let files = files().unwrap();
    let sentences = sentences(&files);
    let english = parts(&sentences, Language::ENGLISH);
    let mut wrong = Vec::new();
    for language in Language::all() {
        for (part, english) in parts(&sentences, language).iter().zip(&english) {
            for id in part.catalogue.ids() {
                let (own, its) = (&part.catalogue, &english.catalogue);
                let spare: Vec<_> = (own.variables(id).difference(&its.variables(id)))
                    .copied()
                    .collect();
                if !its.has(id) {
                    wrong.push(format!("{language}: English has no {id}"));
                } else if !spare.is_empty() {
                    wrong.push(format!(
                        "{language}: {id} has no value {}",
                        spare.join(", ")
                    ));
                }
            }
        }
    }
    nothing(&wrong);
}

/// German is the first translation: it has all sentences of *Stand and Die!* and of the program.
#[test]
fn german_has_all_sentences_of_the_program_and_of_stand_and_die() {
    let files = files().unwrap();
    let all = sentences(&files);
    let others = BookId::ALL
        .iter()
        .filter(|book| **book != BookId::StandAndDie);
    let other = |name: &str| others.clone().any(|book| name.starts_with(book.id()));
    let ids = |language: &str| -> BTreeSet<String> {
        let own = (all.iter()).filter(|file| file.language == language && !other(file.name));
        let catalogues = own.map(|it| Catalogue::parse(Language::ENGLISH, &[(it.name, it.text)]));
        catalogues
            .flat_map(|it| it.ids().map(str::to_owned).collect::<Vec<_>>())
            .collect()
    };
    let (english, german) = (ids("en"), ids("de"));
    let missing: Vec<&String> = english.difference(&german).collect();
    assert_eq!(missing, Vec::<&String>::new());
}

/// An unused sentence would be translated needlessly.
#[test]
fn every_sentence_is_used() {
    let files = files().unwrap();
    let code = Code::of(&files);
    let all = sentences(&files);
    let own: Vec<_> = (all.into_iter())
        .filter(|file| !file.name.starts_with(PAGE) && !file.name.ends_with(CLAUSES))
        .collect();
    let mut spare = BTreeSet::new();
    for part in parts(&own, Language::ENGLISH) {
        spare.extend(unused(part.catalogue.ids(), &code));
    }
    nothing(&spare.into_iter().collect::<Vec<_>>());
}

/// Returns the ids of the sentences of a rulebook: a clause has one; an interpretation has a title,
/// and one sentence for each option.
fn needed<'a>(
    clauses: &[Clause],
    interpretations: impl IntoIterator<Item = (&'a str, Vec<&'a str>)>,
) -> BTreeSet<String> {
    let keys = clauses
        .iter()
        .map(|clause| format!("clause.{}", clause.id))
        .chain(interpretations.into_iter().flat_map(|(id, options)| {
            let texts = [vec!["title"], options].concat().into_iter();
            texts.map(|text| key(id, text)).collect::<Vec<_>>()
        }));
    keys.map(|key| key.replace('.', "-")).collect()
}

/// Returns the interpretations of a rulebook, each with its options. The rulebook has the options
/// in its code.
fn switches<S: Switches>() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    S::OPTIONS
        .iter()
        .map(|(id, options)| (*id, options.to_vec()))
}

/// Returns the interpretations of the main rulebook. An interpretation that asks for a number also
/// has a question and an answer.
fn registered() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let register = drumhead_fornovo::register().unwrap().iter();
    register.map(|it| {
        let options = it.options.iter().map(|option| option.id.as_str());
        let number = it.ask.then_some(["ask", "answer"]);
        let texts = options.chain(number.into_iter().flatten());
        (it.id.as_str(), texts.collect())
    })
}

/// The clauses and interpretations of each rulebook are data rows; their wording is in sentences
/// under their ids.
#[test]
fn each_clause_and_interpretation_has_its_sentences_and_no_other_id_has_any() {
    use {drumhead_charging as charging, drumhead_d3_ecw as d3_ecw};
    use {drumhead_edgehill_naseby as edgehill_naseby, drumhead_stand_and_die as stand_and_die};
    let books = [
        (
            "charging",
            needed(
                charging::clauses().unwrap(),
                switches::<charging::Interpretations>(),
            ),
        ),
        (
            "d3_ecw",
            needed(
                d3_ecw::clauses().unwrap(),
                switches::<d3_ecw::Interpretations>(),
            ),
        ),
        (
            "edgehill_naseby",
            needed(
                edgehill_naseby::clauses().unwrap(),
                switches::<edgehill_naseby::Interpretations>(),
            ),
        ),
        (
            "fornovo",
            needed(drumhead_fornovo::clauses().unwrap(), registered()),
        ),
        (
            "stand_and_die",
            needed(
                stand_and_die::clauses().unwrap(),
                switches::<stand_and_die::Interpretations>(),
            ),
        ),
    ];
    let files = files().unwrap();
    let all = sentences(&files);
    for (book, needed) in books {
        let name = format!("{book}{CLAUSES}");
        let english = Language::ENGLISH.tag();
        let own: Vec<_> = all
            .iter()
            .filter(|file| file.name == name && file.language == english)
            .map(|file| (file.name, file.text))
            .collect();
        let catalogue = Catalogue::parse(Language::ENGLISH, &own);
        let there: BTreeSet<String> = catalogue.ids().map(str::to_owned).collect();
        assert_eq!(there, needed, "{book}");
        let label = |id: &str| id.ends_with("-title") || id.ends_with("-ask");
        for id in there.iter().filter(|id| !label(id)) {
            let ends = catalogue.find(id).is_none_or(|text| text.ends_with('.'));
            assert!(ends, "{id} has no full stop");
        }
    }
}

/// Returns the interpretations that a list-based rulebook has in its code and in its register.
fn interpretations<B: ListBook>() -> [Vec<&'static str>; 2] {
    let register = B::register().unwrap().iter();
    [
        <B::Interpretations as Switches>::OPTIONS
            .iter()
            .map(|(id, _)| *id)
            .collect(),
        register.map(|it| it.id.as_str()).collect(),
    ]
}

#[test]
fn the_code_and_the_register_have_the_same_interpretations() {
    for [coded, registered] in [
        interpretations::<drumhead_charging::Charging>(),
        interpretations::<drumhead_d3_ecw::D3Ecw>(),
        interpretations::<drumhead_edgehill_naseby::EdgehillNaseby>(),
        interpretations::<drumhead_stand_and_die::StandAndDie>(),
    ] {
        assert_eq!(coded, registered);
    }
}

#[test]
fn every_message_in_the_code_has_a_sentence_that_uses_its_values() {
    let files = files().unwrap();
    let english = parts(&sentences(&files), Language::ENGLISH);
    let named = named(&files).unwrap();
    assert!(
        named.len() > 500,
        "only {} messages were found",
        named.len()
    );
    let wrong: Vec<String> = named.iter().filter_map(|it| wrong(it, &english)).collect();
    nothing(&wrong);
}
