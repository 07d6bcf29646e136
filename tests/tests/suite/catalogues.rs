//! Every key of the catalogues is used, every message named in code exists and uses its
//! values, and every language matches English.

use std::collections::BTreeSet;

use drumhead_rules::catalogue::Language;
use drumhead_tests::catalogues::{Code, PAGE, Part, named, parts, sentences, unsaid, wrong};
use drumhead_tests::tidy::files;

/// Fails unless the list of errors is empty.
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
fn every_folder_of_sentences_is_a_language_with_the_files_of_english() {
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

/// A translation has only English keys, and in each sentence only English values.
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

/// An unused sentence would be translated in vain.
#[test]
fn every_sentence_is_used() {
    let files = files().unwrap();
    let code = Code::of(&files);
    let all = sentences(&files);
    let own: Vec<_> = (all.into_iter())
        .filter(|file| !file.name.starts_with(PAGE))
        .collect();
    let mut spare = BTreeSet::new();
    for part in parts(&own, Language::ENGLISH) {
        spare.extend(unsaid(part.catalogue.ids(), &code));
    }
    nothing(&spare.into_iter().collect::<Vec<_>>());
}

#[test]
fn every_message_in_the_code_has_a_sentence_that_uses_its_values() {
    let files = files().unwrap();
    let english = parts(&sentences(&files), Language::ENGLISH);
    let named = named(&files).unwrap();
    assert!(named.len() > 500, "{} messages", named.len());
    let wrong: Vec<String> = named.iter().filter_map(|it| wrong(it, &english)).collect();
    nothing(&wrong);
}
