//! The parts of the screen that depend only on the state of a battle, and the thread that computes
//! them while a row is written.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use drumhead_rules::play::Game as _;
use drumhead_shelf::{Battle, Command};
use drumhead_vocabulary::play::{BattleView, Offer};
use serde_json::Value;

/// The parts of the screen that depend only on the state of the battle.
#[derive(Debug)]
pub(super) struct Screen {
    pub(super) view: BattleView,
    pub(super) offers: Vec<Offer<Value>>,
}

impl Screen {
    pub(super) fn of(battle: &Battle) -> Self {
        Self {
            view: battle.view(),
            offers: plain(battle.offers(None)),
        }
    }
}

/// Converts the commands of offers to JSON.
pub(super) fn plain(offers: Vec<Offer<Command>>) -> Vec<Offer<Value>> {
    // A command is plain data: converting it to a JSON value does not fail.
    let plain = |command| serde_json::to_value(command).unwrap_or(Value::Null);
    offers.into_iter().map(|offer| offer.map(plain)).collect()
}

/// A thread that computes screens, one after another. The thread ends with its session.
#[derive(Debug)]
pub(super) struct Painter(Sender<(Arc<Battle>, Sender<Screen>)>);

impl Painter {
    pub(super) fn new() -> Self {
        let (tasks, received) = mpsc::channel::<(Arc<Battle>, Sender<Screen>)>();
        let paint = move || {
            for (battle, screen) in received {
                // Nobody waits for the screen of an order that was not stored.
                let _ = screen.send(Screen::of(&battle));
            }
        };
        // If the thread cannot be started, each screen is computed when it is shown.
        let _ = thread::Builder::new().spawn(paint);
        Self(tasks)
    }

    /// Starts computing the screen of a battle.
    pub(super) fn begin(&self, battle: &Arc<Battle>) -> Begun {
        let (screen, begun) = mpsc::channel();
        let battle = Arc::clone(battle);
        let _ = self.0.send((Arc::clone(&battle), screen));
        Begun {
            battle,
            screen: begun,
        }
    }
}

/// A screen that a [`Painter`] is computing.
#[derive(Debug)]
pub(super) struct Begun {
    battle: Arc<Battle>,
    screen: Receiver<Screen>,
}

impl Begun {
    /// Returns the screen when it is complete.
    pub(super) fn complete(self) -> Screen {
        let screen = self.screen.recv();
        // Without an answer from the thread, the screen is computed here.
        screen.unwrap_or_else(|_| Screen::of(&self.battle))
    }
}
