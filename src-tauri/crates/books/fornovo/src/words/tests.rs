//! Checks of the catalogue against the code: no sentence is missing or unused, and every
//! placeholder has its value.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use drumhead_rules::catalogue::Language;
use std::collections::{BTreeMap, BTreeSet};

use drumhead_vocabulary::{ClauseId, Length};

use super::*;
use crate::army::*;
use crate::combat;
use crate::points::Item;
use crate::problems::{Fault, Severity};
use crate::reaction::{Outcome, Predicate, RalliedTo, Reason, Test};
use crate::shooting::{CannotShoot, DiceCount, KEYS as SHOOTING};
use crate::templates::Heading;
use crate::terrain::FeatureKind;
use crate::view::lines;
use crate::weapons::Weapon;

const KINDS: [Kind; 3] = [Kind::Infantry, Kind::Cavalry, Kind::Artillery];
const TRAININGS: [Training; 2] = [Training::PikeAndShot, Training::BillAndBow];
const BAYONETS: [Bayonet; 2] = [Bayonet::Plug, Bayonet::Ring];
const RANKS: [Rank; 2] = [Rank::CommanderInChief, Rank::Subgeneral];

/// Returns every possible kind of line in a bill.
fn items() -> Vec<Item> {
    let mut items = vec![
        Item::Gunner,
        Item::LanceAndPistols,
        Item::Shield,
        Item::Noble,
        Item::Barded,
        Item::FalseRout,
        Item::Salvee,
        Item::Shallow,
        Item::Irregular,
        Item::Unpaid,
        Item::Unsupplied,
        Item::Minimum,
        Item::Horse,
        Item::Stakes,
        Item::Sniper,
        Item::Ditch,
        Item::LightFieldworks,
        Item::HeavyFieldworks,
    ];
    for kind in KINDS {
        items.extend(Grade::ALL.map(|grade| Item::Grade(kind, grade)));
    }
    items.extend(KINDS.map(Item::Command));
    items.extend(Armour::ALL.map(Item::Armour));
    items.extend(Weapon::ALL.map(Item::Weapon));
    items.extend(TRAININGS.map(Item::Training));
    items.extend(BAYONETS.map(Item::Bayonet));
    items.extend(Model::ALL.map(Item::Model));
    items.extend(RANKS.map(Item::General));
    items
}

/// Returns the ids that have both a word for use inside a sentence and a label.
fn named() -> BTreeSet<&'static str> {
    let length = Length::ZERO;
    let (count, laager) = (0, false);
    let pieces = [
        PieceKind::Sniper,
        PieceKind::Ditch { length },
        PieceKind::LightFieldworks { length },
        PieceKind::HeavyFieldworks { length },
        PieceKind::Wagons { count, laager },
        PieceKind::WarWagons { count, laager },
    ];
    // No enum has a variant for infantry with horses.
    BTreeSet::from(["mounted_infantry"])
        .into_iter()
        .chain(RANKS.map(Rank::id))
        .chain(KINDS.map(Kind::id))
        .chain([TroopType::Regular, TroopType::Irregular].map(TroopType::id))
        .chain([Order::Close, Order::Skirmish].map(Order::id))
        .chain([ChargeStyle::Trot, ChargeStyle::Gallop].map(ChargeStyle::id))
        .chain(TRAININGS.map(Training::id))
        .chain(Armour::ALL.map(Armour::id))
        .chain(Weapon::ALL.map(Weapon::id))
        .chain(BAYONETS.map(Bayonet::id))
        .chain([Lock::Matchlock, Lock::Firelock].map(Lock::id))
        .chain(Model::GUNS.map(Model::id))
        .chain(pieces.map(PieceKind::id))
        .collect()
}

/// Returns every id that has a word.
fn ids() -> BTreeSet<&'static str> {
    let mounts = [GunMount::Carriage, GunMount::Wagon, GunMount::WarWagon];
    // No enum contains the abbreviations of ranks that follow a name.
    let abbreviated = ["short_commander_in_chief", "short_subgeneral"];
    named()
        .into_iter()
        .chain(abbreviated)
        .chain([FigureScale::Large, FigureScale::Small].map(FigureScale::id))
        .chain(Grade::ALL.map(Grade::id))
        .chain(Model::ALL.map(Model::id))
        .chain(mounts.map(GunMount::id))
        .collect()
}

