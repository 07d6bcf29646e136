//! The units' places, and their effects: cover, disorder, capacity (section 11).

use std::cmp::Ordering;

use crate::army::{Kind, Order};
use crate::battle::prelude::*;
use crate::combat::in_the_open;
use crate::interpretations::{ChargeInWoods, WorksDisorder};
use crate::shooting::Side;
use crate::terrain::{self, Against, Cover, Entrant, FeatureKind, Stand};
use crate::weapons::Weapon;

/// Whether a feature obstructs attacks on this side of a unit in this position.
fn is_between(stand: Stand, onto: Facing) -> bool {
    match stand {
        Stand::In => true,
        Stand::Behind => onto == Facing::Front,
        Stand::Across => false,
    }
}

impl<'a> Position<'a> {
    /// Returns the unit's kinds of troops in the terrain tables, its own kind first.
    pub(in super::super) fn entrants(&self, unit: UnitRef) -> Vec<Entrant> {
        let Some((bought, state)) = self.unit(unit) else {
            return Vec::new();
        };
        let first = match (bought.kind, bought.order) {
            (Kind::Artillery, _) => Entrant::Guns,
            _ if state.mounted => Entrant::Mounted,
            (Kind::Infantry | Kind::Cavalry, Order::Close) => Entrant::Foot,
            (Kind::Infantry | Kind::Cavalry, Order::Skirmish) => Entrant::Skirmishers,
        };
        let groups = bought.groups.iter().zip(&state.groups);
        let pikes = groups.filter(|(of, left)| **left > 0 && of.weapons.has(Weapon::Pike));
        let mut all = vec![first];
        if !state.mounted && pikes.count() > 0 {
            all.push(Entrant::Pikes);
        }
        if first == Entrant::Mounted && bought.order == Order::Skirmish {
            all.push(Entrant::MountedSkirmishers);
        }
        all
    }

    /// Returns the feature at the unit's place, and the unit's position. Returns `None` for war
    /// wagons that are all wrecked: they are neither cover nor an obstacle (F-2.64, D-83).
    pub(in super::super) fn at(&self, unit: UnitRef) -> Option<(&'a Site, Stand)> {
        let (_, state) = self.unit(unit)?;
        let spot = state.ground?;
        let site = self.state.ground.get(&spot.feature)?;
        let gone = self.wagons_are_gone(site);
        (!gone).then_some((site, spot.stand))
    }

    /// Whether the unit is behind a feature, which is then in front of it.
    pub(in super::super) fn has_feature_in_front(&self, unit: UnitRef) -> bool {
        self.at(unit)
            .is_some_and(|(_, stand)| stand == Stand::Behind)
    }

    /// Whether terrain lets skirmishers charge this close-order target. Interpretation D-108
    /// decides which of the two units must be in a wood (F-7.39).
    pub(in super::super) fn charges_in_woods(&self, unit: UnitRef, target: UnitRef) -> bool {
        let in_wood = |unit: UnitRef| {
            self.at(unit).is_some_and(|(site, _)| {
                let kind = site.feature.kind;
                matches!(kind, FeatureKind::LightWood | FeatureKind::HeavyWood)
            })
        };
        match self.rules.choices.charge_in_woods {
            ChargeInWoods::Either => in_wood(unit) || in_wood(target),
            ChargeInWoods::Skirmishers => in_wood(unit),
            ChargeInWoods::Target => in_wood(target),
        }
    }

    /// Whether the unit is the garrison of a block.
    pub(in super::super) fn garrisons_block(&self, unit: UnitRef) -> bool {
        self.at(unit)
            .is_some_and(|(site, stand)| site.feature.kind.is_block() && stand == Stand::In)
    }

    /// Returns the usual position at a feature; `None` if no unit can be there.
    pub(in super::super) fn usual_spot(&self, feature: u16) -> Option<Spot> {
        let site = self.state.ground.get(&feature)?;
        let stand = *self.stances(site.feature.kind).first()?;
        Some(Spot { feature, stand })
    }

