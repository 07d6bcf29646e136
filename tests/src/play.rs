//! Random walks over a battle under any rulebook, and the laws that every step must obey.

mod answers;
mod count;
mod order;
mod progress;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Range;

use drumhead_rules::frame::{Battle, Shown};
use drumhead_rules::odds::{Chance, ways};
use drumhead_rules::play::Game;
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{
    Answer, Bar, BattleView, Face, ObligationId, Offer, OfferKind, Pending, Preview, Refusal,
    UnitRef,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::obligations::Descriptions;
use crate::plain;

pub use answers::{Chooser, filled, filled_on, scalar};
pub use count::{Rolled, offers_to_depth};
pub use progress::{Least, Walk, actions, fields};

/// Returns the seeds of this number of walks, the same in every run. The variable
/// `DRUMHEAD_WALKS`, which `make soak` sets, multiplies the number and selects other seeds.
#[must_use]
pub fn seeds(walks: u64) -> Range<u64> {
    let times = std::env::var("DRUMHEAD_WALKS").ok();
    match times.and_then(|times| times.parse::<u64>().ok()) {
        Some(times) => walks..walks * (times + 1),
        None => 0..walks,
    }
}

/// A battle whose orders and facts can be serialised.
pub trait Walked:
    Game<
        Command: Clone + Serialize + DeserializeOwned + PartialEq + Debug,
        Event: Serialize + DeserializeOwned + PartialEq + Debug,
    >
{
}

impl<G> Walked for G where
    G: Game<
            Command: Clone + Serialize + DeserializeOwned + PartialEq + Debug,
            Event: Serialize + DeserializeOwned + PartialEq + Debug,
        >
{
}

/// Checks a battle at any moment, and returns its view.
type Always<G> = Box<dyn Fn(&G) -> Result<BattleView, String>>;

/// The laws that are checked at every step of a walk.
pub struct Laws<'a, G, S> {
    /// The kinds of offers that are chosen rarely, because they would crowd out the others:
    /// corrections by hand, for example.
    seldom: &'a [OfferKind],
    /// Returns the state of the table, for comparison.
    table: fn(&G) -> S,
    /// Returns the part of the table's state that does not depend on the order of pending work.
    settled: fn(&G) -> S,
    always: Always<G>,
    /// Whether the order of two kinds of pending work matters; `None` if no order is checked.
    ordered: Option<order::Ordered>,
    /// Whether pending work of one side may have to wait for the result of the other side's
    /// answer.
    waits: bool,
    /// The number of units whose offers are computed at each step.
    asked: usize,
}

impl<'a, B: Shown> Laws<'a, Battle<B>, B::State> {
    /// Returns the laws of the rulebook with this id.
    ///
    /// # Errors
    /// A message if the descriptions of its obligations cannot be read, or are incomplete.
    pub fn of_book(book: &str, seldom: &'a [OfferKind]) -> Result<Self, String> {
        let obligations = Descriptions::of::<B>(book)?;
        let ordered = obligations.clone();
        Ok(Self {
            seldom,
            table: |battle| battle.state.clone(),
            settled: |battle| battle.state.clone(),
            always: Box::new(move |battle| {
                let pending = battle.pending();
                obligations.hold(&pending)?;
                Ok(battle.viewed(pending))
            }),
            ordered: Some(Box::new(move |one, other| ordered.are_ordered(one, other))),
            waits: true,
            asked: ASKED,
        })
    }
}

impl<G, S> Laws<'_, G, S> {
    /// Requires that the two sides' answers never block each other: whichever is given first, the
    /// other can still be given.
    #[must_use]
    pub fn in_any_order(mut self) -> Self {
        self.waits = false;
        self
    }

    /// After pending work was done in both orders, compares only this part of the state. Some
    /// rulebooks keep records that have no consequences.
    #[must_use]
    pub fn settled_in(mut self, settled: fn(&G) -> S) -> Self {
        self.settled = settled;
        self
    }

    /// Computes the offers of this many units at each step. This is needed for walks in which only
    /// a few units have rare orders.
    #[must_use]
    pub fn of_units(mut self, asked: usize) -> Self {
        self.asked = asked;
        self
    }
}

impl<'a, G: Game> Laws<'a, G, Value> {
    /// Returns the laws for battles under any rulebook of a shelf.
    pub fn of_shelf(seldom: &'a [OfferKind], table: fn(&G) -> Value) -> Self {
        Self {
            seldom,
            table,
            settled: table,
            always: Box::new(|battle| Ok(battle.view())),
            ordered: None,
            waits: true,
            asked: ASKED,
        }
    }
}

