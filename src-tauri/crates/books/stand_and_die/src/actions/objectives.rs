//! A side's objectives, in its player's words. The source does not define victory (gap S-A15).

use crate::army::MOST_OBJECTIVES;
use crate::prelude::*;

written! {
    /// Sets a side's objectives.
    pub struct Objectives {
        /// The side.
        pub side: u8,
        /// The objectives, in the player's words.
        pub text: String,
    }
}

impl Action<StandAndDie> for Objectives {
    const NAME: &'static str = "objectives";
    const GROUP: Group = BY_HAND;
    const KIND: OfferKind = OfferKind::ByHand;
    type Context<'a> = ();

    fn context(&self, battle: &Battle) -> Result<(), Impossible> {
        let sides = battle.state.objectives.len();
        if usize::from(self.side) >= sides {
            return Err(impossible("side"));
        }
        if self.text.chars().count() > MOST_OBJECTIVES {
            return Err(impossible("objectives").with("most", MOST_OBJECTIVES));
        }
        Ok(())
    }

    fn of_table(battle: &Battle) -> Vec<Self> {
        let sides = (0..).zip(&battle.state.objectives);
        let template = |(side, text): (u8, &String)| Self {
            side,
            text: text.clone(),
        };
        sides.map(template).collect()
    }

    fn plan(&self, _: &Battle, (): &()) -> Plan {
        Plan::plain(bare(Value::Side(self.side)))
    }

    fn resolve(&self, _: &Battle, (): &(), _: &Rolled) -> Result<Vec<Event>, BadFact> {
        let (side, text) = (self.side, self.text.clone());
        Ok(vec![WroteObjectives { side, text }.into()])
    }

    fn questions(&self, _: &Battle) -> Vec<Question> {
        let most = drumhead_vocabulary::count(MOST_OBJECTIVES);
        let text = Answer::Text { least: 1, most };
        vec![ask("text", "objectives", text)]
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.side)
    }

    fn label(&self, _: &Battle) -> Message {
        message("offer.objectives").with("side", Value::Side(self.side))
    }
}

written! {
    /// A side's objectives were set.
    pub struct WroteObjectives {
        /// The side.
        pub side: u8,
        /// The objectives, in the player's words.
        pub text: String,
    }
}

impl Fact<StandAndDie> for WroteObjectives {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        let text = of_side(&mut state.objectives, self.side)?;
        text.clone_from(&self.text);
        Ok(())
    }

    fn log(&self, _before: &Battle) -> Vec<Line> {
        let line = line("log.objectives").with("side", Value::Side(self.side));
        vec![line.with("text", self.text.as_str())]
    }
}
