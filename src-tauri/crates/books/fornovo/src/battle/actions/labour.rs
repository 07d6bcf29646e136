//! A unit works at the hedgerow in front of it for a turn: it clears the hedgerow or cuts loopholes
//! (F-11.11).

use drumhead_vocabulary::Length;

use super::moving::{MOVE, moves_now};
use crate::battle::ground::{self};
use crate::battle::liberty::{Deed, restraints};
use crate::battle::moves::MoveUsed;
use crate::battle::prelude::*;
use crate::terrain::{self, FeatureKind, Stand};

/// The id of the objection that a unit has already worked at this part of the hedgerow this turn:
/// the rules count the turns of work, however many units work in a turn.
const ALREADY: &str = "laboured_already";

written! {
    /// A unit works at the hedgerow in front of it for a turn (F-11.11).
    pub struct Labour {
        /// The unit.
        pub unit: UnitRef,
        /// The kind of work.
        pub how: ground::Labour,
    }
}

/// A unit and the hedgerow in front of it.
pub struct AtHedgerow<'a> {
    state: &'a UnitState,
    site: &'a Site,
}

impl Labour {
    /// Returns the part of the hedgerow in front of the unit, as it is after a turn's work: once
    /// cleared, it is a low wall.
    fn labours(&self, battle: &Battle, site: &Site) -> Site {
        let labourer = Some(self.unit);
        let mut site = Site {
            laboured: Some(battle.state.now.turn),
            labourer,
            ..ground::frontage(battle, site)
        };
        match self.how {
            ground::Labour::Clears => site.cleared = site.cleared.saturating_add(1),
            ground::Labour::Loopholes => site.loopholes = site.loopholes.saturating_add(1),
        }
        let rules = &battle.tables.rules;
        let turns = terrain::hedgerow_turns(rules);
        if turns.is_some_and(|(turns, _)| site.cleared >= turns) {
            let (id, name) = (site.feature.id, site.feature.name);
            let wall = terrain::named(id, name, FeatureKind::LowWall, rules);
            return Site {
                labourer,
                ..Site::intact(wall)
            };
        }
        site
    }

    /// Whether the work is to cut loopholes, and they are already cut.
    fn is_done(&self, battle: &Battle) -> bool {
        self.how == ground::Labour::Loopholes && !position(battle).behind_hedgerow(self.unit)
    }

    const fn key(&self) -> &'static str {
        match self.how {
            ground::Labour::Clears => "clears",
            ground::Labour::Loopholes => "loopholes",
        }
    }
}

impl Action<Fornovo> for Labour {
    const NAME: &'static str = "labour";
    const GROUP: Group = MOVE;
    const KIND: OfferKind = OfferKind::Move;
    const CLAUSE: Option<ClauseId> = Some(HEDGEROW);
    type Context<'a> = AtHedgerow<'a>;

    fn context<'a>(&self, battle: &'a Battle) -> Result<AtHedgerow<'a>, Impossible> {
        let state = on_table(battle, self.unit)?;
        let site = position(battle)
            .hedgerow(self.unit)
            .ok_or_else(|| impossible("no_hedgerow").with("unit", self.unit))?;
        Ok(AtHedgerow { state, site })
    }

    fn of_unit(battle: &Battle, unit: UnitRef) -> Vec<Self> {
        let state = battle.state.units.get(&unit);
        let able = state.is_some_and(|state| !state.routs() && state.pursuit.is_none());
        let begun = battle.state.now.step != Step::SetUp;
        if !able || !begun || position(battle).hedgerow(unit).is_none() {
            return Vec::new();
        }
        let ways = [ground::Labour::Clears, ground::Labour::Loopholes]
            .map(|how| Self { unit, how })
            .into_iter();
        ways.filter(|it| !it.is_done(battle)).collect()
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        moves_now(battle, unit)
    }

    fn objections(&self, battle: &Battle, at: &AtHedgerow<'_>) -> Vec<Objection> {
        let turn = at.state.turn;
        let begun = turn.moved != Moved::Stood || turn.spent > Length::ZERO;
        let already = at.site.laboured == Some(battle.state.now.turn);
        let moved = || objection("moved", HEDGEROW).saying(message("against.whole_turn"));
        let late = !moves_now(battle, self.unit);
        objections([(late, "not_its_step", HEDGEROW)])
            .chain(begun.then(moved))
            .chain(objections([
                (already, ALREADY, HEDGEROW),
                (self.is_done(battle), "loopholed", HEDGEROW),
            ]))
            .map(|it| it.with("unit", self.unit))
            .chain(restraints(position(battle), self.unit, Deed::Labour))
            .collect()
    }

    fn may_be_allowed(against: &[Objection]) -> bool {
        are_only(against, &[ALREADY])
    }

    fn plan(&self, battle: &Battle, _: &AtHedgerow<'_>) -> Plan {
        Plan::plain(self.label(battle))
    }

    fn resolve(
        &self,
        battle: &Battle,
        at: &AtHedgerow<'_>,
        _: &Rolled,
    ) -> Result<Vec<Event>, BadFact> {
        let unit = self.unit;
        let used = MoveUsed {
            moved: Moved::Full,
            walked: Moved::Full,
            spent: position(battle).normal_move(unit).unwrap_or(Length::ZERO),
            done: true,
            whole_turn: true,
            ..MoveUsed::so_far(unit, &at.state.turn)
        };
        let now = self.labours(battle, at.site);
        facts_of(battle, |resolver| {
            resolver.has_used_move(used)?;
            let (feature, stand) = (now.feature.id, Stand::Behind);
            resolver.set_site(now)?;
            match feature == at.site.feature.id {
                true => Ok(()),
                false => resolver.set_spot(unit, Some(Spot { feature, stand })),
            }
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.key())
    }

    fn label(&self, battle: &Battle) -> Message {
        let position = position(battle);
        let site = position.hedgerow(self.unit);
        let called = site.map_or_else(String::new, |site| position.called(site));
        message(format!("offer.labour_{}", self.key())).with("feature", called)
    }
}