/// The usual number of units whose offers are computed at each step. One offer is carried out, and
/// the offers of all units would take most of a walk's time.
const ASKED: usize = 3;

/// Returns the offers of the table, of some units and of every unit with pending work; while rare
/// actions are sought, of only about half of these units. One time in eight, only offers of the
/// kinds in `seldom` are returned, otherwise only offers of the other kinds: a walk of many
/// corrections would make no progress. Offers that do pending work are always returned, and half of
/// the time only these, if there are any.
fn offers<G: Walked>(
    game: &G,
    view: &BattleView,
    (sought, asked): (bool, usize),
    chooser: &mut Chooser,
    seldom: &[OfferKind],
) -> Result<Vec<Offer<G::Command>>, String> {
    let mut units: Vec<UnitRef> = view
        .sides
        .iter()
        .flat_map(|side| &side.units)
        .map(|unit| unit.unit)
        .collect();
    for place in 0..asked.min(units.len()) {
        let other = place + chooser.below(units.len() - place);
        units.swap(place, other);
    }
    units.truncate(asked);
    units.extend(view.pending.iter().flat_map(|work| &work.units));
    units.sort();
    units.dedup();
    // While rare actions are sought, only about half of the chosen units are asked for offers.
    units.retain(|_| !sought || chooser.below(2) == 0);
    let subjects = [None].into_iter().chain(units.iter().copied().map(Some));
    let each: Vec<_> = subjects.map(|of| (of, game.offers(of))).collect();
    let asked = |work: &&Pending| work.units.iter().all(|unit| units.contains(unit));
    let pending: Vec<&Pending> = view.pending.iter().filter(asked).collect();
    all_can_be_fulfilled(&pending, &each)?;
    let mut all: Vec<_> = each.into_iter().flat_map(|(_, offers)| offers).collect();
    // This order sets every unit at once, so random answers to it would ruin the battle. The order
    // has tests of its own.
    all.retain(|offer| offer.kind != OfferKind::Paper);
    fulfil_what_is_pending(&all, view)?;
    let keep = chooser.below(8) == 0;
    all.retain(|offer| keep == seldom.contains(&offer.kind) || offer.fulfils.is_some());
    // Half of the time, pending work is done first, so that rare duties are not left undone.
    if all.iter().any(|offer| offer.fulfils.is_some()) && chooser.below(2) == 0 {
        all.retain(|offer| offer.fulfils.is_some());
    }
    Ok(all)
}

/// Returns an offer whose action has been rare so far, so that rare commands are covered too. Of
/// four random offers, it is the offer whose action was accepted least often. If rare actions are
/// `sought`, one time in eight all offers are compared instead of four.
fn rare<'a, C>(
    offers: &'a [Offer<C>],
    accepted: &BTreeMap<String, u32>,
    sought: bool,
    chooser: &mut Chooser,
) -> Option<&'a Offer<C>> {
    let seen = |offer: &&Offer<C>| accepted.get(offer.id.action()).copied();
    if sought && chooser.below(8) == 0 {
        return offers.iter().min_by_key(seen);
    }
    let some: Vec<_> = (0..4).filter_map(|_| chooser.one_of(offers)).collect();
    some.into_iter().min_by_key(seen)
}

/// Walks this many steps from `start`, and checks every law at every step.
///
/// # Errors
/// The first law that does not hold.
pub fn walk<G: Walked, S: PartialEq + Debug>(
    start: &G,
    steps: usize,
    seed: u64,
    laws: &Laws<'_, G, S>,
) -> Result<Walk, String> {
    let any = |_: &G, _: &Offer<G::Command>, _: &G| Ok(());
    walk_on(start, Walk::default(), steps, seed, laws, any)
}

/// Walks this many steps for each of the seeds, from the battle that `start` returns.
///
/// # Errors
/// The first law that does not hold.
pub fn walk_each<G: Walked, S: PartialEq + Debug>(
    mut seeds: Range<u64>,
    steps: usize,
    laws: &Laws<'_, G, S>,
    start: impl Fn(u64) -> G,
) -> Result<Walk, String> {
    seeds.try_fold(Walk::default(), |all, seed| {
        Ok(all.and(walk(&start(seed), steps, seed, laws)?))
    })
}

