//! A charged unit replies: it receives the charge, countercharges, evades or forms square (F-6.07,
//! F-7.46, F-7.47, F-7.26).

use super::choices::{asks_passed, distance};
use super::reach;
use crate::battle::charges::{
    self, ChargeObservations, against, against_attack, barred_ahead, charge_objections, is_enemy,
    is_measured, out_of_reach, shoots_charging,
};
use crate::battle::flight::are_met;
use crate::battle::liberty::{Deed, restraints};
use crate::battle::manoeuvres::Manoeuvre;
use crate::battle::passage::against_passing;
use crate::battle::prelude::*;

written! {
    /// A charged unit replies (F-6.07).
    pub struct Reply {
        /// The charged unit.
        pub unit: UnitRef,
        /// The unit that charges.
        pub charger: UnitRef,
        /// The reply.
        pub how: charges::Reply,
        /// Friends that the unit interpenetrates in an evasion or a countercharge (F-7.30 to
        /// F-7.32).
        #[serde(default)]
        pub through: Vec<UnitRef>,
    }

    /// A charged unit replied. The consequences follow as separate facts.
    pub struct Replied {
        /// The charged unit.
        pub unit: UnitRef,
        /// The unit that charges.
        pub charger: UnitRef,
        /// The reply.
        pub how: charges::Reply,
        /// The chargers that lose their target.
        pub missed: Vec<UnitRef>,
        /// Friends that the unit interpenetrated.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub through: Vec<UnitRef>,
    }
}

/// The replies, each with default observations.
const ANSWERED: [charges::Reply; 4] = [
    charges::Reply::Stands,
    charges::Reply::Countercharges {
        straight_run: true,
        broken_ground: false,
        distance: None,
        shoots: false,
    },
    charges::Reply::FormsSquare,
    charges::Reply::Evades,
];

impl Reply {
    /// Returns a reply without interpenetrated friends.
    pub const fn of(unit: UnitRef, charger: UnitRef, how: charges::Reply) -> Self {
        Self {
            unit,
            charger,
            how,
            through: Vec::new(),
        }
    }

    const fn key(&self) -> &'static str {
        match self.how {
            charges::Reply::Stands => "stands",
            charges::Reply::Countercharges { .. } => "countercharges",
            charges::Reply::Evades => "evades",
            charges::Reply::FormsSquare => "squares",
        }
    }

    /// Returns the countercharge as a charge; `None` for other replies.
    fn countercharge(&self) -> Option<ChargeObservations> {
        match self.how {
            charges::Reply::Countercharges {
                straight_run,
                broken_ground,
                distance,
                shoots,
            } => Some(ChargeObservations {
                straight_run,
                broken_ground,
                distance,
                shoots,
                ..ChargeObservations::default()
            }),
            charges::Reply::Stands | charges::Reply::Evades | charges::Reply::FormsSquare => None,
        }
    }

    /// Returns the chargers that lose their target: all chargers of a unit that evades.
    fn missed(&self, position: Position<'_>) -> Vec<UnitRef> {
        if self.how != charges::Reply::Evades {
            return Vec::new();
        }
        let on = |unit: &UnitRef| {
            let charge = position.state.charge_of(*unit);
            charge.is_some_and(|charge| charge.stage != ChargeStage::TargetGone)
        };
        let others = position
            .chargers(self.unit)
            .into_iter()
            .filter(on)
            .filter(|other| *other != self.charger);
        std::iter::once(self.charger).chain(others).collect()
    }

    fn against_countercharge(
        &self,
        position: Position<'_>,
        observed: ChargeObservations,
    ) -> Vec<Objection> {
        let Self { unit, charger, .. } = *self;
        let charged = position.chargers(unit).contains(&charger);
        let mut all = Vec::new();
        all.extend((!charged).then(|| against(unit, "not_charged", IN_DEFENCE)));
        all.extend(against_attack(
            position,
            unit,
            charger,
            observed.onto,
            observed.in_woods,
        ));
        all.extend(charge_objections(position, unit, Deed::Answer));
        if observed.shoots {
            all.extend(shoots_charging(position, unit, charger));
        }
        all.extend(barred_ahead(position, unit, charger, observed));
        all.extend(out_of_reach(position, unit, charger, observed));
        all.extend(against_passing(position, unit, &self.through));
        all
    }

    fn against_evasion(&self, position: Position<'_>) -> Vec<Objection> {
        let charges = position.state.charge_of(self.unit).is_some();
        let evades = position.may_evade(self.unit);
        let all = [
            (!evades).then(|| against(self.unit, "no_evader", EVADERS)),
            charges.then(|| against(self.unit, "countercharges", EVADERS)),
        ];
        let passing = against_passing(position, self.unit, &self.through);
        all.into_iter()
            .flatten()
            .chain(passing)
            .chain(restraints(position, self.unit, Deed::Answer))
            .collect()
    }
}

