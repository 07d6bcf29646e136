//! The report of a battle: the targets of the guns, the attacks and charges of a side's turn, and
//! their results.

use std::iter;

use drumhead_rules::report::Weight::{Notable, Small};
use drumhead_rules::report::about as about_units;
use drumhead_rules::report::{
    ChapterEvents, HexReport, HexStory, ReportWriter, about_many, paragraph,
};
use drumhead_vocabulary::count;

use crate::actions::{Fired, Manned, Moved, Retreated};
use crate::fates::{Left, WhyDisordered, WhyUnmanned};
use crate::outcome::is_left;
use crate::prelude::*;
use crate::turn::first_out;

/// The narrator.
pub type Story = HexStory<EdgehillNaseby>;

/// The events of a side's turn that the report retells.
#[derive(Debug, Default)]
pub struct ReportEvents {
    /// The units that began the turn out of command.
    out: Vec<UnitRef>,
    recovered: Vec<UnitRef>,
    /// The guns that disordered their targets, each with its target.
    shots: Vec<(UnitRef, UnitRef)>,
    /// The number of shots without effect.
    vain: usize,
    /// The fates of guns before the first shot, and after it.
    guns: [Vec<GunFate>; 2],
    combats: Vec<Combat>,
    /// The effects on units outside combats.
    alone: Vec<(UnitRef, Effect)>,
}