/// Continues after other walks: seeks the actions that were rare in them, and adds to their counts.
/// `law` is the rulebook's own law. It is checked for each order that was carried out, except
/// orders out of sequence. Its arguments are the battle before the order, the order's offer, and
/// the battle after the order.
///
/// # Errors
/// The first law that does not hold.
pub fn walk_on<G: Walked, S: PartialEq + Debug>(
    start: &G,
    mut walk: Walk,
    steps: usize,
    seed: u64,
    laws: &Laws<'_, G, S>,
    law: impl Fn(&G, &Offer<G::Command>, &G) -> Result<(), String>,
) -> Result<Walk, String> {
    let sought = !walk.accepted.is_empty();
    let mut chooser = Chooser::new(seed);
    let mut allowing = Chooser::new(!seed);
    let mut swapping = Chooser::new(seed.rotate_left(32));
    let mut game = start.clone();
    let mut view = (laws.always)(&game)?;
    let mut journal: Vec<G::Event> = Vec::new();
    for _ in 0..steps {
        if allowing.below(out_of_sequence(seed)) == 0 {
            let events = overruled(&game, &view, &mut allowing)?;
            for event in &events {
                game.fold(event).map_err(|error| error.to_string())?;
            }
            journal.extend(events);
            view = (laws.always)(&game)?;
        }
        all_in_words(view.pending.iter().map(|work| &work.label))?;
        let asked = (sought, laws.asked);
        let offers = offers(&game, &view, asked, &mut chooser, laws.seldom)?;
        let Some(offer) = rare(&offers, &walk.accepted, sought, &mut chooser) else {
            continue;
        };
        if let Some(ordered) = &laws.ordered {
            let law = (laws.settled, laws.waits, ordered);
            for _ in 0..PAIRS {
                let swapped = order::order_changes_nothing(&game, &offers, &mut swapping, law)?;
                walk.swapped += u32::from(swapped);
            }
        }
        let command = filled(&game, offer, &mut chooser)?;
        let (preview, events) = carried_out(&game, offer, &command, &mut chooser)?;
        round_trips(&command)?;
        worded(&game, &view, offer, preview, &events)?;
        let stood = game.clone();
        for event in &events {
            round_trips(event)?;
            game.fold(event).map_err(|error| error.to_string())?;
        }
        view = (laws.always)(&game)?;
        if let Some(work) = &offer.fulfils {
            is_fulfilled(&stood, (&game, &view), (offer, work), &events)
                .map_err(|why| format!("{}: {why}: {command:?}", offer.id))?;
            let ways = offers.iter().filter(|it| it.fulfils == offer.fulfils);
            walk.fulfilled += 1;
            walk.chosen += u32::from(ways.count() > 1);
        }
        law(&stood, offer, &game).map_err(|broken| format!("{broken}: {command:?}"))?;
        journal.extend(events);
        let action = offer.id.action().to_owned();
        *walk.accepted.entry(action).or_default() += 1;
    }
    let mut again = start.clone();
    for event in &journal {
        again.fold(event).map_err(|error| error.to_string())?;
    }
    if (laws.table)(&again) != (laws.table)(&game) {
        return Err("the journal folds to another state".to_owned());
    }
    walk.end(game.turn());
    Ok(walk)
}

/// Checks that no two items of pending work have the same id, and that each unit named by an item
/// has an offer that does the work. Every such offer must be an offer of a named unit, because the
/// page and the command line look only at the offers of the named units. The offers are listed by
/// unit; offers of the table have no unit.
fn all_can_be_fulfilled<C>(
    pending: &[&Pending],
    each: &[(Option<UnitRef>, Vec<Offer<C>>)],
) -> Result<(), String> {
    let mut ids: Vec<&ObligationId> = pending.iter().map(|work| &work.id).collect();
    ids.sort();
    if let Some(twice) = ids.windows(2).find(|two| two[0] == two[1]) {
        return Err(format!("{} is pending twice", twice[0]));
    }
    for work in pending {
        if work.units.first().copied() != work.unit {
            return Err(format!("{} does not begin with its unit", work.id));
        }
        let subjects: Vec<_> = work.subjects().collect();
        let ways = each.iter().flat_map(|(of, offers)| {
            let does = |offer: &&Offer<C>| offer.fulfils.as_ref() == Some(&work.id);
            offers.iter().filter(does).map(|offer| (*of, &offer.id))
        });
        let (shown, others): (Vec<_>, Vec<_>) = ways.partition(|(of, _)| subjects.contains(of));
        if !(subjects.iter()).all(|of| shown.iter().any(|(has, _)| has == of)) {
            return Err(format!("no offer fulfils {}: {}", work.id, work.label));
        }
        let known: Vec<_> = shown.iter().map(|(_, id)| *id).collect();
        if let Some((_, hidden)) = others.iter().find(|(_, id)| !known.contains(id)) {
            return Err(format!("{hidden} does {}, but is not shown", work.id));
        }
    }
    Ok(())
}