/// Whether the step is in the Shoot or Combat phase. Both come after the replies, but the players
/// can still allow a charge there.
fn allows_late_charges(step: Step) -> bool {
    matches!(step.phase(), Phase::Shoot | Phase::Combat)
}

/// Replies to charges (F-6.07).
impl Position<'_> {
    /// Whether a charged unit can reply in this step: the step in which its side replies, or a step
    /// in which the players can allow a late charge.
    fn may_reply_now(&self, unit: UnitRef) -> bool {
        let now = self.state.now.step;
        now.answering_side(self.state.side_a) == Some(unit.side) || allows_late_charges(now)
    }

    /// Whether the unit must reply to this charger now.
    pub(in crate::battle) fn answers(&self, unit: UnitRef, charger: UnitRef) -> bool {
        let (Some(state), Some(by)) = (self.here(unit), self.state.units.get(&charger)) else {
            return false;
        };
        let Some(charge) = by.charge.filter(|charge| charge.target == unit) else {
            return false;
        };
        // A routing unit does not reply.
        let may = !state.routs() && !state.sniper && !state.step.answered.contains(&charger);
        if charge.counter || charge.crash_in || !may {
            return false;
        }
        let step = self.state.now.step;
        let in_turn = step.answering_side(self.state.side_a) == Some(unit.side)
            && charge.stage == ChargeStage::Declared
            && !state.step.before.countered;
        // If the players allowed a charge after the step of replies, the reply to it is due at
        // once.
        let late = allows_late_charges(step)
            && matches!(charge.stage, ChargeStage::Declared | ChargeStage::Passed)
            && by.step.declared
            && !by.step.charges_on
            && state.charge.is_none();
        in_turn || late
    }

    /// Returns the objection to a unit's other work while any unit's reply to a late charge is due:
    /// charges are met before anything else (F-6.07).
    pub(in crate::battle) fn replies_first(&self, unit: UnitRef) -> Option<Objection> {
        let to_answer = |(charger, by): (&UnitRef, &UnitState)| {
            let charge = by.charge;
            charge.is_some_and(|charge| self.answers(charge.target, *charger))
        };
        let mut units = self.state.units.iter();
        let first = allows_late_charges(self.state.now.step) && units.any(to_answer);
        first.then(|| objection("replies_first", ANSWERS).with("unit", unit))
    }
}

/// Whether this work is a reply that comes before the other work of its step.
pub(super) fn comes_first(battle: &Battle, first: &Obligation) -> bool {
    Reply::fulfils(first) && allows_late_charges(battle.state.now.step)
}

impl Demanded for Reply {
    fn is_due(&self, battle: &Battle) -> bool {
        position(battle).answers(self.unit, self.charger)
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_pair("answer", ANSWERS, self.unit, self.charger)
    }
}

