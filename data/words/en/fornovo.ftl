### Words of the book, shown to people.  A complaint's title follows "5 Stradiots: " or stands alone as
### the reason why an answer is closed, so it begins small, ends without a stop and says what is needed
### where it can. The detail is the arithmetic or the reason. Complaints about the army.

fault-year_outside-title = { $year } is outside the years of the book
fault-year_outside-detail = The book covers { $first } to { $last }.

fault-over_limit-title = over the agreed limit by { $over }
fault-over_limit-detail = { $total } points of { $limit }.

fault-sniper_early-title = snipers are sold from { $first }
fault-sniper_early-detail = The year is { $year }.

fault-too_many_snipers-title = too many snipers: { $count }
fault-too_many_snipers-detail = An army may have { $most } at most.

fault-partly_unsupplied-title = the whole army is unsupplied, or none of it
fault-partly_unsupplied-detail = Unsupplied now: { $unsupplied } of { $units } units.

fault-too_many_commanders-title = { $count } commanders-in-chief are too many
fault-too_many_commanders-detail = The army, and each ally in it, may have one. Its other generals are subgenerals.

fault-no_commander-title = there is no commander-in-chief
fault-no_commander-detail = Legal, but nobody then leads every unit: a subgeneral leads only those given to him.

fault-foreign_general-title = under a subgeneral of another contingent
fault-foreign_general-detail = Legal, but allies seldom took each other's orders.

# Sizes.

fault-infantry_size-title = an infantry unit has { $least } to { $most } figures
fault-infantry_size-detail = This one has { $figures }.

fault-cavalry_size-title = a cavalry unit has { $least } to { $most } figures
fault-cavalry_size-detail = This one has { $figures }.

fault-artillery_size-title = an artillery unit has { $least } to { $most } guns
fault-artillery_size-detail = Guns in this one: { $guns }.

# Guns.

fault-many_gunners-title = more gunners than its guns can use
fault-many_gunners-detail = Gunners: { $gunners }. Beyond { $useful } they win no dice and only replace losses.

fault-few_gunners-title = too few gunners to fire every gun
fault-few_gunners-detail = Gunners: { $gunners }. All its guns need { $needed }.

fault-no_limber-title = not every gun has a limber
fault-no_limber-detail = Limbers: { $limbers }. Guns: { $guns }. A gun without one starts unlimbered and is moved by hand, if at all.

fault-spare_limbers-title = more limbers than guns to draw
fault-spare_limbers-detail = Limbers: { $limbers }. Guns on their own carriages: { $guns }. Legal, but the others are paid for and draw nothing.

fault-spare_wagons-title = wagons that carry none of its guns
fault-spare_wagons-detail = Wagons that carry nothing: { $wagons }. Legal, but wagons of the army are bought with its works.

fault-mount_elsewhere-title = wagons for guns, in a unit without guns
fault-mount_elsewhere-detail = It has no effect: only an artillery unit has guns to put on them.

fault-guns_elsewhere-title = guns belong in an artillery unit
fault-guns_elsewhere-detail = Guns in this unit: { $guns }.

fault-guns_too_heavy_for_wagon-title = its guns are too heavy for its wagons
fault-guns_too_heavy_for_wagon-detail = A wagon carries a very light gun; a war wagon carries a light or very light one.

fault-too_few_wagons-title = every gun needs its own wagon
fault-too_few_wagons-detail = Wagons: { $wagons }. Guns: { $guns }.

fault-gunner_armour-title = gunners are light infantry
fault-gunner_armour-detail = They wear no heavier armour and are no cavalry.

fault-gunners_elsewhere-title = gunners outside an artillery unit
fault-gunners_elsewhere-detail = They cost extra as gunners and have no guns to serve.

fault-no_gunners-title = only gunners stand in an artillery unit
fault-no_gunners-detail = Guns, limbers and those who serve them are such a unit. Others are a unit of their own.

# How a unit fights.

fault-no_charge_style-title = regular cavalry must choose trot or gallop
fault-no_charge_style-detail = Neither costs anything. Gallopers hit harder and are harder to halt; trotters never add the charge bonus to their move.

fault-irregular_trot-title = irregular cavalry always charges at the gallop
fault-irregular_trot-detail = Only regulars may be bought to trot.

