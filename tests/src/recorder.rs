//! Plays a random battle and records it as a scene. A seed determines every choice and
//! every die.

use std::collections::BTreeSet;

use drumhead_desk::scene::{Begin, Manner, Order, Scene, Watch, What};
use drumhead_desk::{DeskError, Language, starters};
use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, BookId, Command};
use drumhead_vocabulary::dice::{Given, Throw};
use drumhead_vocabulary::play::{
    Answer, Choice, Offer, OfferKind, Pending, Refusal, Scalar, UnitRef,
};
use serde_json::Value;

use crate::play::{Chooser, scalar};

/// The settings for playing and recording a battle.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The seed of every choice and die.
    pub seed: u64,
    /// The last turn to play.
    pub turns: u32,
    /// The boldness of the players: the number of charges made out of ten opportunities.
    pub boldness: usize,
    /// The activity of the players: the number of orders given out of ten possible orders, not
    /// counting charges, marches, shots and attacks.
    pub eagerness: usize,
    /// The number of units, out of a hundred, that are set by hand or act out of sequence.
    pub unruly: usize,
    /// The occasions on which the facts of the table are stated.
    pub after: After,
    /// Whether orders also state default answers.
    pub with_usual: bool,
}

impl Plan {
    /// Returns a plan for players with a temperament drawn from the seed.
    pub fn random(seed: u64) -> Self {
        let mut chooser = Chooser::new(seed ^ 0x7e39);
        Self {
            seed,
            turns: 4 + u32::try_from(chooser.below(5)).unwrap_or(0),
            boldness: 2 + chooser.below(8),
            eagerness: 5,
            unruly: [0, 0, 3][chooser.below(3)],
            after: After::Order,
            with_usual: true,
        }
    }
}

/// Returns a scene that begins with two starter armies of a rulebook. With an odd seed, some
/// interpretations and choices are drawn from the seed and may differ from the default.
///
/// # Errors
/// A message for a rulebook without starter armies, or for armies that cannot begin a battle.
pub fn random_begin(book: BookId, seed: u64) -> Result<Scene, String> {
    let text = |error: DeskError| error.to_string();
    let mut chooser = Chooser::new(seed ^ 0x5eed);
    let all: Vec<String> = starters(Language::ENGLISH)
        .map_err(text)?
        .into_iter()
        .filter(|it| it.book == book)
        .map(|it| it.id)
        .collect();
    let mut army = || chooser.one_of(&all).cloned().ok_or("there are no armies");
    let begin = Begin::starters(&army()?, &army()?);
    let scene = Scene::new(&format!("{} {seed}", book.id()), book, begin);
    if seed.is_multiple_of(2) {
        return Ok(scene);
    }
    let battle = scene.begun().map_err(text)?;
    let form = battle.form().map_err(|error| error.to_string())?;
    let mut scene = scene;
    for asked in form.interpretations.iter().chain(&form.others) {
        let Answer::One { choices } = &asked.question.answer else {
            continue;
        };
        if chooser.below(6) > 0 {
            continue;
        }
        let path = asked
            .question
            .path
            .trim_start_matches("/setup/")
            .replace('/', ".");
        if let Some(choice) = chooser.one_of(choices) {
            let mut begin = scene.begin.clone();
            begin.choose(&path, scalar(&choice.value));
            let other = Scene {
                begin,
                ..scene.clone()
            };
            // Some interpretations exclude each other.
            scene = if other.begun().is_ok() { other } else { scene };
        }
    }
    Ok(scene)
}

/// The occasions on which a recording states the facts of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// After each order.
    Order,
    /// At the end of each step.
    Step,
    /// At the end of each turn.
    Turn,
}

/// A battle in progress.
struct Recorder {
    chooser: Chooser,
    plan: Plan,
    battle: Battle,
    watch: Watch,
    scene: Scene,
}

/// Plays a random battle from the beginning of a scene, and returns it as a scene.
///
/// # Errors
/// A message for an invalid set-up, and for a step that cannot be ended.
pub fn record(begin: &Scene, plan: &Plan) -> Result<Scene, String> {
    let mut recorder = Recorder {
        chooser: Chooser::new(plan.seed),
        plan: *plan,
        battle: begin.begun().map_err(|error| error.to_string())?,
        watch: Watch::default(),
        scene: Scene {
            steps: Vec::new(),
            every_fact: true,
            ..begin.clone()
        },
    };
    recorder.state();
    recorder.play(plan.turns)?;
    Ok(recorder.scene)
}

impl Recorder {
    /// States the changed facts.
    fn state(&mut self) {
        let changes = self.watch.changes(&self.battle);
        self.scene.expect(changes);
    }

