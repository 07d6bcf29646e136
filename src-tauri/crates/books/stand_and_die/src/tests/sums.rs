//! Attacks that form a single sum, according to docs/rulings/stand_and_die.md.

use super::*;

#[test]
fn an_attack_lists_the_troops_that_cannot_attack_later() {
    let mixed = Group {
        guns: 1,
        ..foot(22)
    };
    let standing = standing(foot(20));
    let mut battle = battle(
        vec![at("D4", "NNE", mixed)],
        vec![at("D3", "SSW", standing)],
    );
    rolled(&mut battle);
    end(&mut battle);
    end(&mut battle);
    let attack = |infantry, guns| attack(UnitRef::new(0, 1), "D3", [infantry, 0, guns]);
    let needs = |battle: &Battle, infantry, guns| {
        let preview = battle.preview(&attack(infantry, guns));
        preview.needs.unwrap()
    };
    let text = needs(&battle, 0, 1);
    let left_out = "These troops are not in this sum, and cannot attack D3 later: 22 infantry.";
    assert!(text.contains(left_out), "{text}");
    let text = needs(&battle, 22, 1);
    assert!(!text.contains("not in this sum"), "{text}");
    // All chances of one hex against another form a single sum.
    give(&mut battle, &attack(0, 1), Some(9));
    let refused = tried(&battle, &attack(22, 0));
    let Err(Refusal::AgainstRules(found)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(found[0].id, "twice");
}

#[test]
fn the_die_for_all_attacks_lists_the_troops_that_it_excludes() {
    let (mut battle, [first, _]) = pooled(30);
    give(&mut battle, &first, None);
    let offers = battle.offers(None);
    let die = offers.iter().find(|it| it.id.action() == "fraction");
    let needs = battle.preview(&die.unwrap().command).needs.unwrap();
    assert!(needs.contains("no other troops can attack D3"), "{needs}");
}