impl Action<Fornovo> for Reply {
    const NAME: &'static str = "reply";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(ANSWERS);
    const OBLIGATIONS: &'static [&'static str] = &["answer"];
    const ALTERNATIVES: bool = true;
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        on_table(battle, self.unit)?;
        is_enemy(self.unit, self.charger)?;
        state_of(battle, self.charger)?;
        are_met(battle, self.unit, &self.through)?;
        is_measured(self.countercharge().and_then(|observed| observed.distance))?;
        let forms = self.how == charges::Reply::FormsSquare;
        if forms && !position(battle).could(self.unit, Manoeuvre::FormSquare) {
            return Err(impossible("cannot_form_square").with("unit", self.unit));
        }
        Ok(())
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        position(battle).may_reply_now(unit)
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let chargers = position(battle).chargers(unit).into_iter();
        chargers
            .filter(|charger| position(battle).answers(unit, *charger))
            .flat_map(|charger| ANSWERED.map(|how| Self::of(unit, charger, how)))
            .collect()
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let position = position(battle);
        let mut all = self.unless_due(battle, "answer_not_due");
        all.extend(match (self.how, self.countercharge()) {
            (charges::Reply::Evades, _) => self.against_evasion(position),
            (charges::Reply::FormsSquare, _) => {
                charge_objections(position, self.unit, Deed::Answer)
            }
            (_, Some(observed)) => self.against_countercharge(position, observed),
            (_, None) => Vec::new(),
        });
        all
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        let title = match self.how {
            charges::Reply::Stands => self.label(battle),
            charges::Reply::Countercharges { .. } => message("preview.countercharges")
                .with("unit", self.unit)
                .with("target", self.charger),
            charges::Reply::Evades => message("preview.evades").with("unit", self.unit),
            charges::Reply::FormsSquare => message("preview.moves").with("unit", self.unit),
        };
        Plan::plain(title)
    }

    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        let position = position(battle);
        match (self.how, self.countercharge()) {
            (charges::Reply::Evades, _) => reach::of_evasion(position, self.unit),
            (charges::Reply::FormsSquare, _) => forming_square(battle, self.unit),
            (_, Some(observed)) => {
                let between = (self.unit, self.charger);
                reach::of_charge(position, between, &observed, &self.through)
            }
            (_, None) => Explanation::default(),
        }
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let (unit, charger, how) = (self.unit, self.charger, self.how);
        let (missed, through) = (self.missed(position(battle)), &self.through);
        facts_of(battle, |resolver| {
            resolver.add(Replied {
                unit,
                charger,
                how,
                missed,
                through: through.clone(),
            })?;
            if how == charges::Reply::Evades {
                resolver.passed(unit, through)?;
                return resolver.evade(unit);
            }
            match self.countercharge() {
                Some(observed) => {
                    resolver.charge(unit, charger, observed, true, through)?;
                    resolver.is_met_on_the_way(charger, observed.distance)
                }
                None if how == charges::Reply::FormsSquare => {
                    resolver.manoeuvred(unit, Manoeuvre::FormSquare)
                }
                None => Ok(()),
            }
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let position = position(battle);
        if self.how == charges::Reply::Evades {
            return asks_passed(position, self.unit, "through")
                .into_iter()
                .collect();
        }
        let Some(observed) = self.countercharge() else {
            return Vec::new();
        };
        // The two units meet between their positions, so the countercharge is at most as long as
        // the distance of the charge.
        let charge = position.state.charge_of(self.charger);
        let between = charge.and_then(|charge| charge.distance);
        let reach = position.measured_reach(self.unit, self.charger, observed);
        let reach = reach.map(|reach| between.map_or(reach, |between| between.min(reach)));
        let shoots = position.may_shoot_charging(self.unit, self.charger);
        // A unit that shoots while charging does not move as far.
        let shoots =
            shoots.then(|| asks("how/shoots", "shoots_charging", Answer::YesNo).by(SHOOTS));
        let passed = asks_passed(position, self.unit, "through");
        let others = [
            asks("how/straight_run", "straight_run", Answer::YesNo),
            asks("how/broken_ground", "broken_ground", Answer::YesNo),
            distance("how/distance", reach),
        ];
        shoots.into_iter().chain(others).chain(passed).collect()
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        self.demanded(battle)
    }

    fn id(&self, battle: &Battle) -> OfferId {
        work::other_way(self.key(), &self.work(battle))
    }

    fn label(&self, _: &Battle) -> Message {
        let label = message(format!("offer.reply.{}", self.key()));
        label.with("unit", self.unit).with("other", self.charger)
    }
}

/// Explains the cost of forming square, and the movement debt. Without a debt, states that the
/// players judge whether there is time (F-7.26).
fn forming_square(battle: &Battle, unit: UnitRef) -> Explanation {
    let what = Manoeuvre::FormSquare;
    let square = super::Manoeuvre { unit, what };
    let context = square.context(battle).ok();
    let cost = context.map_or_else(Explanation::default, |state| square.explain(battle, &state));
    let needs = cost
        .needs
        .or_else(|| Some(message("preview.square.in_time")));
    Explanation { needs, ..cost }
}

impl Fact<Fornovo> for Replied {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let answered = &mut battle.state.unit_mut(self.unit)?.step.answered;
        answered.insert(self.charger);
        Ok(())
    }

    fn report(&self, _: &Battle, events: &mut ReportEvents) {
        match self.how {
            charges::Reply::Evades => events.evaded.push(self.unit),
            charges::Reply::FormsSquare => events.squares.push(self.unit),
            charges::Reply::Stands | charges::Reply::Countercharges { .. } => {}
        }
    }

    fn log(&self, _: &Battle) -> Vec<Line> {
        let made = match self.how {
            charges::Reply::Stands => unit_line("log.stands", self.unit)
                .with("other", self.charger)
                .about([self.charger])
                .by(ANSWERS),
            charges::Reply::Evades => {
                let key = match self.through.is_empty() {
                    true => "log.evades",
                    false => "log.evades_through",
                };
                unit_line(key, self.unit)
                    .with("units", self.missed.clone())
                    .with("through", self.through.clone())
                    .about(self.missed.clone())
                    .about(self.through.clone())
                    .by(EVADERS)
            }
            // The charge and the square have their own log lines.
            charges::Reply::Countercharges { .. } | charges::Reply::FormsSquare => {
                return Vec::new();
            }
        };
        vec![made]
    }
}