    /// Plays step by step, until the last turn or the battle ends.
    fn play(&mut self, turns: u32) -> Result<(), String> {
        loop {
            let view = self.battle.view();
            if view.turn > turns || view.over.is_some() {
                self.state();
                return Ok(());
            }
            self.settle();
            self.act();
            self.settle();
            let end = self
                .battle
                .offers(None)
                .into_iter()
                .filter(|offer| offer.kind == OfferKind::EndStep);
            let ended = end.map(|offer| self.give(&offer)).find(|done| *done);
            if ended.is_none() {
                return Err(format!("the step cannot be ended: {}", view.now));
            }
            let turned = self.battle.turn() != view.turn;
            if self.plan.after == After::Step || (self.plan.after == After::Turn && turned) {
                self.state();
            }
        }
    }

    /// Does as much of the pending work as possible.
    fn settle(&mut self) {
        for _ in 0..500 {
            let pending = self.battle.view().pending;
            if !pending.iter().any(|work| self.settle_one(work)) {
                return;
            }
        }
    }

    /// Does one item of pending work, in one of the possible ways.
    fn settle_one(&mut self, work: &Pending) -> bool {
        let mut ways = self.battle.ways(work);
        // Work that has to wait is done once there is no objection.
        ways.retain(|offer| offer.against.is_empty());
        // The first way is usually tried first, because the other ways include pursuits into fresh
        // enemies.
        if self.chooser.below(3) == 0 {
            let turned = self.chooser.below(ways.len());
            ways.rotate_left(turned);
        }
        ways.iter().any(|offer| self.give(offer))
    }

    /// Returns the units of both sides that are not gone, beginning with a random unit.
    fn units(&mut self) -> Vec<UnitRef> {
        let mut units: Vec<UnitRef> = (self.battle.view().sides.iter())
            .flat_map(|side| &side.units)
            .filter(|card| card.gone.is_none())
            .map(|card| card.unit)
            .collect();
        let turned = self.chooser.below(units.len());
        units.rotate_left(turned);
        units
    }

    /// Gives orders to the units in this step: at most one to each, and sometimes an unruly one
    /// before it.
    fn act(&mut self) {
        for unit in self.units() {
            if self.chooser.below(100) < self.plan.unruly {
                self.unruly(unit);
            }
            let mut offers = self.battle.offers(Some(unit));
            let riding = self.chooser.below(12) == 0;
            offers.retain(|offer| {
                let general = offer.kind == OfferKind::General;
                offer.kind != OfferKind::ByHand && offer.fulfils.is_none() && (riding || !general)
            });
            // Before the first turn, guns are only unlimbered: they are placed with their final
            // facing.
            let placed = |offer: &&Offer<Command>| offer.id == "manoeuvre.unlimber";
            if self.battle.view().turn == 0
                && let Some(offer) = offers.iter().find(placed)
            {
                self.give(offer);
                continue;
            }
            let Some(offer) = self.chooser.one_of(&offers).cloned() else {
                continue;
            };
            let eager = match offer.id.action() {
                "charge" | "declare" => self.plan.boldness,
                "shoot" | "attack" | "march" => 8,
                _ => self.plan.eagerness,
            };
            if self.chooser.below(10) < eager {
                self.give(&offer);
            }
        }
    }

    /// Sets a unit by hand, or lets it act out of sequence.
    fn unruly(&mut self, unit: UnitRef) {
        let offers = match self.chooser.below(2) {
            0 => self.battle.out_of_sequence(unit),
            _ => {
                let mut offers = self.battle.offers(Some(unit));
                offers.retain(|offer| offer.kind == OfferKind::ByHand);
                offers
            }
        };
        if let Some(offer) = self.chooser.one_of(&offers).cloned() {
            self.give(&offer);
        }
    }

    /// Carries out an offer with random answers, and tries again up to twice if the rules refuse
    /// them. Returns whether the offer was carried out.
    fn give(&mut self, offer: &Offer<Command>) -> bool {
        for _ in 0..3 {
            let Some(command) = self.filled(offer) else {
                return false;
            };
            if let Some(done) = self.play_one(offer, command) {
                return done;
            }
        }
        false
    }

