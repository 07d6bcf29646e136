//! The die for the fraction of a sum of chances (S-12): of one attack, or of all attacks on a hex
//! together (gap S-A1).

use super::attack_sum;
use crate::chances::{self, parts};
use crate::clauses::SUM;
use crate::place::{lives, readings};
use crate::readings::Overflow;
use crate::state::other;
use crate::{Battle, Event, StandAndDie};
use drumhead_rules::frame::prelude::*;
use drumhead_rules::written;

/// How many more casualties the enemies in a hex can take in this step, beside those that wait for its
/// end already (S-14, S-15).
pub(crate) fn room(battle: &Battle, side: u8, at: Cell) -> u32 {
    let target = battle.state.target_at(other(side), at, lives(battle));
    let most = chances::taken(target, u32::MAX, readings(battle)).all();
    most.saturating_sub(battle.state.waiting(side, at))
}

/// Whether nothing but guns can be hit in a hex that this side attacks.
pub(super) fn guns_alone(battle: &Battle, side: u8, at: Cell) -> bool {
    let target = battle.state.target_at(other(side), at, lives(battle));
    target.men() == 0 && target.guns > 0
}

/// So many casualties of a hex: guns alone are not killed (S-14).
pub(crate) fn killed(battle: &Battle, side: u8, at: Cell, many: u32) -> Message {
    let target = battle.state.target_at(other(side), at, lives(battle));
    let men = target.men().saturating_sub(battle.state.waiting(side, at));
    let spills = readings(battle).overflow_to_guns == Overflow::Yes && target.guns > 0;
    let on_guns = if spills { many.saturating_sub(men) } else { 0 };
    let key = if guns_alone(battle, side, at) || (on_guns == many && many > 0) {
        "pool.on_guns"
    } else if on_guns > 0 {
        "pool.men_and_guns"
    } else {
        "pool.casualties"
    };
    let killed = message(key).with("many", many);
    let killed = killed.with("men", many.saturating_sub(on_guns));
    killed.with("guns", on_guns)
}

/// What a sum comes to without a die: it has no fraction, or nothing is left that one could kill.
pub(super) fn without_die(battle: &Battle, side: u8, at: Cell, tenths: u32) -> Option<u32> {
    let of = parts(tenths, &battle.tables);
    let room = room(battle, side, at);
    (of.fraction == 0 || of.sure >= room).then(|| of.sure.min(room))
}

/// The die that decides the fraction of a sum.
pub(super) fn pool(battle: &Battle, side: u8, at: Cell, tenths: u32) -> Pool {
    let of = parts(tenths, &battle.tables);
    let faces = readings(battle).d10_faces;
    let killed = |many: u32| killed(battle, side, at, many);
    let what = message("pool.fraction").with("hex", at);
    let pool = Pool::die(what, Some(side), battle.tables.die.sides, faces.lowest());
    pool.banded(
        [killed(of.sure), killed(of.sure.saturating_add(1))],
        |face| u8::from(chances::one_more(face, of.fraction, faces)),
    )
}

/// What a sum comes to with the die that was thrown for its fraction.
pub(super) fn die_of(battle: &Battle, tenths: u32, rolled: &Rolled) -> u32 {
    let more = u32::from(rolled.single().is_some_and(|band| band > 0));
    parts(tenths, &battle.tables).sure.saturating_add(more)
}

/// The die that was thrown; nothing where none was, or where it is not known.
pub(super) fn die(face: Option<u8>) -> Message {
    face.map_or_else(|| bare(""), |face| message("log.die").with("face", face))
}

/// The sum of the attacks on a hex that are still to be thrown for together, and their side.
pub(crate) fn unrolled_sum(battle: &Battle, at: Cell) -> Option<(u8, u32)> {
    let blows = battle.state.blows_on(at);
    let blows: Vec<_> = blows.filter(|blow| blow.casualties.is_none()).collect();
    let side = blows.first()?.side;
    let sum = blows.iter().map(|blow| blow.tenths);
    Some((side, sum.fold(0, u32::saturating_add)))
}