fault-charge_elsewhere-title = only cavalry charges at the trot or the gallop
fault-charge_elsewhere-detail = It has no effect on foot or guns, and costs nothing.

fault-partly_mounted-title = horses for some of its figures only
fault-partly_mounted-detail = Horses for { $mounted } of { $figures } figures. A unit acts as one body, so it moves on foot until all of them ride.

fault-partly_unpaid-title = a whole unit is unpaid, or none of it
fault-partly_unpaid-detail = Unpaid: { $unpaid } of { $figures } figures. A part of a unit saves nothing.

fault-shallow_unpriced-title = the shallow formation has no price yet
fault-shallow_unpriced-detail = The book says that it is paid for, and prints no price. Agree on one (reading D-54) or drop it.

fault-shallow_without_ranks-title = a shallow formation, but no ranks to keep
fault-shallow_without_ranks-detail = Skirmishers and guns may stand in any depth: they pay for it and gain nothing.

fault-too_shallow-title = too few ranks: disordered as it stands
fault-too_shallow-detail = Ranks: { $ranks }. In close order it needs { $least }.

fault-too_wide-title = too wide: disordered as it stands
fault-too_wide-detail = It is { $front } figures wide and may be { $most }.

fault-spare_stakes-title = stakes for more figures than it has
fault-spare_stakes-detail = Stakes for { $stakes } figures, of whom there are { $figures }.

fault-stakes_without_bows-title = stakes, but no bows
fault-stakes_without_bows-detail = Legal, but only archers carried them.

# Mixtures.

fault-training_elsewhere-title = only infantry is trained to mix arms
fault-training_elsewhere-detail = The training stands in the infantry's prices. Cavalry and gunners cannot buy it.

fault-untrained_pike_and_shot-title = pikes and shot together need pike-and-shot training
fault-untrained_pike_and_shot-detail = Every figure of the unit pays for it. Or make two units of them.

fault-untrained_bill_and_bow-title = halberds and longbows together need bill-and-bow training
fault-untrained_bill_and_bow-detail = Every figure of the unit pays for it. Or make two units of them.

fault-pike_and_shot_lacks_pikes-title = pike-and-shot training, but no pikes
fault-pike_and_shot_lacks_pikes-detail = The training is for pikes with crossbows, arquebuses or muskets: some figures of each.

fault-pike_and_shot_lacks_shot-title = pike-and-shot training, but no crossbow, arquebus or musket
fault-pike_and_shot_lacks_shot-detail = The training is for pikes with crossbows, arquebuses or muskets: some figures of each.

fault-bill_and_bow_lacks-title = bill-and-bow training, but no { $missing }
fault-bill_and_bow_lacks-detail = The training is for halberds, which are heavy weapons, with longbows: some of each.

fault-foreign_shot-title = not for a pike-and-shot unit: { $weapon }
fault-foreign_shot-detail = Beside its pikes it holds crossbows, arquebuses or muskets.

fault-halberds_among_pikes-title = halberds among pikes and shot
fault-halberds_among_pikes-detail = Allowed (reading D-68), though the book names only pikes and shot.

fault-halberds_forbidden-title = no halberds in a pike-and-shot unit
fault-halberds_forbidden-detail = By reading D-68 it holds pikes and shot only.

fault-mixed_weapons-title = figures with different weapons
fault-mixed_weapons-detail = Allowed (reading D-65), though the book speaks only of pikes with shot and halberds with longbows.

fault-mixed_weapons_forbidden-title = all its figures need the same weapons
fault-mixed_weapons_forbidden-detail = By reading D-65 only pikes with shot and halberds with longbows may be mixed, each with its training.

fault-mixed_armour-title = figures in different armour
fault-mixed_armour-detail = Allowed (reading D-65), though the book speaks only of pikes in heavier armour than their shot.

fault-mixed_armour_forbidden-title = all its figures need the same armour
fault-mixed_armour_forbidden-detail = By reading D-65 only pikes may wear heavier armour, than the shot of their unit.

fault-trained_skirmishers-title = trained to mix arms, but in skirmish order
fault-trained_skirmishers-detail = Legal, but the training is for close order: skirmishers pay for it and gain nothing.

fault-wide_sleeve-title = before { $year } a sleeve of shot is { $most } wide at most
fault-wide_sleeve-detail = Its sleeves are { $front } wide.

