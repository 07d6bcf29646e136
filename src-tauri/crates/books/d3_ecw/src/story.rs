//! The report of a battle: the charges, fights and shots of a side's turn, and their results.

use std::iter;

use drumhead_vocabulary::count;
use drumhead_vocabulary::play::UnitRef;

use crate::actions::{Cornered, Rode};
use crate::attack::AttackKind;
use crate::exchange::Settled;
use crate::losses::{Hit, Left};
use crate::moves::Moved;
use crate::place::interpretations;
use crate::state::{Away, Movement};
use crate::{Battle, D3Ecw, Event};
use drumhead_rules::frame::Names as _;
use drumhead_rules::hex::Cell;
use drumhead_rules::report::Weight::{Notable, Small};
use drumhead_rules::report::{ChapterEvents, HexReport, HexStory, ReportWriter, about, paragraph};

/// The narrator.
pub type Story = HexStory<D3Ecw>;

/// The fighting of a side's turn.
#[derive(Debug, Default)]
pub struct ReportEvents {
    /// The attacks, in order.
    attacks: Vec<Attack>,
    /// The melees that began, in order: attacker and target.
    charges: Vec<(UnitRef, UnitRef)>,
    /// The units that retired, in order, each with its new hex.
    retreats: Vec<(UnitRef, Cell)>,
    /// The fates of units that left the table, gave ground, or could not give ground, in order.
    fates: Vec<(UnitRef, Fate)>,
    empty: Vec<UnitRef>,
    back: Vec<UnitRef>,
    retired: Vec<u8>,
}

/// All attacks of one kind by one unit on another in a turn.
#[derive(Debug)]
struct Attack {
    how: How,
    by: UnitRef,
    at: UnitRef,
    /// The target's hex.
    hex: Option<Cell>,
    hits: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    Shot,
    Fought,
    /// The attacker began the melee from its own hex.
    Attacked,
    Charged,
}

impl How {
    const fn id(self) -> &'static str {
        match self {
            Self::Shot => "shot",
            Self::Fought => "fought",
            Self::Attacked => "attacked",
            Self::Charged => "charged",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Left(Away),
    GaveGround(Cell),
    Cornered,
}

impl HexReport for D3Ecw {
    fn chapter(battle: &Battle) -> (u32, Option<u8>) {
        (battle.state.turn, Some(battle.state.mover))
    }

    fn take(battle: &Battle, event: &Event, events: &mut ChapterEvents<ReportEvents>) {
        match event {
            Event::Moved(moved) => goes(battle, moved, events),
            Event::Rode(Rode {
                unit, back: true, ..
            }) => events.own.back.push(*unit),
            Event::Rode(Rode { unit, place, .. }) => events.march(*unit, place.hex),
            Event::MeleeBegan(began) => {
                let charge = (began.pair.one, began.pair.other);
                events.own.charges.push(charge);
            }
            Event::Settled(settled) => events.own.attacked(battle, settled),
            Event::Hit(hit) => events.lose(hit.unit.side, "hits", suffered(battle, hit)),
            Event::Left(Left { unit, away, .. }) => {
                if matches!(away, Away::Routed | Away::Eliminated) {
                    events.lose(unit.side, "units", 1);
                }
                events.own.befell(*unit, Fate::Left(*away));
            }
            Event::Cornered(Cornered { unit }) => {
                events.own.befell(*unit, Fate::Cornered);
            }
            Event::Retired(retired) => events.own.retired.push(retired.side),
            Event::Unretired(back) => events.own.retired.retain(|it| *it != back.side),
            Event::Corrected(corrected) => events.by_hand(corrected.unit),
            Event::FromPaper(paper) => paper.set.iter().for_each(|it| events.by_hand(it.unit)),
            // Events that are reported through their consequences, or are too minor for a sentence.
            Event::Placed(_)
            | Event::Counted(_)
            | Event::StepBegan(_)
            | Event::TurnBegan(_)
            | Event::Activated(_)
            | Event::Recounted(_)
            | Event::Lapsed(_)
            | Event::MeleeLeft(_)
            | Event::Rolled(_)
            | Event::RolledAgain(_)
            | Event::Kept(_)
            | Event::ReplyBecameDue(_)
            | Event::Booked(_)
            | Event::Unbooked(_) => {}
        }
    }

    fn open(battle: &Battle, events: &ReportEvents, writer: &mut ReportWriter) {
        for (unit, to) in &events.retreats {
            let (units, hex) = (writer.units([unit]), battle.hex_name(*to));
            let values = [("units", units.as_str()), ("hex", &hex)];
            writer.say(Small, "tale.retreated", &values);
        }
    }

