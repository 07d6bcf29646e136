//! A battle's playsheet has everything that can occur: battles are played at random, and every
//! modifier for a test or a round of combat is in a table of the battle's sheet.

use std::collections::{BTreeMap, BTreeSet};

use drumhead_fornovo::battle as fornovo;
use drumhead_fornovo::battle::actions;
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, Command};
use drumhead_testing::fold;
use drumhead_tests::armies::{EDGEHILL, FORNOVO, SEDGEMOOR, begun};
use drumhead_tests::play::{Chooser, filled};
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{Entry, Offer, OfferKind, Refusal, UnitRef};
use drumhead_vocabulary::sheet::{Block, Sheet};

const STEPS: usize = 200;
/// The number of units whose offers are computed at each step, besides those with pending work.
const ASKED: usize = 4;

/// Returns the first column of the sheet's tables, without the list of omissions.
fn rows_of(sheet: &Sheet) -> BTreeSet<&str> {
    let tables = sheet.blocks.iter().filter_map(|block| {
        if let Block::Table(table) = block {
            return Some(table);
        }
        None
    });
    let rows = tables.flat_map(|table| &table.rows);
    rows.filter_map(|row| row.first().map(String::as_str))
        .collect()
}

/// Returns the modifiers for a test or a round of combat. The sheet has them in the same words.
fn modifiers(battle: &Battle, command: &Command) -> Vec<Entry> {
    let weighed = matches!(
        command,
        Command::Fornovo(
            fornovo::Command::Test(actions::Test { .. })
                | fornovo::Command::Fight(actions::Fight { .. })
                | fornovo::Command::Strike(actions::Strike { .. })
        )
    );
    if !weighed {
        return Vec::new();
    }
    let columns = battle.preview(command).columns.into_iter();
    columns.flat_map(|column| column.entries).collect()
}

/// Returns battles from 1495 to 1685.
pub(super) fn battles() -> [Battle; 4] {
    [FORNOVO[0], FORNOVO[2], EDGEHILL, SEDGEMOOR].map(begun)
}

#[test]
fn every_modifier_that_occurs_is_on_the_battles_sheet() {
    let mut met: BTreeMap<String, u32> = BTreeMap::new();
    for (seed, mut battle) in (0..).zip(battles()) {
        let sheet = battle.playsheet().unwrap();
        let rows = rows_of(&sheet);
        let mut chooser = Chooser::new(seed);
        for _ in 0..STEPS {
            let view = battle.view();
            let mut offers: Vec<Offer<Command>> = battle.offers(None);
            let cards: Vec<_> = view.sides.iter().flat_map(|side| &side.units).collect();
            let some = (0..ASKED).filter_map(|_| chooser.one_of(&cards));
            let mut units: Vec<UnitRef> = some.map(|card| card.unit).collect();
            units.extend(view.pending.iter().filter_map(|work| work.unit));
            units.sort();
            units.dedup();
            offers.extend(units.iter().flat_map(|unit| battle.offers(Some(*unit))));
            let to_do = chooser.below(6) > 0 && offers.iter().any(|offer| offer.fulfils.is_some());
            offers.retain(|offer| {
                let seldom = [OfferKind::ByHand, OfferKind::Paper, OfferKind::Terrain];
                !seldom.contains(&offer.kind) && (offer.fulfils.is_some() || !to_do)
            });
            let offer = chooser.one_of(&offers).unwrap().clone();
            let command = filled(&battle, &offer, &mut chooser).unwrap();
            for entry in modifiers(&battle, &command) {
                assert!(
                    rows.contains(entry.label.as_str()),
                    "{seed}: {:?} of {:?} is not on the sheet",
                    entry.label,
                    offer.label
                );
                *met.entry(entry.label).or_default() += 1;
            }
            let overruled = offer.overruled();
            let events = match battle.decide(&command, &overruled, &mut Given(None)) {
                Ok(events) => events,
                Err(Refusal::NeedDice(pool)) => {
                    let die = |_| u8::try_from(chooser.below(6) + 1).unwrap();
                    let faces = (0..pool.dice).map(die).collect();
                    let mut dice = Given(Some(Throw::Faces(faces)));
                    battle.decide(&command, &overruled, &mut dice).unwrap()
                }
                Err(_) => continue,
            };
            fold(&mut battle, &events);
        }
    }
    assert!(met.len() >= 20, "only a few modifiers occurred: {met:?}");
}