fault-too_much_shot-title = before { $year } no more than half may be shot
fault-too_much_shot-detail = { $shot } shot of { $figures } figures are more than half.

# Options of a group.

fault-salvee_not_regular_foot-title = salvee fire needs regular infantry
fault-salvee_not_regular_foot-detail = It is a drill: neither cavalry nor irregulars have it.

fault-salvee_grade-title = salvee fire needs grade A, B or C
fault-salvee_grade-detail = Grade D has not the drill for it.

fault-salvee_without_musket-title = salvee fire needs muskets
fault-salvee_without_musket-detail = No other weapon will do.

fault-salvee_early-title = salvee fire: Swedes from { $sweden }, all from { $all }
fault-salvee_early-detail = The year is { $year }.

fault-noble_grade-title = nobles are cavalry of grade A, B or C
fault-noble_grade-detail = Foot and grade D have none.

fault-barding-title = barded horses need heavy or armoured cavalry
fault-barding-detail = Lighter cavalry, and infantry that rides, may not have them.

fault-false_rout-title = false rout needs irregular light or medium cavalry
fault-false_rout-detail = Regulars and heavier cavalry may not buy it.

fault-false_rout_in_close_order-title = in close order it can never use its false rout
fault-false_rout_in_close_order-detail = Medium cavalry must be in skirmish order to evade, and only an evasion can be a false rout.

fault-bayonet_not_regular_foot-title = bayonets need regular infantry
fault-bayonet_not_regular_foot-detail = Neither cavalry nor irregulars have them.

fault-bayonet_without_firelock-title = bayonets need firelock muskets
fault-bayonet_without_firelock-detail = Firelocks and matchlocks cost the same.

fault-bayonet_early-title = this bayonet is sold from { $first }
fault-bayonet_early-detail = The year is { $year }.

fault-bayonet_east-title = bayonets outside Western Europe
fault-bayonet_east-detail = The book gives them to Western Europe. Elsewhere, ask your opponent.

fault-heavy_skirmishers-title = skirmishers in heavy armour
fault-heavy_skirmishers-detail = Legal, but skirmishers were seldom so well protected.

fault-odd_weapon-title = an unusual weapon for such troops: { $weapon }
fault-odd_weapon-detail = Legal, but they seldom carried it.

fault-weapon_early-title = before its time: { $weapon }
fault-weapon_early-detail = Usual from { $first }; the year is { $year }. Legal all the same.

fault-weapon_late-title = past its time: { $weapon }
fault-weapon_late-detail = Usual until { $last }; the year is { $year }. Legal all the same.

fault-horses_elsewhere-title = horses are bought for infantry
fault-horses_elsewhere-detail = Cavalry has its own, and gunners walk beside their guns: they gain nothing by them.

fault-negative_price-title = a figure costs { $below } points less than nothing
fault-negative_price-detail = By reading D-56 the least price of { $least } holds before unpaid and unsupplied are taken off, so these figures lower the army's cost.

fault-empty_group-title = a group without figures
fault-empty_group-detail = Give it figures or remove it.

# Lines of a bill. The code adds the arithmetic: "heavy armour, 32 at +2".

item-grade_infantry = grade { $what } infantry
item-grade_cavalry = grade { $what } cavalry
item-grade_artillery = grade { $what } crew
item-armour = { $what } armour
item-full_armour = full armour
item-gunner = gunners
item-weapon = { $what }
item-lance_and_pistols = heavy lance and pistols at one price
item-shield = shield
item-noble = nobles
item-barded = barded horse
item-false_rout = false rout
item-salvee = salvee fire
item-training = { $what } training
item-shallow = shallow formation, price agreed
item-irregular = irregular
item-unpaid = unpaid
item-unsupplied = unsupplied
item-minimum = up to the least price of a figure
item-horse = horse
item-bayonet = { $what } bayonet
item-stakes = stakes, by sixes
item-model = { $what }
item-command = { $what } unit command
item-general = { $what }
item-sniper = sniper
item-ditch = ditch, by the section
item-light_fieldworks = light fieldworks, by the section
item-heavy_fieldworks = heavy fieldworks, by the section

# Words by id.

word-scale_25_30 = 25–30 mm
word-scale_15_20 = 15–20 mm

