//! Section 8: morale. So far only what an army list knows of it: the weight
//! of its artillery (section 8.2).

use super::army::*;
use super::tables::Rules;

/// The army's artillery weight, which says who is outgunned (F-8.02).
pub fn artillery_weight(army: &Army, rules: &Rules) -> u32 {
    if !rules.guns.weight_clause.stands() {
        return 0;
    }
    let weight = |unit: &Unit| -> u32 {
        let guns = Model::GUNS.iter();
        guns.map(|gun| u32::from(unit.models.count(*gun)) * rules.guns.weight(*gun))
            .sum()
    };
    army.units.iter().map(weight).sum()
}
