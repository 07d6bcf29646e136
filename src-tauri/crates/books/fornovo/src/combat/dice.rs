//! Section 10.2: strikers and their dice.

use drumhead_vocabulary::ClauseId;
use serde::{Deserialize, Serialize};

use super::{Round, Striking};
use crate::army::{Group, Kind, Unit};
use crate::tables::Rules;
use crate::tables::combat::FiguresADie;
use crate::weapons::Weapon;

/// The way in which a figure strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrikeClass {
    /// A figure of true cavalry.
    Cavalry,
    /// A figure with a pike.
    Pike,
    /// A figure with a heavy weapon.
    HeavyWeapon,
    /// A figure with sword and shield: it counts as a heavy weapon in melee, and as another weapon
    /// on impact (F-1.18, D-180).
    SwordAndShield,
    /// A figure with any other weapon, a mounted infantryman, or a gunner.
    Other,
}

/// Figures that may strike, by class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Strikers {
    /// The number of true cavalry figures.
    pub cavalry: u32,
    /// The number of pikes.
    pub pike: u32,
    /// The number of heavy weapons.
    pub heavy: u32,
    /// The number of figures with sword and shield.
    pub sword_shield: u32,
    /// The number of other figures.
    pub other: u32,
}

impl Strikers {
    /// Returns the number of figures of this class.
    pub const fn of(&self, class: StrikeClass) -> u32 {
        match class {
            StrikeClass::Cavalry => self.cavalry,
            StrikeClass::Pike => self.pike,
            StrikeClass::HeavyWeapon => self.heavy,
            StrikeClass::SwordAndShield => self.sword_shield,
            StrikeClass::Other => self.other,
        }
    }

    /// Returns the commonest kind of weapon of the strikers on foot, against which the enemy saves
    /// (F-10.23). On a tie, heavy weapons come first, then weapons other than sword and shield.
    pub const fn commonest(&self) -> Striking {
        let others = self.pike.saturating_add(self.other);
        if self.heavy > 0 && self.heavy >= others && self.heavy >= self.sword_shield {
            Striking::HeavyWeapon
        } else if self.sword_shield > others {
            Striking::SwordAndShield
        } else {
            Striking::Other
        }
    }

    /// Returns the different weapons of the figures, as the enemy's saves distinguish weapons
    /// (F-10.23).
    pub fn kinds(&self) -> Vec<Striking> {
        let others = self.cavalry.saturating_add(self.pike);
        let all = [
            (self.heavy, Striking::HeavyWeapon),
            (self.sword_shield, Striking::SwordAndShield),
            (others.saturating_add(self.other), Striking::Other),
        ];
        let some = all.into_iter().filter(|(figures, _)| *figures > 0);
        some.map(|(_, weapon)| weapon).collect()
    }

    /// Returns the sum of both sets of strikers.
    #[must_use]
    pub const fn plus(self, beside: Self) -> Self {
        Self {
            cavalry: self.cavalry.saturating_add(beside.cavalry),
            pike: self.pike.saturating_add(beside.pike),
            heavy: self.heavy.saturating_add(beside.heavy),
            sword_shield: self.sword_shield.saturating_add(beside.sword_shield),
            other: self.other.saturating_add(beside.other),
        }
    }

    /// Limits the figures on foot without pikes to the places in the striking ranks, shared among
    /// the kinds (F-10.02).
    #[must_use]
    pub fn within(self, places: u32) -> Self {
        let kinds = [self.heavy, self.sword_shield, self.other];
        let all: u32 = kinds.iter().sum();
        if all <= places || all == 0 {
            return self;
        }
        let part = |figures: u32| figures.saturating_mul(places) / all;
        let [heavy, sword_shield, other] = kinds.map(part);
        // Places left over by rounding go to heavy weapons first, then to other weapons, but not to
        // sword and shield.
        let over = places - heavy - sword_shield - other;
        let to_heavy = over.min(self.heavy - heavy);
        Self {
            heavy: heavy + to_heavy,
            sword_shield,
            other: other + (over - to_heavy).min(self.other - other),
            ..self
        }
    }

    /// Returns a mutable reference to the number of figures of this class.
    pub const fn of_mut(&mut self, class: StrikeClass) -> &mut u32 {
        match class {
            StrikeClass::Cavalry => &mut self.cavalry,
            StrikeClass::Pike => &mut self.pike,
            StrikeClass::HeavyWeapon => &mut self.heavy,
            StrikeClass::SwordAndShield => &mut self.sword_shield,
            StrikeClass::Other => &mut self.other,
        }
    }
}

/// Returns the class of a group's figures in their unit's current state. A dismounted rider of an
/// infantry unit strikes as foot. A shield does not count beside a pike, a heavy weapon or a long
/// spear.
pub fn strike_class(unit: &Unit, group: &Group, dismounted: bool) -> StrikeClass {
    if unit.kind == Kind::Cavalry {
        return StrikeClass::Cavalry;
    }
    if group.gunner || (group.horse && !dismounted) {
        return StrikeClass::Other;
    }
    if group.weapons.has(Weapon::Pike) {
        StrikeClass::Pike
    } else if group.weapons.has(Weapon::HeavyWeapon) {
        StrikeClass::HeavyWeapon
    } else if group.shield && !group.weapons.has(Weapon::LongSpear) {
        StrikeClass::SwordAndShield
    } else {
        StrikeClass::Other
    }
}

/// A row of a block of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The class of the row's figures.
    pub class: StrikeClass,
    /// The number of figures.
    pub figures: u32,
}