/// Every sum of this step that no die is thrown for, counted: the step ends, and no attack is added any
/// more.
pub(crate) fn counted(battle: &Battle) -> Vec<Counted> {
    let hexes = battle.state.unrolled().into_iter();
    let sums = hexes.filter_map(|at| {
        let (side, tenths) = unrolled_sum(battle, at)?;
        let casualties = without_die(battle, side, at, tenths)?;
        Some(Counted {
            at,
            side,
            tenths,
            casualties,
            face: None,
        })
    });
    sums.collect()
}

written! {
    /// Throws the die for all attacks on a hex together (gap S-A1).
    pub struct Fraction {
        /// The hex.
        pub at: Cell,
    }
}

impl Action<StandAndDie> for Fraction {
    const NAME: &'static str = "fraction";
    const GROUP: Group = PENDING;
    const CLAUSE: Option<ClauseId> = Some(SUM);
    const OBLIGATORY: bool = true;
    /// The side that attacks, and the sum in tenths.
    type Context<'a> = (u8, u32);

    fn context(&self, battle: &Battle) -> Result<(u8, u32), Impossible> {
        let none = || impossible("no_fraction").with("hex", self.at);
        unrolled_sum(battle, self.at).ok_or_else(none)
    }

    /// The hexes for which a die can matter.
    fn of_table(battle: &Battle) -> Vec<Self> {
        let hexes = battle.state.unrolled().into_iter();
        let hexes = hexes.filter(|at| {
            let sum = unrolled_sum(battle, *at);
            sum.is_some_and(|(side, sum)| without_die(battle, side, *at, sum).is_none())
        });
        hexes.map(|at| Self { at }).collect()
    }

    fn plan(&self, battle: &Battle, (side, tenths): &(u8, u32)) -> Plan {
        let plan = Plan::plain(message("pool.fraction").with("hex", self.at));
        match without_die(battle, *side, self.at, *tenths) {
            Some(_) => plan,
            None => plan.rolling(pool(battle, *side, self.at, *tenths)),
        }
    }

    fn explain(&self, battle: &Battle, (side, tenths): &(u8, u32)) -> Explanation {
        attack_sum(battle, *side, self.at, *tenths, Vec::new())
    }

    fn resolve(&self, battle: &Battle, (side, tenths): &(u8, u32), dice: &Rolled) -> Vec<Event> {
        let (at, side, tenths) = (self.at, *side, *tenths);
        let sure = without_die(battle, side, at, tenths);
        let counted = Counted {
            at,
            side,
            tenths,
            casualties: sure.unwrap_or_else(|| die_of(battle, tenths, dice)),
            face: dice.face(),
        };
        vec![counted.into()]
    }

    fn obligation(&self, battle: &Battle) -> Option<Obligation> {
        let (side, _) = unrolled_sum(battle, self.at)?;
        Some(Obligation {
            name: "fraction",
            key: self.at.to_string(),
            clause: Some(SUM),
            unit: None,
            side,
            subject: bare(self.at),
            label: message("owed.by")
                .with("who", self.at)
                .with("what", message("owed.fraction")),
        })
    }

    fn id(&self, _: &Battle) -> OfferId {
        OfferId::new(Self::NAME, self.at)
    }

    fn label(&self, _battle: &Battle) -> Message {
        message("offer.fraction").with("hex", self.at)
    }
}

written! {
    /// All attacks on a hex were counted together.
    pub struct Counted {
        /// The hex.
        pub at: Cell,
        /// The side that attacked.
        pub side: u8,
        /// Their sum, in tenths.
        pub tenths: u32,
        /// What it came to.
        pub casualties: u32,
        /// The face of the die, where one was thrown and is known.
        pub face: Option<u8>,
    }
}

impl Fact<StandAndDie> for Counted {
    fn fold(&self, battle: &mut Battle) -> Result<(), Misfit> {
        let state = &mut battle.state;
        let mut left = Some(self.casualties);
        let blows = state.blows.iter_mut();
        for blow in blows.filter(|blow| blow.at == self.at && blow.casualties.is_none()) {
            // The first of them stands for all.
            blow.casualties = Some(left.take().unwrap_or(0));
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let said = line("log.counted").by(SUM).with("hex", self.at);
        let said = said
            .with("tenths", Value::Tenths(self.tenths))
            .with("die", die(self.face));
        vec![said.with(
            "killed",
            killed(before, self.side, self.at, self.casualties),
        )]
    }
}
