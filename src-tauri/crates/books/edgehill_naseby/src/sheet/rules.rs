//! The rules as sentences, under the interpretations: only the parts that can apply.

use crate::army::Scenario;
use crate::clauses::clause;
use crate::interpretations::{EdgehillHedges, GunArc, Interpretations, UnmannedBy, register};
use crate::scope::Scope;
use crate::terrain::Counts;
use drumhead_rules::data::TableError;
use drumhead_rules::data::catalogue::Catalogue;
use drumhead_rules::data::switches::{Interpretation, Switches as _};

/// The rules of a battle, or of all possible battles.
#[derive(Clone, Debug)]
pub(super) struct Rules<'a> {
    pub(super) words: &'a Catalogue,
    pub(super) interpretations: &'a Interpretations,
    scope: Scope,
    /// The terrain for movement and combat.
    ground: Counts,
    /// The terrain for lines of sight.
    sight: Counts,
    register: &'static [Interpretation],
}

impl<'a> Rules<'a> {
    pub(super) fn of(
        words: &'a Catalogue,
        interpretations: &'a Interpretations,
        scope: Scope,
    ) -> Result<Self, TableError> {
        Ok(Self {
            words,
            interpretations,
            scope,
            ground: scope.ground(interpretations),
            sight: scope.ground_of_sight(interpretations),
            register: register()?,
        })
    }

    /// Returns the text of the clauses that can apply. Each clause is a paragraph with its id and
    /// the interpretations of its gaps.
    pub(super) fn say(&self, ids: &[&str]) -> Vec<String> {
        let ids = ids.iter().filter(|id| match **id {
            // The clauses about slopes, woods and roads.
            "E-12" => self.sight.drawn,
            "E-27" | "E-33" | "E-35" => self.ground.drawn,
            _ => true,
        });
        let texts = ids.filter_map(|id| clause(id));
        texts
            .map(|clause| {
                let id = clause.id.as_str();
                let own = self.instead(id);
                let text = own.unwrap_or_else(|| clause.text(self.words).to_owned());
                let gaps = self
                    .gaps(id)
                    .into_iter()
                    .map(|gap| format!(" {}", self.chosen(gap)));
                format!("{text}{} [{id}]", gaps.collect::<String>())
            })
            .collect()
    }

    /// Returns the text that replaces a clause under an interpretation.
    fn instead(&self, id: &str) -> Option<String> {
        let word = |key| Some(self.words.get(key).to_owned());
        match (
            id,
            self.scope.scenario,
            self.interpretations.edgehill_hedges,
        ) {
            ("E-11", ..) if self.sight.drawn => None,
            ("E-11", ..) if self.sight.hedges => word("sheet.sight_hedges"),
            ("E-11", ..) => word("sheet.sight_units"),
            ("E-36", Some(Scenario::Edgehill), _) => {
                Some(self.chosen("edgehill_hedges").to_owned())
            }
            ("E-36", _, EdgehillHedges::None) => word("sheet.ground_none"),
            ("E-36", _, EdgehillHedges::Drawn) => word("sheet.ground_drawn"),
            _ => None,
        }
    }

    /// Returns the interpretations of a clause's gaps that can matter.
    fn gaps(&self, id: &str) -> Vec<&'static str> {
        let gaps: &[(&str, bool)] = match id {
            "E-01" => &[("no_leader", true)],
            "E-09" => &[("facing_and_terrain_shifts", self.ground.drawn)],
            "E-10" => &[("gun_arc", true)],
            "E-11" => &[
                ("leaders_block", true),
                ("edge_los", true),
                ("own_hedge", self.sight.hedges),
                // If the rules for terrain are in use, this gap is printed with them.
                ("edgehill_hedges", !self.scope.modules.terrain),
            ],
            // The clause itself states the default interpretation of this gap.
            "E-19" => &[(
                "unmanned_by",
                self.interpretations.unmanned_by != UnmannedBy::Attempt,
            )],
            "E-20" => &[("recrew_in", true)],
            "E-36" => &[("mixed_attack", true)],
            _ => &[],
        };
        gaps.iter()
            .filter(|(_, counts)| *counts)
            .map(|(gap, _)| *gap)
            .collect()
    }

    /// Returns the sentence of an interpretation's chosen option.
    fn chosen(&self, gap: &str) -> &'a str {
        let mut interpretations = *self.interpretations;
        if !self.scope.modules.facing {
            // Guns have no front if facing is not used.
            interpretations.gun_arc = GunArc::All;
        }
        let option = interpretations
            .chosen()
            .into_iter()
            .find(|(id, _)| *id == gap);
        let interpretation = self
            .register
            .iter()
            .find(|interpretation| interpretation.id == gap);
        let chosen = interpretation.zip(option);
        chosen.map_or("", |(interpretation, (_, option))| {
            interpretation.sentence(self.words, option)
        })
    }
}
