//! A general joins or leaves a unit (F-3.07).

use super::endanger::Endanger;
use super::moving::side_moves;
use crate::army::Rank;
use crate::battle::general_name;
use crate::battle::generals::{GeneralMoved, LossesPast};
use crate::battle::prelude::*;

/// The heading for orders to generals.
const GENERALS: Group = Group("general");
/// The id of the objection that the unit was not assigned to the subgeneral.
const NOT_HIS: &str = "not_his";

/// A general joins or leaves a unit (F-3.07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attach {
    /// The general.
    pub general: GeneralRef,
    /// The unit to join; `None` if the general leaves his unit.
    pub unit: Option<UnitRef>,
}

impl Written for Attach {
    fn unit(&self) -> Option<UnitRef> {
        self.unit
    }
}

/// Whether the unit was not assigned to the subgeneral (F-3.01).
fn is_not_his(battle: &Battle, general: GeneralRef, unit: UnitRef) -> bool {
    let army = battle.setup.army(general.side);
    let of = army.and_then(|army| army.generals.iter().find(|of| of.id == general.general));
    let (Some(of), Some((bought, _))) = (of, position(battle).unit(unit)) else {
        return false;
    };
    of.rank != Rank::CommanderInChief && bought.general != Some(of.id)
}

impl Action<Fornovo> for Attach {
    const NAME: &'static str = "attach";
    const GROUP: Group = GENERALS;
    const KIND: OfferKind = OfferKind::General;
    const CLAUSE: Option<ClauseId> = Some(ATTACHES);
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        match battle.state.generals.get(&self.general) {
            None => return Err(impossible("no_such_general")),
            Some(Commander::Lost) => {
                let name = general_name(position(battle), self.general);
                return Err(impossible("general_lost").with("general", name));
            }
            Some(Commander::Alone | Commander::With { .. }) => {}
        }
        let Some(unit) = self.unit else {
            return Ok(());
        };
        on_table(battle, unit)?;
        if unit.side != self.general.side {
            let name = general_name(position(battle), self.general);
            let joins = message("impossible.joins_no_friend").with("general", name);
            return Err(impossible("not_a_friend").saying(joins));
        }
        Ok(())
    }

    /// Returns orders for the side's unattached generals to join the unit, and for the generals
    /// with the unit to leave it. A sniper has no such orders.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let state = battle.state.units.get(&unit);
        let hosts = state.is_some_and(|state| state.on_table() && !state.sniper);
        if !hosts {
            return Vec::new();
        }
        let generals = battle
            .state
            .generals
            .iter()
            .filter(|(general, _)| general.side == unit.side);
        let of = |general: GeneralRef, commander| {
            let unit = match commander {
                Commander::Alone => Some(unit),
                Commander::With { unit: with } if with == unit => None,
                Commander::With { .. } | Commander::Lost => return None,
            };
            Some(Self { general, unit })
        };
        generals
            .filter_map(|(general, now)| of(*general, *now))
            .collect()
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        side_moves(battle, unit.side) || battle.state.now.step == Step::SetUp
    }

    fn objections(&self, battle: &Battle, (): &()) -> Vec<Objection> {
        let general = self.general;
        let with = self.unit.and_then(|unit| battle.state.general_with(unit));
        let has_other = with.is_some_and(|other| other != general);
        let not_his = self
            .unit
            .is_some_and(|unit| is_not_his(battle, general, unit));
        // Before the first turn, generals are placed freely, as units are (D-234).
        let placed = battle.state.now.step == Step::SetUp;
        let phase = battle.state.now.step.phase() == Phase::Move;
        let other_side = phase && !side_moves(battle, general.side);
        let name = general_name(position(battle), general);
        let in_danger = Endanger { general }.is_due(battle);
        let all = objections([
            (in_danger, "danger_first", IN_DANGER),
            (has_other, "has_general", ATTACHES),
            (not_his, NOT_HIS, OWN_GENERAL),
            (other_side, "not_among_moves", AMONG_MOVES),
            (!phase && !placed, "not_move_phase", ATTACHES),
        ]);
        all.map(|it| it.with("general", name.as_str())).collect()
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        are_only(against, &[NOT_HIS])
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, &(), &Rolled::default()))
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let general = self.general;
        let now = match self.unit {
            Some(unit) => Commander::With { unit },
            None => Commander::Alone,
        };
        let lost = |unit: &UnitRef| {
            let lost = state_of(battle, *unit).is_ok_and(|state| state.turn.lost_in_phase > 0);
            lost && battle.state.general_with(*unit).is_none()
        };
        let lost = self.unit.filter(lost);
        facts_of(battle, |resolver| {
            resolver.add(GeneralMoved { general, now })?;
            match lost {
                Some(unit) => resolver.change(unit, LossesPast { unit }),
                None => Ok(()),
            }
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.general.general.0)
    }

    fn label(&self, battle: &Battle) -> Message {
        let key = match self.unit {
            Some(_) => "offer.attach",
            None => "offer.detach",
        };
        message(key).with("general", general_name(position(battle), self.general))
    }
}
