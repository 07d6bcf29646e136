//! The readings that change a procedure: an enum for each, with a variant for
//! each option of `data/fornovo/readings.toml`.

use super::{ReadingError, Readings, number};

macro_rules! procedures {
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

        /// The procedure readings of one game.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Procedures {
            $($(#[$meta])* pub $field: $name,)*
            /// D-54: points a figure for a shallow formation, once the players
            /// have agreed on them.
            pub shallow_price: Option<i32>,
        }

        impl Procedures {
            /// The procedures under these readings.
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
        pub(super) const PROCEDURES: &[(&str, &[&str])] = &[$(($id, &[$($option),+])),*];
    };
}

procedures! {
    /// D-55: is a shield a weapon to be paid for?
    shield: ShieldPrice = "D-55" {
        /// It costs what any other weapon costs.
        Weapon = "weapon",
        /// It costs nothing.
        Free = "free",
    }
    /// D-56: which price the minimum applies to.
    minimum: MinimumPrice = "D-56" {
        /// The finished figure, before horse and bayonet.
        Finished = "finished",
        /// Grade, armour and irregularity, before weapons.
        Basic = "basic",
    }
    /// D-57: how often the savings of unpaid and unsupplied troops count.
    saving: Saving = "D-57" {
        /// Once a figure.
        PerFigure = "per_figure",
        /// Once a unit for pay, once an army for supply.
        PerUnit = "per_unit",
    }
    /// D-59: who pays for salvee fire in a mixed unit.
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
    /// D-61: does a sniper pay for a command?
    sniper_command: SniperCommand = "D-61" {
        /// His price is all.
        AllIn = "all_in",
        /// He pays as a unit of infantry does.
        PaysCommand = "pays_command",
    }
    /// D-65 and D-66: mixtures of weapons and armour in one unit.
    mixtures: Mixtures = "D-65" {
        /// Pikes with shot and halberds with longbows need their training;
        /// other mixtures are warned of.
        Trainings = "trainings",
        /// Nothing but what the two trainings allow.
        Strict = "strict",
        /// Anything.
        Lenient = "lenient",
    }
    /// D-68: halberds in a pike-and-shot unit.
    halberds: Halberds = "D-68" {
        /// Allowed, with a warning.
        Allowed = "allowed",
        /// Against the rules.
        Forbidden = "forbidden",
    }
    /// D-84: the cover of a laager of ordinary wagons.
    laager_cover: LaagerCover = "D-84" {
        /// Soft, as of war wagons.
        Soft = "soft",
        /// None.
        None = "none",
    }
    /// D-86: how fast mounted infantry rides.
    mounted_infantry: MountedInfantry = "D-86" {
        /// As cavalry of the same armour.
        HorseRates = "horse_rates",
        /// As foot of the same armour.
        FootRates = "foot_rates",
    }
    /// D-94: who may be unsupplied.
    supply: Supply = "D-94" {
        /// The whole army or nobody.
        Army = "army",
        /// Single units, without any saving.
        Unit = "unit",
    }

    // Section 8: the reaction tests.

    /// D-03: exhausted units in the test to halt a pursuit.
    tired_pursuers: TiredPursuers = "D-03" {
        /// Any of them has the modifier.
        Always = "always",
        /// Irregulars and gallopers have only their own.
        UnlessWild = "unless_wild",
        /// None has it.
        Never = "never",
    }
    /// D-04: who may test before he pursues.
    pursuit_test: PursuitTest = "D-04" {
        /// Foot; mounted troops after a first pursuit move.
        FootAtOnce = "foot_at_once",
        /// Anybody.
        Anybody = "anybody",
    }
    /// D-22: what heavy artillery is in the test of shooting.
    heavy_artillery: HeavyArtillery = "D-22" {
        /// Guns of the heavy class.
        HeavyGuns = "heavy_guns",
        /// Organ guns too.
        OrganGunsToo = "organ_guns_too",
    }
    /// D-99: when chargers whose target evaded test to halt.
    evaded_chargers: EvadedChargers = "D-99" {
        /// In Shoot 3.
        AfterShooting = "after_shooting",
        /// As it evades.
        AtOnce = "at_once",
    }
    /// D-100: who may halt when the target of his charge has left.
    charger_halts: ChargerHalts = "D-100" {
        /// Everybody.
        All = "all",
        /// Whoever might halt as a pursuer.
        AsPursuers = "as_pursuers",
    }
    /// D-101: the half rout move of the Shoot phase.
    half_rout_moves: HalfRoutMoves = "D-101" {
        /// It is a rout move, after which a unit may rally.
        Count = "counts",
        /// It is none.
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
    /// D-132: which guns say who is outgunned.
    outgunned: OutgunnedBy = "D-132" {
        /// Those that are left.
        GunsLeft = "live",
        /// Those of the set-up.
        GunsAtStart = "fixed",
    }
    /// D-133: against whom naked missile foot has its modifier in a charge.
    naked_foot: NakedFoot = "D-133" {
        /// Against anyone.
        AgainstAnyone = "anyone",
        /// Against cavalry and pike-supported foot.
        AgainstCavalryAndPikes = "cavalry_and_pikes",
    }
    /// D-134: what a front rank of fixed bayonets supports.
    bayonet_support: BayonetSupport = "D-134" {
        /// Reaction tests.
        ReactionTests = "reaction_tests",
        /// Impetus and combat too.
        Everything = "everything",
    }
    /// D-135: who is pike-supported or naked.
    pike_status_of: PikeStatusOf = "D-135" {
        /// Any foot.
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
        /// Each kind apart.
        Separately = "separately",
        /// What is left over of both together.
        Together = "together",
    }
    /// D-146: routs that a unit ignores.
    ignored_routs: IgnoredRouts = "D-146" {
        /// They never count against it.
        NeverCount = "never",
        /// They count once it tests.
        CountOnceTested = "once_tested",
    }
    // Section 9.
    /// D-07: which mounted fire is halved.
    mounted_fire: MountedFire = "D-07" {
        /// All but that of self-bows and pistols.
        NotBowsOrPistols = "text",
        /// All but that of pistols.
        NotPistols = "sheet",
    }
    /// D-35: who is halved when a charge reaches him from near.
    short_charge: ShortCharge = "D-35" {
        /// Foot.
        Foot = "foot",
        /// Any unit.
        AnyUnit = "any_unit",
    }
    /// D-151: which pike-and-shot units shoot all round.
    all_round: AllRound = "D-151" {
        /// Regulars with deep sleeves.
        Both = "both",
        /// Any with deep sleeves.
        DeepSleeves = "deep_sleeves",
        /// Any regulars.
        RegularTercio = "regular_tercio",
    }
    /// D-153: how many ranks of trotters shoot in a charge.
    trotter_ranks: TrotterRanks = "D-153" {
        /// Two, as of everyone.
        TwoInCharge = "two_in_charge",
        /// Four, as always.
        Always = "always",
    }
    /// D-158: what a gun with its least crew rolls.
    minimum_crew: MinimumCrew = "D-158" {
        /// What the gunners make together, even nothing.
        Pooled = "pooled",
        /// A die at least.
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
    /// D-162: ball at a dense target in cover.
    dense_in_cover: DenseInCover = "D-162" {
        /// No bonus.
        NoBonus = "no_bonus",
        /// The bonus on the column of the cover.
        Bonus = "bonus",
    }
    /// D-165: what a general on his own is to a sniper.
    lone_general: LoneGeneral = "D-165" {
        /// A normal target.
        Normal = "normal",
        /// A skirmisher.
        Skirmish = "skirmish",
    }
    /// D-173: which turns count for reloading.
    idle_turns: IdleTurns = "D-173" {
        /// All without a shot.
        Any = "any",
        /// Those in which the guns did not move.
        Stationary = "stationary",
    }

    // Section 10, and what of sections 2, 5 and 7 bears on it.

    /// D-109: whose pikes let foot charge mounted troops.
    pikes_to_charge: PikesToCharge = "D-109" {
        /// Two thirds of the unit as it stands.
        Unit = "unit",
        /// Two thirds of its front rank.
        FrontRank = "front_rank",
    }
    /// D-119: which rounds of combat disorder a unit.
    rounds_of_disorder: RoundsOfDisorder = "D-119" {
        /// Two in a row, by its strength as it stands.
        InARow = "in_a_row",
        /// Any two of the battle, by its strength at the start.
        Any = "any",
    }
    /// D-183: for whom winning pikes make the next round impact.
    pike_impact: PikeImpact = "D-183" {
        /// For both sides.
        BothSides = "both_sides",
        /// For the pikes.
        PikesOnly = "pikes_only",
    }
    /// D-185: how a unit that fights several enemies loses a round.
    lost_to: LostTo = "D-185" {
        /// By its losses against all of them together.
        All = "all",
        /// By its losses against any one of them.
        Any = "any",
    }

    // Section 5.4, and what of section 7 play alone meets.

    /// D-102: how long a unit must have been shaken or in disorder before a
    /// quiet turn helps.
    earliest_recovery: EarliestRecovery = "D-102" {
        /// Since before the Move phase.
        HeldBeforeMoves = "held",
        /// Not at all.
        SameTurn = "same_turn",
    }
    /// D-103: what one quiet turn clears.
    quiet_turn: QuietTurn = "D-103" {
        /// Both states together.
        ClearsBoth = "both",
        /// One of them.
        ClearsOne = "one",
    }
    /// D-108: who must be in the woods where skirmishers charge close order.
    charge_in_woods: ChargeInWoods = "D-108" {
        /// Either.
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
        /// They have it but when they charge.
        Bonus = "flight",
    }

    // Section 11.

    /// D-174: which dice of ball count on works and blocks.
    place_hits: PlaceHits = "D-174" {
        /// Hits on the column of their cover.
        CoverColumn = "cover_column",
        /// Every die.
        EveryDie = "every_die",
    }
    /// D-191: skirmishers in rough ground and woods.
    light_troops: LightTroops = "D-191" {
        /// They are disordered like everyone.
        Disordered = "disordered",
        /// They are not.
        Exempt = "exempt",
    }
    /// D-197: whom the zone behind works disorders.
    works_disorder: WorksDisorder = "D-197" {
        /// Whoever is in it.
        WhoIsInside = "inside",
        /// Whoever moves there.
        WhoMoves = "moving",
    }
    /// D-200: when those in a ditch who are charged are shaken.
    ditch_shakes: DitchShakes = "D-200" {
        /// Before they test.
        BeforeTests = "before_tests",
        /// After.
        AfterTests = "after_tests",
    }

    /// D-225: when what divides a unit disorders it.
    divided_by: DividedBy = "D-225" {
        /// On the way over it.
        Crossing = "crossing",
        /// Where its move ends so.
        Left = "left",
    }

    // Section 7 in play.

    /// D-228: how long a unit stands that friends pass through.
    passed_stand: PassedStands = "D-228" {
        /// All its side's moves.
        WholeStep = "whole_step",
        /// While they pass.
        AtTheTime = "at_the_time",
    }
    /// D-229: whether a manoeuvre on the spot counts as moving, when figures shoot.
    on_the_spot: OnTheSpot = "D-229" {
        /// What it takes of the move counts.
        Moves = "moves",
        /// Only the way that was gone counts.
        Stands = "stands",
    }
    /// D-227: whether fire of their own guns makes troops test.
    own_fire: OwnFire = "D-227" {
        /// As any fire of artillery.
        Tests = "tests",
        /// Never.
        NeverTests = "never",
    }
    /// D-233: when a formation that the book does not allow disorders.
    thin_formation: ThinFormation = "D-233" {
        /// When the unit forms up in it.
        FormedUp = "formed_up",
        /// Also when losses bring it there.
        LossesToo = "losses_too",
    }
    /// D-80: when a false rout turns on its pursuers.
    false_rout_turns: FalseRoutTurns = "D-80" {
        /// In the same turn, once the charge has run out.
        SameTurn = "same_turn",
        /// In the next turn, when its side charges.
        NextTurn = "next_turn",
    }
    /// D-111: the most of an evasion.
    evasion_most: EvasionMost = "D-111" {
        /// The charge move.
        Charge = "charge",
        /// The normal move.
        Normal = "normal",
    }
    /// D-115: when pursuers fight those they crashed into.
    crash_ins_fight: CrashInsFight = "D-115" {
        /// In this turn's Combat phase.
        InCombatPhase = "combat_phase",
        /// A round of their own, there and then.
        AtOnce = "at_once",
    }
    /// D-116: routers who meet friends.
    routers_meet: RoutersMeet = "D-116" {
        /// They burst through on their first move, and flow round later.
        BurstFirst = "burst_first",
        /// They flow round wherever there is a gap.
        FlowAlways = "flow_always",
    }
    /// D-117: routers who meet what is never burst through.
    routers_barred: RoutersBarred = "D-117" {
        /// They are destroyed where they cannot flow round.
        Destroyed = "destroyed",
        /// They stop before it.
        Stop = "stop",
    }
    /// D-127: whether a square moves and has flanks.
    square_moves: SquareMoves = "D-127" {
        /// It stands, and has neither flank nor rear.
        Stands = "stands",
        /// Nothing keeps it from moving, and it can be taken in flank.
        AsStated = "as_stated",
    }
    /// D-148: horse-holders whose horses are touched by enemies.
    horses_taken: HorsesTaken = "D-148" {
        /// They are lost with the horses.
        HoldersToo = "holders_too",
        /// They go back to the ranks.
        HorsesAlone = "horses_alone",
    }
}
