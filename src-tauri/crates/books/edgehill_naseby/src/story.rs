//! The report of a battle: the targets of the guns, the attacks and charges of a side's turn, and
//! their results.

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

/// The fighting of a side's turn.
#[derive(Debug, Default)]
pub struct ReportEvents {
    /// The units that began the turn out of command.
    out: Vec<UnitRef>,
    recovered: Vec<UnitRef>,
    /// The guns that disordered their targets, and the number of shots without effect.
    shots: Vec<(UnitRef, UnitRef)>,
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

/// Counts a unit as a loss of the side that began with it, and only once, as the outcome of the
/// battle does. A gun is lost when it is captured.
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
        let (mut clauses, mut vain) = (Vec::new(), Vec::new());
        for combat in &self.combats {
            let (who, effects) = combat.came(battle, writer);
            let clause = combat.in_words(battle, writer, (who, &effects));
            if effects.is_empty() {
                vain.push(clause);
            } else {
                clauses.push(clause);
            }
        }
        writer.add_all(Notable, clauses);
        writer.add_all(Notable, vain);
        let alone = in_words(battle, writer, &self.alone, "tale.alone");
        writer.add_all(Notable, alone);
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
    /// Returns the combat and its result as part of a sentence.
    fn in_words(
        &self,
        battle: &Battle,
        writer: &ReportWriter,
        (who, came): (Hurt, &[String]),
    ) -> String {
        let all = self.by.iter();
        let (charged, attacked): (Vec<UnitRef>, Vec<UnitRef>) =
            all.partition(|unit| self.charged.contains(unit));
        let key = key_of(who, !attacked.is_empty(), !charged.is_empty());
        let units = if attacked.is_empty() {
            &charged
        } else {
            &attacked
        };
        let (units, horse) = (writer.units(units), writer.units(&charged));
        let target = writer.units([&self.at]);
        let hex = self.hex.map(|it| battle.hex_name(it)).unwrap_or_default();
        let values = [
            ("units", units.as_str()),
            ("horse", &horse),
            ("target", &target),
            ("hex", &hex),
            ("came", &writer.list(came)),
        ];
        writer.fill(key, &values)
    }

    /// Returns the affected party and its results: the results of the affected unit, or of each
    /// unit if there are several.
    fn came(&self, battle: &Battle, writer: &ReportWriter) -> (Hurt, Vec<String>) {
        let mut units = self.effects.iter().map(|(unit, _)| *unit);
        let Some(first) = units.next() else {
            let nobody = if self.open {
                Hurt::Unknown
            } else {
                Hurt::Nobody
            };
            return (nobody, Vec::new());
        };
        let alone = units.all(|unit| unit == first);
        let who = if alone && first == self.at {
            Hurt::Target
        } else if alone && self.by == [first] {
            Hurt::Attacker
        } else {
            return (
                Hurt::Several,
                in_words(battle, writer, &self.effects, "tale.effect.of"),
            );
        };
        (who, fate(battle, writer, &self.effects, first))
    }
}

/// Returns the key of a combat's sentence, which depends on the side affected and on whether some
/// attackers attacked normally and some charged.
const fn key_of(who: Hurt, attacked: bool, charged: bool) -> &'static str {
    match (who, attacked, charged) {
        (Hurt::Unknown, true, true) => "tale.joined_open",
        (Hurt::Unknown, _, true) => "tale.charged_open",
        (Hurt::Unknown, _, false) => "tale.attacked_open",
        (Hurt::Nobody, true, true) => "tale.joined_vain",
        (Hurt::Nobody, _, true) => "tale.charged_vain",
        (Hurt::Nobody, _, false) => "tale.attacked_vain",
        (Hurt::Attacker, true, true) => "tale.joined_and",
        (Hurt::Attacker, _, true) => "tale.charged_and",
        (Hurt::Attacker, _, false) => "tale.attacked_and",
        (Hurt::Target, true, true) => "tale.joined_who",
        (Hurt::Target, _, true) => "tale.charged_who",
        (Hurt::Target, _, false) => "tale.attacked_who",
        (Hurt::Several, true, true) => "tale.joined",
        (Hurt::Several, _, true) => "tale.charged",
        (Hurt::Several, _, false) => "tale.attacked",
    }
}

/// The sides affected by a combat.
#[derive(Clone, Copy, Debug)]
enum Hurt {
    /// The combat has no result.
    Unknown,
    Nobody,
    Attacker,
    Target,
    Several,
}

/// Returns the effects on a unit, each only once.
fn fate(
    battle: &Battle,
    writer: &ReportWriter,
    effects: &[(UnitRef, Effect)],
    unit: UnitRef,
) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for (_, effect) in effects.iter().filter(|(it, _)| *it == unit) {
        let part = effect.in_words(battle, writer);
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts
}

/// Returns the effects on units, in order, as a phrase for each unit.
fn in_words(
    battle: &Battle,
    writer: &ReportWriter,
    effects: &[(UnitRef, Effect)],
    key: &str,
) -> Vec<String> {
    let mut units: Vec<UnitRef> = Vec::new();
    for (unit, _) in effects {
        if !units.contains(unit) {
            units.push(*unit);
        }
    }
    let clauses = units.into_iter().map(|unit| {
        let parts = fate(battle, writer, effects, unit);
        let (unit, fate) = (writer.units([&unit]), writer.list(&parts));
        writer.fill(key, &[("unit", &unit), ("fate", &fate)])
    });
    clauses.collect()
}

impl Effect {
    fn in_words(self, battle: &Battle, writer: &ReportWriter) -> String {
        let key = match self {
            Self::Disordered => "disordered",
            Self::Downhill => "downhill",
            Self::Back(cell) => {
                let hex = battle.hex_name(cell);
                return writer.fill("tale.effect.back", &[("hex", &hex)]);
            }
            Self::Pressed => "pressed",
            Self::Stayed => "stayed",
            Self::Left(away) => away.id(),
        };
        writer.fill(&format!("tale.effect.{key}"), &[])
    }
}
