//! The side with the higher roll chooses side A or B (F-6.01).

use crate::battle::prelude::*;
use crate::battle::side_name;
use drumhead_vocabulary::play::other;

written! {
    /// The side with the higher roll chooses side A or B.
    pub struct ChooseSide {
        /// The side with the higher roll.
        pub side: u8,
        /// Whether the side chooses A.
        pub a: bool,
    }

    /// Side A was chosen.
    pub struct SideAChosen {
        /// Side A. `None` in facts that earlier versions stored at the end of a turn.
        pub side: Option<u8>,
    }
}

impl Fact<Fornovo> for SideAChosen {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        battle.state.side_a = self.side;
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let side = self.side.map(|side| side_name(position(before), side));
        let line = |side| line("log.side_a").with("side", side).by(INITIATIVE);
        side.map(line).into_iter().collect()
    }
}

impl Demanded for ChooseSide {
    fn is_due(&self, battle: &Battle) -> bool {
        let state = &battle.state;
        let chooses = |first, second| self.side == u8::from(second > first);
        state.decides_side_a()
            && matches!(state.initiative, [Some(first), Some(second)] if chooses(first, second))
    }

    fn work(&self, _: &Battle) -> Obligation {
        work::of_side("choose_side", INITIATIVE, self.side)
    }
}

impl Action<Fornovo> for ChooseSide {
    const NAME: &'static str = "choose_side";
    const GROUP: Group = PENDING;
    const OBLIGATIONS: &'static [&'static str] = &["choose_side"];
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        let due = self.is_due(battle).then_some(());
        due.ok_or_else(|| impossible("no_choice"))
    }

    fn of_table(battle: &Battle) -> Vec<Self> {
        let sides = [0, 1].map(|side| Self { side, a: true });
        work::due(battle, sides)
    }

    fn resolve(&self, battle: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let first = if self.a { self.side } else { other(self.side) };
        facts_of(battle, |resolver| {
            resolver.add(SideAChosen { side: Some(first) })
        })
    }

    fn questions(&self, _: &Battle) -> Vec<Question> {
        vec![asks("a", "side_a", Answer::YesNo)]
    }

    does_work!();
}
