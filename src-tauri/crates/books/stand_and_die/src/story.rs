//! The report of a battle: the attacks of a turn, the losses, and the troops that fell back.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use drumhead_rules::frame::{Corrected, Names as _};
use drumhead_rules::hex::Cell;
use drumhead_rules::report::Weight::Notable;
use drumhead_rules::report::{ChapterEvents, HexReport, HexStory, ReportWriter, about, paragraph};
use drumhead_vocabulary::count;
use drumhead_vocabulary::play::UnitRef;

use crate::actions::{Attacked, FellBack, Marched};
use crate::fields::taken_over;
use crate::losses::{Left, Lost};
use crate::place::{groups_of, lives, targets_at};
use crate::state::{Away, other};
use crate::{Battle, Event, StandAndDie};

/// The narrator.
pub type Story = HexStory<StandAndDie>;

/// The fighting of a turn.
#[derive(Debug, Default)]
pub struct ReportEvents {
    /// The attacks, in order.
    attacks: Vec<Attack>,
    losses: BTreeMap<UnitRef, Loss>,
    /// The destinations of units that fell back. `None` for a unit that had to stay.
    back: BTreeMap<UnitRef, Option<Cell>>,
    gone: Vec<(UnitRef, Away)>,
    /// The captures of guns: the captor and the former owner.
    taken_over: Vec<(UnitRef, UnitRef)>,
    first: Option<u8>,
    /// The turn in which the attacks were made.
    turn: u32,
}

/// All attacks of a turn on the same units in a hex.
#[derive(Debug)]
struct Attack {
    by: Vec<UnitRef>,
    at: Vec<UnitRef>,
    hex: Cell,
}

/// The losses of a unit.
#[derive(Clone, Copy, Debug, Default)]
struct Loss {
    /// The number of figures before the losses.
    figures_before: u32,
    figures: u32,
    /// The casualties that guns took.
    hits: u32,
    /// The number of guns silenced as a result.
    guns: u32,
}

impl HexReport for StandAndDie {
    fn chapter(battle: &Battle) -> (u32, Option<u8>) {
        (battle.state.turn, None)
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "other events are reported through their consequences, or have no sentence"
    )]
    fn take(battle: &Battle, event: &Event, events: &mut ChapterEvents<ReportEvents>) {
        match event {
            Event::First(first) => events.own.first = Some(first.side),
            Event::Marched(Marched { unit, path, .. }) => {
                if let (Some(from), Some(to)) = (path.first(), path.last())
                    && from != to
                {
                    events.march(*unit, *to);
                }
            }
            Event::Attacked(Attacked { blow, troops, .. }) => {
                events.own.turn = battle.state.turn;
                let by = groups_of(battle, blow.side, blow.from, *troops);
                let target = targets_at(battle, other(blow.side), blow.at);
                events.own.attacked(by, target, blow.at);
            }
            Event::Lost(
                loss @ Lost {
                    unit,
                    infantry,
                    cavalry,
                    guns,
                },
            ) => {
                if loss.destroys(battle) {
                    events.own.gone.push((*unit, Away::Destroyed));
                }
                let figures = u32::from(*infantry).saturating_add((*cavalry).into());
                let lost = events.own.lost(battle, *unit, (figures, guns));
                events.lose(unit.side, "figures", lost.figures);
                events.lose(unit.side, "guns", lost.guns);
            }
            Event::FellBack(FellBack { to, units, .. }) => {
                let back = units.iter().map(|unit| (*unit, *to));
                events.own.back.extend(back);
            }
            Event::Left(Left { unit, away }) => {
                // A unit whose guns were captured is not reported as lost: it had no other troops.
                let mut captures = events.own.taken_over.iter();
                if !captures.any(|(_, from)| from == unit) {
                    events.own.gone.push((*unit, *away));
                }
            }
            Event::FromPaper(paper) => paper.set.iter().for_each(|it| events.by_hand(it.unit)),
            Event::Corrected(Corrected { unit, set }) => match taken_over(set) {
                Some(from) => events.own.taken_over.push((*unit, from)),
                None => events.by_hand(*unit),
            },
            _ => {}
        }
    }

    fn open(_: &Battle, events: &ReportEvents, writer: &mut ReportWriter) {
        if let Some(side) = events.first {
            let side = writer.side(side);
            writer.say(Notable, "tale.first", &[("side", &side)]);
        }
    }

    fn first(events: &ReportEvents) -> Option<u8> {
        events.first
    }

    fn say(battle: &Battle, events: &ReportEvents, writer: &mut ReportWriter) {
        events.say(battle, writer);
        paragraph(writer, "tale.attacks");
    }
}

impl ReportEvents {
    /// Records an attack on a hex. All attacks of a turn on the same units in the hex are reported
    /// together.
    fn attacked(&mut self, by: Vec<UnitRef>, at: Vec<UnitRef>, hex: Cell) {
        let same = |it: &&mut Attack| it.hex == hex && it.at == at;
        let Some(known) = self.attacks.iter_mut().find(same) else {
            self.attacks.push(Attack { by, at, hex });
            return;
        };
        for unit in by {
            if !known.by.contains(&unit) {
                known.by.push(unit);
            }
        }
    }