    fn say(battle: &Battle, events: &ReportEvents, writer: &mut ReportWriter) {
        events.say(battle, writer);
        paragraph(writer, "tale.attacks");
        about(writer, Small, "tale.back", &events.back);
        for side in &events.retired {
            let side = writer.side(*side);
            writer.say(Notable, "tale.retired", &[("side", &side)]);
        }
        paragraph(writer, "tale.command");
    }
}

/// Returns the hits that a unit suffered, without any beyond the hit that routs it.
fn suffered(before: &Battle, hit: &Hit) -> u32 {
    let most = interpretations(before).rout_at.hits();
    let had = before.state.unit(hit.unit).map_or(0, |unit| unit.hits);
    hit.total.min(most).saturating_sub(had.min(most)).into()
}

/// Records a move. A charge is reported with its target.
fn goes(battle: &Battle, moved: &Moved, events: &mut ChapterEvents<ReportEvents>) {
    let Moved {
        unit, place, how, ..
    } = moved;
    let charge = matches!(how, Movement::Charged | Movement::Engaged);
    if !moved.own {
        let fate = Fate::GaveGround(place.hex);
        events.own.befell(*unit, fate);
    } else if *how == Movement::Retired {
        events.own.retreats.push((*unit, place.hex));
    } else if !charge && battle.state.place(*unit).map(|it| it.hex) != Some(place.hex) {
        events.march(*unit, place.hex);
    }
}

impl ReportEvents {
    /// Records a unit's fate instead of an earlier one. If it could not give ground, this remains
    /// the cause of its later fate.
    fn befell(&mut self, unit: UnitRef, fate: Fate) {
        let causes = |was: Fate| was == Fate::Cornered && fate != Fate::Cornered;
        self.fates.retain(|(it, was)| *it != unit || causes(*was));
        self.fates.push((unit, fate));
    }

    /// Records a settled attack. Repeated attacks on the same enemy in a turn are reported
    /// together.
    fn attacked(&mut self, before: &Battle, settled: &Settled) {
        let Settled { by, at, .. } = *settled;
        let had = before
            .state
            .unit(by)
            .is_some_and(|it| !it.out_of_ammunition);
        if had && settled.out_of_ammunition {
            self.empty.push(by);
        }
        let attack = before.state.exchange.trial().map(|it| it.attack);
        let began = self.charges.contains(&(by, at));
        let how = match attack {
            Some(attack) if attack.action == AttackKind::Shoot => How::Shot,
            Some(attack) if began && !attack.charging => How::Attacked,
            _ if began => How::Charged,
            _ => How::Fought,
        };
        let hits = u32::from(settled.hits);
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

    /// Reports the fighting: the attacks in order, each target's fate with the last attack on it,
    /// and shots without effect in a single sentence.
    fn say(&self, battle: &Battle, writer: &mut ReportWriter) {
        let mut reported = Vec::new();
        let mut vain = 0;
        for (place, attack) in self.attacks.iter().enumerate() {
            let last = !self.attacks[place + 1..]
                .iter()
                .any(|it| it.at == attack.at);
            let mut fates = self.fates.iter().rev().filter(|_| last);
            let fate = fates.find(|(unit, _)| *unit == attack.at);
            if attack.how == How::Shot && attack.hits == 0 && fate.is_none() {
                vain += 1;
                continue;
            }
            reported.extend(fate.map(|_| attack.at));
            let units = writer.units([&attack.by]);
            let target = writer.units([&attack.at]);
            let hex = attack
                .hex
                .map_or_else(String::new, |it| battle.hex_name(it));
            let hits = writer.count("hits", attack.hits);
            let values = [
                ("units", units.as_str()),
                ("target", &target),
                ("hex", &hex),
                ("hits", &hits),
            ];
            let result = match (attack.hits, fate) {
                (0, None) => "nothing",
                (0, Some(_)) => "only",
                (1.., _) => "hits",
            };
            let key = format!("tale.attack.{}.{result}", attack.how.id());
            let attacked = writer.fill(&key, &values);
            let fate = fate.map(|(unit, it)| it.in_words(battle, writer, *unit));
            writer.add_together(Notable, iter::once(attacked).chain(fate));
        }
        // Charges that have not led to an attack in this turn.
        let struck = |(by, at): &&(UnitRef, UnitRef)| {
            let blows = &mut self.attacks.iter();
            !blows.any(|it| [(it.by, it.at), (it.at, it.by)].contains(&(*by, *at)))
        };
        let clauses: Vec<String> = self
            .charges
            .iter()
            .filter(struck)
            .map(|(by, at)| {
                let (units, target) = (writer.units([by]), writer.units([at]));
                writer.fill("tale.closed", &[("units", &units), ("target", &target)])
            })
            .collect();
        writer.add_all(Notable, clauses);
        for (unit, fate) in self
            .fates
            .iter()
            .filter(|(unit, _)| !reported.contains(unit))
        {
            let fate = fate.in_words(battle, writer, *unit);
            writer.add(Notable, fate);
        }
        about(writer, Notable, "tale.empty", &self.empty);
        if vain > 0 {
            let n = writer.number(count(vain));
            writer.say_of(Small, "tale.vain", vain, &[("n", &n)]);
        }
    }
}

impl Fate {
    /// Returns the fate of a unit as a sentence.
    fn in_words(self, battle: &Battle, writer: &ReportWriter, unit: UnitRef) -> String {
        let (id, hex) = match self {
            Self::Left(away) => (away.id(), String::new()),
            Self::GaveGround(cell) => ("gave_ground", battle.hex_name(cell)),
            Self::Cornered => ("cornered", String::new()),
        };
        let units = writer.units([&unit]);
        let values = [("units", units.as_str()), ("hex", &hex)];
        writer.fill(&format!("tale.fate.{id}"), &values)
    }
}
