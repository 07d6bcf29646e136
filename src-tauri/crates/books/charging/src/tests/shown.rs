//! The texts of a battle on the screen and on paper.

use super::*;

#[test]
fn a_number_left_is_written_with_its_noun() {
    let mut small = army();
    small.units[0].of.strength = 1;
    let mut battle = Battle::new(Setup::of(small, army())).unwrap();
    let left = |battle: &Battle| {
        let units = &battle.view().sides[0].units;
        [FOOT, LOOSE].map(|number| units[usize::from(number) - 1].strength.left.clone())
    };
    let three = "3 of 3 strength points".to_owned();
    assert_eq!(
        left(&battle),
        ["1 of 1 strength point".to_owned(), three.clone()]
    );
    play(&mut battle, &correct(ours(FOOT), "strength", 0), 1);
    assert_eq!(left(&battle), ["0 of 1 strength point".to_owned(), three]);
}