/// Checks that offers do no work other than pending work.
fn fulfil_what_is_pending<C>(offers: &[Offer<C>], view: &BattleView) -> Result<(), String> {
    let pending = |id: &ObligationId| view.pending.iter().any(|work| work.id == *id);
    let unknown = |offer: &&Offer<C>| offer.fulfils.as_ref().is_some_and(|id| !pending(id));
    match offers.iter().find(unknown) {
        Some(offer) => Err(format!("{} fulfils work that is not pending", offer.id)),
        None => Ok(()),
    }
}

/// Checks that finished work is no longer pending. The same work may arise again at once, for
/// example if both sides roll the same number. If several units share work, it may still be pending
/// after one unit has done its part, but not for that unit.
fn is_fulfilled<G: Walked>(
    before: &G,
    (after, view): (&G, &BattleView),
    (offer, work): (&Offer<G::Command>, &ObligationId),
    events: &[G::Event],
) -> Result<(), String> {
    let done = |view: &BattleView| view.pending.iter().all(|it| it.id != *work);
    let has_part = || {
        let mut own = after.offers(offer.unit).into_iter();
        offer.unit.is_none() || own.any(|it| it.fulfils.as_ref() == Some(work))
    };
    if done(view) || !has_part() {
        return Ok(());
    }
    let mut game = before.clone();
    for event in events {
        game.fold(event).map_err(|error| error.to_string())?;
        if done(&game.view()) {
            return Ok(());
        }
    }
    Err(format!("{work} is still pending"))
}

/// The maximum number of pairs of pending work that are done in both orders at each step.
const PAIRS: usize = 2;

/// Returns a number n: one step in n begins with an offer out of sequence. Such offers are frequent
/// in one walk in eight: they lead to states that players have to put right.
const fn out_of_sequence(seed: u64) -> usize {
    if seed % 8 == 7 { 3 } else { 24 }
}

/// Carries out an offer out of sequence, if there is one, with its objections allowed. Every such
/// offer must have an objection, and must be carried out or ask for dice.
fn overruled<G: Walked>(
    game: &G,
    view: &BattleView,
    chooser: &mut Chooser,
) -> Result<Vec<G::Event>, String> {
    let units: Vec<UnitRef> = view
        .sides
        .iter()
        .flat_map(|side| &side.units)
        .map(|unit| unit.unit)
        .collect();
    let Some(unit) = chooser.one_of(&units) else {
        return Ok(Vec::new());
    };
    let offers = game.out_of_sequence(*unit);
    for offer in &offers {
        if offer.against.is_empty() {
            return Err(format!("{}: there is no objection", offer.id));
        }
        match game.decide(&offer.command, &offer.overruled(), &mut Given::default()) {
            Ok(_) | Err(Refusal::NeedDice(_)) => {}
            Err(refusal) => return Err(format!("{:?}: {refusal:?}", offer.command)),
        }
    }
    let Some(offer) = chooser.one_of(&offers) else {
        return Ok(Vec::new());
    };
    let (preview, events) = carried_out(game, offer, &offer.command, chooser)?;
    worded(game, view, offer, preview, &events)?;
    Ok(events)
}

/// Carries out a filled offer, with dice if it needs them. Returns its preview and its events.
fn carried_out<G: Walked>(
    game: &G,
    offer: &Offer<G::Command>,
    command: &G::Command,
    chooser: &mut Chooser,
) -> Result<(Preview, Vec<G::Event>), String> {
    let overruled = offer.overruled();
    let preview = game.preview(command);
    if let Some(odds) = &preview.odds {
        let sum: f64 = odds.bars.iter().map(|bar| bar.chance).sum();
        if (sum - 1.0).abs() > 1e-9 {
            return Err(format!("{}: the odds sum to {sum}", offer.id));
        }
        if !preview.faces.is_empty() {
            faces_say_the_odds(&preview.faces, &odds.bars)
                .map_err(|why| format!("{}: {why}", offer.id))?;
        }
    }
    let pool = match game.decide(command, &overruled, &mut Given::default()) {
        Ok(events) => return Ok((preview, events)),
        Err(Refusal::NeedDice(pool)) => pool,
        Err(refusal) => return Err(format!("{command:?}: {refusal:?}")),
    };
    // Too many dice are refused; the command then requests its dice again.
    let short = Throw::Faces(vec![1; usize::try_from(pool.dice).unwrap_or(0) + 1]);
    if game
        .decide(command, &overruled, &mut Given(Some(short)))
        .is_ok()
    {
        return Err(format!("{}: too many dice were accepted", offer.id));
    }
    let ways: Vec<_> = ways::<f64>(&pool)
        .iter()
        .filter(|(_, chance)| chance.as_f64() > 0.0)
        .map(|(counts, _)| counts.clone())
        .collect();
    let counts = chooser.one_of(&ways).cloned().unwrap_or_default();
    game.decide(command, &overruled, &mut Given(Some(Throw::Counts(counts))))
        .map(|events| (preview, events))
        .map_err(|refusal| format!("{command:?}: with dice: {refusal:?}"))
}

