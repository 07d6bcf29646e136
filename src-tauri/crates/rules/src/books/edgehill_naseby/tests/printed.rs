//! What is printed and logged of a battle with parts left out and a table of the players'.

use super::*;

fn sheet(change: impl Fn(&mut Setup)) -> String {
    let mut setup = setup(Scenario::Naseby, open(), &ARMS);
    change(&mut setup);
    let sheet = Battle::new(setup).unwrap().playsheet().unwrap();
    format!("{:?}", sheet.blocks)
}

#[test]
fn the_sheet_of_a_battle_has_the_parts_that_are_used_and_the_players_table() {
    let whole = sheet(|_| {});
    assert!(whole.contains("[E-01]") && whole.contains("[E-05]") && whole.contains("[E-35]"));
    assert!(!whole.contains("combat table"));
    let less = sheet(|setup| {
        setup.modules = Modules {
            command: false,
            facing: false,
            artillery: true,
            terrain: false,
        };
        let text = "columns difference: -1, 1\n1 to 6: QQ, -\nQQ = attacker eliminated";
        setup.profile.crt = Some(Crt::read(text).unwrap());
    });
    for gone in ["[E-01]", "[E-05]", "[E-35]", "faces a corner"] {
        assert!(!less.contains(gone), "{gone}");
    }
    for left_out in ["Command radius", "Facing", "Terrain"] {
        let says = format!("{left_out}: not used in this battle");
        assert!(less.contains(&says), "{says}");
    }
    assert!(less.contains("The player's own combat table") && less.contains("QQ"));
}
