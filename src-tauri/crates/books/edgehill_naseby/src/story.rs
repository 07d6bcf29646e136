//! The report of a battle: the targets of the guns, the attacks and charges of a side's turn, and
//! their results.

use drumhead_rules::report::Weight::{Notable, Small};
use drumhead_rules::report::about as about_units;
use drumhead_rules::report::{
    HexStory, Retold, Tale, Telling, about_many, each_apart, paragraph, together,
};
use drumhead_vocabulary::count;
use drumhead_vocabulary::play::other;

use crate::actions::{Fired, Manned, Moved, Retreated};
use crate::fates::{Left, WhyDisordered, WhyUnmanned};
use crate::prelude::*;

/// The narrator.
pub type Story = HexStory<EdgehillNaseby>;

/// The fighting of a side's turn.
#[derive(Debug, Default)]
pub struct Deeds {
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
    effects: Vec<(UnitRef, Effect)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    Disordered,
    Downhill,
    Back(Cell),
    Stayed,
    Left(Away),
}

impl Retold for EdgehillNaseby {
    fn chapter(battle: &Battle) -> (u32, Option<u8>) {
        (battle.state.turn, Some(battle.state.mover))
    }

    fn take(battle: &Battle, event: &Event, tale: &mut Tale<Deeds>) {
        let deeds = &mut tale.deeds;
        match event {
            Event::TurnBegan(began) => deeds.out.extend(began.out()),
            Event::Recovered(recovered) => deeds.recovered.push(recovered.unit),
            Event::Moved(moved) => marches(moved, tale),
            Event::Fired(fired) => deeds.fired(fired),
            Event::Manned(Manned { unit, replaced, .. }) => {
                let key = if *replaced { "replaced" } else { "manned" };
                deeds.gun((key, *unit, None));
            }
            Event::Unmanned(unmanned) => {
                let key = match unmanned.why {
                    WhyUnmanned::Attempt | WhyUnmanned::Adjacent => "fled",
                    WhyUnmanned::Forsaken => "forsaken",
                };
                deeds.gun((key, unmanned.unit, None));
            }
            Event::Captured(captured) => {
                deeds.gun(("captured", captured.unit, Some(captured.by)));
            }
            Event::Engaged(engaged) => deeds.attacked(battle, engaged),
            Event::Disordered(disordered) => match disordered.why {
                // The effect of fire is included in the sentence about the shot.
                WhyDisordered::Fire => {}
                WhyDisordered::Downhill => deeds.befell(disordered.unit, Effect::Downhill),
                WhyDisordered::Combat => deeds.befell(disordered.unit, Effect::Disordered),
            },
            Event::Retreated(Retreated { unit, to }) => {
                deeds.befell(*unit, to.map_or(Effect::Stayed, Effect::Back));
            }
            Event::Left(left) => leaves(battle, left, tale),
            Event::Corrected(corrected) => tale.by_hand(corrected.unit),
            Event::FromPaper(paper) => paper.set.iter().for_each(|it| tale.by_hand(it.unit)),
            // Events that are reported through their consequences, or are too minor for a sentence.
            Event::Deployed(_)
            | Event::StepBegan(_)
            | Event::Turned(_)
            | Event::Fought(_)
            | Event::Settled(_)
            | Event::MustRetreat(_) => {}
        }
    }

    fn open(_: &Battle, deeds: &Deeds, telling: &mut Telling) {
        about_many(telling, Small, ["tale.out", "tale.out_many"], &deeds.out);
        about_units(telling, Notable, "tale.recovered", &deeds.recovered);
        paragraph(telling, "tale.orders");
    }

    fn say(battle: &Battle, deeds: &Deeds, telling: &mut Telling) {
        deeds.fire(telling);
        paragraph(telling, "tale.fire");
        deeds.fights(battle, telling);
        paragraph(telling, "tale.combat");
    }
}

fn marches(moved: &Moved, tale: &mut Tale<Deeds>) {
    if let (Some(from), Some(to)) = (moved.path.first(), moved.path.last())
        && from != to
    {
        tale.march(moved.unit, *to);
    }
}

/// Reports a loss. A captured gun is a loss of its captor, unless the captor itself removes it.
fn leaves(battle: &Battle, left: &Left, tale: &mut Tale<Deeds>) {
    let Left { unit, away, by } = *left;
    match by {
        Some(by) => tale.deeds.gun(("overrun", unit, Some(by))),
        None => tale.deeds.befell(unit, Effect::Left(away)),
    }
    let standing = battle.state.unit(unit);
    if standing.is_none_or(|it| it.arm != Arm::Leader) {
        let loser = by.map_or_else(|| battle.state.serves(unit), |by| other(by.side));
        tale.lose(loser, "units", 1);
    }
}

