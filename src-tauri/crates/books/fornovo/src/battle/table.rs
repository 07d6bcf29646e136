//! The table as anybody may look at it: the book, the armies, and how things
//! stand.

use drumhead_words::play::UnitRef;

use super::super::army::{Order, Unit};
use super::super::combat::AttackFrom;
use super::super::reaction::{self, Facts, RoutingFriend, Tester, outgunned, over_half_missile};
use super::super::reaction::{ChargeRole, weight_of_guns};
use super::super::readings::OutgunnedBy;
use super::super::shooting::Side;
use super::super::steadiness::{loss_marks, playing_grade};
use super::super::tables::Rules;
use super::super::terrain::{Against, Cover};
use super::setup::Setup;
use super::state::*;

/// The table as anybody may look at it.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    /// The book as this battle plays it.
    pub(super) rules: &'a Rules,
    /// The armies.
    pub(super) setup: &'a Setup,
    /// How things stand.
    pub(super) state: &'a State,
}

impl<'a> Table<'a> {
    /// The unit as it was bought and as it is now.
    pub(super) fn unit(&self, unit: UnitRef) -> Option<(&'a Unit, &'a UnitState)> {
        Some((self.setup.unit(unit)?, self.state.units.get(&unit)?))
    }

    /// Whether losses have exhausted the unit (F-5.05).
    pub(super) fn exhausted(&self, live: &UnitState) -> bool {
        let marks = loss_marks(live.start, &self.rules.limits);
        marks.exhausted.is_some_and(|mark| live.lost() >= mark)
    }

    /// The unit as its tests see it.
    pub(super) fn tester(&self, unit: UnitRef) -> Option<Tester> {
        let (bought, live) = self.unit(unit)?;
        let now = reaction::Live {
            figures: live.figures(),
            riding: live.mounted,
            general: self.state.general_with(unit).is_some(),
            shaken: matches!(live.morale, Morale::Shaken { .. }),
            exhausted: self.exhausted(live),
        };
        Some(Tester::of(bought, now, self.rules))
    }

    /// Whether an enemy struck the unit's flank or rear in the round just over
    /// (F-8.40).
    fn struck_on_flank(&self, unit: UnitRef) -> bool {
        let enemies = self.state.units.values();
        let mut rounds = enemies.flat_map(|live| &live.fight.round);
        rounds.any(|against| against.enemy == unit && against.attack != AttackFrom::Front)
    }

    /// Whether the unit charges at the gallop (F-2.16).
    pub(super) fn gallops(&self, unit: UnitRef) -> bool {
        self.tester(unit).is_some_and(|tester| tester.gallops())
    }

    /// Whether the side is outgunned: by the guns that are left, or by those
    /// it began with (F-8.02, D-132).
    pub(super) fn outgunned(&self, side: u8) -> bool {
        let weigh = |side: u8| {
            let of_side = |(unit, _): &(&UnitRef, &UnitState)| unit.side == side;
            let units = self.state.units.iter().filter(of_side);
            match self.rules.procedures.outgunned {
                OutgunnedBy::GunsLeft => weight_of_guns(
                    units
                        .filter(|(_, live)| live.on_table())
                        .map(|(_, live)| &live.models),
                    self.rules,
                ),
                OutgunnedBy::GunsAtStart => weight_of_guns(
                    units.filter_map(|(unit, _)| self.setup.unit(*unit).map(|unit| &unit.models)),
                    self.rules,
                ),
            }
        };
        outgunned(weigh(side), weigh(1 - side.min(1)), self.rules)
    }

    /// More than half of its figures are missile troops.
    fn missile(&self, unit: UnitRef) -> bool {
        self.unit(unit).is_some_and(|(bought, live)| {
            over_half_missile(bought.groups.iter().zip(live.groups.iter().copied()))
        })
    }

    /// Those that charge this unit and have not failed.
    pub(super) fn chargers(&self, unit: UnitRef) -> Vec<UnitRef> {
        let charges = |(charger, live): (&UnitRef, &UnitState)| {
            let charge = live.charge?;
            let on = charge.target == unit && charge.stage != ChargeStage::Failed;
            on.then_some(*charger)
        };
        self.state.units.iter().filter_map(charges).collect()
    }

    /// Whether the unit is off the table in pursuit, and may come back.
    pub(super) fn is_away(&self, unit: UnitRef) -> bool {
        let away = |live: &UnitState| matches!(live.place, Place::Away { .. });
        self.unit(unit).is_some_and(|(_, live)| away(live))
    }

    /// What a unit that routs is to friends who see it.
    pub(super) fn friend(&self, unit: UnitRef) -> Option<RoutingFriend> {
        let (bought, _) = self.unit(unit)?;
        Some(RoutingFriend {
            grade: playing_grade(bought).grade,
            gunners: bought.kind == super::super::army::Kind::Artillery,
            skirmishers: bought.order == Order::Skirmish,
        })
    }