    /// Plays a command, with dice if needed. Returns `None` if it is refused, otherwise whether
    /// its facts fit the battle.
    fn play_one(&mut self, offer: &Offer<Command>, command: Command) -> Option<bool> {
        let overruled = offer.overruled();
        let (events, dice) = match self.battle.decide(&command, &overruled, &mut Given(None)) {
            Ok(events) => (events, None),
            Err(Refusal::NeedDice(pool)) => {
                let sides = pool.bands.of_face.len();
                let place = (0..pool.dice).map(|_| self.chooser.below(sides));
                let faces = place.map(|place| {
                    (pool.bands.lowest).saturating_add(u8::try_from(place).unwrap_or(0))
                });
                let throw = Throw::Faces(faces.collect());
                let mut dice = Given(Some(throw.clone()));
                match self.battle.decide(&command, &overruled, &mut dice) {
                    Ok(events) => (events, Some(throw)),
                    Err(_) => return None,
                }
            }
            Err(Refusal::Impossible(_) | Refusal::AgainstRules(_)) => return None,
        };
        let mut order = Order::of(&self.battle, &command, self.plan.with_usual);
        order.dice = dice;
        order.manner = Manner::of(&self.battle, &command, &overruled);
        let folded = events.iter().all(|event| self.battle.fold(event).is_ok());
        self.scene.say(What::Order(order));
        if self.plan.after == After::Order {
            self.state();
        }
        Some(folded)
    }

    /// Returns the hex among these that is nearest to any enemy of a unit.
    fn nearest(&self, unit: UnitRef, choices: &[Choice]) -> Option<Choice> {
        let grid = self.battle.map()?.grid;
        let counters = self.battle.board(None)?.counters;
        let enemies: Vec<_> = counters
            .iter()
            .filter(|counter| counter.unit.side != unit.side)
            .filter_map(|it| grid.read(&it.hex).ok())
            .collect();
        let away = |choice: &&Choice| {
            let Scalar::Text(name) = &choice.value else {
                return None;
            };
            let hex = grid.read(name).ok()?;
            enemies.iter().map(|enemy| grid.distance(hex, *enemy)).min()
        };
        choices
            .iter()
            .min_by_key(|choice| away(choice).unwrap_or(u32::MAX))
            .cloned()
    }

    /// Returns the offer's command with plausible answers, usually the defaults.
    fn filled(&mut self, offer: &Offer<Command>) -> Option<Command> {
        let mut so_far = self.battle.answered(&offer.command, &offer.command);
        let mut given = BTreeSet::new();
        loop {
            let mut fresh = so_far.questions;
            fresh.retain(|question| given.insert(question.path.clone()));
            if fresh.is_empty() {
                return Some(so_far.command);
            }
            let mut command = serde_json::to_value(&so_far.command).ok()?;
            for question in fresh {
                self.answer(
                    offer,
                    &question.answer,
                    command.pointer_mut(&question.path)?,
                )?;
            }
            let command = serde_json::from_value(command).ok()?;
            so_far = self.battle.answered(&offer.command, &command);
        }
    }

    /// Answers a question of an offer, or leaves the usual answer.
    fn answer(&mut self, offer: &Offer<Command>, answer: &Answer, place: &mut Value) -> Option<()> {
        match answer {
            Answer::Hex { choices } => {
                let bold = self.chooser.below(10) < self.plan.boldness;
                let nearest = offer.unit.filter(|_| bold);
                let choice = nearest
                    .and_then(|unit| self.nearest(unit, choices))
                    .or_else(|| self.chooser.one_of(choices).cloned())?;
                *place = scalar(&choice.value);
            }
            Answer::One { choices } => {
                let units = choices.iter().all(|c| matches!(c.value, Scalar::Unit(_)));
                // The enemy to fight is chosen at random. Other questions mostly keep their usual
                // answers.
                if units || self.chooser.below(3) == 0 {
                    let choice = self.chooser.one_of(choices)?;
                    *place = scalar(&choice.value);
                }
            }
            Answer::YesNo => {
                if self.chooser.below(6) == 0 {
                    *place = Value::from(*place != Value::Bool(true));
                }
            }
            // The question about the units that a commander can see keeps the desk's default
            // answer.
            Answer::Some { .. } if offer.id.action() == "count" => {}
            Answer::Some { choices } => {
                let those = choices.iter().filter(|_| self.chooser.below(3) == 0);
                *place = those.map(|choice| scalar(&choice.value)).collect();
            }
            Answer::Number { least, most } => {
                let span = usize::try_from(most.saturating_sub(*least)).unwrap_or(0);
                if self.chooser.below(6) == 0 {
                    let step = self.chooser.below(span + 1);
                    *place = Value::from(least + i32::try_from(step).unwrap_or(0));
                }
            }
            // No recorded battle switches to paper.
            Answer::Boxes { .. } | Answer::Text { .. } => {}
        }
        Some(())
    }
}
