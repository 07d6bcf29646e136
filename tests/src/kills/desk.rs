//! A deterministic battle, played through the desk: after a kill, its rows are compared with those
//! of the same battle without kills.

use std::path::Path;
use std::sync::{Arc, Mutex};

use chrono::{DateTime, Utc};
use drumhead_desk::books::BattleSetup;
use drumhead_desk::play::{Offer, OfferKind};
use drumhead_desk::{Desk, DiceFrom, Environment, Language, OpenedBattle, Played, starter};
use drumhead_store::{BattleId, Row, Seq, Store};
use serde_json::Value;
use tempfile::TempDir;
use uuid::Uuid;

use super::{ChildOutput, Outcome, Writer, parent, verdict};
use crate::play::{Chooser, filled_on};

/// The id of the battle.
const BATTLE: Uuid = Uuid::from_u128(1642);
/// The armies of the battle.
const ARMIES: [&str; 2] = ["edgehill-1642-royalist", "edgehill-1642-parliament"];

/// The kinds of offers that would otherwise be too frequent.
const CROWDS: [OfferKind; 3] = [OfferKind::ByHand, OfferKind::Terrain, OfferKind::General];

/// Returns the id of the battle.
#[must_use]
pub fn battle() -> BattleId {
    BattleId::new(BATTLE.to_string())
}

/// Returns the newest row of the battle in this folder.
fn newest(folder: &Path) -> Outcome<Seq> {
    let rows = Store::open_read_only(folder)?.journal(&battle())?;
    Ok(rows.last().map_or(Seq::ROOT, |row| row.seq))
}

/// A player whose choices and dice at each row depend only on the row's number.
#[derive(Debug)]
pub struct Player {
    desk: Desk,
    opened: Option<OpenedBattle>,
    newest: Seq,
    /// The source of dice and choices, reset at each row.
    chance: Arc<Mutex<Chooser>>,
}

impl Writer for Player {
    fn open(folder: &Path) -> Outcome<Self> {
        let chance = Arc::new(Mutex::new(Chooser::new(0)));
        let dice = Arc::clone(&chance);
        let roll = move |sides: u8| {
            let face = dice.lock().map_or(0, |mut dice| dice.below(sides.into()));
            u8::try_from(face + 1).unwrap_or(1)
        };
        let environment = Environment::new(|| DateTime::<Utc>::UNIX_EPOCH, || BATTLE);
        let mut desk = Desk::open(folder, environment.rolling(roll));
        let mut newest = Seq::ROOT;
        let mut opened = None;
        if !desk.battles().list()?.is_empty() {
            opened = Some(desk.battles().open_battle(battle().as_str())?);
            newest = self::newest(folder)?;
        }
        Ok(Self {
            desk,
            opened,
            newest,
            chance,
        })
    }

    fn write(&mut self, mut say: impl FnMut(&str, u32) -> Outcome<()>) -> Outcome<u32> {
        // Clones the battle, so that a write that fails can be repeated.
        let Some(opened) = self.opened.clone() else {
            say("request", 0)?;
            let army = |id| starter(id, Language::ENGLISH).map(|draft| draft.army());
            let [first, second] = ARMIES;
            let setup = BattleSetup::between(army(first)?, army(second)?)?;
            self.opened = Some(self.desk.battles().new_battle("Edgehill", setup)?);
            say("ack", 0)?;
            return Ok(0);
        };
        let next = Seq(self.newest.0 + 1);
        let mut chance = Chooser::new(u64::from(next.0));
        let opened = match parent(next) {
            Some(on) if on.0 != opened.head => {
                let mut battles = self.desk.battles();
                let back = battles.go_to_play(&opened.id, opened.head, on.0)?;
                self.opened = Some(back.clone());
                back
            }
            Some(_) | None => opened,
        };
        let done = if next.0.is_multiple_of(7) {
            say("request", next.0)?;
            let note = format!("Row {next}");
            self.desk.battles().note(&opened.id, opened.head, &note)?
        } else {
            let offer = self.choose(&opened, &mut chance)?;
            let command = filled_on(&mut self.desk, &opened.id, &offer, &mut chance)?;
            *self.chance.lock().map_err(|error| error.to_string())? = chance;
            say("request", next.0)?;
            let overruled = offer.overruled();
            let dice = DiceFrom::Desk;
            let (id, head) = (&opened.id, opened.head);
            match self
                .desk
                .battles()
                .play(id, head, &command, overruled, dice)?
            {
                Played::Done(opened) => *opened,
                // A refusal is not an error here: the laws of play check that offers can be carried
                // out.
                Played::Refused(why) => {
                    let note = format!("{}: {why:?}", offer.id);
                    self.desk.battles().note(id, head, &note)?
                }
            }
        };
        if done.head != next.0 {
            return Err(format!("row {next} was acknowledged as {}", done.head).into());
        }
        self.opened = Some(done);
        self.newest = next;
        say("ack", next.0)?;
        Ok(next.0)
    }

