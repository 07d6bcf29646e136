//! The terrain in front of a unit that moves straight ahead (section 11).

use super::moves::{Crossed, MoveObservations};
use super::prelude::*;
use crate::army::Kind;
use crate::terrain::{self, FeatureKind, Stand};

/// Returns the wall, ditch, stream or works that a move straight over a feature crosses; `None` for
/// other kinds of feature.
const fn over(kind: FeatureKind) -> Option<Crossed> {
    Some(match kind {
        FeatureKind::LowWall => Crossed::LowWall,
        FeatureKind::HighWall => Crossed::HighWall,
        FeatureKind::Ditch => Crossed::Ditch,
        FeatureKind::Stream => Crossed::Stream,
        FeatureKind::LightFieldworks | FeatureKind::HeavyFieldworks => Crossed::Fieldworks,
        FeatureKind::GentleHill
        | FeatureKind::SteepSlope
        | FeatureKind::Rough
        | FeatureKind::LightWood
        | FeatureKind::HeavyWood
        | FeatureKind::Hedgerow
        | FeatureKind::River
        | FeatureKind::Bridge
        | FeatureKind::TownBlock
        | FeatureKind::Strongpoint
        | FeatureKind::Laager
        | FeatureKind::WarWagons => return None,
    })
}

impl Position<'_> {
    /// Returns the feature in front of the unit, if the unit crosses it: the unit moves straight
    /// ahead and does not stay at the feature. Players are not asked how skirmishers and guns move,
    /// so their move is known to be straight ahead only if it ended in a straight run.
    fn feature_ahead(&self, observed: &MoveObservations) -> Option<&Site> {
        let unit = observed.unit;
        let (bought, _) = self.unit(unit)?;
        let (site, stand) = self.at(unit)?;
        let asked = !self.moves_freely(unit) && bought.kind != Kind::Artillery;
        let goes = matches!(observed.moved, Moved::Half | Moved::Full);
        let straight = observed.ways.is_empty() && !observed.away;
        let straight = straight && goes && (asked || observed.straight_run);
        let stays = observed.ground == Some(site.feature.id);
        (straight && stand == Stand::Behind && !stays).then_some(site)
    }

    /// Returns the terrain that the unit crosses because it moves straight ahead; `None` if there
    /// is none, or if it is closed to the unit (F-11.03, F-11.09, F-11.10, F-11.19, F-11.20).
    pub(super) fn crosses_ahead(&self, observed: &MoveObservations) -> Option<Crossed> {
        let crossed = over(self.feature_ahead(observed)?.feature.kind)?;
        self.may_enter(observed.unit, crossed).then_some(crossed)
    }

    /// Returns the terrain that the move crosses: the observed terrain, and the terrain straight
    /// ahead.
    pub(super) fn crosses(&self, observed: &MoveObservations) -> Vec<Crossed> {
        let mut all = observed.over.clone();
        let ahead = self.crosses_ahead(observed);
        all.extend(ahead.filter(|it| !observed.over.contains(it)));
        all
    }

    /// Whether the terrain in front of the unit is closed to any move straight ahead, so that the
    /// unit must move another way, or cross a river by a ford or a bridge.
    pub(super) fn must_turn_aside(&self, observed: &MoveObservations) -> bool {
        let ahead = MoveObservations {
            moved: Moved::Half,
            away: observed.away,
            ..MoveObservations::stood(observed.unit)
        };
        self.closed_ahead(&ahead).is_some()
    }

    /// Whether the unit in front of closed terrain may move straight ahead over this passage.
    pub(super) fn passes_by(&self, observed: &MoveObservations, passage: Crossed) -> bool {
        let by = MoveObservations {
            moved: Moved::Half,
            over: vec![passage],
            ..MoveObservations::stood(observed.unit)
        };
        self.closed_ahead(&by).is_none()
    }

    /// Returns the clause that closes the terrain in front of the unit to a move straight ahead;
    /// `None` if the unit may cross. A river is open at a ford or a bridge (F-11.10, F-11.11,
    /// F-11.12, F-11.20).
    pub(super) fn closed_ahead(&self, observed: &MoveObservations) -> Option<ClauseId> {
        let kind = self.feature_ahead(observed)?.feature.kind;
        let passages = [Crossed::Ford, Crossed::Bridge];
        let passage = passages.iter().any(|it| observed.over.contains(it));
        if kind == FeatureKind::River && passage {
            return None;
        }
        let troops = self.entrants(observed.unit);
        let closes = |crossed| {
            let open = self.may_enter(observed.unit, crossed);
            (!open).then(|| self.closes(observed.unit, crossed))?
        };
        let bar = terrain::bars(kind, Stand::Across, &troops, self.rules);
        bar.or_else(|| closes(over(kind)?))
    }
}