    /// Returns the positions that a unit can have at a feature of this kind.
    pub(in super::super) fn stances(&self, kind: FeatureKind) -> &'a [Stand] {
        let row = self.rules.ground.kind.get(&kind);
        row.map_or(&[], |row| &row.stands)
    }

    /// Returns the unit's cover from this side. A feature around the unit covers the unit on all
    /// sides; a feature in front covers only the front.
    pub(in super::super) fn cover(&self, unit: UnitRef, against: Against, from: Side) -> Cover {
        match self.at(unit) {
            Some((site, Stand::In)) => site.cover(against, self.rules),
            Some((site, stand @ Stand::Behind)) if from == Side::Front && site.covers(stand) => {
                site.cover(against, self.rules)
            }
            Some((_, Stand::Behind | Stand::Across)) | None => Cover::None,
        }
    }

    /// Whether the unit is in the open against this enemy, as far as named terrain shows. Mounted
    /// enemies of a unit on a steep slope are assumed to be below or beside it (F-11.02).
    pub(in super::super) fn in_the_open(&self, unit: UnitRef, enemy: UnitRef) -> bool {
        let kind = self.at(unit).map(|(site, _)| site.feature.kind);
        let row = kind.and_then(|kind| self.rules.ground.of(kind));
        let open = row.is_none_or(|row| row.open);
        let slope = kind == Some(FeatureKind::SteepSlope);
        in_the_open(open, slope, self.fights_as(enemy))
    }

    /// Whether the unit's terrain removes the impetus of its charge in any direction: rough
    /// terrain, a bridge, and a steep slope for mounted troops (F-11.02, F-11.05, F-11.13, D-236).
    pub(in super::super) fn charges_from_broken_ground(&self, unit: UnitRef) -> bool {
        let kind = self.at(unit).map(|(site, _)| site.feature.kind);
        let slope = kind == Some(FeatureKind::SteepSlope) && self.fights_as(unit).is_mounted();
        slope || matches!(kind, Some(FeatureKind::Rough | FeatureKind::Bridge))
    }

    /// Whether the unit is on a named bridge (F-11.13).
    pub(in super::super) fn is_on_bridge(&self, unit: UnitRef) -> bool {
        let kind = self.at(unit).map(|(site, _)| site.feature.kind);
        kind == Some(FeatureKind::Bridge)
    }

    /// Whether the terrain disorders the unit while it is there (F-5.09, D-120). Works disorder
    /// either all units behind them, or only units that move there (D-197).
    pub(in super::super) fn ground_disorders(&self, unit: UnitRef) -> bool {
        let Some((site, stand)) = self.at(unit) else {
            return false;
        };
        let kind = site.feature.kind;
        let works = matches!(
            kind,
            FeatureKind::LightFieldworks | FeatureKind::HeavyFieldworks
        );
        let passing = works && self.rules.choices.works_disorder == WorksDisorder::WhoMoves;
        let troops = self.entrants(unit);
        !passing && terrain::disorders(kind, stand, &troops, self.rules)
    }

    /// Whether a move out of its place disorders the unit: it moves in the zone behind works, which
    /// disorders only units that move there (F-11.20, D-197).
    fn works_disorder_leavers(&self, unit: UnitRef) -> bool {
        let moves = self.rules.choices.works_disorder == WorksDisorder::WhoMoves;
        let works = [FeatureKind::LightFieldworks, FeatureKind::HeavyFieldworks];
        self.at(unit).is_some_and(|(site, stand)| {
            let (kind, troops) = (site.feature.kind, self.entrants(unit));
            let zone = moves && works.contains(&kind);
            zone && terrain::disorders(kind, stand, &troops, self.rules)
        })
    }

    /// Whether a charge into or out of rough terrain disorders the unit: it has pikes, or the
    /// charge covers more than half of a full charge (F-11.05). An option of D-191 exempts
    /// skirmishers.
    fn rough_disorders(&self, unit: UnitRef, charge: Charge) -> bool {
        let troops = self.entrants(unit);
        let hasty = self.against_half_charge(unit, charge) == Ordering::Greater;
        hasty && terrain::haste_disorders(&troops, self.rules)
            || terrain::disorders(FeatureKind::Rough, Stand::In, &troops, self.rules)
    }

    /// Returns the objections to a unit's position at a place.
    pub(in super::super) fn against_standing(&self, unit: UnitRef, spot: Spot) -> Vec<Objection> {
        let Some(site) = self.state.ground.get(&spot.feature) else {
            return Vec::new();
        };
        let (kind, name) = (site.feature.kind, self.called(site));
        let figures = |unit: UnitRef| self.unit(unit).map_or(0, |(_, state)| state.figures());
        let there: Vec<UnitRef> = (self.state.units.iter())
            .filter(|(other, state)| {
                **other != unit && state.on_table() && state.ground == Some(spot)
            })
            .map(|(other, _)| *other)
            .collect();
        // Troops of both sides in a block or in war wagons would be in contact.
        let [shut, room] = match kind.is_block() {
            true => [HELD, KINDS_OF_GROUND],
            false => [WAGONS, WAGONS],
        };
        let encloses = kind.is_block() || kind == FeatureKind::WarWagons;
        let encircled = encloses && there.iter().any(|other| other.side != unit.side);
        let inside = there.iter().fold(figures(unit), |sum, other| {
            sum.saturating_add(figures(*other))
        });
        let capacity = site.feature.capacity.unwrap_or(u32::MAX);
        let full = encloses && inside > capacity;
        let bars = terrain::bars(kind, spot.stand, &self.entrants(unit), self.rules)
            .filter(|_| !self.wagons_are_gone(site));
        let bridge = kind == FeatureKind::Bridge;
        let wide = self.too_wide_for_bridge(unit).filter(|_| bridge);
        let against = [
            ("hitched", site.hitched.then_some(WAGONS)),
            ("barred", bars),
            ("held", encircled.then_some(shut)),
            ("full", full.then_some(room)),
            ("column", wide.map(|_| BRIDGE)),
        ];
        let capacity = wide.unwrap_or(capacity);
        against
            .into_iter()
            .filter_map(|(what, clause)| {
                let of_unit = format!("{what}.{}.{}", unit.side, unit.unit);
                let words = message(format!("against.ground_{what}"))
                    .with("unit", unit)
                    .with("feature", name.as_str())
                    .with("capacity", capacity);
                Some(objection(&of_unit, clause?).saying(words))
            })
            .collect()
    }

    /// Returns the clause that forbids a unit to attack this side of a target at the target's
    /// place; `None` if the unit may attack. A feature in front of the target closes only the
    /// target's front.
    pub(in super::super) fn may_not_attack(
        &self,
        unit: UnitRef,
        target: UnitRef,
        onto: Facing,
    ) -> Option<ClauseId> {
        let (site, stand) = self.at(target)?;
        let inside = is_between(stand, onto);
        let troops = self.entrants(unit);
        let bar = || terrain::bars_attack(site.feature.kind, &troops, self.rules);
        inside.then(bar).flatten()
    }

    /// Whether a place is the part of the hedgerow at which the unit has just worked.
    fn works_at(&self, unit: UnitRef, spot: Spot) -> bool {
        let part = self.state.ground.get(&spot.feature);
        let turn = Some(self.state.now.turn);
        let worked = |site: &Site| site.labourer == Some(unit) && site.laboured == turn;
        part.is_some_and(worked) && self.hedgerow(unit).is_some()
    }

    /// Whether a hedgerow without loopholes hides the enemy from the unit behind it (F-11.11).
    pub(in super::super) fn behind_hedgerow(&self, unit: UnitRef) -> bool {
        let blind = |site: &Site| {
            let turns = terrain::hedgerow_turns(self.rules);
            turns.is_some_and(|(_, loopholes)| site.loopholes < loopholes)
        };
        self.at(unit).is_some_and(|(site, stand)| {
            let hedge = site.feature.kind == FeatureKind::Hedgerow && stand == Stand::Behind;
            hedge && blind(site)
        })
    }
}

