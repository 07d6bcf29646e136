//! A charge that makes contact with an enemy (D3-15, D3-33): a melee begins, guns are lost, or a
//! commander leaves the table (D3-39, D3-44).

use super::MELEE;
use crate::activation::{acting, activation, moves_free, moves_now, ordered};
use crate::interpretations::{DragoonsCharge, Interpretations, TrottersCharge};
use crate::losses::{contacted, eliminated, leaves};
use crate::melee::MeleeBegan;
use crate::moves::{Gait, move_faults, moved};
use crate::odds::Prospect;
use crate::prelude::*;
use crate::tables::Tables;
use crate::ways::{Aim, Route, contacts, route};

written! {
    /// Charges an enemy and makes contact.
    pub struct Charge {
        /// The unit.
        pub unit: UnitRef,
        /// The enemy to charge.
        pub target: UnitRef,
        /// The facing during the charge.
        pub facing: Facing,
        /// The hex from which the unit makes contact, if several are possible.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub from: Option<Cell>,
    }
}

/// Returns whether units of this type may start a melee (D3-33). `ammunition` is whether they have
/// any.
pub fn may_initiate(
    kind: UnitType,
    ammunition: bool,
    tables: &Tables,
    interpretations: &Interpretations,
) -> bool {
    let trotters = matches!(kind, UnitType::Trotters | UnitType::Cuirassiers);
    if trotters && ammunition && interpretations.trotters_may_charge_with_ammo == TrottersCharge::No
    {
        return false;
    }
    let dragoons = interpretations.dragoons_as_cavalry == DragoonsCharge::Yes;
    tables.troop(kind).initiates || (kind == UnitType::Dragoons && dragoons)
}

/// The context of a charge: the units and the route.
pub struct Charging<'a> {
    state: &'a UnitState,
    from: Place,
    target: &'a UnitState,
    /// The target's position.
    to: Place,
    route: Route,
}

impl Charging<'_> {
    /// Returns the hex where the charge ends.
    fn ends_in(&self) -> Cell {
        self.route.comes_to((self.from.hex, self.to.hex))
    }
}

/// Returns the hexes from which a unit with this facing can make contact with the unit in a hex.
fn ends(battle: &Battle, unit: UnitRef, facing: Facing, to: Cell) -> Vec<Cell> {
    let mut ends = contacts(battle, unit, facing, to);
    ends.retain(|end| route(battle, unit, facing, Aim::Contact(to, Some(*end))).is_open());
    ends
}

/// Returns the facings with an open way into contact with the unit in a hex.
fn ways(battle: &Battle, unit: UnitRef, to: Cell) -> Vec<Facing> {
    let facings = interpretations(battle).facings.allowed().iter().copied();
    let open = |facing: &Facing| !ends(battle, unit, *facing, to).is_empty();
    let mut ways: Vec<_> = facings.filter(open).collect();
    // The current facing comes first. A unit that has turned does not turn again.
    let own = battle.state.place(unit).map(|place| place.facing);
    let state = battle.state.unit(unit);
    let turned = state.is_some_and(|state| state.acted.moved == Movement::Turned);
    ways.retain(|facing| !turned || Some(*facing) == own);
    ways.sort_by_key(|facing| Some(*facing) != own);
    ways
}

/// Returns whether the target is a commander: contact with him is not a melee.
fn is_contact(battle: &Battle, target: UnitRef) -> bool {
    battle.state.unit(target).is_some_and(UnitState::commands)
}

fn is_artillery(unit: &UnitState) -> bool {
    unit.kind == UnitType::Artillery
}

impl Charge {
    /// Returns the objection if this type may not start a melee. Contact with a commander does not
    /// start one.
    fn initiates(&self, battle: &Battle, charging: &Charging<'_>) -> Option<Objection> {
        let Charging { state, target, .. } = charging;
        let (tables, interpretations) = (&battle.tables, interpretations(battle));
        let may = |loaded| may_initiate(state.kind, loaded, tables, interpretations);
        if may(!state.out_of_ammunition) || target.commands() {
            return None;
        }
        let dragoons = interpretations.dragoons_as_cavalry == DragoonsCharge::Yes;
        let why = match (may(false), dragoons) {
            (true, _) => "initiate_loaded",
            (false, true) => "initiate_dragoons",
            (false, false) => "initiate",
        };
        Some(objection(why, INITIATE).with("unit", self.unit))
    }
}

impl Action<D3Ecw> for Charge {
    const NAME: &'static str = "charge";
    const GROUP: Group = MELEE;
    const KIND: OfferKind = OfferKind::Move;
    type Context<'a> = Charging<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<Charging<'a>, Impossible> {
        let (state, from) = acting(battle, self.unit)?;
        let (target, to) = enemy(battle, self.unit, self.target)?;
        if target.attached.is_some() {
            return Err(impossible("attached").with("unit", self.target));
        }
        let aim = Aim::Contact(to.hex, self.from);
        let route = route(battle, self.unit, self.facing, aim);
        Ok(Charging {
            state,
            from,
            target,
            to,
            route,
        })
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        moves_now(battle, unit)
    }

