//! A volley's row, and the range of each of its bands.

use drumhead_vocabulary::{ClauseId, Length};

use super::volley::{Band, Reach, Shooters, Shot, SmallArms};
use crate::army::FigureScale;
use crate::tables::Rules;
use crate::tables::saves::GunRow;
use crate::tables::share::Share;
use crate::tables::shooting::{Cells, GunClass, Lessening, SmallArmsCells, SmallArmsRow};
use crate::weapons::Weapon;

/// A row of the shooting table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// A row of small arms.
    SmallArms(SmallArmsRow),
    /// A row of artillery.
    Guns(GunClass, Shot),
}

/// A band of a row, with its range and its scores to hit.
#[derive(Clone, Copy, Debug)]
pub(super) struct BandRow {
    pub(super) band: Band,
    pub(super) reach: Length,
    pub(super) cells: Cells,
    pub(super) clause: ClauseId,
    /// The number of turns between shots; 0 for small arms.
    pub(super) reload: u32,
}

/// Whether the weapon counts as a self-bow. A composite bow used as a self-bow counts too (D-23).
pub(super) fn is_self_bow(weapon: Weapon, row: SmallArmsRow) -> bool {
    weapon == Weapon::SelfBow || weapon == Weapon::CompositeBow && row == SmallArmsRow::SelfBow
}

/// Returns the row of these figures; `None` if their weapon cannot shoot.
pub(super) fn small_arms_row(arms: &SmallArms, rules: &Rules) -> Option<SmallArmsRow> {
    let rows = &rules.shooting.row_of;
    if arms.weapon == Weapon::Musket && arms.is_steady_a_to_c() {
        return Some(rows.musket_steady);
    }
    rows.weapon.of(arms.weapon)
}

/// Returns the row of a volley; `None` if the weapon cannot shoot.
pub(super) fn row(shooters: &Shooters, rules: &Rules) -> Option<Row> {
    Some(match shooters {
        Shooters::SmallArms(arms) => Row::SmallArms(small_arms_row(arms, rules)?),
        Shooters::Guns(guns) => Row::Guns(guns.gun, guns.shot),
        Shooters::Sniper(_) => Row::SmallArms(rules.shooting.sniper.row),
    })
}

/// Returns the bands of a volley's row, the nearer band first.
pub(super) fn bands(shooters: &Shooters, scale: FigureScale, rules: &Rules) -> Vec<BandRow> {
    match shooters {
        Shooters::SmallArms(arms) => small_arms_bands(arms, scale, rules),
        Shooters::Guns(guns) => {
            let fire = rules.guns.fire(guns.gun.model(), guns.period);
            let rows = match guns.shot {
                Shot::Hail => [(Band::Close, fire.hail), (Band::Far, None)],
                Shot::Ball => [(Band::Close, fire.ball_close), (Band::Far, fire.ball_far)],
            };
            let standing = |(band, row): (Band, Option<GunRow>)| {
                let row = row?;
                Some(BandRow {
                    band,
                    reach: row.range.at(scale),
                    cells: row.cells,
                    clause: row.clause,
                    reload: row.reload,
                })
            };
            rows.into_iter().filter_map(standing).collect()
        }
        Shooters::Sniper(_) => sniper_bands(scale, rules),
    }
}

fn band_row(band: Band, row: &SmallArmsCells, reach: Length) -> BandRow {
    BandRow {
        band,
        reach,
        cells: row.cells,
        clause: row.clause,
        reload: 0,
    }
}

fn small_arms_bands(arms: &SmallArms, scale: FigureScale, rules: &Rules) -> Vec<BandRow> {
    let Some(row) = small_arms_row(arms, rules) else {
        return Vec::new();
    };
    let close_only = &rules.shooting.close_only;
    let no_far = close_only.weapons.contains(&arms.weapon);
    let left = if arms.mounted.is_some() && is_self_bow(arms.weapon, row) {
        range_on_horseback(rules)
    } else {
        Share::WHOLE
    };
    let rows = rules.shooting.small_arms.of(row);
    let far = rows.far.as_ref().filter(|_| !no_far);
    [(Band::Close, Some(&rows.close)), (Band::Far, far)]
        .into_iter()
        .filter_map(|(band, row)| Some((band, row?)))
        .map(|(band, row)| band_row(band, row, left.of(row.range.at(scale))))
        .collect()
}

/// Returns the share of a self-bow's range that is left on horseback (F-9.26).
fn range_on_horseback(rules: &Rules) -> Share {
    let rows = rules.shooting.lessening.0.iter();
    rows.filter(|row| row.predicate == Lessening::SelfBowFromHorseback && row.clause.stands())
        .find_map(|row| row.range)
        .unwrap_or(Share::WHOLE)
}

/// Returns the bands of a sniper, which shoots as steady musketry with a longer range (F-2.51).
fn sniper_bands(scale: FigureScale, rules: &Rules) -> Vec<BandRow> {
    let sniper = &rules.shooting.sniper;
    let rows = rules.shooting.small_arms.of(sniper.row);
    let mut bands = vec![band_row(
        Band::Close,
        &rows.close,
        rows.close.range.at(scale),
    )];
    if let Some(far) = &rows.far {
        let reach = sniper.far_range;
        bands.push(band_row(Band::Far, far, reach.at(scale)));
    }
    bands
}

/// Returns the bands of these shooters with their ranges, as choices for the players.
pub fn ranges(shooters: &Shooters, scale: FigureScale, rules: &Rules) -> Vec<(Band, Length)> {
    bands(shooters, scale, rules)
        .into_iter()
        .map(|row| (row.band, row.reach))
        .collect()
}

/// Returns the band of the target; `None` if the target is out of range.
pub(super) fn find(bands: &[BandRow], reach: Reach) -> Option<&BandRow> {
    bands.iter().find(|row| match reach {
        Reach::Band(band) => row.band == band,
        Reach::Inches(length) => length <= row.reach,
    })
}