fn words() -> Words {
    Words::speak(Language::ENGLISH)
}

/// Returns the keys under a heading, without the heading, in the catalogue's form: with hyphens.
fn keys(heading: &str) -> BTreeSet<&'static str> {
    let prefix = format!("{}-", heading.replace('.', "-"));
    let ids = words().0.ids();
    ids.filter_map(|id| id.strip_prefix(&prefix)).collect()
}

/// Returns the placeholders of a sentence.
fn places(key: &str) -> BTreeSet<&'static str> {
    words().0.variables(key)
}

/// Returns the sentence with this key, with 1 for each value.
fn text(key: &str) -> String {
    let names = places(key).into_iter().map(|name| (name, "1"));
    words().fill(key, &names.collect::<Vec<_>>())
}

/// Asserts that two English texts differ only in the capital at the beginning of the first.
#[track_caller]
fn assert_begins(label: &str, within: &str) {
    let [label, within] = [label, within].map(text);
    let (mut large, mut small) = (label.chars(), within.chars());
    let first = [&mut large, &mut small].map(|letters| letters.next().unwrap());
    assert!(
        !first[0].is_lowercase() && !first[1].is_uppercase(),
        "{label}: {within}"
    );
    assert!(
        first[0].to_lowercase().eq(first[1].to_lowercase()),
        "{label}: {within}"
    );
    assert_eq!(large.as_str(), small.as_str());
}

/// The faults of an army as a whole. Problems with these faults name no unit.
const OF_ARMY: [&str; 6] = [
    "year_outside",
    "over_limit",
    "partly_unsupplied",
    "sniper_early",
    "too_many_snipers",
    "no_commander",
];

/// Returns the forms that a fault needs. A roster prints the `title` of a fault that makes an army
/// illegal; the form `of` follows the name of a unit.
fn forms(key: &str, severity: Severity) -> Vec<&'static str> {
    match (OF_ARMY.contains(&key), severity) {
        (true, _) => vec!["title"],
        (false, Severity::Illegal) => vec!["title", "of"],
        (false, Severity::Warning) => vec!["of"],
    }
}

#[test]
fn every_fault_has_its_forms_and_a_detail_with_its_values() {
    let mut expected = BTreeSet::new();
    for (key, severity, values) in Fault::KEYS {
        let detail = format!("fault.{key}.detail");
        let values: BTreeSet<&str> = values.iter().copied().collect();
        for form in forms(key, *severity) {
            let form = format!("fault.{key}.{form}");
            assert_eq!(&places(&form) | &places(&detail), values, "{key}");
            expected.insert(form["fault.".len()..].replace('.', "-"));
        }
        expected.insert(detail["fault.".len()..].replace('.', "-"));
    }
    let expected: BTreeSet<&str> = expected.iter().map(String::as_str).collect();
    assert_eq!(keys("fault"), expected);
}

#[test]
fn a_fault_is_a_noun_phrase_and_its_detail_is_a_sentence() {
    for (key, severity, _) in Fault::KEYS {
        let forms = forms(key, *severity);
        for form in &forms {
            let text = text(&format!("fault.{key}.{form}"));
            let first = text.chars().next().unwrap();
            assert!(
                first.is_uppercase() == (*form == "title"),
                "{text}: wrong case of the first letter"
            );
            assert!(!text.ends_with('.'), "{text}: ends with a full stop");
            assert!(text.chars().count() <= 64, "{text}: too long");
        }
        if let [title, of] = forms.as_slice() {
            let [title, of] = [title, of].map(|form| format!("fault.{key}.{form}"));
            assert_begins(&title, &of);
        }
        let detail = text(&format!("fault.{key}.detail"));
        let first = detail.chars().next().unwrap();
        assert!(
            !first.is_lowercase(),
            "{detail}: does not begin with a capital"
        );
        assert!(
            detail.ends_with('.'),
            "{detail}: does not end with a full stop"
        );
    }
}

