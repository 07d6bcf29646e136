//! A scene as a battle in the library.

use std::iter;

use drumhead_rules::catalogue::message;
use drumhead_rules::play::Game as _;
use drumhead_shelf::Battle;
use drumhead_store::{BattleId, Entry, Heading, Row, Seq, Status, WholeBattle};

use super::{CarriedOut, Scene};
use crate::battle::session;
use crate::battle::{Battles, OpenedBattle, Ordered};
use crate::dice::{DiceFrom, Hand};
use crate::words::words;
use crate::{Code, DeskError, Result};

impl Battles<'_> {
    /// Plays a scene as a battle in the library, and opens it.
    ///
    /// # Errors
    /// The same errors as [`Scene::replay`], and [`Refused`](Code::Refused) with the first line
    /// that has a different result. After an error, nothing is stored.
    pub fn import_scene(&mut self, scene: &Scene) -> Result<OpenedBattle> {
        let replayed = scene.replay()?;
        if let Some(first) = replayed.differences.first() {
            return Err(DeskError::new(
                Code::Refused,
                message("scene.otherwise").with("first", first.shown(words(self.data.language))),
                message("scene.otherwise_fix"),
            ));
        }
        self.import_replay(scene, &replayed.played)
    }

    /// Stores the orders of a replayed scene as a battle in the library, in one transaction, and
    /// opens it.
    ///
    /// # Errors
    /// The same errors as [`Scene::begun`], [`Internal`](Code::Internal) for an order that is
    /// refused now, and write errors. After an error, nothing is stored.
    pub fn import_replay(&mut self, scene: &Scene, orders: &[CarriedOut]) -> Result<OpenedBattle> {
        let mut battle = scene.begun()?.speaking(self.data.language);
        let began = session::began(
            &battle,
            words(self.data.language),
            self.data.environment.now(),
        )?;
        let created_at = began.at.clone();
        let mut updated_at = began.at.clone();
        let mut entries = vec![began];
        for order in orders {
            let (after, entry) = self.carried_out(&battle, order)?;
            updated_at.clone_from(&entry.at);
            entries.push(entry);
            battle = after;
        }
        let heading = Heading {
            book: battle.book().id().to_owned(),
            name: scene.name.trim().to_owned(),
            status: Status::Open,
            created_at,
            updated_at,
            archived_at: None,
        };
        let parents = iter::once(None).chain((0..).map(|before| Some(Seq(before))));
        let rows: Vec<Row> = iter::zip(0.., iter::zip(parents, entries))
            .map(|(number, (parent, entry))| Row {
                seq: Seq(number),
                parent,
                entry,
            })
            .collect();
        let head = rows.last().map_or(Seq(0), |row| row.seq);
        let id = BattleId::new(self.data.environment.id().as_str());
        self.data.store_mut()?.take_in_battle(&WholeBattle {
            id: id.clone(),
            heading,
            head,
            tip: head,
            rows,
        })?;
        self.open_battle(id.as_str())
    }

    /// Returns the battle after an order of a scene, and the order's row.
    fn carried_out(&mut self, battle: &Battle, order: &CarriedOut) -> Result<(Battle, Entry)> {
        let dice = order
            .dice
            .clone()
            .map_or(DiceFrom::Nobody, DiceFrom::Player);
        let mut hand = Hand::new(dice, &mut *self.data.environment.roll);
        let events = battle
            .decide(&order.command, &order.overruled, &mut hand)
            .map_err(|refusal| DeskError::internal(session::in_one_line(&refusal)))?;
        let needed = session::needed(battle, &order.command, &order.overruled);
        let ordered = Ordered {
            command: order.command.clone(),
            overruled: session::ids(&needed),
        };
        let thrown = hand.thrown;
        let at = self.data.environment.now();
        session::made(battle, &ordered, &thrown, &events, at)
    }
}
