//! The interpretations that change a procedure: an enum for each, with a variant for each
//! option of `data/fornovo/readings.toml`.

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
            /// D-54: points a figure for a shallow formation, once the players have agreed
            /// on them.
            pub shallow_price: Option<i32>,
        }

        impl RuleChoices {
            /// The procedures under these interpretations.
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
    /// D-55: whether a shield has the price of a weapon.
    shield: ShieldPrice = "D-55" {
        /// It costs the same as any other weapon.
        Weapon = "weapon",
        /// It costs nothing.
        Free = "free",
    }
    /// D-56: the price to which the minimum applies.
    minimum: MinimumPrice = "D-56" {
        /// The final figure price, before horse and bayonet.
        Finished = "finished",
        /// Grade, armour and irregularity, before weapons.
        Basic = "basic",
    }
    /// D-57: how often the savings of unpaid and unsupplied troops apply.
    saving: Saving = "D-57" {
        /// Once a figure.
        PerFigure = "per_figure",
        /// Once a unit for pay, once an army for supply.
        PerUnit = "per_unit",
    }
    /// D-59: the figures that pay for salvee fire in a mixed unit.
    salvee: SalveePrice = "D-59" {
        /// Musketeers.
        MusketFigures = "musket_figures",
        /// Every figure.
        EveryFigure = "every_figure",
    }
    /// D-60: heavy lance and pistols on one rider.
    lance_and_pistols: LanceAndPistols = "D-60" {
        /// Both are paid for.
        Each = "each",
        /// One price covers both.
        OnePrice = "one_price",
    }
    /// D-61: whether a sniper pays for a command.
    sniper_command: SniperCommand = "D-61" {
        /// His price includes it.
        AllIn = "all_in",
        /// He pays like a unit of infantry.
        PaysCommand = "pays_command",
    }
    /// D-65 and D-66: mixtures of weapons and armour in one unit.
    mixtures: Mixtures = "D-65" {
        /// Pikes with shot and halberds with longbows need their training; other mixtures
        /// cause a warning.
        Trainings = "trainings",
        /// Only the mixtures of the two trainings.
        Strict = "strict",
        /// Any mixture.
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
        /// Soft, like that of war wagons.
        Soft = "soft",
        /// None.
        None = "none",
    }
    /// D-86: the move of mounted infantry.
    mounted_infantry: MountedInfantry = "D-86" {
        /// That of cavalry with the same armour.
        HorseRates = "horse_rates",
        /// That of foot with the same armour.
        FootRates = "foot_rates",
    }
    /// D-94: the units that may be unsupplied.
    supply: Supply = "D-94" {
        /// The whole army or no unit.
        Army = "army",
        /// Single units, without a saving.
        Unit = "unit",
    }

    // Section 8: the reaction tests.

    /// D-03: exhausted units in the test to halt a pursuit.
    tired_pursuers: TiredPursuers = "D-03" {
        /// All of them have the modifier.
        Always = "always",
        /// Irregulars and gallopers have only their own modifier.
        UnlessWild = "unless_wild",
        /// None of them has it.
        Never = "never",
    }
    /// D-04: the units that may test before pursuing.
    pursuit_test: PursuitTest = "D-04" {
        /// Foot; mounted troops after a first pursuit move.
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
    /// D-99: when chargers test to halt after their target evaded.
    evaded_chargers: EvadedChargers = "D-99" {
        /// In Shoot 3.
        AfterShooting = "after_shooting",
        /// As it evades.
        AtOnce = "at_once",
    }
    /// D-100: the chargers that may halt when their target has left.
    charger_halts: ChargerHalts = "D-100" {
        /// All of them.
        All = "all",
        /// Those that might halt as pursuers.
        AsPursuers = "as_pursuers",
    }
    /// D-101: the half rout move of the Shoot phase.
    half_rout_moves: HalfRoutMoves = "D-101" {
        /// It counts as a rout move, after which a unit may rally.
        Count = "counts",
        /// It does not count.
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
    /// D-133: the enemies against which naked missile foot has its modifier in a charge.
    naked_foot: NakedFoot = "D-133" {
        /// All enemies.
        AgainstAnyone = "anyone",
        /// Cavalry and pike-supported foot.
        AgainstCavalryAndPikes = "cavalry_and_pikes",
    }
    /// D-134: the purposes for which a front rank of fixed bayonets gives support.
    bayonet_support: BayonetSupport = "D-134" {
        /// Reaction tests.
        ReactionTests = "reaction_tests",
        /// Impetus and combat as well.
        Everything = "everything",
    }
    /// D-135: the foot that is pike-supported or naked.
    pike_status_of: PikeStatusOf = "D-135" {
        /// All foot.
        AnyFoot = "any_foot",
        /// Pike-and-shot units.
        PikeAndShot = "pike_and_shot",
    }
    /// D-138: when mounted troops fear steady pikes.
    pikes_faced: PikesFaced = "D-138" {
        /// When they charge or countercharge.
        Charging = "charging",
        /// Also when they meet a charge.
        Always = "always",
    }
    /// D-140: the hits of reaction tests.
    test_hits: TestHits = "D-140" {
        /// Figures lost.
        AfterSaves = "after_saves",
        /// Hits before saves.
        BeforeSaves = "before_saves",
    }
    /// D-142: sets of hits of two kinds.
    mixed_hits: MixedHits = "D-142" {
        /// Separately for each kind.
        Separately = "separately",
        /// From the remainders of both together.
        Together = "together",
    }
    /// D-146: routs that a unit ignores.
    ignored_routs: IgnoredRouts = "D-146" {
        /// They never count against it.
        NeverCount = "never",
        /// They count once the unit tests.
        CountOnceTested = "once_tested",
    }
    // Section 9.
    /// D-07: the mounted fire that is halved.
    mounted_fire: MountedFire = "D-07" {
        /// All except that of self-bows and pistols.
        NotBowsOrPistols = "text",
        /// All except that of pistols.
        NotPistols = "sheet",
    }
    /// D-35: the units halved by a charge from a short distance.
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
        /// All with deep sleeves.
        DeepSleeves = "deep_sleeves",
        /// All regulars.
        RegularTercio = "regular_tercio",
    }
    /// D-153: the number of ranks of trotters that shoot in a charge.
    trotter_ranks: TrotterRanks = "D-153" {
        /// Two, like other troops.
        TwoInCharge = "two_in_charge",
        /// Four, as always.
        Always = "always",
    }
    /// D-158: the dice of a gun with its minimum of gunners.
    minimum_crew: MinimumCrew = "D-158" {
        /// The gunners' total, which may be 0.
        Pooled = "pooled",
        /// At least one die.
        OneDie = "one_die",
    }
    /// D-159: how often hits are halved.
    halvings: Halvings = "D-159" {
        /// For each reason.
        Each = "each",
        /// Once.
        Once = "once",
    }
    /// D-160: when hits are halved.
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
        /// The bonus on the column of the cover.
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

    /// D-109: which pikes let foot charge mounted troops.
    pikes_to_charge: PikesToCharge = "D-109" {
        /// Two thirds of the unit in its current state.
        Unit = "unit",
        /// Two thirds of its front rank.
        FrontRank = "front_rank",
    }
    /// D-119: the rounds of combat that disorder a unit.
    rounds_of_disorder: RoundsOfDisorder = "D-119" {
        /// Two in a row, by its current strength.
        InARow = "in_a_row",
        /// Any two of the battle, by its initial strength.
        Any = "any",
    }
    /// D-183: the side for which winning pikes make the next round impact.
    pike_impact: PikeImpact = "D-183" {
        /// Both sides.
        BothSides = "both_sides",
        /// The pikes' side.
        PikesOnly = "pikes_only",
    }
    /// D-185: when a unit that fights several enemies loses a round.
    lost_to: LostTo = "D-185" {
        /// By its losses against all of them together.
        All = "all",
        /// By its losses against any one of them.
        Any = "any",
    }

    // Section 5.4, and the parts of section 7 that matter only in play.

    /// D-102: how long a unit must have been shaken or in disorder before a
    /// quiet turn helps.
    earliest_recovery: EarliestRecovery = "D-102" {
        /// Since before the Move phase.
        HeldBeforeMoves = "held",
        /// No time.
        SameTurn = "same_turn",
    }
    /// D-103: the effect of one quiet turn.
    quiet_turn: QuietTurn = "D-103" {
        /// Both states together.
        ClearsBoth = "both",
        /// One of them.
        ClearsOne = "one",
    }
    /// D-108: the side that must be in the woods for skirmishers to charge close order.
    charge_in_woods: ChargeInWoods = "D-108" {
        /// Either side.
        Either = "either",
        /// The skirmishers.
        Skirmishers = "skirmishers",
        /// Their target.
        Target = "target",
    }
    /// D-110: whether trotters have the charge bonus in rout and pursuit.
    trotters_in_flight: TrottersInFlight = "D-110" {
        /// They never have it.
        NoBonus = "never",
        /// They have it except when they charge.
        Bonus = "flight",
    }

    // Section 11.

    /// D-174: the dice of ballshot that count on works and blocks.
    place_hits: PlaceHits = "D-174" {
        /// Hits on the column of their cover.
        CoverColumn = "cover_column",
        /// Every die.
        EveryDie = "every_die",
    }
    /// D-191: skirmishers in rough ground and woods.
    light_troops: LightTroops = "D-191" {
        /// They are disordered like other troops.
        Disordered = "disordered",
        /// They are not disordered.
        Exempt = "exempt",
    }
    /// D-197: the units disordered by the zone behind works.
    works_disorder: WorksDisorder = "D-197" {
        /// Units in it.
        WhoIsInside = "inside",
        /// Units that move there.
        WhoMoves = "moving",
    }
    /// D-200: when charged units in a ditch become shaken.
    ditch_shakes: DitchShakes = "D-200" {
        /// Before they test.
        BeforeTests = "before_tests",
        /// After they test.
        AfterTests = "after_tests",
    }

    /// D-225: when a dividing obstacle disorders a unit.
    divided_by: DividedBy = "D-225" {
        /// While crossing it.
        Crossing = "crossing",
        /// If its move ends across it.
        Left = "left",
    }

    // Section 7 in play.

    /// D-228: how long a unit must stand still when friends pass through it.
    passed_stand: PassedStands = "D-228" {
        /// During all moves of its side.
        WholeStep = "whole_step",
        /// While they pass.
        AtTheTime = "at_the_time",
    }
    /// D-229: whether a manoeuvre on the spot counts as movement for shooting.
    on_the_spot: OnTheSpot = "D-229" {
        /// The share of the move that it uses counts.
        Moves = "moves",
        /// Only the distance moved counts.
        Stands = "stands",
    }
    /// D-227: whether hits by their own guns make troops test.
    own_fire: OwnFire = "D-227" {
        /// Like any artillery fire.
        Tests = "tests",
        /// Never.
        NeverTests = "never",
    }
    /// D-233: when an illegal formation disorders.
    thin_formation: ThinFormation = "D-233" {
        /// When the unit forms up in it.
        FormedUp = "formed_up",
        /// Also when losses lead to it.
        LossesToo = "losses_too",
    }
    /// D-80: when a false rout turns on its pursuers.
    false_rout_turns: FalseRoutTurns = "D-80" {
        /// In the same turn, after the charge has ended.
        SameTurn = "same_turn",
        /// In the next turn, when its side charges.
        NextTurn = "next_turn",
    }
    /// D-111: the maximum evasion.
    evasion_most: EvasionMost = "D-111" {
        /// The charge move.
        Charge = "charge",
        /// The normal move.
        Normal = "normal",
    }
    /// D-115: when pursuers fight units into which they crashed.
    crash_ins_fight: CrashInsFight = "D-115" {
        /// In this turn's Combat phase.
        InCombatPhase = "combat_phase",
        /// In a round of their own, at once.
        AtOnce = "at_once",
    }
    /// D-116: routers that meet friends.
    routers_meet: RoutersMeet = "D-116" {
        /// They burst through on their first move, and flow round on later ones.
        BurstFirst = "burst_first",
        /// They flow round if there is a gap.
        FlowAlways = "flow_always",
    }
    /// D-117: routers that meet something they cannot burst through.
    routers_barred: RoutersBarred = "D-117" {
        /// They are destroyed if they cannot flow round.
        Destroyed = "destroyed",
        /// They stop in front of it.
        Stop = "stop",
    }
    /// D-127: whether a square moves and has flanks.
    square_moves: SquareMoves = "D-127" {
        /// It cannot move, and has neither flank nor rear.
        Stands = "stands",
        /// It may move, and can be attacked in flank.
        AsStated = "as_stated",
    }
    /// D-148: horse-holders when enemies contact their horses.
    horses_taken: HorsesTaken = "D-148" {
        /// They are lost with the horses.
        HoldersToo = "holders_too",
        /// They return to the ranks.
        HorsesAlone = "horses_alone",
    }
}
