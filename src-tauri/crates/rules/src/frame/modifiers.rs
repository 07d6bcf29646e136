//! Modifiers: additions to a die or a sum, with a table for each. Plans, the log, panels, sheets,
//! cards and tests all use the rows of these tables.

use drumhead_vocabulary::ClauseId;
use serde::{Deserialize, Serialize};

/// A kind of modifier: the types that its table uses.
pub trait Modified: 'static {
    /// The id of a row, which connects the row's predicate to its value in the data.
    type Id: Copy + PartialEq + 'static;
    /// The input of the predicates.
    type Situation<'a>;
}

/// A row of a table of modifiers.
pub struct Modifier<M: Modified> {
    /// The id.
    pub id: M::Id,
    /// The row's clause.
    pub clause: ClauseId,
    /// Returns the number of times that the modifier applies.
    pub times: for<'a> fn(&M::Situation<'a>) -> u32,
}

/// Returns a row of a table of modifiers; `clause` is the id of the row's clause.
pub const fn modifier<M: Modified>(
    id: M::Id,
    clause: &'static str,
    times: for<'a> fn(&M::Situation<'a>) -> u32,
) -> Modifier<M> {
    Modifier {
        id,
        clause: ClauseId::new(clause),
        times,
    }
}

/// Every modifier of a die or a sum, in the rulebook's order.
pub struct ModifierTable<M: Modified>(pub &'static [Modifier<M>]);

impl<M: Modified> ModifierTable<M> {
    /// Returns the modifiers that apply; `value` returns the amount that a row adds each time.
    pub fn tally(
        &self,
        situation: &M::Situation<'_>,
        value: impl Fn(M::Id) -> i32,
    ) -> Vec<Applied<M::Id>> {
        let applied = self.0.iter().filter_map(|row| {
            let times = i32::try_from((row.times)(situation)).unwrap_or(i32::MAX);
            // Every clause is in force, except in tests that switch one off.
            (times > 0 && row.clause.stands()).then(|| Applied {
                id: row.id,
                value: value(row.id).saturating_mul(times),
            })
        });
        applied.collect()
    }

    /// Returns the clause of a modifier. `None` if the modifier is not in the table.
    pub fn clause(&self, id: M::Id) -> Option<ClauseId> {
        let row = self.0.iter().find(|row| row.id == id);
        row.map(|row| row.clause)
    }
}

/// A modifier that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Applied<I> {
    /// The modifier's id.
    pub id: I,
    /// The total that the modifier adds.
    pub value: i32,
}

/// Returns the total of the applied modifiers.
pub fn total<I>(applied: &[Applied<I>]) -> i32 {
    let values = applied.iter().map(|it| it.value);
    values.fold(0, i32::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::{Applied, Modified, ModifierTable, modifier, total};

    struct Shots;

    impl Modified for Shots {
        type Id = &'static str;
        type Situation<'a> = [u32; 2];
    }

    const TABLE: ModifierTable<Shots> = ModifierTable(&[
        modifier("near", "X-01", |it| u32::from(it[0] < 3)),
        modifier("hits", "X-02", |it| it[1] / 2),
    ]);

    #[test]
    fn modifiers_apply_as_often_as_their_predicates_say() {
        let value = |id| if id == "near" { 2 } else { -1 };
        let applied = |id, value| Applied { id, value };
        let found = TABLE.tally(&[1, 5], value);
        assert_eq!(found, [applied("near", 2), applied("hits", -2)]);
        assert_eq!(total(&found), 0);
        assert_eq!(TABLE.tally(&[3, 1], value), []);
        assert_eq!(TABLE.clause("hits").map(|it| it.as_str()), Some("X-02"));
        assert_eq!(TABLE.clause("far"), None);
    }
}
