//! Replacing a captured gun with one of the captor's guns, or bringing a retaken gun back into use
//! (E-25).

use super::{BEGIN, Manned};
use crate::guns::may_replace;
use crate::prelude::*;
use crate::turn::own_turns;

written! {
    /// Replaces a captured gun with one of the captor's guns, or brings a retaken gun back
    /// into use.
    pub struct Replace {
        /// The gun.
        pub unit: UnitRef,
        /// The new facing. `None` for the facing of the captured gun.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub facing: Option<Facing>,
    }
}

/// Returns the turn in which a gun was captured.
fn captured_in(gun: Gun) -> Option<u32> {
    match gun.crew {
        Crew::Captured { turn, .. } => Some(turn),
        Crew::Manned | Crew::Unmanned { .. } => None,
    }
}

impl Action<EdgehillNaseby> for Replace {
    const NAME: &'static str = "replace";
    const GROUP: Group = BEGIN;
    const CLAUSE: Option<ClauseId> = Some(REPLACED);
    /// The turn in which the gun was captured.
    type Context<'a> = u32;

    fn context(&self, battle: &Battle) -> Result<u32, Impossible> {
        let (gun, _) = gun_here(battle, self.unit)?;
        if let Some(facing) = self.facing {
            to_corner(battle, facing)?;
        }
        let own = || impossible("not_captured").with("unit", self.unit);
        captured_in(gun).ok_or_else(own)
    }

    fn template(battle: &Battle, unit: UnitRef) -> Option<Self> {
        let (standing, _) = ordered(battle, unit)?;
        let facing = faces(battle, unit).then_some(standing.facing);
        let replaces = || Self { unit, facing };
        standing.gun.and_then(captured_in).map(|_| replaces())
    }

    fn in_its_step(battle: &Battle, unit: UnitRef) -> bool {
        is_step(battle, unit, Step::Start)
    }

    fn objections(&self, battle: &Battle, turn: &u32) -> Vec<Objection> {
        // The steps in which the captor's side can capture a gun come after the first step of its
        // turn.
        let first = is_step(battle, self.unit, Step::Start);
        let early = !may_replace(own_turns(battle, self.unit, *turn, first));
        let mut against: Vec<_> = guns_unused(battle, self.unit).into_iter().collect();
        against.extend(out_of_turn(battle, self.unit, Step::Start));
        let own = battle.state.serves(self.unit) == self.unit.side;
        against.extend(early.then(|| {
            let waits = about("replace", REPLACED, self.unit);
            if own {
                waits.saying(message("against.retaken").with("unit", placed(self.unit)))
            } else {
                waits
            }
        }));
        against
    }

    fn may_be_allowed(_: &[Objection]) -> bool {
        true
    }

    fn explain(&self, battle: &Battle, turn: &u32) -> Explanation {
        Explanation::from_facts(battle, self.resolve(battle, turn, &Rolled::default()))
    }

    fn resolve(&self, _: &Battle, _: &u32, _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let manned = Manned {
            unit: self.unit,
            replaced: true,
            facing: self.facing,
        };
        Ok(vec![manned.into()])
    }

    /// A gun that its own side has retaken is not replaced: it is back in use.
    fn label(&self, battle: &Battle) -> Message {
        let own = battle.state.serves(self.unit) == self.unit.side;
        message(if own {
            "offer.back_in_use"
        } else {
            "offer.replace"
        })
    }

    fn questions(&self, battle: &Battle) -> Vec<Question> {
        let facing = || ask("facing", "facing", facing_answer(facings(battle)));
        let facing = self.facing.map(|_| facing().by(STILL));
        facing.into_iter().collect()
    }
}
