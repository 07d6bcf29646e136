//! The fields of a unit that can be set by hand.

use drumhead_rules::frame::{Answer, Choice, Field, Row, choice, message};
use drumhead_rules::list::MOST_NAME;
use drumhead_rules::unit_field;
use drumhead_vocabulary::play::Scalar;

use crate::army::{Arm, MOST_STRENGTH, Order};
use crate::result::is_destroyed;
use crate::rout::Left;
use crate::state::{Away, Morale};
use crate::{Battle, Charging};

/// The fields, in the order of their offers, which is also the order of entry from paper. The field
/// for being on the table comes first, because a unit off the table has no pending rout move.
pub(super) const FIELDS: &[&dyn Field<Charging>] = &[
    &unit_field!(Charging: "away", |_, _| places(), away).on_paper(|_, _| Some(places())),
    &unit_field!(Charging: "strength", |_, _| Answer::up_to(MOST_STRENGTH), strength)
        .on_paper(|battle: &Battle, unit| {
            let start = battle.state.unit(unit)?.start;
            Some(Answer::left(start.into(), MOST_STRENGTH.into()))
        })
        .causes(|battle, unit, strength| {
            let destroyed = is_destroyed(strength, &battle.setup.interpretations);
            let away = Away::Destroyed;
            let left =
                (destroyed && battle.state.is_here(unit)).then(|| Left { unit, away }.into());
            Ok(left.into_iter().collect())
        }),
    &unit_field!(Charging: "morale", |_, _| morales(), morale).on_paper(|_, _| Some(morales())),
    // Only cavalry can be mounted or dismounted. Another arm that was entered as mounted can be
    // corrected.
    &Row::new(
        "mounted",
        |battle: &Battle, unit| {
            let state = battle.state.unit(unit)?;
            let rides = state.arm == Arm::Cavalry || state.mounted;
            rides.then_some(state.mounted)
        },
        |_, _| Answer::YesNo,
        |battle, unit, mounted| {
            battle.state.unit_mut(unit)?.mounted = mounted;
            Ok(())
        },
    ),
    // Artillery has no order (C-07h).
    &Row::new(
        "order",
        |battle: &Battle, unit| {
            let state = battle.state.unit(unit)?;
            state.arm.has_order().then_some(state.order)
        },
        |_, _| Answer::named("order", &Order::ALL, Order::id),
        |battle, unit, order| {
            battle.state.unit_mut(unit)?.order = order;
            Ok(())
        },
    ),
    &Row::new(
        "basic_morale",
        |battle: &Battle, unit| Some(battle.state.unit(unit)?.basic_morale.clamp(1, 12)),
        |_, _| Answer::Number { least: 1, most: 12 },
        |battle, unit, value| {
            battle.state.unit_mut(unit)?.basic_morale = value;
            Ok(())
        },
    ),
    &unit_field!(
        Charging: "name",
        |_, _| {
            let most = drumhead_vocabulary::count(MOST_NAME);
            Answer::Text { least: 1, most }
        },
        name
    ),
];

fn morales() -> Answer {
    Answer::named("morale", Morale::ALL, Morale::id)
}

/// Returns the choice between "on the table" and the reasons for being off the table.
fn places() -> Answer {
    let table: Choice = choice(Scalar::Nothing(()), message("place.table"));
    let away = Answer::named("away", Away::ALL, Away::id);
    Answer::One([&[table], &*away.choices()].concat())
}