word-commander_in_chief = commander-in-chief
word-short_commander_in_chief = C/C
word-subgeneral = subgeneral
word-short_subgeneral = S/G

word-infantry = infantry
word-cavalry = cavalry
word-artillery = artillery
word-mounted_infantry = mounted infantry
word-foot = foot
word-horse = horse
word-guns = guns

word-regular = regular
word-irregular = irregular

word-A = A
word-B = B
word-C = C
word-D = D

word-close = close
word-skirmish = skirmish
word-trot = trot
word-gallop = gallop
word-pike_and_shot = pike-and-shot
word-bill_and_bow = bill-and-bow

word-light = light
word-medium = medium
word-heavy = heavy
word-armoured = armoured

word-pike = pike
word-heavy_lance = heavy lance
word-heavy_weapon = heavy weapon
word-long_spear = long spear
word-javelin = javelin
word-sling = sling
word-self_bow = self-bow
word-longbow = longbow
word-composite_bow = composite bow
word-crossbow = crossbow
word-pistols = pistols
word-arquebus = arquebus
word-musket = musket

word-plug = plug
word-ring = ring
word-matchlock = matchlock
word-firelock = firelock

word-very_light_gun = very light gun
word-light_gun = light gun
word-medium_gun = medium gun
word-organ_gun = organ gun
word-heavy_gun = heavy gun
word-limber = limber
word-wagon = wagon
word-war_wagon = war wagon
word-carriage = on their own carriages
word-on_wagon = on wagons
word-on_war_wagon = on war wagons

word-sniper = sniper
word-ditch = ditch
word-light_fieldworks = light fieldworks
word-heavy_fieldworks = heavy fieldworks
word-wagons = wagons
word-war_wagons = war wagons

# The same for several: figures are called after what they carry.

plural-infantry = infantry
plural-cavalry = cavalry
plural-artillery = others
plural-gunner = gunners
plural-pike = pikes
plural-heavy_lance = heavy lances
plural-heavy_weapon = heavy weapons
plural-long_spear = long spears
plural-javelin = javelins
plural-sling = slings
plural-self_bow = self-bows
plural-longbow = longbows
plural-composite_bow = composite bows
plural-crossbow = crossbows
plural-pistols = pistols
plural-arquebus = arquebuses
plural-musket = muskets
plural-firelock = firelocks
plural-very_light_gun = very light guns
plural-light_gun = light guns
plural-medium_gun = medium guns
plural-organ_gun = organ guns
plural-heavy_gun = heavy guns
plural-limber = limbers
plural-wagon = wagons
plural-war_wagon = war wagons

# Section 8: the reaction tests. A row is a modifier on screen and playsheet; its
# number stands beside it.

reaction-test-rally = Rally from rout
reaction-test-halt_pursuit = Halt pursuit, or return to the table
reaction-test-shooting = Shot at
reaction-test-charge = Charge, or meet a charge
reaction-test-lost_combat = Lost a round of combat
reaction-test-friend_routing = A friend routs

reaction-rows-d_minus = D-minus: unsupplied grade D
reaction-rows-grade = Grade
reaction-rows-general_with_unit = General with the unit
reaction-rows-no_visible_enemy_near = No enemy in sight within { $enemy }″
reaction-rows-in_contact_with_enemy = In contact with an enemy
reaction-rows-irregular = Irregular
reaction-rows-army_outgunned = Army outgunned
reaction-rows-returning_or_in_cover = Returning to the table, or in cover
reaction-rows-irregular_or_charged_at_gallop = Irregular, or cavalry that charged at the gallop
reaction-rows-other_mounted_or_exhausted = Other mounted troops, or exhausted
reaction-rows-pursuit_was_ordered = Pursuit or follow-up was ordered
reaction-rows-gunpowder_hits = Hits by gunpowder
reaction-rows-other_hits = Hits by other shooting
reaction-rows-shot_from_flank_or_rear = Shot at from flank or rear
reaction-rows-shaken = Shaken
reaction-rows-hit_by_heavy_artillery_or_steady_salvee = Hit by heavy artillery or steady salvee
reaction-rows-no_general_in_command_distance = No general in command distance
reaction-rows-nobles = Nobles
reaction-rows-charging_flank_rear_shaken_or_routing = Charging a flank or rear, or a shaken or routing enemy
reaction-rows-cavalry_at_gallop_with_impetus = Cavalry at the gallop with impetus
reaction-rows-gunpowder_hits_this_turn = Hits by gunpowder this turn
reaction-rows-other_hits_this_turn = Hits by other shooting this turn
reaction-rows-shaken_or_charged_on_flank_or_rear = Shaken, or charged on flank or rear
reaction-rows-mounted_frontally_against_steady_pikes = Mounted, at the front of steady pike-supported foot
reaction-rows-naked_foot_over_half_missile = Naked foot, more than half missile troops
reaction-rows-hits_suffered = Hits suffered
reaction-rows-under_flank_or_rear_attack = Attacked on flank or rear
reaction-rows-foot_over_half_missile = Foot, more than half missile troops
reaction-rows-rounds_lost_after_the_first = Rounds lost in a row after the first
reaction-rows-in_square_or_hard_cover = In square or in hard cover
reaction-rows-routing_friends_near = Routing friends in sight within { $friend }″
reaction-rows-two_open_flanks = Both flanks open
reaction-rows-burst_through_this_turn = Burst through this turn

