//! The battle retold for a report: whom guns fired on, who attacked or charged
//! whom in a side's turn, and what came of it.

use drumhead_words::play::UnitRef;

use super::army::Arm;
use super::battle::Battle;
use super::event::{Event, WhyDisordered, WhyUnmanned};
use super::state::{Away, Standing};
use super::tables::REPORT_EN;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::hex::Cell;
use drumhead_rules::report::Weight::{Notable, Small};
use drumhead_rules::report::{
    HexStory, Sentences, Tale, Telling, Told, about, about_many, counted, each_apart, paragraph,
    together,
};

/// A battle being retold.
pub type Story = HexStory<Battle>;

/// The sentences of reports.
static ENGLISH: Sentences = Sentences::of(&[REPORT_EN]);

/// What was fought in a side's turn.
#[derive(Debug, Default)]
pub struct Deeds {
    /// Who began the turn out of command.
    out: Vec<UnitRef>,
    recovered: Vec<UnitRef>,
    /// Guns that disordered their target, and how many shots did nothing.
    shots: Vec<(UnitRef, UnitRef)>,
    vain: usize,
    /// What became of guns: the key of its sentence, the gun, and by whom.
    guns: Vec<(&'static str, UnitRef, Option<UnitRef>)>,
    combats: Vec<Combat>,
    /// What befell units outside of combats.
    alone: Vec<(UnitRef, Effect)>,
}

/// All attacks on one unit in a side's turn.
#[derive(Debug)]
struct Combat {
    by: Vec<UnitRef>,
    charge: bool,
    at: UnitRef,
    /// Where it stood.
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
        self.hex_name(cell)
    }

    fn called(&self) -> Vec<(UnitRef, String)> {
        let units = self.state.units();
        units.map(|(unit, it)| (unit, it.name.clone())).collect()
    }

    fn take(&self, event: &Event, tale: &mut Tale<Deeds>) {
        let deeds = &mut tale.deeds;
        match event {
            Event::TurnBegan { mover, orders, .. } => {
                let out = orders.iter().filter(|order| !order.in_command);
                let out = out.map(|order| UnitRef::new(*mover, order.unit));
                deeds.out.extend(out);
            }
            Event::Recovered { unit } => deeds.recovered.push(*unit),
            Event::Moved { unit, path, .. } => {
                if let (Some(from), Some(to)) = (path.first(), path.last())
                    && from != to
                {
                    tale.march(*unit, *to);
                }
            }
            Event::Fired {
                unit,
                target,
                disorders: true,
                ..
            } => deeds.shots.push((*unit, *target)),
            Event::Fired { .. } => deeds.vain += 1,
            Event::Manned { unit, replaced } => {
                let key = if *replaced { "replaced" } else { "manned" };
                deeds.guns.push((key, *unit, None));
            }
            Event::Unmanned { unit, why, .. } => {
                let key = match why {
                    WhyUnmanned::Attempt | WhyUnmanned::Adjacent => "fled",
                    WhyUnmanned::Forsaken => "forsaken",
                };
                deeds.guns.push((key, *unit, None));
            }
            Event::Captured { unit, by, .. } => deeds.guns.push(("captured", *unit, Some(*by))),
            Event::Engaged {
                unit,
                target,
                charge,
            } => deeds.attacked(self, *unit, *target, *charge),
            // What fire did is told of the shot.
            Event::Disordered {
                why: WhyDisordered::Fire,
                ..
            } => {}
            Event::Disordered { unit, why } => {
                let effect = match why {
                    WhyDisordered::Downhill => Effect::Downhill,
                    WhyDisordered::Fire | WhyDisordered::Combat => Effect::Disordered,
                };
                deeds.befell(*unit, effect);
            }
            Event::Retreated { unit, to } => {
                deeds.befell(*unit, to.map_or(Effect::Stayed, Effect::Back));
            }
            Event::Left { unit, away } => {
                deeds.befell(*unit, Effect::Left(*away));
                let leader = self
                    .state
                    .unit(*unit)
                    .is_some_and(|it| it.arm == Arm::Leader);
                if !leader {
                    tale.lose(unit.side, "units", 1);
                }
            }
            Event::Corrected { unit, .. } => tale.by_hand(*unit),
            // Told by what they bring about, or not worth a sentence.
            Event::Deployed { .. }
            | Event::StepBegan { .. }
            | Event::Turned { .. }
            | Event::Fought { .. }
            | Event::Settled { .. }
            | Event::MustRetreat { .. }
            | Event::FromPaper { .. } => {}
        }
    }

