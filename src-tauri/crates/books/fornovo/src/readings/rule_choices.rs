//! The interpretations that change a procedure. Each is an enum, with a variant for each option of
//! `data/fornovo/readings.toml`.

use super::{ReadingError, Readings, number};

macro_rules! rule_choices {
    ($($(#[$meta:meta])* $field:ident: $name:ident = $id:literal {
        $($(#[$vmeta:meta])* $variant:ident = $option:literal,)+
    })*) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $name { $($(#[$vmeta])* $variant,)+ }

            impl $name {
                fn of(readings: &Readings) -> Result<Self, ReadingError> {
                    match readings.option($id)? {
                        $(Some($option) => Ok(Self::$variant),)+
                        other => Err(ReadingError::Option {
                            reading: $id.to_owned(),
                            option: other.unwrap_or_default().to_owned(),
                            allowed: [$($option),+].join(", "),
                        }),
                    }
                }
            }
        )*

        /// The procedure interpretations of one game.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct RuleChoices {
            $($(#[$meta])* pub $field: $name,)*
            /// D-54: points per figure for a shallow formation; none until the players agree on a
            /// price.
            pub shallow_price: Option<i32>,
        }

        impl RuleChoices {
            /// Returns the procedures under these interpretations.
            ///
            /// # Errors
            /// A [`ReadingError`] for an option that has no procedure.
            pub(in super::super) fn new(readings: &Readings) -> Result<Self, ReadingError> {
                Ok(Self {
                    $($field: $name::of(readings)?,)*
                    shallow_price: readings.option("D-54")?.and_then(number),
                })
            }
        }

        #[cfg(test)]
        pub(super) const RULE_CHOICES: &[(&str, &[&str])] = &[$(($id, &[$($option),+])),*];
    };
}

rule_choices! {
    /// D-55: the price of a shield.
    shield: ShieldPrice = "D-55" {
        /// A shield costs the same as any other weapon.
        Weapon = "weapon",
        /// A shield costs nothing.
        Free = "free",
    }
    /// D-56: the price to which the minimum applies.
    minimum: MinimumPrice = "D-56" {
        /// The final price of a figure, before horse and bayonet.
        Finished = "finished",
        /// The price of grade, armour and irregularity, before weapons.
        Basic = "basic",
    }
    /// D-57: how often the savings of unpaid and unsupplied troops apply.
    saving: Saving = "D-57" {
        /// Once per figure.
        PerFigure = "per_figure",
        /// Once per unit for pay, once per army for supply.
        PerUnit = "per_unit",
    }
    /// D-59: the figures of a mixed unit that pay for salvee fire.
    salvee: SalveePrice = "D-59" {
        /// Musketeers.
        MusketFigures = "musket_figures",
        /// Every figure.
        EveryFigure = "every_figure",
    }
    /// D-60: heavy lance and pistols on one rider.
    lance_and_pistols: LanceAndPistols = "D-60" {
        /// Both weapons are paid for.
        Each = "each",
        /// One price covers both weapons.
        OnePrice = "one_price",
    }
    /// D-61: whether a sniper pays for a command.
    sniper_command: SniperCommand = "D-61" {
        /// The sniper's price includes the command.
        AllIn = "all_in",
        /// A sniper pays like a unit of infantry.
        PaysCommand = "pays_command",
    }
    /// D-65 and D-66: mixtures of weapons and armour in one unit.
    mixtures: Mixtures = "D-65" {
        /// Pikes with shot and halberds with longbows need their training; other mixtures
        /// cause a warning.
        Trainings = "trainings",
        /// Only the mixtures of the two trainings are legal.
        Strict = "strict",
        /// Any mixture is legal.
        Lenient = "lenient",
    }
    /// D-68: halberds in a pike-and-shot unit.
    halberds: Halberds = "D-68" {
        /// Allowed, with a warning.
        Allowed = "allowed",
        /// Illegal.
        Forbidden = "forbidden",
    }
    /// D-84: the cover of a laager of ordinary wagons.
    laager_cover: LaagerCover = "D-84" {
        /// Soft cover, like that of war wagons.
        Soft = "soft",
        /// No cover.
        None = "none",
    }
    /// D-86: the move of mounted infantry.
    mounted_infantry: MountedInfantry = "D-86" {
        /// The move of cavalry with the same armour.
        HorseRates = "horse_rates",
        /// The move of foot with the same armour.
        FootRates = "foot_rates",
    }
    /// D-94: the units that may be unsupplied.
    supply: Supply = "D-94" {
        /// The whole army or no unit.
        Army = "army",
        /// Single units, which save no points.
        Unit = "unit",
    }

    // Section 8: the reaction tests.

    /// D-03: the modifier for exhausted units in the test to halt a pursuit.
    tired_pursuers: TiredPursuers = "D-03" {
        /// All exhausted units have the modifier.
        Always = "always",
        /// Irregulars and gallopers have only their own modifier.
        UnlessWild = "unless_wild",
        /// No exhausted unit has the modifier.
        Never = "never",
    }
    /// D-04: the units that may test before they pursue.
    pursuit_test: PursuitTest = "D-04" {
        /// Foot. Mounted troops test after a first pursuit move.
        FootAtOnce = "foot_at_once",
        /// All units.
        Anybody = "anybody",
    }
    /// D-22: the meaning of heavy artillery in the shooting test.
    heavy_artillery: HeavyArtillery = "D-22" {
        /// Guns of the heavy class.
        HeavyGuns = "heavy_guns",
        /// Organ guns too.
        OrganGunsToo = "organ_guns_too",
    }
    /// D-99: the time when chargers test to halt after their target evaded.
    evaded_chargers: EvadedChargers = "D-99" {
        /// In Shoot 3.
        AfterShooting = "after_shooting",
        /// When the target evades.
        AtOnce = "at_once",
    }
    /// D-100: the chargers that may halt when their target has left.
    charger_halts: ChargerHalts = "D-100" {
        /// All chargers.
        All = "all",
        /// Chargers that could halt as pursuers.
        AsPursuers = "as_pursuers",
    }
    /// D-101: the half rout move of the Shoot phase.
    half_rout_moves: HalfRoutMoves = "D-101" {
        /// The half move counts as a rout move, after which a unit may rally.
        Count = "counts",
        /// The half move does not count.
        DoNotCount = "does_not",
    }
    /// D-104: the morale of a unit that has rallied.
    rallied_morale: RalliedMorale = "D-104" {
        /// Halted.
        Halted = "halted",
        /// Good.
        Good = "good",
    }
    /// D-105: the order of a unit that returns to the table.
    returned_order: ReturnedOrder = "D-105" {
        /// Good order.
        Good = "good",
        /// Disordered.
        Disordered = "disordered",
    }
    /// D-132: the guns that determine the outgunned army.
    outgunned: OutgunnedBy = "D-132" {
        /// The remaining guns.
        GunsLeft = "live",
        /// The initial guns.
        GunsAtStart = "fixed",
    }
    /// D-133: the enemies against which naked missile foot has its modifier in a charge test.
    naked_foot: NakedFoot = "D-133" {
        /// All enemies.
        AgainstAnyone = "anyone",
        /// Cavalry and pike-supported foot.
        AgainstCavalryAndPikes = "cavalry_and_pikes",
    }
    /// D-134: the purposes for which fixed bayonets in the front rank give support.
    bayonet_support: BayonetSupport = "D-134" {
        /// Reaction tests.
        ReactionTests = "reaction_tests",
        /// Impetus and combat as well.
        Everything = "everything",
    }
    /// D-135: the foot to which the terms pike-supported and naked apply.
    pike_status_of: PikeStatusOf = "D-135" {
        /// All foot.
        AnyFoot = "any_foot",
        /// Pike-and-shot units.
        PikeAndShot = "pike_and_shot",
    }
    /// D-138: the cases in which steady pikes give mounted troops a modifier.
    pikes_faced: PikesFaced = "D-138" {
        /// When the mounted troops charge or countercharge.
        Charging = "charging",
        /// Also when the mounted troops meet a charge.
        Always = "always",
    }
    /// D-140: the hits that reaction tests count.
    test_hits: TestHits = "D-140" {
        /// Figures lost.
        AfterSaves = "after_saves",
        /// Hits before saves.
        BeforeSaves = "before_saves",
    }
    /// D-142: how hits of two kinds form sets.
    mixed_hits: MixedHits = "D-142" {
        /// Separately for each kind.
        Separately = "separately",
        /// Both kinds together, from the remainders of each.
        Together = "together",
    }
    /// D-146: routs that a unit ignores.
    ignored_routs: IgnoredRouts = "D-146" {
        /// Ignored routs never count.
        NeverCount = "never",
        /// Ignored routs count once the unit tests.
        CountOnceTested = "once_tested",
    }
    // Section 9.
    /// D-07: the mounted fire that is halved.
    mounted_fire: MountedFire = "D-07" {
        /// All fire except that of self-bows and pistols.
        NotBowsOrPistols = "text",
        /// All fire except that of pistols.
        NotPistols = "sheet",
    }
    /// D-35: the units that a charge from a short distance halves.
    short_charge: ShortCharge = "D-35" {
        /// Foot.
        Foot = "foot",
        /// All units.
        AnyUnit = "any_unit",
    }
    /// D-151: the pike-and-shot units that shoot all round.
    all_round: AllRound = "D-151" {
        /// Regulars with deep sleeves.
        Both = "both",
        /// All troops with deep sleeves.
        DeepSleeves = "deep_sleeves",
        /// All regulars.
        RegularTercio = "regular_tercio",
    }
    /// D-153: the number of ranks of trotters that shoot in a charge.
    trotter_ranks: TrotterRanks = "D-153" {
        /// Two ranks, like other troops.
        TwoInCharge = "two_in_charge",
        /// Four ranks, as always.
        Always = "always",
    }
    /// D-158: the dice of a gun with the minimum number of gunners.
    minimum_crew: MinimumCrew = "D-158" {
        /// The dice of all gunners together, which may be 0.
        Pooled = "pooled",
        /// At least one die per gun.
        OneDie = "one_die",
    }
    /// D-159: the number of times that hits are halved.
    halvings: Halvings = "D-159" {
        /// Once for each reason.
        Each = "each",
        /// Once in total.
        Once = "once",
    }
    /// D-160: the time when hits are halved.
    halved: HalvedWhen = "D-160" {
        /// Before saves.
        BeforeSaves = "before_saves",
        /// After saves.
        AfterSaves = "after_saves",
    }
    /// D-162: ballshot against a dense target in cover.
    dense_in_cover: DenseInCover = "D-162" {
        /// No bonus.
        NoBonus = "no_bonus",
        /// The bonus, in the column of the cover.
        Bonus = "bonus",
    }
    /// D-165: the class of a lone general for a sniper.
    lone_general: LoneGeneral = "D-165" {
        /// A normal target.
        Normal = "normal",
        /// A skirmisher.
        Skirmish = "skirmish",
    }
    /// D-173: the turns that count for reloading.
    idle_turns: IdleTurns = "D-173" {
        /// All turns without a shot.
        Any = "any",
        /// Turns in which the guns did not move.
        Stationary = "stationary",
    }

    // Section 10, and the relevant parts of sections 2, 5 and 7.

    /// D-109: the pikes with which foot may charge mounted troops.
    pikes_to_charge: PikesToCharge = "D-109" {
        /// Two thirds of the unit in its current state.
        Unit = "unit",
        /// Two thirds of the unit's front rank.
        FrontRank = "front_rank",
    }
    /// D-119: the rounds of combat that disorder a unit.
    rounds_of_disorder: RoundsOfDisorder = "D-119" {
        /// Any two consecutive rounds, compared with the unit's current strength.
        InARow = "in_a_row",
        /// Any two rounds of the battle, compared with the unit's initial strength.
        Any = "any",
    }
    /// D-183: the side for which winning pikes make the next round an impact.
    pike_impact: PikeImpact = "D-183" {
        /// Both sides.
        BothSides = "both_sides",
        /// Only the side with the pikes.
        PikesOnly = "pikes_only",
    }
    /// D-185: the losses by which a unit that fights several enemies loses a round.
    lost_to: LostTo = "D-185" {
        /// Its losses against all enemies together.
        All = "all",
        /// Its losses against any of the enemies.
        Any = "any",
    }

    // Section 5.4, and the parts of section 7 that matter only in play.

    /// D-102: the time that a unit must have been shaken or disordered before an idle turn helps.
    earliest_recovery: EarliestRecovery = "D-102" {
        /// Since before the Move phase.
        HeldBeforeMoves = "held",
        /// Any time: the same turn is enough.
        SameTurn = "same_turn",
    }
    /// D-103: the states that one idle turn clears.
    quiet_turn: QuietTurn = "D-103" {
        /// Both states together.
        ClearsBoth = "both",
        /// Only the worse state.
        ClearsOne = "one",
    }
    /// D-108: the side that must be in the woods for skirmishers to charge close order.
    charge_in_woods: ChargeInWoods = "D-108" {
        /// Either side.
        Either = "either",
        /// The skirmishers.
        Skirmishers = "skirmishers",
        /// The target.
        Target = "target",
    }
    /// D-110: whether trotters have the charge bonus in rout and pursuit.
    trotters_in_flight: TrottersInFlight = "D-110" {
        /// Trotters never have the bonus.
        NoBonus = "never",
        /// Trotters have the bonus except when they charge.
        Bonus = "flight",
    }

    // Section 11.

    /// D-174: the dice of ballshot that count on works and blocks.
    place_hits: PlaceHits = "D-174" {
        /// Hits in the column of the cover.
        CoverColumn = "cover_column",
        /// Every die.
        EveryDie = "every_die",
    }
    /// D-191: skirmishers in rough terrain and woods.
    light_troops: LightTroops = "D-191" {
        /// Skirmishers are disordered like other troops.
        Disordered = "disordered",
        /// Skirmishers are not disordered.
        Exempt = "exempt",
    }
    /// D-197: the units that the zone behind works disorders.
    works_disorder: WorksDisorder = "D-197" {
        /// Units inside the zone.
        WhoIsInside = "inside",
        /// Units that move in the zone.
        WhoMoves = "moving",
    }
    /// D-200: the time when charged units in a ditch become shaken.
    ditch_shakes: DitchShakes = "D-200" {
        /// Before they test.
        BeforeTests = "before_tests",
        /// After they test.
        AfterTests = "after_tests",
    }

    /// D-225: the time when a dividing obstacle disorders a unit.
    divided_by: DividedBy = "D-225" {
        /// While the unit crosses it.
        Crossing = "crossing",
        /// Only if the unit's move ends across it.
        Left = "left",
    }

    // Section 7 in play.

    /// D-228: the time for which an interpenetrated unit cannot move.
    passed_stand: PassedStands = "D-228" {
        /// All moves of its side.
        WholeStep = "whole_step",
        /// While friends interpenetrate it.
        AtTheTime = "at_the_time",
    }
    /// D-229: whether a manoeuvre on the spot counts as movement for shooting.
    on_the_spot: OnTheSpot = "D-229" {
        /// The share of the move that it uses counts.
        Moves = "moves",
        /// Only the distance moved counts.
        Stands = "stands",
    }
    /// D-227: whether hits by a side's own guns make its troops test.
    own_fire: OwnFire = "D-227" {
        /// The troops test as for any artillery fire.
        Tests = "tests",
        /// The troops never test.
        NeverTests = "never",
    }
    /// D-233: the cases in which an illegal formation disorders.
    thin_formation: ThinFormation = "D-233" {
        /// When the unit forms up in it.
        FormedUp = "formed_up",
        /// Also when losses lead to the formation.
        LossesToo = "losses_too",
    }
    /// D-80: the time when a false rout turns on its pursuers.
    false_rout_turns: FalseRoutTurns = "D-80" {
        /// In the same turn, after the charge has ended.
        SameTurn = "same_turn",
        /// In the next turn, when the evader's side charges.
        NextTurn = "next_turn",
    }
    /// D-111: the maximum distance of an evasion.
    evasion_most: EvasionMost = "D-111" {
        /// The charge move.
        Charge = "charge",
        /// The normal move.
        Normal = "normal",
    }
    /// D-115: the time when pursuers fight units into which they crashed.
    crash_ins_fight: CrashInsFight = "D-115" {
        /// In this turn's Combat phase.
        InCombatPhase = "combat_phase",
        /// At once, in a separate round.
        AtOnce = "at_once",
    }
    /// D-116: routing units that meet friends.
    routers_meet: RoutersMeet = "D-116" {
        /// They burst through on their first move, and flow round on later moves.
        BurstFirst = "burst_first",
        /// They flow round if there is a gap.
        FlowAlways = "flow_always",
    }
    /// D-117: routing units that meet friends or terrain that they cannot burst through.
    routers_barred: RoutersBarred = "D-117" {
        /// They are destroyed if they cannot flow round.
        Destroyed = "destroyed",
        /// They stop in front of the obstacle.
        Stop = "stop",
    }
    /// D-127: whether a square moves and has flanks.
    square_moves: SquareMoves = "D-127" {
        /// A square cannot move, and has no flank or rear.
        Stands = "stands",
        /// A square may move, and can be attacked in flank.
        AsStated = "as_stated",
    }
    /// D-148: the fate of horse-holders when enemies reach their horses.
    horses_taken: HorsesTaken = "D-148" {
        /// The holders are lost with the horses.
        HoldersToo = "holders_too",
        /// The holders return to the ranks.
        HorsesAlone = "horses_alone",
    }
}