reaction-not_due-unpaid = Unpaid troops rally from neither rout nor pursuit.
reaction-not_due-no_rout_move = It has not made a rout move yet.
reaction-not_due-exhausted = An exhausted unit does not rally from rout.
reaction-not_due-no_pursuit_move = Mounted troops make a first pursuit move before they test.
reaction-not_due-target_far = What it pursues is too far off: it halts without a test, disordered.
reaction-not_due-not_hit = Nothing has hit it.
reaction-not_due-charge_situation = It charges or is charged, and takes that test instead.
reaction-not_due-few_shooters = Its shooters are too few for its figures, and no guns are among them.
reaction-not_due-charge_failed = Its enemy has failed to charge home.
reaction-not_due-not_beaten = It has not suffered more hits than it caused.
reaction-not_due-no_friend_routed = No friend in sight near it has routed.
reaction-not_due-tested_this_turn = It has taken this test this turn.
reaction-not_due-friends_ignored = It ignores the routs of such friends.
reaction-not_due-burst_through_in_cover = A unit in square or in hard cover is never burst through.

reaction-outcome-carries_on = carries on as it is
reaction-outcome-rallies = halts, disordered, and may face about
reaction-outcome-keeps_routing = keeps routing
reaction-outcome-keeps_pursuing = does not halt
reaction-outcome-returns = returns to the table
reaction-outcome-stays_away = stays off the table
reaction-outcome-halted = is halted
reaction-outcome-shaken = becomes shaken
reaction-outcome-routs = routs
reaction-outcome-charges_home = charges home
reaction-outcome-meets_charge = meets the charge
reaction-outcome-recoils = recoils { $by }″
reaction-outcome-recoils_shaken = is shaken and has to recoil { $by }″

# Shooting.

shooting-row-steady_musket = steady musketry
shooting-row-arquebus = arquebuses, other musketry
shooting-row-pistols = pistols
shooting-row-self_bow = javelins, self-bows, slings
shooting-row-crossbow = crossbows
shooting-row-longbow = longbows, composite bows

shooting-gun-very_light = very light guns
shooting-gun-light = light guns
shooting-gun-medium = medium guns
shooting-gun-organ = organ guns
shooting-gun-heavy = heavy guns

shooting-shot-hail = hailshot
shooting-shot-ball = ball

shooting-band-close = close range
shooting-band-far = far range

shooting-column-normal = in the open
shooting-column-dense = dense
shooting-column-skirmish = skirmishers
shooting-column-soft = soft cover
shooting-column-hard = hard cover

shooting-side-front = from the front
shooting-side-left = from the left
shooting-side-right = from the right
shooting-side-rear = from the rear

shooting-movement-stood = stood
shooting-movement-rotation = rotation fire
shooting-movement-up_to_half = moved up to half
shooting-movement-further = moved further

shooting-lessening-self_bow_from_horseback = self-bows from horseback: half the range
shooting-lessening-shooters_shaken = shooters shaken: half the hits
shooting-lessening-foot_moved = foot moved without rotation fire: half the hits
shooting-lessening-short_charge = reached at under half of a charge: half the hits
shooting-lessening-mounted_fire = mounted fire: half the hits
shooting-lessening-very_light_guns_moved = very light guns moved: half the hits

