//! The report of a battle: the shots that hit.

use drumhead_rules::report::{ChapterEvents, HexReport, HexStory, ReportWriter, Weight, paragraph};
use drumhead_vocabulary::play::UnitRef;

use crate::actions::Shot;
use crate::{Battle, Event, Toy};

/// The narrator.
pub(crate) type Story = HexStory<Toy>;

impl HexReport for Toy {
    fn chapter(battle: &Battle) -> (u32, Option<u8>) {
        (battle.state.turn, Some(battle.state.mover))
    }

    fn take(_: &Battle, fact: &Event, events: &mut ChapterEvents<Vec<[UnitRef; 2]>>) {
        if let Event::Shot(Shot {
            unit,
            target,
            hit: true,
            ..
        }) = fact
        {
            events.own.push([*unit, *target]);
        }
    }

    fn say(_: &Battle, events: &Vec<[UnitRef; 2]>, writer: &mut ReportWriter) {
        for [unit, target] in events {
            let (units, target) = (writer.units([unit]), writer.units([target]));
            let values = [("units", units.as_str()), ("target", &target)];
            writer.say(Weight::Notable, "tale.hit", &values);
        }
        if events.is_empty() {
            writer.say(Weight::Small, "tale.quiet", &[]);
        }
        paragraph(writer, "tale.shots");
    }
}