    /// Returns an offer for each enemy within reach.
    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        if ordered(battle, unit).is_none() {
            return Vec::new();
        }
        let enemies = enemies(battle, unit.side).filter(|(_, state, _)| state.attached.is_none());
        let charges = enemies.filter_map(|(target, _, place)| {
            let facing = ways(battle, unit, place.hex).into_iter().next()?;
            let ends = ends(battle, unit, facing, place.hex);
            let several = contacts(battle, unit, facing, place.hex).len() > 1;
            let from = ends.first().copied().filter(|_| several);
            Some(Self {
                unit,
                target,
                facing,
                from,
            })
        });
        charges.collect()
    }

    /// Returns the objections. A unit that moves with its commander may contact a commander, which
    /// is a move (D3-44), but no melee is fought in his step.
    fn objections(&self, battle: &Battle, charging: &Charging<'_>) -> Vec<Objection> {
        // A unit that has turned may go straight on, or fight an adjacent enemy (gap D3-A28).
        let gait = if self.facing == charging.from.facing {
            Gait::Straight
        } else {
            Gait::Other
        };
        let mut against = move_faults(battle, self.unit, gait);
        if moves_free(battle, self.unit) && !charging.target.commands() {
            against.extend(activation(battle, self.unit, false));
        }
        against.extend(facing_faults(battle, self.unit, self.facing));
        against.extend(charging.route.stops.iter().cloned());
        against.extend(self.initiates(battle, charging));
        against
    }

    fn plan(&self, battle: &Battle, _: &Charging<'_>) -> Plan {
        let key = if is_contact(battle, self.target) {
            "preview.contact"
        } else {
            "preview.charge"
        };
        let title = message(key).with("unit", placed(self.unit));
        Plan::plain(title.with("target", placed(self.target)))
    }

    /// Explains the odds of the attack that follows, or the removal of the target or of the guns
    /// that charge.
    fn explain(&self, battle: &Battle, charging: &Charging<'_>) -> Explanation {
        let target = charging.target;
        if target.commands() || is_artillery(target) || is_artillery(charging.state) {
            let facts = self.resolve(battle, charging, &Rolled::default());
            return Explanation::from_facts(battle, facts);
        }
        let (hex, facing) = (charging.ends_in(), self.facing);
        let (by, at) = (Place { hex, facing }, charging.to);
        let charges = hex != charging.from.hex;
        let prospect = Prospect::of_melee((self.unit, by), (self.target, at), charges);
        let fought = prospect.explain(battle);
        let follows = message("preview.then_fights");
        let met = self.resolve(battle, charging, &Rolled::default());
        let met = contacted(battle, &met.unwrap_or_default());
        let needs = std::iter::once(follows).chain(fought.needs).chain(met);
        Explanation {
            needs: Some(bare(Value::List(needs.collect(), " "))),
            ..fought
        }
    }

    fn resolve(
        &self,
        battle: &Battle,
        charging: &Charging<'_>,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let Self {
            unit,
            target,
            facing,
            ..
        } = *self;
        let how = if charging.target.commands() {
            Movement::Contacted
        } else if far(battle, charging.from.hex, charging.to.hex) <= 1 {
            Movement::Engaged
        } else {
            Movement::Charged
        };
        let hex = charging.ends_in();
        let place = Place { hex, facing };
        let mut facts = moved(battle, unit, place, &charging.route, how);
        if charging.target.commands() {
            facts.push(leaves(target, Away::Contacted, false));
            return Ok(facts);
        }
        let [attacks, attacked] = [charging.state, charging.target].map(is_artillery);
        facts.extend(attacked.then(|| eliminated(battle, target, Some(unit))));
        facts.extend(attacks.then(|| eliminated(battle, unit, None)));
        if !attacks && !attacked {
            let (one, other) = (unit, target);
            let pair = Pair { one, other };
            facts.push(MeleeBegan { pair }.into());
        }
        Ok(facts)
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let Some(Place { hex, .. }) = battle.state.place(self.target) else {
            return Vec::new();
        };
        let facings = ways(battle, self.unit, hex).into_iter().map(|facing| {
            let choice = named(facing.id(), facing_words(battle, facing));
            choice.at(hex, MarkKind::Target)
        });
        let facing = Answer::One(facings.collect());
        let mut asked = vec![ask("facing", "charge_facing", facing).by(PIVOT)];
        if self.from.is_some() {
            let ends = ends(battle, self.unit, self.facing, hex)
                .into_iter()
                .map(|end| named(&end.to_string(), bare(end)));
            let from = Answer::One(ends.collect());
            asked.push(ask("from", "charge_from", from).by(STRAIGHT));
        }
        asked
    }

    fn id(&self, _: &Battle) -> OfferId {
        let which = format!("{}:{}", unit_key(self.unit), unit_key(self.target));
        OfferId::new(Self::NAME, which)
    }

    fn clause(&self, battle: &Battle) -> Option<ClauseId> {
        let contact = is_contact(battle, self.target);
        Some(if contact { CONTACTED } else { INITIATE })
    }

    fn label(&self, battle: &Battle) -> Message {
        let key = if is_contact(battle, self.target) {
            "offer.contact"
        } else {
            "offer.charge"
        };
        message(key).with("target", placed(self.target))
    }
}
