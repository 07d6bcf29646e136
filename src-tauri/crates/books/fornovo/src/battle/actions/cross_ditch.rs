//! A unit crosses a ditch: mounted troops are disordered, and foot rolls (F-11.19).

use super::one_die;
use crate::battle::prelude::*;
use crate::terrain::{self, FeatureKind};

written! {
    /// A unit crosses a ditch (F-11.19).
    pub struct CrossDitch {
        /// The unit.
        pub unit: UnitRef,
    }

    /// A unit has crossed a ditch (F-11.19).
    pub struct CrossedDitch {
        /// The unit.
        pub unit: UnitRef,
        /// The die; `None` for troops that do not roll: mounted troops, and foot in disorder,
        /// unless that disorder ends when the foot leaves a bridge.
        pub face: Option<u8>,
        /// Whether the crossing disorders the unit.
        pub disordered: bool,
    }
}

impl CrossDitch {
    /// Whether it is the step of the side's moves, and the unit has moved this turn and could have
    /// crossed a ditch: there is a ditch on the table, and the unit has not crossed a ditch this
    /// turn.
    fn on_its_way(battle: &Battle, unit: UnitRef) -> bool {
        let moved = |state: &UnitState| {
            let Record {
                moved,
                crossed_ditch,
                ..
            } = state.turn;
            state.on_table() && moved != Moved::Stood && !crossed_ditch
        };
        let mut sites = battle.state.ground.values();
        let State { now, side_a, .. } = &battle.state;
        now.step.moving_side(*side_a) == Some(unit.side)
            && state_of(battle, unit).is_ok_and(moved)
            && sites.any(|site| site.feature.kind == FeatureKind::Ditch)
    }
}

impl Demanded for CrossDitch {
    fn is_due(&self, battle: &Battle) -> bool {
        let state = position(battle).here(self.unit);
        state.is_some_and(|state| state.step.at_ditch)
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_unit("ditch", DITCH, self.unit)
    }
}

impl Action<Fornovo> for CrossDitch {
    const NAME: &'static str = "ditch";
    const GROUP: Group = Group("ground");
    const CLAUSE: Option<ClauseId> = Some(DITCH);
    const OBLIGATIONS: &'static [&'static str] = &["ditch"];
    type Context<'a> = &'a UnitState;

    fn context<'a>(&self, battle: &'a Battle) -> Result<&'a UnitState, Impossible> {
        on_table(battle, self.unit)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let action = Self { unit };
        (action.is_due(battle) || Self::on_its_way(battle, unit)).then_some(action)
    }

    fn plan(&self, battle: &Battle, _: &&UnitState) -> Plan {
        let title = self.work(battle).label;
        if position(battle).rolls_at_ditch(self.unit) {
            one_die::plan(title, self.unit.side)
        } else {
            Plan::plain(title)
        }
    }

    fn explain(&self, battle: &Battle, _: &&UnitState) -> Explanation {
        match position(battle).rolls_at_ditch(self.unit) {
            true => one_die::explain("ditch", |face| {
                terrain::ditch_disorders(face, &battle.tables.rules)
            }),
            false => Explanation::default(),
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        _: &&UnitState,
        rolled: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        let rules = &battle.tables.rules;
        let face = rolled.face();
        let disordered = match face {
            Some(face) => terrain::ditch_disorders(face, rules),
            // Foot that does not roll is already disordered.
            None => position(battle).is_disordered_by_ditches(unit),
        };
        facts_of(battle, |resolver| {
            resolver.add(CrossedDitch {
                unit,
                face,
                disordered,
            })?;
            if disordered {
                resolver.disorder(unit, DisorderCause::Terrain)?;
            }
            Ok(())
        })
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        self.demanded(battle)
    }

    fn id(&self, battle: &Battle) -> OfferId {
        work::offer_id(&self.work(battle))
    }

    fn kind(&self, battle: &Battle) -> OfferKind {
        if self.is_due(battle) {
            OfferKind::Order
        } else {
            OfferKind::Terrain
        }
    }

    fn group(&self, battle: &Battle) -> Group {
        if self.is_due(battle) {
            PENDING
        } else {
            Self::GROUP
        }
    }

    fn label(&self, battle: &Battle) -> Message {
        if self.is_due(battle) {
            self.work(battle).label
        } else {
            message("offer.cross_ditch")
        }
    }
}

impl Fact<Fornovo> for CrossedDitch {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = battle.state.unit_mut(self.unit)?;
        state.step.at_ditch = false;
        state.turn.crossed_ditch = true;
        Ok(())
    }

    /// Returns the log lines. Troops that do not roll have a line only if they were already
    /// disordered. Otherwise the line about their disorder is enough.
    fn log(&self, before: &Battle) -> Vec<Line> {
        let made = match (self.face, self.disordered) {
            (Some(_), true) => unit_line("log.ditch_stumbles", self.unit)
                .including(unit_line("log.disorder.terrain", self.unit))
                .tone(Tone::Bad),
            (Some(_), false) => unit_line("log.ditch_crosses", self.unit),
            (None, _) => {
                let disorder = |state: &UnitState| state.disorder.is_some();
                if !state_of(before, self.unit).is_ok_and(disorder) {
                    return Vec::new();
                }
                unit_line("log.ditch_crossed", self.unit)
            }
        };
        vec![made.by(DITCH)]
    }
}
