//! The outcome of a battle.

use drumhead_rules::outcome::{self as rules, Coin, Ended, Fate, GeneralFate, Left, Outcome};

use super::state::*;
use super::view::beaten;
use super::{Battle, general_name, position};
use crate::army::{GeneralId, Model, Unit};

/// Returns the outcome of a battle, in figures.
pub(in super::super) fn outcome(battle: &Battle) -> Outcome {
    let position = position(battle);
    let units = battle.state.units.keys();
    let fates = units.filter_map(|unit| {
        let (bought, state) = position.unit(*unit)?;
        Some((*unit, fate(bought, state)))
    });
    let generals = battle.state.generals.iter().map(|(general, commander)| {
        let fate = match commander {
            Commander::Alone | Commander::With { .. } => GeneralFate::InField,
            Commander::Lost => GeneralFate::Lost,
        };
        let general = rules::GeneralRef {
            side: general.side,
            number: general.general.0,
        };
        (general, fate)
    });
    Outcome {
        generals: generals.collect(),
        ..Outcome::new(&[Coin::Figures], fates, &beaten(position))
    }
}

/// Returns a general's name, or his rank.
pub(in super::super) fn named_general(battle: &Battle, of: rules::GeneralRef) -> String {
    let general = GeneralRef {
        side: of.side,
        general: GeneralId(of.number),
    };
    general_name(position(battle), general)
}

fn fate(bought: &Unit, state: &UnitState) -> Fate {
    let ended = match state.place {
        Place::Table if state.routs() => Ended::Routed,
        Place::Table => Ended::Stood,
        Place::Away { .. } => Ended::Away,
        Place::Gone { why } => match why {
            Gone::Destroyed => Ended::Destroyed,
            Gone::Fled => Ended::Fled,
            Gone::Surrendered => Ended::Surrendered,
            Gone::Mutinied => Ended::WentHome,
            Gone::Removed => Ended::SetAside,
        },
    };
    let groups = (0..)
        .zip(bought.groups.iter().zip(&state.groups))
        .map(|(part, (group, now))| Left {
            coin: Coin::Figures,
            part,
            now: *now,
            start: group.count,
        });
    Fate {
        ended,
        left: groups.chain(equipment(bought, state)).collect(),
        worth: state.figures().saturating_mul(steadiness(state)),
    }
}

/// Returns a unit's equipment besides its figures: guns, limbers and wagons, horses, stakes.
fn equipment<'a>(bought: &'a Unit, state: &'a UnitState) -> impl Iterator<Item = Left> + 'a {
    let models = (0..).zip(Model::ALL).map(move |(part, model)| Left {
        coin: match model {
            Model::VeryLightGun
            | Model::LightGun
            | Model::MediumGun
            | Model::OrganGun
            | Model::HeavyGun => Coin::Guns,
            Model::Limber => Coin::Limbers,
            Model::Wagon | Model::WarWagon => Coin::Wagons,
        },
        part,
        now: state.models.count(model).into(),
        start: bought.models.count(model).into(),
    });
    let ridden = bought.is_mounted_infantry().then(|| match state.horses {
        Horses::Ridden | Horses::Held { .. } => state.figures(),
        Horses::Dispersed => 0,
    });
    let horses = ridden.map(|now| Left::of(Coin::Horses, now, bought.figures()));
    let left = match state.stakes {
        Stakes::Carried | Stakes::Planted => bought.stakes,
        Stakes::None | Stakes::Left => 0,
    };
    let stakes = Left::of(Coin::Stakes, left, bought.stakes);
    let all = models.chain(horses).chain([stakes]);
    all.filter(|left| left.start > 0)
}

/// Returns the weight of a remaining figure: 4 in good morale, 3 when halted, 2 when shaken, 0 when
/// routing or off the table.
const fn steadiness(state: &UnitState) -> u32 {
    match (state.place, state.morale) {
        (Place::Away { .. } | Place::Gone { .. }, _) => 0,
        (Place::Table, Morale::Good) => 4,
        (Place::Table, Morale::Halted { .. }) => 3,
        (Place::Table, Morale::Shaken { .. }) => 2,
        (Place::Table, Morale::Routed { .. }) => 0,
    }
}
