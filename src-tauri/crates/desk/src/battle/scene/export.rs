//! A battle in the library, as a scene.

use drumhead_rules::catalogue::{Message, message};
use drumhead_rules::play::Game as _;
use drumhead_store::{BattleId, Kind};

use super::order::ends_step;
use super::{Begin, Manner, Order, Scene, Step, Watch, What};
use crate::battle::{BattleSession, Battles, rows};
use crate::{Code, DeskError, Result};

impl Battles<'_> {
    /// Returns a battle as a scene, along its present branch. The state of the table at the end of
    /// each step is the stored state, even if the same orders would have a different result now.
    ///
    /// # Errors
    /// [`NotFound`](Code::NotFound), [`Damaged`](Code::Damaged) for a journal that cannot be
    /// followed, and read errors.
    pub fn export_scene(&self, id: &str) -> Result<String> {
        let store = self.data.store()?;
        let id = BattleId::new(id);
        let stored = store.battle(&id)?;
        let mut battle = BattleSession::begun(&stored)?;
        let mut scene = Scene::new(
            &stored.entry.heading.name,
            battle.book(),
            Begin::of(&battle)?,
        );
        for card in battle.view().sides.iter().flat_map(|side| &side.units) {
            let unit = drumhead_vocabulary::play::Subject::Unit(card.unit);
            scene.say(What::Remark(format!("{unit} is {}", card.name)));
        }
        let mut watch = Watch::default();
        scene.expect(watch.changes(&battle));
        for row in store.rows(&id)?.iter().skip(1) {
            if row.entry.kind == Kind::Note {
                scene.say(What::Remark(row.entry.label.clone()));
                continue;
            }
            let damaged = |why: Message| {
                let what = message("desk.battle.broken")
                    .with("row", row.seq.to_string())
                    .with("why", why);
                let hint = message("desk.battle.export_fix");
                DeskError::new(Code::Damaged, what, hint)
            };
            let order = rows::Order::read(battle.book(), row).map_err(damaged)?;
            let command = &order.ordered.command;
            let mut written = Order::of(&battle, command, false);
            written.dice = order.thrown.map(|thrown| thrown.throw);
            written.manner = Manner::of(&battle, command, &order.ordered.overruled);
            let ends = ends_step(&battle, command);
            scene.say(What::Order(written));
            for event in &order.events {
                battle
                    .fold(event)
                    .map_err(|error| damaged(error.message()))?;
            }
            if ends {
                scene.expect(watch.changes(&battle));
            }
        }
        scene.expect(watch.changes(&battle));
        Ok(scene.write())
    }
}

impl Scene {
    /// Adds a step.
    pub fn say(&mut self, what: What) {
        self.steps.push(Step::new(what));
    }

    /// Adds expectations.
    pub fn expect(&mut self, facts: Vec<super::Expect>) {
        self.steps
            .extend(facts.into_iter().map(What::Expect).map(Step::new));
    }
}
