//! Results of the summed chances against a hex (S-12), with or without a die for the fraction.

use drumhead_rules::odds::Distribution;

use crate::chances::{self, Casualties, casualties, parts};
use crate::interpretations::Overflow;
use crate::prelude::*;

/// Returns the number of casualties that the enemies in a hex can still take in this step, in
/// addition to those already waiting (S-14, S-15).
pub(crate) fn room(battle: &Battle, side: u8, at: Cell) -> u32 {
    let target = battle.state.target_at(other(side), at, lives(battle));
    let most = chances::allocated(target, u32::MAX, interpretations(battle)).all();
    most.saturating_sub(battle.state.waiting(side, at))
}

/// Returns whether a hex attacked by this side has only guns as targets.
pub(crate) fn guns_alone(battle: &Battle, side: u8, at: Cell) -> bool {
    let target = battle.state.target_at(other(side), at, lives(battle));
    target.men() == 0 && target.artillery > 0
}

/// The reason why no attack can cause a casualty in a hex in this step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vain {
    /// Earlier attacks in this step killed all infantry, which still shields the guns (S-15).
    Shielded,
    /// No troops are left.
    Spent,
}

impl Vain {
    /// Returns the reason why this side's attacks on a hex cannot cause a casualty. `None` if they
    /// can.
    fn of(battle: &Battle, side: u8, at: Cell) -> Option<Self> {
        let target = battle.state.target_at(other(side), at, lives(battle));
        let why = if target.artillery > 0 && guns_are_shielded(battle, target) {
            Self::Shielded
        } else {
            Self::Spent
        };
        (room(battle, side, at) == 0).then_some(why)
    }

    /// Returns the clause of the rules.
    const fn clause(self) -> ClauseId {
        match self {
            Self::Shielded => SHIELD,
            Self::Spent => SUM,
        }
    }
}

/// Returns whether infantry shields the guns of these troops (S-15, gap S-A7).
fn guns_are_shielded(battle: &Battle, target: Casualties) -> bool {
    target.infantry > 0 && interpretations(battle).overflow_to_guns == Overflow::No
}

/// Adds to the log line of an attack or a total the reason why it cannot cause a casualty, if there
/// is one.
pub(crate) fn with_reason(line: Line, battle: &Battle, side: u8, at: Cell) -> Line {
    match Vain::of(battle, side, at) {
        None => line,
        Some(why) => line.by(why.clause()).detail(message(match why {
            Vain::Shielded => "detail.shielded",
            Vain::Spent => "detail.spent",
        })),
    }
}

/// Returns this number of casualties in a hex, in words. Guns are not "killed" (S-14).
pub(crate) fn killed(battle: &Battle, side: u8, at: Cell, many: u32) -> Message {
    let target = battle.state.target_at(other(side), at, lives(battle));
    let men = target.men().saturating_sub(battle.state.waiting(side, at));
    let spills = interpretations(battle).overflow_to_guns == Overflow::Yes && target.artillery > 0;
    let on_guns = if spills { many.saturating_sub(men) } else { 0 };
    let key = if guns_alone(battle, side, at) || (on_guns == many && many > 0) {
        "pool.on_guns"
    } else if on_guns > 0 {
        "pool.men_and_guns"
    } else {
        "pool.casualties"
    };
    let killed = message(key)
        .with("many", many)
        .with("men", many.saturating_sub(on_guns));
    killed.with("guns", on_guns)
}

/// Returns the result of a sum that needs no die, because the sum has no fraction or another
/// casualty would have no effect.
pub(crate) fn without_die(battle: &Battle, side: u8, at: Cell, tenths: u32) -> Option<u32> {
    let of = parts(tenths, &battle.tables);
    let room = room(battle, side, at);
    (of.fraction == 0 || of.sure >= room).then(|| of.sure.min(room))
}

/// Returns the die that decides the fraction of a sum.
pub(crate) fn pool(battle: &Battle, side: u8, at: Cell, tenths: u32) -> Pool {
    let of = parts(tenths, &battle.tables);
    let faces = interpretations(battle).d10_faces;
    let killed = |many: u32| killed(battle, side, at, many);
    let what = message("pool.fraction").with("hex", at);
    let pool = Pool::die(what, Some(side), battle.tables.die.sides, faces.lowest());
    pool.banded(
        [killed(of.sure), killed(of.sure.saturating_add(1))],
        |face| u8::from(chances::one_more(face, of.fraction, faces)),
    )
}

/// Returns the result of a sum with the die rolled for its fraction.
pub(crate) fn die_of(battle: &Battle, tenths: u32, rolled: &Rolled) -> u32 {
    let more = u32::from(rolled.single().is_some_and(|band| band > 0));
    parts(tenths, &battle.tables).sure.saturating_add(more)
}

/// Explains a sum against a hex: the score needed and the odds (S-12).
pub(crate) fn attack_sum(
    battle: &Battle,
    side: u8,
    at: Cell,
    sum: u32,
    sums: Vec<Sum>,
) -> Explanation {
    Explanation {
        sums,
        needs: Some(needs(battle, side, at, sum)),
        odds: Some(odds(battle, side, at, sum)),
        ..Explanation::default()
    }
}