impl Deeds {
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
            effects: Vec::new(),
        });
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

    fn fire(&self, telling: &mut Telling) {
        let [before, after] = &self.guns;
        fates(telling, before);
        let clauses: Vec<String> = self
            .shots
            .iter()
            .map(|(unit, target)| {
                let (units, target) = (telling.units([unit]), telling.units([target]));
                telling.fill("tale.shot", &[("units", &units), ("target", &target)])
            })
            .collect();
        together(telling, Notable, &clauses);
        if self.vain > 0 {
            let n = telling.number(count(self.vain));
            telling.say_of(Small, "tale.vain", self.vain, &[("n", &n)]);
        }
        fates(telling, after);
    }

    fn fights(&self, battle: &Battle, telling: &mut Telling) {
        let (mut clauses, mut vain) = (Vec::new(), Vec::new());
        for combat in &self.combats {
            let (who, effects) = combat.came(battle, telling);
            let said = combat.said(battle, telling, (who, &effects));
            if effects.is_empty() {
                vain.push(said);
            } else {
                clauses.push(said);
            }
        }
        each_apart(telling, Notable, &clauses);
        together(telling, Notable, &vain);
        let alone = said(battle, telling, &self.alone);
        together(telling, Notable, &alone);
    }
}

fn fates(telling: &mut Telling, guns: &[GunFate]) {
    for (key, gun, by) in guns {
        let (gun, by) = (telling.units([gun]), telling.units(by));
        let values = [("units", gun.as_str()), ("by", &by)];
        telling.say(Notable, &format!("tale.gun.{key}"), &values);
    }
}

impl Combat {
    /// Returns the combat and its result as part of a sentence.
    fn said(&self, battle: &Battle, telling: &Telling, (who, came): (Hurt, &[String])) -> String {
        let all = self.by.iter();
        let (charged, attacked): (Vec<UnitRef>, Vec<UnitRef>) =
            all.partition(|unit| self.charged.contains(unit));
        let key = key_of(who, !attacked.is_empty(), !charged.is_empty());
        let units = if attacked.is_empty() {
            &charged
        } else {
            &attacked
        };
        let (units, horse) = (telling.units(units), telling.units(&charged));
        let target = telling.units([&self.at]);
        let hex = self.hex.map(|it| battle.hex_name(it)).unwrap_or_default();
        let values = [
            ("units", units.as_str()),
            ("horse", &horse),
            ("target", &target),
            ("hex", &hex),
            ("came", &telling.list(came)),
        ];
        telling.fill(key, &values)
    }

    /// Returns the affected sides, and the results: of a single unit, or of each of several units.
    fn came(&self, battle: &Battle, telling: &Telling) -> (Hurt, Vec<String>) {
        let mut units = self.effects.iter().map(|(unit, _)| *unit);
        let Some(first) = units.next() else {
            return (Hurt::Nobody, Vec::new());
        };
        let alone = units.all(|unit| unit == first);
        let who = if alone && first == self.at {
            Hurt::Target
        } else if alone && self.by == [first] {
            Hurt::Attacker
        } else {
            return (Hurt::Several, said(battle, telling, &self.effects));
        };
        (who, fate(battle, telling, &self.effects, first))
    }
}

/// Returns the key of a combat's sentence, which depends on the affected sides and on whether units
/// attacked and charged.
const fn key_of(who: Hurt, attacked: bool, charged: bool) -> &'static str {
    match (who, attacked, charged) {
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
    Nobody,
    Attacker,
    Target,
    Several,
}

/// Returns the effects on a unit, each only once.
fn fate(
    battle: &Battle,
    telling: &Telling,
    effects: &[(UnitRef, Effect)],
    unit: UnitRef,
) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for (_, effect) in effects.iter().filter(|(it, _)| *it == unit) {
        let part = effect.said(battle, telling);
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts
}

/// Returns the effects on units, in order, with a part of a sentence for each unit.
fn said(battle: &Battle, telling: &Telling, effects: &[(UnitRef, Effect)]) -> Vec<String> {
    let mut units: Vec<UnitRef> = Vec::new();
    for (unit, _) in effects {
        if !units.contains(unit) {
            units.push(*unit);
        }
    }
    let clauses = units.into_iter().map(|unit| {
        let parts = fate(battle, telling, effects, unit);
        let (unit, fate) = (telling.units([&unit]), telling.list(&parts));
        telling.fill("tale.effect.of", &[("unit", &unit), ("fate", &fate)])
    });
    clauses.collect()
}

impl Effect {
    fn said(self, battle: &Battle, telling: &Telling) -> String {
        let key = match self {
            Self::Disordered => "disordered",
            Self::Downhill => "downhill",
            Self::Back(cell) => {
                let hex = battle.hex_name(cell);
                return telling.fill("tale.effect.back", &[("hex", &hex)]);
            }
            Self::Stayed => "stayed",
            Self::Left(away) => away.id(),
        };
        telling.fill(&format!("tale.effect.{key}"), &[])
    }
}