    /// Records a unit's losses, given its new number of figures and the casualties of each gun.
    /// Returns these losses.
    fn lost(&mut self, before: &Battle, unit: UnitRef, (figures, guns): (u32, &[u8])) -> Loss {
        let Some(standing) = before.state.unit(unit) else {
            return Loss::default();
        };
        let lives = lives(before);
        let silenced = |guns: &[u8]| count(guns.iter().filter(|hits| **hits >= lives).count());
        let sum = |guns: &[u8]| guns.iter().map(|hits| u32::from(*hits)).sum::<u32>();
        let figures_before = u32::from(standing.infantry).saturating_add(standing.cavalry.into());
        let now = Loss {
            figures_before,
            figures: figures_before.saturating_sub(figures),
            hits: sum(guns).saturating_sub(sum(&standing.guns)),
            guns: silenced(guns).saturating_sub(silenced(&standing.guns)),
        };
        match self.losses.get_mut(&unit) {
            // The losses are relative to the state before the unit's first loss.
            Some(loss) => {
                loss.figures = loss.figures.saturating_add(now.figures);
                loss.hits = loss.hits.saturating_add(now.hits);
                loss.guns = loss.guns.saturating_add(now.guns);
            }
            None => {
                self.losses.insert(unit, now);
            }
        }
        now
    }

    fn say(&self, battle: &Battle, writer: &mut ReportWriter) {
        let mut reported = Vec::new();
        for attack in &self.attacks {
            reported.extend(attack.at.iter().copied());
            let (units, target) = (writer.units(&attack.by), writer.units(&attack.at));
            let hex = battle.hex_name(attack.hex);
            let values = [
                ("units", units.as_str()),
                ("target", &target),
                ("hex", &hex),
            ];
            let fates = attack.at.iter();
            let fates = fates.flat_map(|unit| self.fate(battle, writer, *unit));
            let mut fates: Vec<String> = fates.collect();
            let key = if self.waits(battle, attack.hex) {
                fates.clear();
                "tale.waiting"
            } else if fates.is_empty() {
                "tale.vain"
            } else {
                "tale.attacked"
            };
            let attacked = writer.fill(key, &values);
            writer.add_together(Notable, iter::once(attacked).chain(fates));
        }
        let hurt = self.losses.keys().chain(self.back.keys());
        let others: BTreeSet<UnitRef> = hurt.copied().filter(|it| !reported.contains(it)).collect();
        for unit in others {
            let fate = self.fate(battle, writer, unit);
            writer.add_all(Notable, fate);
        }
        for (by, from) in &self.taken_over {
            let (units, target) = (writer.units([by]), writer.units([from]));
            let values = [("units", units.as_str()), ("target", &target)];
            writer.say(Notable, "tale.taken_over", &values);
        }
        for (away, key) in [(Away::Destroyed, "tale.destroyed"), (Away::Off, "tale.off")] {
            let units: Vec<UnitRef> = self
                .gone
                .iter()
                .filter(|(_, of)| *of == away)
                .map(|(unit, _)| *unit)
                .collect();
            about(writer, Notable, key, &units);
        }
    }

    /// Returns whether the results of attacks on a hex are not final yet: casualties wait for the
    /// end of the step, attacks wait to be totalled, or the owner must still allocate casualties.
    fn waits(&self, battle: &Battle, hex: Cell) -> bool {
        let state = &battle.state;
        let mut blows = state.blows_on(hex);
        let blow = blows.any(|blow| blow.casualties != Some(0));
        let burden = state.burdens.iter().any(|burden| burden.hex == hex);
        state.turn == self.turn && (blow || burden)
    }

    /// Returns sentences about a unit's gun casualties, and about its losses and its retreat. Empty
    /// if it had neither and did not have to fall back.
    fn fate(&self, battle: &Battle, writer: &ReportWriter, unit: UnitRef) -> Vec<String> {
        let loss = self.losses.get(&unit).copied().unwrap_or_default();
        let (lost, units) = (loss.in_words(writer), writer.units([&unit]));
        let key = match (lost.is_empty(), self.back.get(&unit)) {
            (true, None) => None,
            (true, Some(Some(_))) => Some("back"),
            (true, Some(None)) => Some("barred"),
            (false, None) => Some("lost"),
            (false, Some(Some(_))) => Some("lost_back"),
            (false, Some(None)) => Some("lost_barred"),
        };
        let to = self.back.get(&unit).copied().flatten();
        let hex = to.map_or_else(String::new, |hex| battle.hex_name(hex));
        let values = [("units", units.as_str()), ("lost", &lost), ("hex", &hex)];
        let fate = key.map(|key| writer.fill(&format!("tale.fate.{key}"), &values));
        let hits = loss.gun_hits(writer, &units);
        hits.into_iter().chain(fate).collect()
    }
}

impl Loss {
    /// Returns a sentence about casualties on the guns of these units, if none of the guns is
    /// silenced: a gun is lost only then (S-14).
    fn gun_hits(self, writer: &ReportWriter, units: &str) -> Option<String> {
        let (n, many) = (writer.number(self.hits), usize::try_from(self.hits));
        let values = [("units", units), ("n", n.as_str())];
        let hit = self.guns == 0 && self.hits > 0;
        hit.then(|| writer.fill_of("tale.fate.hits", many.unwrap_or(usize::MAX), &values))
    }

    /// Returns the losses: "two of 22 figures and one gun". Empty without losses.
    fn in_words(self, writer: &ReportWriter) -> String {
        let mut parts = Vec::new();
        if self.figures > 0 {
            let (n, of) = (
                writer.number(self.figures),
                writer.number(self.figures_before),
            );
            parts.push(if self.figures == 1 && self.figures_before == 1 {
                writer.word("tale.fate.last")
            } else if self.figures >= self.figures_before {
                let figures = writer.count("figures", self.figures);
                writer.fill("tale.fate.all", &[("figures", &figures)])
            } else {
                writer.fill("tale.fate.part", &[("n", &n), ("whole", &of)])
            });
        }
        if self.guns > 0 {
            parts.push(writer.count("guns", self.guns));
        }
        writer.list(&parts)
    }
}
