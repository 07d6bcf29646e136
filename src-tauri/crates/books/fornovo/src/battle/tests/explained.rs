//! Previews, hints and log lines that give the numbers and clauses of their rules.

use drumhead_rules::frame::prelude::{Action, Answer};

use super::*;
use crate::battle::ground::{FeatureKind, Stand};
use crate::shooting::Side;
use crate::tables::shooting::GunClass;

const SECOND: UnitRef = UnitRef::new(0, 2);
const LONGBOWS: Arm = Arm::Group {
    group: 0,
    weapon: Weapon::Longbow,
};

/// F-7.19: players enter how far a unit moved without the cost of obstacles.
#[test]
fn the_question_about_distance_explains_the_cost_of_obstacles() {
    let mut battle = battle();
    go_to(&mut battle, Step::MovesA);
    let offers = battle.offers(Some(FOOT));
    let offer = offers.iter().find(|it| it.id.action() == "move").unwrap();
    let mut asked = offer.questions.iter();
    let far = asked.find(|it| it.path.ends_with("moved")).unwrap();
    assert!(far.hint.as_ref().unwrap().contains("obstacles"));
}
