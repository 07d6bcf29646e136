//! The battle retold for a report: which units knocked over which.

use drumhead_rules::list::sides::Sides as _;
use drumhead_rules::report::{HexStory, Retold, Tale, Telling, Weight, paragraph};
use drumhead_words::play::UnitRef;

use crate::actions::Shot;
use crate::{Battle, Event, Toy};

/// The narrator.
pub(crate) type Story = HexStory<Toy>;

impl Retold for Toy {
    fn chapter(battle: &Battle) -> (u32, Option<u8>) {
        (battle.state.turn, Some(battle.state.mover))
    }

    fn called(battle: &Battle) -> Vec<(UnitRef, String)> {
        let units = battle.state.sides.units();
        units.map(|(unit, it)| (unit, it.name.clone())).collect()
    }

    fn take(_: &Battle, fact: &Event, tale: &mut Tale<Self::Deeds>) {
        if let Event::Shot(Shot {
            unit,
            target,
            hit: true,
            ..
        }) = fact
        {
            tale.deeds.push([*unit, *target]);
        }
    }

    fn say(_: &Battle, deeds: &Self::Deeds, telling: &mut Telling) {
        for [unit, target] in deeds {
            let (units, target) = (telling.units([unit]), telling.units([target]));
            let values = [("units", units.as_str()), ("target", &target)];
            telling.say(Weight::Notable, "tale.hit", &values);
        }
        paragraph(telling, "tale.shots");
    }
}
