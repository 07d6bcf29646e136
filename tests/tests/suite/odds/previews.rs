//! The odds in a preview agree with the command itself, decided for every result of its dice.

use drumhead_charging as charging;
use drumhead_fornovo as fornovo;
use drumhead_rules::odds::{Chance, Distribution, Exact};
use drumhead_rules::play::{Game, outcomes};
use drumhead_shelf::{Battle, Command, Event};
use drumhead_testing::fold;
use drumhead_tests::armies::{CHARGING, EDGEHILL, FORNOVO, begun};
use drumhead_tests::play::{Chooser, filled};
use drumhead_tests::walks::SELDOM;
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{Offer, OfferKind, Refusal};

/// The maximum number of dice for which every result is decided.
const MOST: u32 = 6;

/// Returns the result of a test, if these are its events.
fn ended(events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| {
        if let Event::Fornovo(fornovo::battle::Event::Tested(tested)) = event {
            return Some(tested.passed.to_string());
        }
        let Event::Charging(charging::Event::Tested(tested)) = event else {
            return None;
        };
        Some(format!("{:?}", tested.result))
    })
}

/// Walks through a battle and checks the preview of every command with dice. Returns the number of
/// tests compared, and the number of other commands of which every result was decided.
fn walk(start: &Battle, seed: u64, steps: usize) -> (u32, u32) {
    let mut chooser = Chooser::new(seed);
    let mut battle = start.clone();
    let (mut tests, mut others) = (0, 0);
    for _ in 0..steps {
        let view = battle.view();
        let mut offers: Vec<Offer<Command>> = battle.offers(None);
        let cards = view.sides.iter().flat_map(|side| &side.units);
        offers.extend(cards.flat_map(|card| battle.offers(Some(card.unit))));
        // Commands that need the players' permission are left out.
        offers.retain(|offer| offer.against.is_empty());
        let to_do = chooser.below(8) > 0 && offers.iter().any(|offer| offer.fulfils.is_some());
        offers.retain(|offer| {
            let seldom = SELDOM.contains(&offer.kind) || offer.kind == OfferKind::Paper;
            !seldom && (offer.fulfils.is_some() || !to_do)
        });
        let offer = chooser.one_of(&offers).unwrap().clone();
        let command = filled(&battle, &offer, &mut chooser).unwrap();
        let overruled = offer.overruled();
        let events = match battle.decide(&command, &overruled, &mut Given(None)) {
            Ok(events) => events,
            Err(Refusal::NeedDice(pool)) => {
                let preview = battle.preview(&command);
                assert_eq!(preview.pool.as_ref(), Some(&pool), "{}", offer.id);
                let bars: Vec<f64> = preview
                    .odds
                    .map(|odds| odds.bars.iter().map(|bar| bar.chance).collect())
                    .unwrap_or_default();
                if pool.dice <= MOST {
                    let all: Distribution<Option<String>, Exact> =
                        outcomes::<_, Exact, _>(&battle, &command, &overruled, ended).unwrap();
                    assert_eq!(all.chance(|_| true), Exact::certain());
                    let is_test = all.outcomes().all(Option::is_some);
                    if is_test {
                        compare_with_played(&offer.id.to_string(), &bars, &all);
                        tests += 1;
                    } else {
                        others += 1;
                    }
                }
                let faces = (0..pool.dice).map(|_| u8::try_from(chooser.below(6) + 1).unwrap());
                let mut dice = Given(Some(Throw::Faces(faces.collect())));
                battle.decide(&command, &overruled, &mut dice).unwrap()
            }
            Err(_) => continue,
        };
        fold(&mut battle, &events);
    }
    (tests, others)
}

/// Asserts that there is one bar for each result, and that their chances are equal within
/// floating-point precision.
fn compare_with_played(id: &str, bars: &[f64], all: &Distribution<Option<String>, Exact>) {
    let sorted = |mut chances: Vec<f64>| {
        chances.retain(|chance| *chance > 0.0);
        chances.sort_by(f64::total_cmp);
        chances
    };
    let shown = sorted(bars.to_vec());
    let found = sorted(all.iter().map(|(_, chance)| chance.as_f64()).collect());
    assert_eq!(shown.len(), found.len(), "{id}: {shown:?} and {found:?}");
    for (one, other) in shown.iter().zip(&found) {
        assert!((one - other).abs() < 1e-12, "{id}: {shown:?} and {found:?}");
    }
}

#[test]
fn the_odds_of_every_test_match_the_outcomes_of_all_its_dice() {
    let pairs = [(EDGEHILL, 220), (FORNOVO[2], 220), (CHARGING, 200)];
    for (seed, (pair, steps)) in (0..).zip(pairs) {
        let (tests, others) = walk(&begun(pair), seed, steps);
        assert!(tests >= 8, "{pair:?}: only {tests} tests were made");
        assert!(others > 0, "{pair:?}: no other dice were thrown");
    }
}
