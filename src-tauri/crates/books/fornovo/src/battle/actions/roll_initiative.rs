//! A side rolls for initiative; on a tie both sides roll again (F-6.01, D-98).

use super::one_die;
use crate::battle::prelude::*;
use crate::battle::side_name;
use drumhead_vocabulary::play::other;

written! {
    /// A side rolls for initiative (F-6.01).
    pub struct RollInitiative {
        /// The side.
        pub side: u8,
    }

    /// A side rolled for initiative, or both sides must roll again.
    pub struct InitiativeRolled {
        /// The roll of each side; `None` if it has not rolled, or must roll again.
        pub rolled: [Option<u8>; 2],
    }
}

impl Fact<Fornovo> for InitiativeRolled {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.initiative = self.rolled;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let of = |side: u8, face: u8| {
            let side = side_name(position(before), side);
            line("log.rolled").with("side", side).with("face", face)
        };
        let line = match (self.rolled, before.state.initiative) {
            ([None, None], [Some(face), Some(other)]) if face == other => {
                line("log.initiative_tied").with("face", face)
            }
            // Earlier versions stored this fact when a turn ended.
            ([None, None], _) => return Vec::new(),
            ([Some(face), _], [None, _]) => of(0, face),
            ([_, Some(face)], _) => of(1, face),
            ([Some(face), None], _) => of(0, face),
        };
        vec![line.by(INITIATIVE)]
    }
}

impl State {
    /// Whether the two sides have yet to decide which of them is side A.
    pub(super) fn decides_side_a(&self) -> bool {
        self.now.step == Step::Initiative && self.side_a.is_none()
    }
}

impl Demanded for RollInitiative {
    fn is_due(&self, battle: &Battle) -> bool {
        let state = &battle.state;
        let roll = state.initiative.get(usize::from(self.side));
        state.decides_side_a() && roll == Some(&None)
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_side("initiative", INITIATIVE, self.side)
    }
}

impl Action<Fornovo> for RollInitiative {
    const NAME: &'static str = "initiative";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["initiative"];
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        let due = self.is_due(battle).then_some(());
        due.ok_or_else(|| impossible("no_roll"))
    }

    fn of_table(battle: &Battle) -> Vec<Self> {
        work::due(battle, [0, 1].map(|side| Self { side }))
    }

    fn plan(&self, battle: &Battle, (): &()) -> Plan {
        one_die::plan(self.label(battle), self.side)
    }

    /// Explains the roll to beat, if the other side has rolled.
    fn explain(&self, battle: &Battle, (): &()) -> Explanation {
        let theirs = usize::from(other(self.side));
        let needs = match battle.state.initiative.get(theirs).copied().flatten() {
            Some(face) => message("preview.die.beat").with("face", face),
            None => message("preview.die.first"),
        };
        Explanation::needing(needs)
    }

    fn resolve(&self, battle: &Battle, (): &(), rolled: &Rolled) -> Result<Vec<Event>, BadFact> {
        let mut now = battle.state.initiative;
        if let Some(place) = now.get_mut(usize::from(self.side)) {
            *place = rolled.face();
        }
        facts_of(battle, |resolver| {
            resolver.add(InitiativeRolled { rolled: now })?;
            let tied = now[0].is_some() && now[0] == now[1];
            match tied {
                true => resolver.add(InitiativeRolled { rolled: [None; 2] }),
                false => Ok(()),
            }
        })
    }

    does_work!();
}