/// The width of a front in contact with the enemy, in figures of the front row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frontage {
    /// The number of figures that face an enemy in contact.
    pub facing: u32,
    /// The number of figures beyond the enemy on the left.
    pub beyond_left: u32,
    /// The number of figures beyond the enemy on the right.
    pub beyond_right: u32,
}

/// Returns the number of rows in front of a block's first pikes, and the number of ranks with which
/// the pikes strike (F-10.03). Pikes behind two or more rows do not strike.
pub fn pike_reach(rows: &[Row], rules: &Rules) -> (usize, u32) {
    let ranks = &rules.combat.ranks;
    let others = rows.iter().take_while(|row| row.class != StrikeClass::Pike);
    let before = others.count();
    let reach = match before {
        0 => ranks.pikes.ranks,
        1 => ranks.pikes_behind_others.ranks,
        _ => 0,
    };
    (before, reach)
}

/// Returns the figures of a block that may strike: its first 2 rows, or its first 4 if they are
/// pikes. Behind one row of other figures, 3 rows of pikes strike (F-10.02, F-10.03). At most 4
/// figures of each row strike beyond each end of the enemy (D-178). Sleeves and body are separate
/// blocks. A unit attacked on the flank or rear counts its front rows in the same way (F-10.05).
pub fn strikers(rows: &[Row], front: Frontage, rules: &Rules) -> Strikers {
    let tables = &rules.combat;
    let most = &tables.ranks.most;
    let overlap = |beyond: u32| beyond.min(tables.overlap.figures);
    let files = front
        .facing
        .saturating_add(overlap(front.beyond_left))
        .saturating_add(overlap(front.beyond_right));
    let is_pike = |row: &Row| row.class == StrikeClass::Pike;
    let (before, reach) = pike_reach(rows, rules);
    let mut striking = Strikers::default();
    for (place, row) in rows.iter().enumerate() {
        let within = |ranks: u32, start: usize| {
            u32::try_from(place - start).is_ok_and(|place| place < ranks)
        };
        let strikes = within(most.ranks, 0) || (is_pike(row) && within(reach, before));
        if strikes {
            let sum = striking.of_mut(row.class);
            *sum = sum.saturating_add(row.figures.min(files));
        }
    }
    striking
}

/// The kind of figures in a line of a [`DiceCount`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieKind {
    /// True cavalry.
    Cavalry,
    /// Pikes and heavy weapons; in melee also swords and shields.
    PikesAndHeavyWeapons,
    /// All other figures.
    Others,
}

impl DieKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Cavalry, Self::PikesAndHeavyWeapons, Self::Others];

    /// Returns the id of the kind: its sentence is `combat.dice.<id>`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cavalry => "cavalry",
            Self::PikesAndHeavyWeapons => "pikes_and_heavy_weapons",
            Self::Others => "others",
        }
    }
}

/// Dice with their calculation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceCount {
    /// The number of dice.
    pub dice: u32,
    /// The calculation, a line for each kind of striking figure.
    pub lines: Vec<DiceLine>,
    /// Whether a surplus pike or heavy weapon completed the last die of the other figures (D-181).
    pub filled: bool,
}

/// A line of a [`DiceCount`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceLine {
    /// The kind of figures.
    pub kind: DieKind,
    /// The number of striking figures.
    pub figures: u32,
    /// The number of figures per die.
    pub per_die: u32,
    /// The number of dice, including any die that a remainder earns.
    pub dice: u32,
    /// The number of surplus figures without a die.
    pub left_over: u32,
    /// The clause.
    pub clause: ClauseId,
}

impl DiceLine {
    fn new(kind: DieKind, figures: u32, rate: &FiguresADie) -> Self {
        let mut line = Self {
            kind,
            figures,
            per_die: rate.figures,
            dice: figures / rate.figures,
            left_over: figures % rate.figures,
            clause: rate.clause,
        };
        line.round_up(rate, 0);
        line
    }

    /// Adds a die if the remainder, with `lent` figures of another kind, earns one. Returns whether
    /// a die was added.
    fn round_up(&mut self, rate: &FiguresADie, lent: u32) -> bool {
        let earns = rate.round_up_from > 0 && self.left_over + lent >= rate.round_up_from;
        if earns {
            self.dice += 1;
            self.left_over = 0;
        }
        earns
    }
}

/// Returns the dice of these figures in a round of this kind (F-10.04).
pub fn dice(figures: Strikers, round: Round, rules: &Rules) -> DiceCount {
    let rates = &rules.combat.dice;
    let (mut heavy, mut others) = (figures.pike.saturating_add(figures.heavy), figures.other);
    let shields_strike_heavily = round == Round::Melee;
    let swords = if shields_strike_heavily {
        &mut heavy
    } else {
        &mut others
    };
    *swords = swords.saturating_add(figures.sword_shield);
    let cavalry = DiceLine::new(DieKind::Cavalry, figures.cavalry, &rates.cavalry);
    let mut heavy = DiceLine::new(
        DieKind::PikesAndHeavyWeapons,
        heavy,
        &rates.pikes_and_heavy_weapons,
    );
    let mut others = DiceLine::new(DieKind::Others, others, &rates.others);
    // Only one surplus figure is lent: two have already earned their own die.
    let filled = heavy.left_over == 1 && others.left_over > 0 && others.round_up(&rates.others, 1);
    if filled {
        heavy.left_over = 0;
    }
    let lines: Vec<_> = [cavalry, heavy, others]
        .into_iter()
        .filter(|line| line.figures > 0)
        .collect();
    DiceCount {
        dice: lines.iter().map(|line| line.dice).sum(),
        lines,
        filled,
    }
}