/// Checks that the results of a die's faces are as likely as the odds state.
fn faces_say_the_odds(faces: &[Face], bars: &[Bar]) -> Result<(), String> {
    let mut shares = BTreeMap::<&str, f64>::new();
    let sides = u32::try_from(faces.len()).unwrap_or(u32::MAX);
    for face in faces {
        *shares.entry(&face.label).or_default() += 1.0 / f64::from(sides);
    }
    let mut shares: Vec<f64> = shares.into_values().collect();
    let mut chances: Vec<f64> = bars.iter().map(|bar| bar.chance).collect();
    chances.retain(|chance| *chance > 0.0);
    shares.sort_by(f64::total_cmp);
    chances.sort_by(f64::total_cmp);
    let alike = |(one, other): (&f64, &f64)| (one - other).abs() < 1e-9;
    if shares.len() == chances.len() && shares.iter().zip(&chances).all(alike) {
        Ok(())
    } else {
        Err(format!(
            "the faces give {shares:?}, and the odds {chances:?}"
        ))
    }
}

/// Checks that every text of an order is a plain sentence, without unfilled values or keys that
/// the catalogue lacks.
fn worded<G: Walked>(
    game: &G,
    view: &BattleView,
    offer: &Offer<G::Command>,
    preview: Preview,
    events: &[G::Event],
) -> Result<(), String> {
    let odds = preview.odds.unwrap_or_default();
    let mut texts = vec![offer.label.clone(), preview.title, odds.sentence];
    texts.extend(preview.needs);
    texts.extend(preview.faces.into_iter().map(|face| face.label));
    texts.extend(odds.bars.into_iter().chain(odds.then).map(|bar| bar.label));
    for column in preview.columns {
        texts.extend(column.entries.into_iter().map(|entry| entry.label));
    }
    for question in &offer.questions {
        texts.push(question.label.clone());
        texts.extend(question.hint.clone());
        if let Answer::One { choices } | Answer::Some { choices } = &question.answer {
            texts.extend(choices.iter().map(|choice| choice.label.clone()));
        }
    }
    let labels = plain::Labels::of(view);
    let lines = game.narrate(events);
    let mut wrong: Vec<String> = (texts.iter())
        .flat_map(|text| plain::faults_of_text(text, &labels))
        .collect();
    wrong.extend(
        lines
            .iter()
            .flat_map(|line| plain::faults_of_log(line, &labels)),
    );
    texts.extend(lines.into_iter().map(|line| line.text));
    all_in_words(texts.iter()).map_err(|why| format!("{}: {why}", offer.id))?;
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(format!("{}: {}", offer.id, wrong.join("\n"))),
    }
}

/// Checks that no text is a key without a sentence, or has an unfilled placeholder.
fn all_in_words<'a>(mut texts: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let key = |letter: char| letter.is_ascii_lowercase() || letter == '_' || letter == '.';
    let lacks_text = |text: &&String| {
        let bare = text.contains('.') && text.chars().all(key);
        bare || text.contains('{')
    };
    match texts.find(lacks_text) {
        Some(text) => Err(format!("{text:?} is not in words")),
        None => Ok(()),
    }
}

/// Checks that a value survives a round trip through JSON.
fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    value: &T,
) -> Result<(), String> {
    let text = serde_json::to_string(value).map_err(|error| error.to_string())?;
    let back: T = serde_json::from_str(&text).map_err(|error| format!("{text}: {error}"))?;
    if back == *value {
        Ok(())
    } else {
        Err(format!("{value:?} was read back as {back:?}"))
    }
}