/// The fate of a gun: the key of the sentence, the gun, and the unit that caused its fate.
type GunFate = (&'static str, UnitRef, Option<UnitRef>);

/// All attacks on a unit in a side's turn.
#[derive(Debug)]
struct Combat {
    by: Vec<UnitRef>,
    /// The attackers that charged.
    charged: Vec<UnitRef>,
    at: UnitRef,
    /// The target's hex.
    hex: Option<Cell>,
    /// Whether the last attack has no result yet.
    open: bool,
    effects: Vec<(UnitRef, Effect)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    Disordered,
    Downhill,
    /// The unit has to retreat, and has not done so yet.
    Pressed,
    Back(Cell),
    Stayed,
    Left(Away),
}

impl HexReport for EdgehillNaseby {
    fn chapter(battle: &Battle) -> (u32, Option<u8>) {
        (battle.state.turn, Some(battle.state.mover))
    }

    fn take(battle: &Battle, event: &Event, events: &mut ChapterEvents<ReportEvents>) {
        let own = &mut events.own;
        match event {
            Event::TurnBegan(began) => own.out.extend(began.out()),
            // A first turn that began without an order has no event of its own.
            Event::StepBegan(_) => own.out.extend(first_out(battle)),
            Event::Recovered(recovered) => own.recovered.push(recovered.unit),
            Event::Moved(moved) => marches(moved, events),
            Event::Fired(fired) => own.fired(fired),
            Event::Manned(Manned { unit, replaced, .. }) => {
                let key = match (*replaced, battle.state.serves(*unit) == unit.side) {
                    (false, _) => "manned",
                    (true, false) => "replaced",
                    (true, true) => "back_in_use",
                };
                own.gun((key, *unit, None));
            }
            Event::Unmanned(unmanned) => {
                let key = match unmanned.why {
                    WhyUnmanned::Attempt | WhyUnmanned::Adjacent => "fled",
                    WhyUnmanned::Forsaken => "forsaken",
                };
                own.gun((key, unmanned.unit, None));
            }
            Event::Captured(captured) => {
                let retakes = captured.by.side == captured.unit.side;
                let key = if retakes { "retaken" } else { "captured" };
                own.gun((key, captured.unit, Some(captured.by)));
                loses(battle, captured.unit, events);
            }
            Event::Engaged(engaged) => own.attacked(battle, engaged),
            Event::Disordered(disordered) => match disordered.why {
                // The effect of fire is included in the sentence about the shot.
                WhyDisordered::Fire => {}
                WhyDisordered::Downhill => own.befell(disordered.unit, Effect::Downhill),
                WhyDisordered::Combat => own.befell(disordered.unit, Effect::Disordered),
            },
            Event::Settled(settled) => own.settled(settled.target),
            Event::MustRetreat(pressed) => own.befell(pressed.unit, Effect::Pressed),
            Event::Retreated(Retreated { unit, to }) => {
                own.retreats(*unit);
                own.befell(*unit, to.map_or(Effect::Stayed, Effect::Back));
            }
            Event::Left(left) => leaves(battle, left, events),
            Event::Corrected(corrected) => events.by_hand(corrected.unit),
            Event::FromPaper(paper) => paper.set.iter().for_each(|it| events.by_hand(it.unit)),
            // Events that are reported through their consequences, or are too minor for a sentence.
            Event::Deployed(_) | Event::Turned(_) | Event::Fought(_) | Event::Regained(_) => {}
        }
    }

    fn open(_: &Battle, events: &ReportEvents, writer: &mut ReportWriter) {
        about_many(writer, Small, ["tale.out", "tale.out_many"], &events.out);
        about_units(writer, Notable, "tale.recovered", &events.recovered);
        paragraph(writer, "tale.orders");
    }

    fn say(battle: &Battle, events: &ReportEvents, writer: &mut ReportWriter) {
        events.fire(writer);
        paragraph(writer, "tale.fire");
        events.fights(battle, writer);
        paragraph(writer, "tale.combat");
    }
}

fn marches(moved: &Moved, events: &mut ChapterEvents<ReportEvents>) {
    if let (Some(from), Some(to)) = (moved.path.first(), moved.path.last())
        && from != to
    {
        events.march(moved.unit, *to);
    }
}

/// Reports that a unit left the map.
fn leaves(battle: &Battle, left: &Left, events: &mut ChapterEvents<ReportEvents>) {
    let Left { unit, away, by } = *left;
    match by {
        Some(by) => events.own.gun(("overrun", unit, Some(by))),
        None => events.own.befell(unit, Effect::Left(away)),
    }
    loses(battle, unit, events);
}

/// Counts a unit as a loss of the side that began with it, as the outcome of the battle does,
/// unless that side has already lost it. A gun is lost when it is captured, and can be lost again
/// after its own side has retaken it.
fn loses(before: &Battle, unit: UnitRef, events: &mut ChapterEvents<ReportEvents>) {
    let standing = before.state.unit(unit);
    if standing.is_some_and(|it| is_left(unit.side, it)) {
        events.lose(unit.side, "units", 1);
    }
}

impl ReportEvents {
    fn fired(&mut self, fired: &Fired) {
        if fired.disorders {
            self.shots.push((fired.unit, fired.target));
        } else {
            self.vain += 1;
        }
    }

    fn gun(&mut self, fate: GunFate) {
        let fired = !self.shots.is_empty() || self.vain > 0;
        let [before, after] = &mut self.guns;
        if fired { after } else { before }.push(fate);
    }

    /// Records an attack. All attacks on a unit are reported together.
    fn attacked(&mut self, before: &Battle, engaged: &Engaged) {
        let Engaged {
            unit: by,
            target: at,
            charge,
        } = *engaged;
        if let Some(known) = self.combats.iter_mut().find(|it| it.at == at) {
            known.open = true;
            if !known.by.contains(&by) {
                known.by.push(by);
                known.charged.extend(charge.then_some(by));
            }
            return;
        }
        let hex = before.state.unit(at).and_then(Standing::place);
        self.combats.push(Combat {
            by: vec![by],
            charged: charge.then_some(by).into_iter().collect(),
            at,
            hex,
            open: true,
            effects: Vec::new(),
        });
    }

    /// Records that the combat against a unit has its result.
    fn settled(&mut self, target: UnitRef) {
        let combats = self.combats.iter_mut().filter(|it| it.at == target);
        combats.for_each(|combat| combat.open = false);
    }

    /// Drops a unit's pending retreat, now that it is resolved.
    fn retreats(&mut self, unit: UnitRef) {
        for combat in &mut self.combats {
            let effects = &mut combat.effects;
            effects.retain(|effect| *effect != (unit, Effect::Pressed));
        }
    }

    /// Records an effect on a unit, in its last combat or outside combats.
    fn befell(&mut self, unit: UnitRef, effect: Effect) {
        let mut combats = self.combats.iter_mut().rev();
        let of = combats.find(|it| it.at == unit || it.by.contains(&unit));
        match of {
            Some(combat) => combat.effects.push((unit, effect)),
            None => self.alone.push((unit, effect)),
        }
    }

    fn fire(&self, writer: &mut ReportWriter) {
        let [before, after] = &self.guns;
        fates(writer, before);
        let clauses: Vec<String> = self
            .shots
            .iter()
            .map(|(unit, target)| {
                let (units, target) = (writer.units([unit]), writer.units([target]));
                writer.fill("tale.shot", &[("units", &units), ("target", &target)])
            })
            .collect();
        writer.add_all(Notable, clauses);
        if self.vain > 0 {
            let n = writer.number(count(self.vain));
            writer.say_of(Small, "tale.vain", self.vain, &[("n", &n)]);
        }
        fates(writer, after);
    }

    fn fights(&self, battle: &Battle, writer: &mut ReportWriter) {
        for combat in &self.combats {
            let attack = combat.in_words(battle, writer);
            let effects = in_words(battle, writer, &combat.effects);
            writer.add_together(Notable, iter::once(attack).chain(effects));
        }
        for effect in in_words(battle, writer, &self.alone) {
            writer.add(Notable, effect);
        }
    }
}

fn fates(writer: &mut ReportWriter, guns: &[GunFate]) {
    for (key, gun, by) in guns {
        let (gun, by) = (writer.units([gun]), writer.units(by));
        let values = [("units", gun.as_str()), ("by", &by)];
        writer.say(Notable, &format!("tale.gun.{key}"), &values);
    }
}

impl Combat {
    /// Returns the attack as a sentence. If no effects are recorded, the sentence also states
    /// whether the attack had no effect or is not resolved yet.
    fn in_words(&self, battle: &Battle, writer: &ReportWriter) -> String {
        let all = self.by.iter();
        let (charged, attacked): (Vec<UnitRef>, Vec<UnitRef>) =
            all.partition(|unit| self.charged.contains(unit));
        let (way, units) = match (attacked.is_empty(), charged.is_empty()) {
            (true, _) => ("charged", &charged),
            (false, true) => ("attacked", &attacked),
            (false, false) => ("joined", &attacked),
        };
        let key = match (self.effects.is_empty(), self.open) {
            (false, _) => format!("tale.{way}"),
            (true, true) => format!("tale.{way}_open"),
            (true, false) => format!("tale.{way}_vain"),
        };
        let (units, horse) = (writer.units(units), writer.units(&charged));
        let target = writer.units([&self.at]);
        let hex = self.hex.map(|it| battle.hex_name(it)).unwrap_or_default();
        let values = [
            ("units", units.as_str()),
            ("horse", &horse),
            ("target", &target),
            ("hex", &hex),
        ];
        writer.fill(&key, &values)
    }
}

/// Returns the effects on units in order, a sentence for each effect with its units.
fn in_words(battle: &Battle, writer: &ReportWriter, effects: &[(UnitRef, Effect)]) -> Vec<String> {
    let mut grouped: Vec<(Effect, Vec<UnitRef>)> = Vec::new();
    for (unit, effect) in effects {
        match grouped.iter_mut().find(|(it, _)| it == effect) {
            Some((_, units)) if units.contains(unit) => {}
            Some((_, units)) => units.push(*unit),
            None => grouped.push((*effect, vec![*unit])),
        }
    }
    let sentence = |(effect, units): (Effect, Vec<UnitRef>)| {
        let hex = if let Effect::Back(cell) = effect {
            battle.hex_name(cell)
        } else {
            String::new()
        };
        let units = writer.units(&units);
        let values = [("units", units.as_str()), ("hex", &hex)];
        writer.fill(&format!("tale.effect.{}", effect.id()), &values)
    };
    grouped.into_iter().map(sentence).collect()
}

impl Effect {
    const fn id(self) -> &'static str {
        match self {
            Self::Disordered => "disordered",
            Self::Downhill => "downhill",
            Self::Back(_) => "back",
            Self::Pressed => "pressed",
            Self::Stayed => "stayed",
            Self::Left(away) => away.id(),
        }
    }
}
