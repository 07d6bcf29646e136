//! The battle retold for a report: who charged, fought and shot at whom in a
//! side's turn, and what came of it.

use std::collections::BTreeMap;

use drumhead_words::play::UnitRef;

use super::attack::Action;
use super::battle::Battle;
use super::event::Event;
use super::state::{Away, Moved};
use super::tables::REPORT_EN;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::hex::Cell;
use drumhead_rules::report::Weight::{Notable, Small};
use drumhead_rules::report::{
    HexStory, Sentences, Tale, Telling, Told, about, counted, each_apart, paragraph, together,
};

/// A battle being retold.
pub type Story = HexStory<Battle>;

/// The sentences of reports.
static ENGLISH: Sentences = Sentences::of(&[REPORT_EN]);

/// What was fought in a side's turn.
#[derive(Debug, Default)]
pub struct Deeds {
    /// In the order in which they were.
    attacks: Vec<Attack>,
    /// Who charged whom, until it comes to blows.
    charges: Vec<(UnitRef, UnitRef)>,
    /// What became of units: they left the table, gave ground, or could not.
    fates: BTreeMap<UnitRef, Fate>,
    empty: Vec<UnitRef>,
    back: Vec<UnitRef>,
    retired: Vec<u8>,
}

/// Attacks of one unit on another in a turn.
#[derive(Debug)]
struct Attack {
    how: How,
    by: UnitRef,
    at: UnitRef,
    /// Where the target stood.
    hex: Option<Cell>,
    hits: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    Shot,
    Fought,
    Charged,
}

impl How {
    const fn id(self) -> &'static str {
        match self {
            Self::Shot => "shot",
            Self::Fought => "fought",
            Self::Charged => "charged",
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Fate {
    Left(Away),
    GaveGround(Cell),
    Cornered,
}

impl Told for Battle {
    type Deeds = Deeds;

    fn sentences() -> Result<&'static Catalogue, TableError> {
        ENGLISH.get()
    }

    fn chapter(&self) -> (u32, Option<u8>) {
        (self.state.turn, Some(self.state.mover))
    }

    fn side(&self, side: u8) -> &str {
        self.side_name(side)
    }

    fn hex_called(&self, cell: Cell) -> String {
        self.hex(cell)
    }

    fn called(&self) -> Vec<(UnitRef, String)> {
        let units = self.state.units();
        units.map(|(unit, it)| (unit, it.name.clone())).collect()
    }

    fn take(&self, event: &Event, tale: &mut Tale<Deeds>) {
        match event {
            Event::Moved {
                unit,
                place,
                how,
                own,
                ..
            } => match how {
                _ if !own => {
                    let fate = Fate::GaveGround(place.hex);
                    tale.deeds.fates.insert(*unit, fate);
                }
                // They are told by whom they fell upon.
                Moved::Charged | Moved::Engaged => {}
                Moved::No | Moved::Turned | Moved::Ahead | Moved::Retired => {
                    if self.state.place(*unit).map(|it| it.hex) != Some(place.hex) {
                        tale.march(*unit, place.hex);
                    }
                }
            },
            Event::Rode {
                unit,
                place,
                back: false,
                ..
            } => tale.march(*unit, place.hex),
            Event::Rode { unit, .. } => tale.deeds.back.push(*unit),
            Event::MeleeBegan { pair } => tale.deeds.charges.push((pair.one, pair.other)),
            Event::Settled {
                by,
                at,
                hits,
                out_of_ammunition,
                ..
            } => {
                let had = self.state.unit(*by).is_some_and(|it| !it.out_of_ammunition);
                if had && *out_of_ammunition {
                    tale.deeds.empty.push(*by);
                }
                let action = self.state.trial.as_ref().map(|it| it.attack.action);
                tale.deeds
                    .attacked(self, action, (*by, *at), (*hits).into());
            }
            Event::Hit { unit, hits, .. } => tale.lose(unit.side, "hits", (*hits).into()),
            Event::Left { unit, away, .. } => {
                if matches!(away, Away::Routed | Away::Eliminated) {
                    tale.lose(unit.side, "units", 1);
                }
                tale.deeds.fates.insert(*unit, Fate::Left(*away));
            }
            Event::Cornered { unit } => {
                tale.deeds.fates.insert(*unit, Fate::Cornered);
            }
            Event::Retired { side } => tale.deeds.retired.push(*side),
            Event::Unretired { side } => tale.deeds.retired.retain(|it| it != side),
            Event::Corrected { unit, .. } => tale.by_hand(*unit),
            // Told by what they bring about, or not worth a sentence.
            Event::Placed { .. }
            | Event::Counted { .. }
            | Event::StepBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Activated { .. }
            | Event::MeleeLeft { .. }
            | Event::Rolled { .. }
            | Event::RolledAgain { .. }
            | Event::Kept { .. }
            | Event::ReplyOwed { .. }
            | Event::Booked { .. }
            | Event::Unbooked { .. }
            | Event::FromPaper { .. } => {}
        }
    }

    fn say(&self, deeds: &Deeds, telling: &mut Telling) {
        deeds.say(self, telling);
        for side in &deeds.retired {
            let values = [("side", self.side_name(*side))];
            telling.say(Notable, "tale.retired", &values);
        }
        paragraph(telling, "tale.attacks");
    }
}

impl Deeds {
    /// An attack was settled. What a unit does to the same enemy in a turn is
    /// told once.
    fn attacked(
        &mut self,
        before: &Battle,
        action: Option<Action>,
        (by, at): (UnitRef, UnitRef),
        hits: u32,
    ) {
        let how = if action == Some(Action::Shoot) {
            How::Shot
        } else if self.charges.contains(&(by, at)) {
            How::Charged
        } else {
            How::Fought
        };
        let same = |it: &&mut Attack| (it.how, it.by, it.at) == (how, by, at);
        if let Some(known) = self.attacks.iter_mut().find(same) {
            known.hits = known.hits.saturating_add(hits);
            return;
        }
        let hex = before.state.place(at).map(|place| place.hex);
        self.attacks.push(Attack {
            how,
            by,
            at,
            hex,
            hits,
        });
    }