written! {
    /// A unit took another place.
    pub struct SpotChanged {
        /// The unit.
        pub unit: UnitRef,
        /// The place; `None` for the open.
        pub spot: Option<Spot>,
    }
}

impl Fact<Fornovo> for SpotChanged {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.unit_mut(self.unit)?.ground = self.spot;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let position = position(before);
        let (key, called) = match self.spot {
            // The log line of the unit's labour already names its part of the hedgerow.
            Some(spot) if position.works_at(self.unit, spot) => return Vec::new(),
            Some(spot) => {
                let site = before.state.ground.get(&spot.feature);
                let called = position.feature_name(spot.feature);
                let on = site.is_some_and(|site| site.feature.kind.is_stood_on());
                let how = match (spot.stand, on) {
                    (Stand::In, true) => "on",
                    (stand, _) => stand.id(),
                };
                (format!("log.stands_{how}"), called)
            }
            None => {
                let left = position.at(self.unit);
                let left = left.map_or_else(String::new, |(site, _)| position.called(site));
                // A unit behind a feature need not leave it: turning away is enough. The line
                // therefore does not say that the unit left the feature.
                let key = match position.has_feature_in_front(self.unit) {
                    true => "log.leaves_front",
                    false => "log.leaves_ground",
                };
                (key.to_owned(), left)
            }
        };
        vec![unit_line(key, self.unit).with("feature", called)]
    }
}