    fn open(&self, deeds: &Deeds, telling: &mut Telling) {
        about_many(telling, Small, ["tale.out", "tale.out_many"], &deeds.out);
        about(telling, Notable, "tale.recovered", &deeds.recovered);
        paragraph(telling, "tale.orders");
    }

    fn say(&self, deeds: &Deeds, telling: &mut Telling) {
        deeds.fire(telling);
        paragraph(telling, "tale.fire");
        deeds.fights(self, telling);
        paragraph(telling, "tale.combat");
    }
}

impl Deeds {
    /// A unit attacks another: all attacks on one unit are told together.
    fn attacked(&mut self, before: &Battle, by: UnitRef, at: UnitRef, charge: bool) {
        if let Some(known) = self.combats.iter_mut().find(|it| it.at == at) {
            known.charge |= charge;
            if !known.by.contains(&by) {
                known.by.push(by);
            }
            return;
        }
        let hex = before.state.unit(at).and_then(Standing::place);
        self.combats.push(Combat {
            by: vec![by],
            charge,
            at,
            hex,
            effects: Vec::new(),
        });
    }

    /// Something befell a unit: in the last combat that it was in, or alone.
    fn befell(&mut self, unit: UnitRef, effect: Effect) {
        let mut combats = self.combats.iter_mut().rev();
        let of = combats.find(|it| it.at == unit || it.by.contains(&unit));
        match of {
            Some(combat) => combat.effects.push((unit, effect)),
            None => self.alone.push((unit, effect)),
        }
    }

    fn fire(&self, telling: &mut Telling) {
        let clauses = self.shots.iter().map(|(unit, target)| {
            let (units, target) = (telling.units([unit]), telling.units([target]));
            telling.fill("tale.shot", &[("units", &units), ("target", &target)])
        });
        let clauses: Vec<String> = clauses.collect();
        together(telling, Notable, &clauses);
        if self.vain > 0 {
            let n = telling.number(counted(self.vain));
            telling.say_of(Small, "tale.vain", self.vain, &[("n", &n)]);
        }
        for (key, gun, by) in &self.guns {
            let (gun, by) = (telling.units([gun]), telling.units(by));
            let values = [("units", gun.as_str()), ("by", &by)];
            telling.say(Notable, &format!("tale.gun.{key}"), &values);
        }
    }

    fn fights(&self, battle: &Battle, telling: &mut Telling) {
        let (mut clauses, mut vain) = (Vec::new(), Vec::new());
        for combat in &self.combats {
            let (who, effects) = combat.came(battle, telling);
            let (units, target) = (telling.units(&combat.by), telling.units([&combat.at]));
            let hex = combat
                .hex
                .map_or_else(String::new, |it| battle.hex_name(it));
            let came = telling.list(&effects);
            let values = [
                ("units", units.as_str()),
                ("target", &target),
                ("hex", &hex),
                ("came", &came),
            ];
            let key = match (combat.charge, who) {
                (true, Hurt::Nobody) => "tale.charged_vain",
                (true, Hurt::Attacker) => "tale.charged_and",
                (true, Hurt::Target) => "tale.charged_who",
                (true, Hurt::Several) => "tale.charged",
                (false, Hurt::Nobody) => "tale.attacked_vain",
                (false, Hurt::Attacker) => "tale.attacked_and",
                (false, Hurt::Target) => "tale.attacked_who",
                (false, Hurt::Several) => "tale.attacked",
            };
            let said = telling.fill(key, &values);
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

impl Combat {
    /// Whom something befell, and what: of one alone its fate, of several who
    /// suffered which.
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

/// Whom a combat hurt.
#[derive(Clone, Copy, Debug)]
enum Hurt {
    Nobody,
    Attacker,
    Target,
    Several,
}

/// What befell a unit, each thing once.
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

/// What befell units, in the order in which they are first met, each in one
/// clause.
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