/// Returns the score needed for a sum against a hex (S-12).
fn needs(battle: &Battle, side: u8, at: Cell, sum: u32) -> Message {
    let most = room(battle, side, at);
    let of = parts(sum, &battle.tables);
    let sum_is = |key: &'static str| message(key).with("tenths", Value::Tenths(sum));
    let vain = Vain::of(battle, side, at);
    match vain {
        _ if sum == 0 => return sum_is("preview.needs_nothing"),
        Some(Vain::Shielded) => return sum_is("preview.needs_shielded"),
        Some(Vain::Spent) => return sum_is("preview.needs_spent"),
        None => {}
    }
    if of.sure >= most {
        return sum_is("preview.needs_all").with("most", most);
    }
    let faces = chances::faces_for(
        of.fraction,
        interpretations(battle).d10_faces,
        &battle.tables,
    );
    match faces.last() {
        None => sum_is("preview.needs_none").with("sure", of.sure),
        Some(face) => sum_is("preview.needs")
            .with("sure", of.sure)
            .with("face", *face),
    }
}

/// Returns the odds of a sum against a hex, on its own and together with earlier casualties.
fn odds(battle: &Battle, side: u8, at: Cell, sum: u32) -> Odds {
    let target = battle.state.target_at(other(side), at, lives(battle));
    let interpretations = interpretations(battle);
    let here: Distribution<Casualties, f64> =
        casualties(&[sum], target, &battle.tables, interpretations);
    // Casualties, including waiting casualties, are limited by the troops in the hex.
    let most = room(battle, side, at);
    let lost = here.map(|casualties| casualties.all().min(most));
    let bars = lost
        .iter()
        .map(|(many, chance)| (killed(battle, side, at, *many), chance));
    // Casualties that wait for the end of the step are included, because they affect the same
    // troops.
    let waiting = battle.state.waiting(side, at);
    let all: Distribution<u32, f64> =
        Distribution::certain(waiting).sum(&chances::rolled(sum, &battle.tables));
    let allocated = |many: &u32| chances::allocated(target, *many, interpretations);
    let emptied = all.chance(|many| target.is_emptied(allocated(many)));
    let mut then = vec![(message("odds.emptied"), emptied)];
    if target.artillery > 0 {
        let silenced = all.chance(|many| allocated(many).artillery >= target.artillery);
        then.push((message("odds.silenced"), silenced));
    }
    let sentence = if guns_alone(battle, side, at) {
        "odds.mean_guns"
    } else {
        "odds.mean"
    };
    let mean = chances::mean(sum, most, &battle.tables);
    let assumes = (waiting > 0).then(|| message("odds.assume").with("many", waiting));
    Odds {
        sentence: Some(message(sentence).with("tenths", Value::Tenths(mean))),
        bars: bars.collect(),
        then,
        assumes: assumes.into_iter().collect(),
        joint: None,
    }
}

/// Returns the sum of the attacks on a hex that must still be rolled together, and the attacking
/// side.
pub(crate) fn unrolled_sum(battle: &Battle, at: Cell) -> Option<(u8, u32)> {
    let blows: Vec<_> = battle
        .state
        .blows_on(at)
        .filter(|blow| blow.casualties.is_none())
        .collect();
    let side = blows.first()?.side;
    let sum = blows.iter().map(|blow| blow.tenths);
    Some((side, sum.fold(0, u32::saturating_add)))
}

/// Returns every sum of this step that has not been rolled. Called when the step ends, so no attack
/// can be added. If the players forgo a die, only the fraction is lost: every whole 1 is a casualty
/// without a die (S-12).
pub(crate) fn counted(battle: &Battle) -> Vec<Counted> {
    let hexes = battle.state.unrolled().into_iter();
    let sums = hexes.filter_map(|at| {
        let (side, tenths) = unrolled_sum(battle, at)?;
        let sure = || parts(tenths, &battle.tables).sure;
        let casualties = without_die(battle, side, at, tenths).unwrap_or_else(sure);
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
    /// All attacks on a hex were totalled.
    pub struct Counted {
        /// The hex.
        pub at: Cell,
        /// The side that attacked.
        pub side: u8,
        /// The sum of the attacks, in tenths.
        pub tenths: u32,
        /// The casualties.
        pub casualties: u32,
        /// The face of the die, if a die was rolled and its face is known.
        pub face: Option<u8>,
    }
}

impl Fact<StandAndDie> for Counted {
    fn fold(&self, battle: &mut Battle) -> Result<(), BadFact> {
        let state = &mut battle.state;
        let mut left = Some(self.casualties);
        let blows = state.blows.iter_mut();
        for blow in blows.filter(|blow| blow.at == self.at && blow.casualties.is_none()) {
            // The first attack on the hex stores the result of all attacks on it.
            blow.casualties = Some(left.take().unwrap_or(0));
        }
        Ok(())
    }

    fn log(&self, before: &Battle) -> Vec<Line> {
        let killed = killed(before, self.side, self.at, self.casualties);
        let sum = match self.face {
            Some(face) => message("detail.total_rolled").with("face", face),
            None => message("detail.total"),
        };
        let line = line("log.counted")
            .by(SUM)
            .with("hex", self.at)
            .detail(sum.with("tenths", Value::Tenths(self.tenths)));
        let line = with_reason(line, before, self.side, self.at);
        vec![line.with("killed", killed)]
    }
}