impl Resolver<'_> {
    /// Sets the unit's place.
    pub(in super::super) fn set_spot(
        &mut self,
        unit: UnitRef,
        spot: Option<Spot>,
    ) -> Result<(), BadFact> {
        self.change(unit, SpotChanged { unit, spot })
    }

    /// Moves the unit to a place, after this kind of move, and applies the terrain's effects.
    pub(in super::super) fn take_place(
        &mut self,
        unit: UnitRef,
        spot: Option<Spot>,
        moved: Moved,
    ) -> Result<(), BadFact> {
        let before = self.position().at(unit).map(|(site, _)| site.feature.kind);
        let leaving = moved != Moved::Stood && self.position().works_disorder_leavers(unit);
        self.move_to_spot(unit, spot)?;
        let now = self.position().at(unit);
        let now = now.map(|(site, stand)| (site.feature.kind, stand));
        let troops = self.position().entrants(unit);
        let rough = [before, now.map(|(kind, _)| kind)].contains(&Some(FeatureKind::Rough));
        let hasty = rough && moved == Moved::Full && terrain::haste_disorders(&troops, self.rules);
        let entering = moved != Moved::Stood
            && now
                .is_some_and(|(kind, stand)| terrain::disorders(kind, stand, &troops, self.rules));
        let there = entering || leaving || self.position().ground_disorders(unit);
        if there && !hasty && self.position().is_on_bridge(unit) {
            self.disorder(unit, DisorderCause::Bridge)
        } else if there && !hasty && !leaving && self.position().garrisons_block(unit) {
            self.disorder(unit, DisorderCause::Block)
        } else if hasty || there {
            self.disorder(unit, DisorderCause::Terrain)
        } else {
            Ok(())
        }
    }

    /// Sets the unit's place. In buildings or works a unit may be thinner than elsewhere, but not
    /// after it leaves them (F-2.11).
    pub(in super::super) fn move_to_spot(
        &mut self,
        unit: UnitRef,
        spot: Option<Spot>,
    ) -> Result<(), BadFact> {
        let sheltered = self.position().in_buildings_or_works(unit);
        self.set_spot(unit, spot)?;
        let comes_out = sheltered && !self.position().in_buildings_or_works(unit);
        // Formations do not matter before the first turn.
        if comes_out && self.battle.state.now.step != Step::SetUp {
            self.form_up(unit)?;
        }
        Ok(())
    }

    /// Disorders troops whose charge begins in rough terrain or behind works, if the terrain
    /// requires it (F-11.05, F-11.20, D-197).
    pub(in super::super) fn charges_out_of_rough(
        &mut self,
        unit: UnitRef,
        charge: Charge,
    ) -> Result<(), BadFact> {
        let position = self.position();
        let starts = position.at(unit).map(|(site, _)| site.feature.kind);
        let rough = starts == Some(FeatureKind::Rough) && position.rough_disorders(unit, charge);
        if rough || position.works_disorder_leavers(unit) {
            self.disorder(unit, DisorderCause::Terrain)?;
        }
        Ok(())
    }

    /// Disorders troops whose charge strikes an enemy, if the terrain there requires it. A charger
    /// is divided by a stream in front of its target (F-11.03, F-11.05, F-11.06, F-11.14, F-11.20,
    /// F-2.64, F-2.69, D-225).
    pub(in super::super) fn attacks_ground(
        &mut self,
        unit: UnitRef,
        charge: Charge,
    ) -> Result<(), BadFact> {
        let position = self.position();
        let troops = position.entrants(unit);
        let cause = match position.garrisons_block(charge.target) {
            true => DisorderCause::Block,
            false => DisorderCause::Terrain,
        };
        let disorders = position.at(charge.target).is_some_and(|(site, stand)| {
            is_between(stand, charge.onto)
                && (terrain::disorders_attackers(site.feature.kind, &troops, self.rules)
                    || site.feature.kind == FeatureKind::Rough
                        && position.rough_disorders(unit, charge)
                    || site.feature.kind == FeatureKind::Stream
                        && position.is_divided_by_streams(unit))
        });
        if disorders {
            self.disorder(unit, cause)?;
        }
        Ok(())
    }
}
