//! Section 10.4: the comparison of the two sides.

use drumhead_vocabulary::ClauseId;

use super::{
    DiceCount, Fighter, Nerve, Protection, Round, RoundKinds, Strikers, Tally, dice, points, save,
};
use crate::clauses::HITS;
use crate::tables::Rules;
use crate::to_hit::ToHit;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first side.
    A,
    /// The second side.
    B,
}

/// One side's values in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// The combat points against the other side.
    pub points: Tally,
    /// The scores to hit.
    pub to_hit: ToHit,
    /// The dice, before they are allocated among several enemies.
    pub dice: DiceCount,
    /// The save of the side's front against the other side's hits; `None` if it has no save.
    pub saves_on: Option<u8>,
}

/// A round of combat between two units, before the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matchup {
    /// The first side.
    pub a: Strike,
    /// The second side.
    pub b: Strike,
    /// The difference in combat points.
    pub difference: u32,
    /// The side with more points; `None` if they are equal.
    pub higher: Option<Side>,
    /// The clause for the chances to hit.
    pub clause: ClauseId,
}

/// Compares two fighters (F-10.07, F-10.22). If both are true cavalry, separate chances to hit
/// apply (D-186).
pub fn compare(a: &Fighter, b: &Fighter, rounds: RoundKinds, rules: &Rules) -> Matchup {
    let points_a = points(a, b, rounds.a, rules);
    let points_b = points(b, a, rounds.b, rules);
    let difference = points_a.total().abs_diff(points_b.total());
    let higher = match points_a.total().cmp(&points_b.total()) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some(Side::B),
    };
    let both_cavalry = a.is_cavalry() && b.is_cavalry();
    let row = rules.combat.at_difference(difference);
    let (high, low) = match row {
        Some(row) if both_cavalry => (row.higher_both_cavalry, row.lower_both_cavalry),
        Some(row) => (row.higher, row.lower),
        None => (ToHit::NIL, ToHit::NIL),
    };
    // If both sides have equal points, both columns have the same scores.
    let (to_hit_a, to_hit_b) = match higher {
        Some(Side::A) | None => (high, low),
        Some(Side::B) => (low, high),
    };
    let strike = |me: &Fighter, enemy: &Fighter, points, to_hit, round, enemy_round| Strike {
        points,
        to_hit,
        dice: dice(striking_figures(me), round, rules),
        saves_on: saves_on(me, enemy, enemy_round, rules),
    };
    Matchup {
        a: strike(a, b, points_a, to_hit_a, rounds.a, rounds.b),
        b: strike(b, a, points_b, to_hit_b, rounds.b, rounds.a),
        difference,
        higher,
        clause: row.map_or(HITS, |row| row.clause),
    }
}

/// Returns the figures that strike. Routing units have none (F-10.02).
fn striking_figures(fighter: &Fighter) -> Strikers {
    if fighter.nerve == Nerve::Routing {
        Strikers::default()
    } else {
        fighter.strikers
    }
}

/// Returns the save of `me` against `enemy` in the enemy's kind of round.
fn saves_on(me: &Fighter, enemy: &Fighter, round: Round, rules: &Rules) -> Option<u8> {
    let protection = Protection {
        armour: me.armour,
        shield: me.shield,
        grade: me.grade,
    };
    save(protection, enemy.striking, round, enemy.attack, rules)
}