    fn has_all(folder: &Path, newest: u32) -> Outcome<bool> {
        let mut desk = Desk::open(folder, Environment::real());
        let opened = desk.battles().open_battle(battle().as_str())?;
        Ok(opened.read_only.is_none() && self::newest(folder)? == Seq(newest))
    }
}

impl Player {
    /// Chooses an offer: usually pending work, otherwise any order of a unit or the end of the
    /// step.
    fn choose(&mut self, opened: &OpenedBattle, chance: &mut Chooser) -> Outcome<Offer<Value>> {
        let to_do = match chance.below(8) {
            0 => None,
            _ => chance.one_of(&opened.view.pending),
        };
        let units: Vec<_> = (opened.view.sides.iter())
            .flat_map(|side| side.units.iter().map(|card| card.unit))
            .collect();
        let unit = match to_do {
            Some(to_do) => to_do.unit,
            None => chance
                .one_of(&units)
                .copied()
                .filter(|_| chance.below(4) > 0),
        };
        let mut offers = self.desk.battles().battle_offers(&opened.id, unit)?;
        if to_do.is_some() && offers.iter().any(|offer| offer.fulfils.is_some()) {
            offers.retain(|offer| offer.fulfils.is_some());
        } else if chance.below(8) > 0 {
            offers.retain(|offer| !CROWDS.contains(&offer.kind));
        }
        if offers.is_empty() {
            let others = opened.offers.iter().cloned();
            offers.extend(others.filter(|offer| !CROWDS.contains(&offer.kind)));
        }
        offers.retain(|offer| offer.kind != OfferKind::Paper);
        let offer = chance.one_of(&offers).cloned();
        offer.ok_or_else(|| "there is no offer".into())
    }
}

/// The same battle without kills, played as far as needed.
#[derive(Debug)]
pub struct Witness {
    folder: TempDir,
    player: Player,
    /// The witness's rows as stored.
    rows: Vec<Row>,
    /// The view after each row, as shown at the time.
    views: Vec<Value>,
}

impl Witness {
    /// Returns a witness without rows; its battle is in a folder within this one.
    ///
    /// # Errors
    /// The errors of the desk, and of the file system.
    pub fn new(within: &Path) -> Outcome<Self> {
        let folder = tempfile::tempdir_in(within)?;
        Ok(Self {
            player: Player::open(folder.path())?,
            folder,
            rows: Vec::new(),
            views: Vec::new(),
        })
    }

    /// Plays the battle up to this row.
    fn see(&mut self, to: Seq) -> Outcome<()> {
        let known = self.views.len();
        while self.views.len() <= to.0 as usize {
            self.player.write(|_, _| Ok(()))?;
            let opened = self.player.opened.as_ref();
            let view = opened.map(|opened| serde_json::to_value(&opened.view));
            self.views.push(view.ok_or("nothing was played")??);
        }
        if self.views.len() > known {
            let store = Store::open_read_only(self.folder.path())?;
            self.rows = store.whole_battle(&battle())?.rows;
        }
        Ok(())
    }

    /// Returns the number of rows with dice.
    #[must_use]
    pub fn thrown(&self) -> usize {
        let dice = |row: &&Row| row.entry.dice.as_str().starts_with('{');
        self.rows.iter().filter(dice).count()
    }

    /// Checks a folder after a kill: it has every acknowledged row and none after the last request,
    /// each unchanged; the file is sound; and the desk opens it with the view of the row at the
    /// head.
    ///
    /// # Errors
    /// The first difference.
    pub fn check(&mut self, folder: &Path, output: ChildOutput) -> Outcome<()> {
        let mut desk = Desk::open(folder, Environment::real());
        if let Some(notice) = desk.notice() {
            return Err(notice.to_string().into());
        }
        let store = Store::open_read_only(folder)?;
        verdict(&store)?;
        if store.battles()?.is_empty() && output.acknowledged.is_none() {
            return Ok(());
        }
        let saved = store.whole_battle(&battle())?;
        let newest = Seq(u32::try_from(saved.rows.len())?.saturating_sub(1));
        output.covers(Some(newest.0))?;
        self.see(newest)?;
        let expected = self.rows.get(..saved.rows.len());
        if expected != Some(saved.rows.as_slice()) {
            let differs = saved.rows.iter().zip(&self.rows).find(|(a, b)| a != b);
            return Err(format!("a row differs from the played row: {differs:?}").into());
        }
        if saved.head != newest && Some(saved.head) != parent(Seq(newest.0 + 1)) {
            return Err(format!("the head is {} and the newest row {newest}", saved.head).into());
        }
        // Opening folds every row, and checks the digest of the state at the head.
        let opened = desk.battles().open_battle(battle().as_str())?;
        if let Some(why) = opened.read_only {
            return Err(why.into());
        }
        let view = serde_json::to_value(&opened.view)?;
        if self.views.get(opened.head as usize) != Some(&view) {
            return Err(
                format!("the table differs from the table after row {}", opened.head).into(),
            );
        }
        Ok(())
    }
}
