//! The outcome of a battle.

use drumhead_rules::outcome::{self as rules, Coin, Ended, Fate, GeneralFate, Left, Outcome};

use super::super::army::{GeneralId, Model, Unit};
use super::state::*;
use super::view::beaten;
use super::{Battle, general_name, table};

/// The outcome of a battle, in figures.
pub(in super::super) fn outcome(battle: &Battle) -> Outcome {
    let table = table(battle);
    let units = battle.state.units.keys();
    let fates = units.filter_map(|unit| {
        let (bought, live) = table.unit(*unit)?;
        Some((*unit, fate(bought, live)))
    });
    let generals = battle.state.generals.iter();
    let generals = generals.map(|(general, commander)| {
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
        ..Outcome::new(&[Coin::Figures], fates, beaten(table))
    }
}

/// The name of a general, or his rank.
pub(in super::super) fn named_general(battle: &Battle, of: rules::GeneralRef) -> String {
    let general = GeneralRef {
        side: of.side,
        general: GeneralId(of.number),
    };
    general_name(table(battle), general)
}

fn fate(bought: &Unit, live: &UnitState) -> Fate {
    let ended = match live.place {
        Place::Table if live.routs() => Ended::Routed,
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
    let groups = (0..).zip(bought.groups.iter().zip(&live.groups));
    let groups = groups.map(|(part, (group, now))| Left {
        coin: Coin::Figures,
        part,
        now: *now,
        start: group.count,
    });
    Fate {
        ended,
        left: groups.chain(equipment(bought, live)).collect(),
        worth: live.figures().saturating_mul(steadiness(live)),
    }
}

/// What a unit has beside its figures: guns, limbers and wagons, horses, stakes.
fn equipment<'a>(bought: &'a Unit, live: &'a UnitState) -> impl Iterator<Item = Left> + 'a {
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
        now: live.models.count(model).into(),
        start: bought.models.count(model).into(),
    });
    let ridden = bought.is_mounted_infantry().then(|| match live.horses {
        Horses::Ridden | Horses::Held { .. } => live.figures(),
        Horses::Dispersed => 0,
    });
    let horses = ridden.map(|now| Left::of(Coin::Horses, now, bought.figures()));
    let kept = match live.stakes {
        Stakes::Carried | Stakes::Planted => bought.stakes,
        Stakes::None | Stakes::Left => 0,
    };
    let stakes = Left::of(Coin::Stakes, kept, bought.stakes);
    let all = models.chain(horses).chain([stakes]);
    all.filter(|left| left.start > 0)
}

/// How much a figure counts in hand: four times in good morale, three times when halted, twice when shaken, and not at
/// all in rout or off the table.
const fn steadiness(live: &UnitState) -> u32 {
    match (live.place, live.morale) {
        (Place::Away { .. } | Place::Gone { .. }, _) => 0,
        (Place::Table, Morale::Good) => 4,
        (Place::Table, Morale::Halted { .. }) => 3,
        (Place::Table, Morale::Shaken { .. }) => 2,
        (Place::Table, Morale::Routed { .. }) => 0,
    }
}