    /// The facts with everything put in that the desk knows; what only the
    /// table can tell stays as it was told.
    pub(super) fn known(&self, unit: UnitRef, told: Facts, saw: &[UnitRef]) -> Facts {
        let Some((_, live)) = self.unit(unit) else {
            return told;
        };
        let outgunned = self.outgunned(unit.side);
        match told {
            Facts::Rally(mut facts) => {
                if let Morale::Routed { moves, half_moves } = live.morale {
                    facts.rout_moves = moves.into();
                    facts.half_rout_moves = half_moves.into();
                }
                facts.outgunned = outgunned;
                facts.in_contact |= !live.contacts.is_empty();
                // Whoever touches it is near, and in sight.
                facts.no_visible_enemy_near &= !facts.in_contact;
                Facts::Rally(facts)
            }
            Facts::HaltPursuit(mut facts) => {
                facts.pursuit_moves = live.pursuit.map_or(0, |p| p.moves.into());
                // A charger whose target is gone has charged as well (F-6.12).
                let charges = live.charge.is_some() && self.gallops(unit);
                facts.galloped = charges || live.pursuit.is_some_and(|p| p.galloped);
                facts.ordered |= live.pursuit.is_some_and(|p| p.ordered);
                let cover = self.cover(unit, Against::SmallArms, Side::Front);
                facts.in_cover |= cover != Cover::None;
                facts.returning = matches!(live.place, Place::Away { .. });
                let stage = live.charge.map(|charge| charge.stage);
                facts.target_left = stage == Some(ChargeStage::TargetGone);
                Facts::HaltPursuit(facts)
            }
            Facts::Shooting(mut facts) => {
                let shot = live.turn.shot;
                facts.gunpowder_hits = shot.gunpowder;
                facts.other_hits = shot.other;
                facts.shooters = shot.shooters;
                facts.artillery = shot.artillery;
                facts.heavy_guns = shot.heavy_guns;
                facts.organ_guns = shot.organ_guns;
                facts.steady_salvee = shot.steady_salvee;
                facts.flank_or_rear |= shot.flank_or_rear;
                facts.flank_or_rear &= !self.is_all_front(unit);
                facts.advanced = live.turn.advanced;
                facts.charge_situation = live.charge.is_some() || !self.chargers(unit).is_empty();
                facts.outgunned = outgunned;
                Facts::Shooting(facts)
            }
            Facts::Charge(mut facts) => {
                facts.gunpowder_hits = live.turn.shot.gunpowder;
                facts.other_hits = live.turn.shot.other;
                facts.over_half_missile = self.missile(unit);
                facts.charged = live.charge.and_then(|charge| charge.distance);
                self.pikes_in_charge(unit, &mut facts);
                facts.general_near &= self.may_be_led(unit);
                // Once its own charge has passed it meets those of others.
                let own = live.charge;
                let own = own.filter(|charge| charge.stage == ChargeStage::Declared);
                facts.role = match own {
                    Some(charge) if charge.counter => ChargeRole::Countercharges,
                    Some(_) => ChargeRole::Charges,
                    None => ChargeRole::Meets,
                };
                let chargers = self.chargers(unit);
                let flanks = |charger: &UnitRef| {
                    let charge = self.state.units.get(charger).and_then(|live| live.charge);
                    charge.is_some_and(|charge| self.strikes(*charger, charge) != Facing::Front)
                };
                facts.charged_on_flank_or_rear = chargers.iter().any(flanks);
                match own {
                    Some(charge) => {
                        facts.at_flank_or_rear = self.strikes(unit, charge) != Facing::Front;
                        let pikes = facts.steady_pikes_frontally;
                        facts.impetus = self.comes_with_impetus(unit, charge, facts.naked, pikes);
                        let weak = |live: &UnitState| {
                            matches!(live.morale, Morale::Shaken { .. } | Morale::Routed { .. })
                        };
                        facts.target_shaken_or_routing =
                            self.state.units.get(&charge.target).is_some_and(weak);
                    }
                    None => facts.enemy_failed = chargers.is_empty(),
                }
                Facts::Charge(facts)
            }
            Facts::LostCombat(mut facts) => {
                facts.suffered = live.fight.suffered;
                facts.caused = live.fight.caused;
                facts.rounds_lost = live.fight.lost.into();
                facts.flank_or_rear |= self.struck_on_flank(unit);
                facts.flank_or_rear &= !self.is_all_front(unit);
                facts.over_half_missile = self.missile(unit);
                Facts::LostCombat(facts)
            }
            Facts::FriendRouting(mut facts) => {
                facts.friends = saw.iter().filter_map(|unit| self.friend(*unit)).collect();
                facts.tested = live.turn.saw_rout;
                facts.burst_through = live.turn.burst_through;
                let cover = self.cover(unit, Against::SmallArms, Side::Front);
                facts.square_or_hard_cover |= live.square || cover == Cover::Hard;
                Facts::FriendRouting(facts)
            }
        }
    }
}