#[test]
fn a_closed_choice_shows_its_fault_with_its_values() {
    let template = BTreeSet::from(["early"]);
    let faults = Fault::KEYS.iter().map(|(key, _, values)| (*key, *values));
    let faults: BTreeMap<&str, &[&str]> = faults.collect();
    for key in keys("closed").difference(&template) {
        let places = places(&format!("closed.{key}"));
        let values = faults.get(key).expect("a fault with this key");
        let all = places.iter().all(|place| values.contains(place));
        assert!(all, "{key}: {places:?}");
        let text = text(&format!("closed.{key}"));
        assert!(text.chars().count() <= 80, "{text}: too long for one line");
    }
}

#[test]
fn every_line_of_a_bill_has_words_and_no_words_are_unused() {
    let mut seen = BTreeSet::new();
    for item in items() {
        let (key, word) = lines::key(item);
        let wanted: BTreeSet<&str> = word.map(|_| "what").into_iter().collect();
        assert_eq!(places(&format!("item.{key}")), wanted, "{key}");
        if let Some(id) = word {
            assert!(words().has(&format!("word.{id}")), "{key}: no word {id}");
        }
        seen.insert(key);
    }
    assert_eq!(keys("item"), seen);
}

#[test]
fn every_id_has_a_word() {
    assert_eq!(keys("word"), ids());
}

#[test]
fn every_choice_and_title_has_a_label() {
    let headings = [Heading::Foot, Heading::Horse, Heading::Guns].map(Heading::id);
    assert_eq!(keys("label"), &named() | &headings.into());
    for id in named() {
        assert_begins(&format!("label.{id}"), &format!("word.{id}"));
    }
}

#[test]
fn every_kind_of_figures_has_a_title() {
    let expected: BTreeSet<&str> = KINDS
        .map(Kind::id)
        .into_iter()
        .chain(["gunner"])
        .chain(Weapon::ALL.map(Weapon::id))
        .collect();
    assert_eq!(keys("figures"), expected);
    for id in expected {
        assert_begins(&format!("figures.{id}"), &format!("plural.{id}"));
    }
}

/// The edits that fix problems: see `fixes/candidates`.
const FIXES: &str = "year limit army_supplied army_unsupplied add_general interpretation \
    shallow_price remove_piece rank remove_general general_contingent paid unpaid troops grade kind \
    order charge no_charge training no_training no_shallow no_model model mount stakes no_stakes \
    sleeve front remove_unit unit_contingent no_general add_gunners remove_group count no_salvee \
    weapon no_weapon no_noble no_barded armour no_false_rout no_gunner gunner no_horse horse \
    no_bayonet bayonet lock weapons no_weapons";

#[test]
fn every_fix_has_a_button() {
    assert_eq!(keys("fix"), FIXES.split(' ').collect());
    for key in keys("fix") {
        assert_begins(&format!("fix.{key}"), &format!("edit.{key}"));
    }
}

#[test]
fn every_kind_of_terrain_has_a_name_inside_a_line_and_at_its_beginning() {
    let expected: BTreeSet<&str> = FeatureKind::ALL
        .map(FeatureKind::id)
        .into_iter()
        .chain(["wagon_fort", "wagon_fort_of_side"])
        .collect();
    for id in expected {
        assert_begins(&format!("ground.{id}.start"), &format!("ground.{id}"));
    }
}

#[test]
fn every_figure_and_model_has_a_plural() {
    let expected: BTreeSet<&str> = KINDS
        .map(Kind::id)
        .into_iter()
        .chain(["gunner", Lock::Firelock.id()])
        .chain(Weapon::ALL.map(Weapon::id))
        .chain(Model::ALL.map(Model::id))
        .collect();
    assert_eq!(keys("plural"), expected);
}

#[test]
fn values_are_filled_in_and_select_plural_forms() {
    let args = [("over", Arg::Points(1_234))];
    assert_eq!(
        words().say("fault.over_limit.title", &args),
        "Points over the agreed limit: 1,234"
    );
    let text = |dice: &str| {
        let values = [("dice", dice), ("needs", "456H")];
        words().fill("preview.dice_needing", &values)
    };
    assert_eq!([text("1"), text("2")], ["1 die, 456H", "2 dice, 456H"]);
    let args = [("weapon", Arg::Word(Weapon::SelfBow.id()))];
    let text = words().say("fault.foreign_shot.of", &args);
    assert!(text.ends_with("self-bow"), "{text}");
}