    /// Says what happened: attacks in their order, each target's fate with the
    /// last that it suffered; the shots that did nothing in one sentence.
    fn say(&self, battle: &Battle, telling: &mut Telling) {
        let mut clauses = Vec::new();
        let mut told = Vec::new();
        let mut vain = 0;
        for (place, attack) in self.attacks.iter().enumerate() {
            let last = !self.attacks[place + 1..]
                .iter()
                .any(|it| it.at == attack.at);
            let fate = self.fates.get(&attack.at).filter(|_| last);
            if attack.how == How::Shot && attack.hits == 0 && fate.is_none() {
                vain += 1;
                continue;
            }
            told.extend(fate.map(|_| attack.at));
            let units = telling.units([&attack.by]);
            let target = telling.units([&attack.at]);
            let hex = attack.hex.map_or_else(String::new, |it| battle.hex(it));
            let came = came(battle, telling, attack.hits, fate);
            let values = [
                ("units", units.as_str()),
                ("target", &target),
                ("hex", &hex),
                ("came", &came),
            ];
            let key = format!("tale.attack.{}", attack.how.id());
            clauses.push(telling.fill(&key, &values));
        }
        each_apart(telling, Notable, &clauses);
        // Charges that came to no blow in this turn.
        let struck = |(by, at): &&(UnitRef, UnitRef)| {
            let blows = &mut self.attacks.iter();
            !blows.any(|it| [(it.by, it.at), (it.at, it.by)].contains(&(*by, *at)))
        };
        let clauses = self.charges.iter().filter(struck).map(|(by, at)| {
            let (units, target) = (telling.units([by]), telling.units([at]));
            telling.fill("tale.closed", &[("units", &units), ("target", &target)])
        });
        let clauses: Vec<String> = clauses.collect();
        together(telling, Notable, &clauses);
        for (unit, fate) in self.fates.iter().filter(|(unit, _)| !told.contains(unit)) {
            let fate = fate.said(battle, telling);
            let unit = telling.units([unit]);
            telling.say(Notable, "tale.alone", &[("units", &unit), ("fate", &fate)]);
        }
        about(telling, Notable, "tale.empty", &self.empty);
        about(telling, Small, "tale.back", &self.back);
        if vain > 0 {
            let n = telling.number(counted(vain));
            telling.say_of(Small, "tale.vain", vain, &[("n", &n)]);
        }
    }
}

/// What came of an attack.
fn came(battle: &Battle, telling: &Telling, hits: u32, fate: Option<&Fate>) -> String {
    let hurt = telling.count("hits", hits);
    match (hits, fate) {
        (0, None) => telling.fill("tale.came.nothing", &[]),
        (_, None) => telling.fill("tale.came.hits", &[("hits", &hurt)]),
        (_, Some(fate)) => {
            let fate = fate.said(battle, telling);
            let key = if hits == 0 {
                "tale.came.fate"
            } else {
                "tale.came.both"
            };
            telling.fill(key, &[("hits", &hurt), ("fate", &fate)])
        }
    }
}

impl Fate {
    fn said(self, battle: &Battle, telling: &Telling) -> String {
        match self {
            Self::Left(away) => telling.fill(&format!("tale.fate.{}", away.id()), &[]),
            Self::GaveGround(cell) => {
                telling.fill("tale.fate.gave_ground", &[("hex", &battle.hex(cell))])
            }
            Self::Cornered => telling.fill("tale.fate.cornered", &[]),
        }
    }
}