shooting-dice-figures = { $figures } { $figures ->
    [one] figure
   *[other] figures
 }, a die for { $per }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }.
shooting-dice-guns = { $figures } { $figures ->
    [one] gunner
   *[other] gunners
 }, a die for { $per }, at most { $most }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }.
shooting-dice-given = { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
shooting-dice-front = { $dice ->
    [one] No more than fall to this front, or are left: { $dice } die.
   *[other] No more than fall to this front, or are left: { $dice } dice.
}
shooting-dice-flying = { $dice ->
    [one] Those that missed friends go on: { $dice } die.
   *[other] Those that missed friends go on: { $dice } dice.
}

shooting-cannot-routed = Routed units do not shoot.
shooting-cannot-no_missile = The weapon does not shoot.
shooting-cannot-out_of_range = The target is out of range.
shooting-cannot-plug_bayonets = With plug bayonets fixed nobody fires.
shooting-cannot-moved_too_far = They moved more than half, and cannot fire.
shooting-cannot-guns_moved = The guns moved, turned or unlimbered, and cannot fire.
shooting-cannot-reloading = { $turns ->
    [one] The guns are being loaded: { $turns } more turn must pass.
   *[other] The guns are being loaded: { $turns } more turns must pass.
}
shooting-cannot-too_few_crew = A gun needs { $needed } gunners to fire.
shooting-cannot-organ_ball = An organ gun fires no ball.
shooting-cannot-no_hail = A very light gun fires no hailshot.
shooting-cannot-at_sniper = Only a sniper can shoot at a sniper.
shooting-cannot-crash_in = An enemy who crashes in while pursuing another is not shot at.
shooting-cannot-not_frontal = A charge on flank or rear is not shot at.
shooting-cannot-charging = Such troops do not shoot while they charge.
shooting-cannot-never_in_zone = The target did not pass through the zone of fire.
shooting-cannot-not_in_zone_at_end = The shooters moved, and the target does not end in their zone of fire.
shooting-cannot-short_charge = The target reached somebody else at half of a charge or less.
shooting-cannot-evaded = Foot that evaded does not shoot.
shooting-cannot-no_dice_on_front = The garrison has thrown all its dice, or none fall to so short a front.

shooting-arc-front = 22.5 degrees to each side of the front
shooting-arc-any = any direction
shooting-arc-any_but_through_pikes = any direction but through its own pikes

shooting-priority-charger = An enemy who charges the shooters comes first.
shooting-priority-general = With a general near, any target may be chosen.
shooting-priority-enemy_guns = Guns that fired at these guns last turn come first.
shooting-priority-nearest = The nearest target comes first, or one near it.

shooting-ask-figures_in_reach = How many figures have the target in range and arc, each from the middle of its front?
shooting-ask-obstacle = Is it clear, or does any obstacle end within half of the range, with no friend in between?

# Combat: the lines of the points, following the unit's name; reasons why a
# charge has no impetus; the figures that win dice.

combat-points-cavalry_at_gallop_with_impetus = cavalry at the gallop with impetus
combat-points-others_with_impetus = charging with impetus, not at the gallop
combat-points-longer_weapon_in_the_open = the longer weapon, in the open
combat-points-attacking_up_steep_slope = attacking up a steep slope
combat-points-heavy_cavalry_against_lighter = heavy or armoured cavalry against lighter
combat-points-grades_above_enemy = of a better grade than the enemy
combat-points-open_flanks_of_foot_to_cavalry = cavalry against foot with an open flank
combat-points-attacking_flank_or_rear = attacking flank or rear
combat-points-cavalry_against_naked_foot_in_the_open = cavalry against naked foot in the open
combat-points-enemy_shaken_or_routing = the enemy is shaken or routing
combat-points-lost_prior_round = lost the round before
combat-points-general_attached = a general is with the unit
combat-points-disordered = disordered
combat-points-target_in_soft_cover = the enemy is in soft cover
combat-points-target_in_hard_cover = the enemy is in hard cover

combat-dice-cavalry = cavalry
combat-dice-pikes_and_heavy_weapons = pikes, heavy weapons
combat-dice-others = others
