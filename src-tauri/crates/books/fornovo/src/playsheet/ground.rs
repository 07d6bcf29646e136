//! Terrain (section 11).

use drumhead_vocabulary::sheet::{Align, Block};

use super::{Maker, sentences};
use crate::tables::movement::{Going, Mover};
use crate::tables::share::Share;

/// Kinds of terrain in the order of the rules, by their ids in the table. Rough terrain and rivers
/// leave either the whole move or none of it, so the table omits them.
const KINDS: [&str; 8] = [
    "steep_up",
    "steep_across",
    "steep_down",
    "stream",
    "light_wood",
    "heavy_wood",
    "bridge",
    "fieldworks_zone",
];

const MOVERS: [(Mover, &str); 6] = [
    (Mover::SkirmishFoot, "skirmish_foot"),
    (Mover::CloseFoot, "close_foot"),
    (Mover::FleeingFoot, "fleeing_foot"),
    (Mover::SkirmishMounted, "skirmish_mounted"),
    (Mover::Mounted, "mounted"),
    (Mover::Guns, "guns_wagons"),
];

pub(super) fn blocks(maker: &mut Maker<'_>) -> Vec<Block> {
    let share = |going: Going| match (going.impassable, going.share) {
        (true, _) => maker.get("impassable"),
        (false, Some(share)) => {
            let by_hand = if going.manhandled {
                maker.get("share_by_hand")
            } else {
                String::new()
            };
            format!("{}{by_hand}", fraction(share))
        }
        (false, None) => fraction(Share::WHOLE),
    };
    let terrain = &maker.rules.movement.terrain;
    let rows = KINDS
        .into_iter()
        .filter_map(|id| {
            let ground = terrain.get(id)?;
            let name = maker.get(&format!("ground.{id}"));
            let mut cells = vec![format!("{name} [{}]", maker.number(ground.clause))];
            cells.extend(MOVERS.map(|(mover, _)| share(ground.of(mover))));
            Some(cells)
        })
        .collect();
    let mut columns = vec![maker.column("ground", Align::Left, 1)];
    columns.extend(MOVERS.map(|(_, id)| maker.column(id, Align::Centre, 0)));
    let mut blocks = vec![maker.heading("ground")];
    blocks.extend(maker.table(maker.get("caption.ground"), columns, rows));
    blocks.extend(maker.rules_frame("ground_rules", sentences::GROUND));
    blocks.extend(maker.rules_frame("works_rules", sentences::WORKS));
    blocks
}

/// Returns a share as it is printed.
pub(super) fn fraction(share: Share) -> String {
    match (share.over, share.under) {
        (1, 1) => "1".to_owned(),
        (1, 2) => "½".to_owned(),
        (1, 4) => "¼".to_owned(),
        (1, 8) => "⅛".to_owned(),
        (3, 4) => "¾".to_owned(),
        (over, under) => format!("{over}/{under}"),
    }
}