#[test]
fn every_reaction_test_row_and_outcome_has_words() {
    let wanted = |ids: &[&'static str]| ids.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(keys("reaction.test"), wanted(&Test::ALL.map(Test::id)));
    let rows: Vec<_> = Predicate::ALL.iter().map(|p| p.id()).collect();
    assert_eq!(keys("reaction.rows"), wanted(&rows));
    // Battles of version 15 and earlier may contain a reason that later versions do not use.
    let earlier = "burst_through_in_cover";
    let reasons = Reason::ALL.iter().map(|r| r.id()).chain([earlier]);
    let reasons: Vec<_> = reasons.collect();
    assert_eq!(keys("reaction.not_due"), wanted(&reasons));
    let by = Length::ZERO;
    let outcomes = [
        Outcome::CarriesOn,
        Outcome::Rallies {
            morale: RalliedTo::Halted,
        },
        Outcome::Rallies {
            morale: RalliedTo::Good,
        },
        Outcome::KeepsRouting,
        Outcome::KeepsPursuing,
        Outcome::Returns { disordered: false },
        Outcome::StaysAway,
        Outcome::Halted,
        Outcome::Shaken,
        Outcome::Routs,
        Outcome::ChargesHome,
        Outcome::MeetsCharge,
        Outcome::Recoils { by },
        Outcome::RecoilsShaken { by: Some(by) },
    ]
    .map(Outcome::words);
    assert_eq!(keys("reaction.outcome"), wanted(&outcomes));
}

#[test]
fn the_label_of_a_row_has_the_distances_of_the_scale() {
    let rules = super::super::tables::Rules::standard().unwrap();
    let near = Predicate::NoVisibleEnemyNear;
    let label = |scale| near.label(scale, rules, words());
    assert!(label(FigureScale::Large).contains("12″"));
    assert!(label(FigureScale::Small).contains("9″"));
    for predicate in Predicate::ALL {
        let label = predicate.label(FigureScale::Large, rules, words());
        assert!(!label.contains(['{', '}']), "{label}");
    }
}

#[test]
fn all_shooting_labels_have_words_and_no_words_are_unused() {
    let dice = [
        "dice.figures",
        "dice.guns",
        "dice.given",
        "dice.front",
        "dice.flying",
        "dice.rolled",
    ];
    let expected: Vec<String> = SHOOTING
        .iter()
        .copied()
        .chain(dice)
        .map(|key| key.replace('.', "-"))
        .collect();
    let expected: BTreeSet<&str> = expected.iter().map(String::as_str).collect();
    assert_eq!(keys("shooting"), expected);
    let reloading = CannotShoot::Reloading { turns: 2 };
    let crew = CannotShoot::TooFewCrew { needed: 3 };
    for cannot in [reloading, crew] {
        let unit = ("unit", Arg::Number(9));
        let args: Vec<_> = cannot.args().into_iter().chain([unit]).collect();
        let text = words().say(cannot.key(), &args);
        assert!(text.starts_with("9 cannot fire"), "{text}");
        assert!(text.contains(['2', '3']) && !text.contains('{'), "{text}");
    }
    for (per, most) in [(0, None), (4, None), (2, Some(4))] {
        let count = DiceCount {
            clause: ClauseId::new("F-9.04"),
            figures: 12,
            per,
            round_up_from: 0,
            most,
            counted: 3,
            dice: 3,
        };
        let text = words().say(count.key(), &count.args());
        assert!(text.contains('3') && !text.contains('{'), "{text}");
    }
}

#[test]
fn every_line_of_a_combat_has_words_and_no_words_are_unused() {
    let points = combat::Predicate::ALL.map(combat::Predicate::id);
    assert_eq!(keys("combat.points"), points.into());
    let dice = combat::DieKind::ALL.map(combat::DieKind::id);
    assert_eq!(keys("combat.dice"), dice.into());
}
