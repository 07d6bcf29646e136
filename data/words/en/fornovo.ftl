### The rules in words: problems, bills, tests, shooting and combat. A problem's title stands alone. The same
### noun phrase under "of" follows "5 Stradiots: ", or gives the reason why a choice is closed. Neither has a
### full stop. The detail is the arithmetic, then the fix. Problems of the army.

fault-year_outside-title = Year outside the rules: { $year }
fault-year_outside-detail = The rules cover { $first } to { $last }.

fault-over_limit-title = Points over the agreed limit: { $over }
fault-over_limit-detail = Total: { $total } points. Limit: { $limit }.

fault-sniper_early-title = Snipers before { $first }
fault-sniper_early-detail = The year is { $year }.

fault-too_many_snipers-title = Too many snipers: { $count }
fault-too_many_snipers-detail = Maximum { $most } per army.

fault-partly_unsupplied-title = Unsupplied units in a supplied army
fault-partly_unsupplied-detail = Unsupplied: { $unsupplied } of { $units } units. Make all unsupplied, or none.

fault-too_many_commanders-title = Too many commanders-in-chief: { $count }
fault-too_many_commanders-of = too many commanders-in-chief: { $count }
fault-too_many_commanders-detail = The maximum is 1 commander-in-chief for the army and 1 for each ally. All others must be subgenerals.

fault-no_commander-title = No commander-in-chief
fault-no_commander-detail = Legal, but a subgeneral commands only the units given to him.

fault-foreign_general-of = subgeneral from another contingent
fault-foreign_general-detail = Legal, but allies seldom took each other's orders.

# Sizes.

fault-infantry_size-title = Infantry unit with fewer than { $least } or more than { $most } figures
fault-infantry_size-of = infantry unit with fewer than { $least } or more than { $most } figures
fault-infantry_size-detail = Figures in this unit: { $figures }.

fault-cavalry_size-title = Cavalry unit with fewer than { $least } or more than { $most } figures
fault-cavalry_size-of = cavalry unit with fewer than { $least } or more than { $most } figures
fault-cavalry_size-detail = Figures in this unit: { $figures }.

fault-artillery_size-title = Artillery unit with fewer than { $least } or more than { $most } guns
fault-artillery_size-of = artillery unit with fewer than { $least } or more than { $most } guns
fault-artillery_size-detail = Guns in this unit: { $guns }.

# Guns.

fault-many_gunners-of = more gunners than the guns can use
fault-many_gunners-detail = Gunners: { $gunners }. Only { $useful } add dice. The rest only replace losses.

fault-few_gunners-of = too few gunners to fire every gun
fault-few_gunners-detail = Gunners: { $gunners }. Needed to fire all guns: { $needed }.

fault-no_limber-of = fewer limbers than guns
fault-no_limber-detail = Limbers: { $limbers }. Guns: { $guns }. A gun without a limber starts unlimbered and is manhandled, if it moves at all.

fault-spare_limbers-of = more limbers than guns
fault-spare_limbers-detail = Limbers: { $limbers }. Guns on their own carriages: { $guns }. Legal, but the spare limbers waste points.

fault-spare_wagons-of = wagons without a gun
fault-spare_wagons-detail = Wagons without a gun: { $wagons }. Legal, but buy wagons that carry no gun under “Works and wagons”.

fault-mount_elsewhere-of = gun wagons in a unit without guns
fault-mount_elsewhere-detail = No effect: only an artillery unit has guns to load on wagons.

fault-guns_elsewhere-title = Guns outside an artillery unit
fault-guns_elsewhere-of = guns outside an artillery unit
fault-guns_elsewhere-detail = Guns in this unit: { $guns }. Move them to an artillery unit.

fault-guns_too_heavy_for_wagon-title = Guns too heavy for their wagons
fault-guns_too_heavy_for_wagon-of = guns too heavy for their wagons
fault-guns_too_heavy_for_wagon-detail = A wagon carries a very light gun. A war wagon carries a light or very light gun.

fault-too_few_wagons-title = Fewer wagons than guns
fault-too_few_wagons-of = fewer wagons than guns
fault-too_few_wagons-detail = Wagons: { $wagons }. Guns: { $guns }. Each gun needs its own wagon.

fault-gunner_armour-title = Gunners that are not light infantry
fault-gunner_armour-of = gunners that are not light infantry
fault-gunner_armour-detail = Make the gunners light infantry. They cannot have heavier armour or be cavalry.

fault-gunners_elsewhere-of = gunners outside an artillery unit
fault-gunners_elsewhere-detail = These gunners cost extra but have no guns. Move them to an artillery unit.

fault-no_gunners-title = Troops other than gunners in an artillery unit
fault-no_gunners-of = troops other than gunners in an artillery unit
fault-no_gunners-detail = Guns, limbers and gunners are one unit. Make the others a separate unit.

# How a unit fights.

fault-no_charge_style-title = Regular cavalry without trot or gallop
fault-no_charge_style-of = regular cavalry without trot or gallop
fault-no_charge_style-detail = Choose trot or gallop: both are free. Gallopers hit harder but are harder to halt. Trotters never add the charge bonus to their move.

fault-irregular_trot-title = Irregular cavalry at the trot
fault-irregular_trot-of = irregular cavalry at the trot
fault-irregular_trot-detail = Irregular cavalry always gallops. Only regular cavalry may trot.

fault-charge_elsewhere-of = trot or gallop for troops other than cavalry
fault-charge_elsewhere-detail = For infantry and guns, trot and gallop have no effect and cost nothing.

fault-partly_mounted-of = horses for only part of the unit
fault-partly_mounted-detail = Horses for { $mounted } of { $figures } figures. The unit moves on foot unless all figures ride.

fault-partly_unpaid-title = Unpaid figures in a paid unit
fault-partly_unpaid-of = unpaid figures in a paid unit
fault-partly_unpaid-detail = Unpaid: { $unpaid } of { $figures } figures. Make all unpaid, or none. A partly unpaid unit saves no points.

fault-shallow_unpriced-title = Shallow formation without a price
fault-shallow_unpriced-of = shallow formation without a price
fault-shallow_unpriced-detail = The rules charge for a shallow formation but print no price. Agree a price (interpretation D-54) or remove the option.

fault-shallow_without_ranks-of = shallow formation for troops that need no ranks
fault-shallow_without_ranks-detail = Skirmishers and guns may have any depth, so points spent on shallow formation are wasted.

fault-too_shallow-of = disorder from too few ranks
fault-too_shallow-detail = Ranks: { $ranks }. Close order needs at least { $least }.

fault-too_wide-of = disorder from too wide a front
fault-too_wide-detail = Front: { $front } figures. Maximum { $most }.

fault-spare_stakes-of = stakes for more figures than the unit has
fault-spare_stakes-detail = Stakes for { $stakes } figures. Figures in this unit: { $figures }.

fault-stakes_without_bows-of = stakes without bows
fault-stakes_without_bows-detail = Legal, but only archers carried stakes.

# Mixtures.

fault-training_elsewhere-title = Mixed-arms training for troops other than infantry
fault-training_elsewhere-of = mixed-arms training for troops other than infantry
fault-training_elsewhere-detail = Only infantry can buy the training. Remove it.

fault-untrained_pike_and_shot-title = Pikes and shot without pike-and-shot training
fault-untrained_pike_and_shot-of = pikes and shot without pike-and-shot training
fault-untrained_pike_and_shot-detail = Buy the training for every figure, or make two units.

fault-untrained_bill_and_bow-title = Halberds and longbows without bill-and-bow training
fault-untrained_bill_and_bow-of = halberds and longbows without bill-and-bow training
fault-untrained_bill_and_bow-detail = Buy the training for every figure, or make two units.

fault-pike_and_shot_lacks_pikes-title = Pike-and-shot training without pikes
fault-pike_and_shot_lacks_pikes-of = pike-and-shot training without pikes
fault-pike_and_shot_lacks_pikes-detail = The training needs pikes together with crossbows, arquebuses or muskets.

fault-pike_and_shot_lacks_shot-title = Pike-and-shot training without crossbow, arquebus or musket
fault-pike_and_shot_lacks_shot-of = pike-and-shot training without crossbow, arquebus or musket
fault-pike_and_shot_lacks_shot-detail = The training needs pikes together with crossbows, arquebuses or muskets.

fault-bill_and_bow_lacks-title = Bill-and-bow training without { $missing }
fault-bill_and_bow_lacks-of = bill-and-bow training without { $missing }
fault-bill_and_bow_lacks-detail = The training needs halberds (heavy weapons) together with longbows.

fault-foreign_shot-title = Wrong weapon for a pike-and-shot unit: { $weapon }
fault-foreign_shot-of = wrong weapon for a pike-and-shot unit: { $weapon }
fault-foreign_shot-detail = The unit's shot may have only crossbows, arquebuses or muskets.

fault-halberds_among_pikes-of = halberds among pikes and shot
fault-halberds_among_pikes-detail = Allowed under interpretation D-68, though the rules name only pikes and shot.

fault-halberds_forbidden-title = Halberds in a pike-and-shot unit
fault-halberds_forbidden-of = halberds in a pike-and-shot unit
fault-halberds_forbidden-detail = Under interpretation D-68, a pike-and-shot unit may contain only pikes and shot.

fault-mixed_weapons-of = figures with different weapons
fault-mixed_weapons-detail = Allowed under interpretation D-65, but not mentioned in the rules.

fault-mixed_weapons_forbidden-title = Figures with different weapons
fault-mixed_weapons_forbidden-of = figures with different weapons
fault-mixed_weapons_forbidden-detail = Under interpretation D-65, only trained units may mix weapons: pikes with shot, or halberds with longbows. Split the unit.

fault-mixed_armour-of = figures in different armour
fault-mixed_armour-detail = Allowed under interpretation D-65, but not mentioned in the rules.

fault-mixed_armour_forbidden-title = Figures in different armour
fault-mixed_armour_forbidden-of = figures in different armour
fault-mixed_armour_forbidden-detail = Under interpretation D-65, only pikes may have heavier armour than the shot in their unit.

fault-trained_skirmishers-of = mixed-arms training in skirmish order
fault-trained_skirmishers-detail = Legal, but the training is for close order, so on skirmishers the points are wasted.

fault-wide_sleeve-title = Sleeve wider than { $most } figures before { $year }
fault-wide_sleeve-of = sleeve wider than { $most } figures before { $year }
fault-wide_sleeve-detail = Each sleeve is { $front } figures wide.

fault-too_much_shot-title = Too much shot (over half the unit) before { $year }
fault-too_much_shot-of = too much shot (over half the unit) before { $year }
fault-too_much_shot-detail = Shot: { $shot } of { $figures } figures. The maximum is half.

# Options of a group.

fault-salvee_not_regular_foot-title = Salvee fire for troops other than regular infantry
fault-salvee_not_regular_foot-of = salvee fire for troops other than regular infantry
fault-salvee_not_regular_foot-detail = Cavalry, gunners and irregulars cannot have salvee fire. Remove it.

fault-salvee_grade-title = Salvee fire in grade D
fault-salvee_grade-of = salvee fire in grade D
fault-salvee_grade-detail = Salvee fire needs grade A, B or C.

fault-salvee_without_musket-title = Salvee fire without muskets
fault-salvee_without_musket-of = salvee fire without muskets
fault-salvee_without_musket-detail = Only troops with muskets can have salvee fire.

fault-salvee_early-title = Salvee fire before { $all } (Swedes before { $sweden })
fault-salvee_early-of = salvee fire before { $all } (Swedes before { $sweden })
fault-salvee_early-detail = The year is { $year }.

fault-noble_grade-title = Nobles that are not cavalry of grade A, B or C
fault-noble_grade-of = nobles that are not cavalry of grade A, B or C
fault-noble_grade-detail = Nobles must be cavalry of grade A, B or C.

fault-barding-title = Barding for troops other than heavy or armoured cavalry
fault-barding-of = barding for troops other than heavy or armoured cavalry
fault-barding-detail = Only heavy and armoured cavalry can have barding. Remove it.

fault-false_rout-title = False rout (irregular light or medium cavalry only)
fault-false_rout-of = false rout (irregular light or medium cavalry only)
fault-false_rout-detail = Only irregular light or medium cavalry can buy a false rout. Remove it.

fault-false_rout_in_close_order-of = false rout in close order
fault-false_rout_in_close_order-detail = A false rout follows an evasion. Medium cavalry evades only in skirmish order, so here the false rout is useless.

fault-bayonet_not_regular_foot-title = Bayonets for troops other than regular infantry
fault-bayonet_not_regular_foot-of = bayonets for troops other than regular infantry
fault-bayonet_not_regular_foot-detail = Cavalry, gunners and irregulars cannot have bayonets. Remove the bayonets.

fault-bayonet_without_firelock-title = Bayonets without firelock muskets
fault-bayonet_without_firelock-of = bayonets without firelock muskets
fault-bayonet_without_firelock-detail = Choose muskets with firelocks: they cost the same as matchlocks. Arquebuses have no bayonets.

fault-bayonet_early-title = Bayonets of this type before { $first }
fault-bayonet_early-of = bayonets of this type before { $first }
fault-bayonet_early-detail = The year is { $year }.

fault-bayonet_east-of = bayonets outside Western Europe
fault-bayonet_east-detail = The rules allow bayonets in Western Europe. Elsewhere, ask your opponent.

fault-heavy_skirmishers-of = skirmishers in heavy armour
fault-heavy_skirmishers-detail = Legal, but skirmishers seldom wore heavy armour.

fault-odd_weapon-of = unusual weapon for these troops: { $weapon }
fault-odd_weapon-detail = Legal, but these troops seldom carried this weapon.

fault-weapon_early-of = weapon too modern for the army's year: { $weapon }
fault-weapon_early-detail = Legal, but usual only from { $first }. The year is { $year }.

fault-weapon_late-of = weapon obsolete in the army's year: { $weapon }
fault-weapon_late-detail = Legal, but usual only until { $last }. The year is { $year }.

fault-horses_elsewhere-of = horses bought for troops other than infantry
fault-horses_elsewhere-detail = Only infantry needs horses: cavalry has its own, and gunners walk. Bought horses add nothing.

fault-negative_price-of = figures with a negative price (−{ $below })
fault-negative_price-detail = Under interpretation D-56, the minimum price of { $least } applies before the unpaid and unsupplied reductions, so each figure lowers the total.

fault-empty_group-of = group without figures
fault-empty_group-detail = Add figures or remove the group.

# Lines of a bill. The code adds the arithmetic: "heavy armour, 32 at +2".

item-grade_infantry = grade { $what } infantry
item-grade_cavalry = grade { $what } cavalry
item-grade_artillery = grade { $what } artillery
item-armour = { $what } armour
item-full_armour = full armour
item-gunner = gunners
item-weapon = { $what }
item-lance_and_pistols = heavy lance and pistols for one price
item-shield = shield
item-noble = nobles
item-barded = barded horse
item-false_rout = false rout
item-salvee = salvee fire
item-training = { $what } training
item-shallow = shallow formation at the agreed price
item-irregular = irregular
item-unpaid = unpaid
item-unsupplied = unsupplied
item-minimum = raised to the minimum price
item-horse = horse
item-bayonet = { $what } bayonet
item-stakes = stakes, per 6 figures
item-model = { $what }
item-command = { $what } unit command
item-general = { $what }
item-sniper = sniper
item-ditch = ditch, per section
item-light_fieldworks = light fieldworks, per section
item-heavy_fieldworks = heavy fieldworks, per section

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

# Labels by id: choices, titles, and the beginnings of lines.

label-commander_in_chief = Commander-in-chief
label-subgeneral = Subgeneral

label-infantry = Infantry
label-cavalry = Cavalry
label-artillery = Artillery
label-mounted_infantry = Mounted infantry
label-foot = Foot
label-horse = Horse
label-guns = Guns

label-regular = Regular
label-irregular = Irregular

label-close = Close
label-skirmish = Skirmish
label-trot = Trot
label-gallop = Gallop
label-pike_and_shot = Pike-and-shot
label-bill_and_bow = Bill-and-bow

label-light = Light
label-medium = Medium
label-heavy = Heavy
label-armoured = Armoured

label-pike = Pike
label-heavy_lance = Heavy lance
label-heavy_weapon = Heavy weapon
label-long_spear = Long spear
label-javelin = Javelin
label-sling = Sling
label-self_bow = Self-bow
label-longbow = Longbow
label-composite_bow = Composite bow
label-crossbow = Crossbow
label-pistols = Pistols
label-arquebus = Arquebus
label-musket = Musket

label-plug = Plug
label-ring = Ring
label-matchlock = Matchlock
label-firelock = Firelock

label-very_light_gun = Very light gun
label-light_gun = Light gun
label-medium_gun = Medium gun
label-organ_gun = Organ gun
label-heavy_gun = Heavy gun

label-sniper = Sniper
label-ditch = Ditch
label-light_fieldworks = Light fieldworks
label-heavy_fieldworks = Heavy fieldworks
label-wagons = Wagons
label-war_wagons = War wagons

# Plurals: figures are named after their weapons.

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

# Titles of groups, named like their figures.

figures-infantry = Infantry
figures-cavalry = Cavalry
figures-artillery = Others
figures-gunner = Gunners
figures-pike = Pikes
figures-heavy_lance = Heavy lances
figures-heavy_weapon = Heavy weapons
figures-long_spear = Long spears
figures-javelin = Javelins
figures-sling = Slings
figures-self_bow = Self-bows
figures-longbow = Longbows
figures-composite_bow = Composite bows
figures-crossbow = Crossbows
figures-pistols = Pistols
figures-arquebus = Arquebuses
figures-musket = Muskets

# Section 8: the reaction tests. A row is a modifier on screen and playsheet, shown beside
# its number.

reaction-test-rally = Rally test
reaction-test-halt_pursuit = Pursuit test: halting or returning
reaction-test-shooting = Shooting test
reaction-test-charge = Charge test: charging or being charged
reaction-test-lost_combat = Lost combat test
reaction-test-friend_routing = Routing friend test

reaction-rows-d_minus = D-minus: unsupplied grade D
reaction-rows-grade = Grade
reaction-rows-general_with_unit = General with the unit
reaction-rows-no_visible_enemy_near = No visible enemy within { $enemy }″
reaction-rows-in_contact_with_enemy = In contact with enemy
reaction-rows-irregular = Irregular
reaction-rows-army_outgunned = Army outgunned
reaction-rows-returning_or_in_cover = Returning to the table, or in cover
reaction-rows-irregular_or_charged_at_gallop = Irregular, or cavalry that charged at the gallop
reaction-rows-other_mounted_or_exhausted = Other mounted troops, or exhausted
reaction-rows-pursuit_was_ordered = Pursuit or follow-up ordered
reaction-rows-gunpowder_hits = Gunpowder hits
reaction-rows-other_hits = Other shooting hits
reaction-rows-shot_from_flank_or_rear = Fire from flank or rear
reaction-rows-shaken = Shaken
reaction-rows-hit_by_heavy_artillery_or_steady_salvee = Hit by heavy artillery or steady salvee
reaction-rows-no_general_in_command_distance = Not within command distance
reaction-rows-nobles = Nobles
reaction-rows-charging_flank_rear_shaken_or_routing = Charging a flank or rear, or a shaken or routing enemy
reaction-rows-cavalry_at_gallop_with_impetus = Cavalry at the gallop with impetus
reaction-rows-gunpowder_hits_this_turn = Gunpowder hits this turn
reaction-rows-other_hits_this_turn = Other shooting hits this turn
reaction-rows-shaken_or_charged_on_flank_or_rear = Shaken, or charged in flank or rear
reaction-rows-mounted_frontally_against_steady_pikes = Mounted, against the front of steady pike-supported foot
reaction-rows-naked_foot_over_half_missile = Naked foot, if over half are missile troops
reaction-rows-hits_suffered = Hits suffered
reaction-rows-under_flank_or_rear_attack = Attacked in flank or rear
reaction-rows-foot_over_half_missile = Foot, if over half are missile troops
reaction-rows-rounds_lost_after_the_first = Each further round lost in a row
reaction-rows-in_square_or_hard_cover = In square or hard cover
reaction-rows-routing_friends_near = Visible routing friends within { $friend }″
reaction-rows-two_open_flanks = Both flanks open
reaction-rows-burst_through_this_turn = Burst through this turn

reaction-not_due-unpaid = Unpaid troops never rally from rout or pursuit.
reaction-not_due-no_rout_move = It has not made a rout move yet.
reaction-not_due-exhausted = An exhausted unit cannot rally from rout.
reaction-not_due-no_pursuit_move = Mounted troops test only after their first pursuit move.
reaction-not_due-target_far = The target is too far away: the pursuer halts, disordered, without a test.
reaction-not_due-not_hit = It has no shooting losses.
reaction-not_due-charge_situation = It is charging or being charged, so it takes the charge test instead.
reaction-not_due-few_shooters = Too few enemy figures shot at it, and no guns fired at it.
reaction-not_due-charge_failed = The enemy failed to charge home.
reaction-not_due-not_beaten = It has not suffered more hits than it inflicted.
reaction-not_due-no_friend_routed = No visible friend nearby has routed this turn.
reaction-not_due-tested_this_turn = It has already taken this test this turn.
reaction-not_due-friends_ignored = The routing friends are of a type or grade that it ignores.
reaction-not_due-burst_through_in_cover = A unit in square or hard cover is never burst through.

reaction-outcome-carries_on = no change
reaction-outcome-rallies_good = good morale, disordered, may face about
reaction-outcome-rallies = halted, disordered, may face about
reaction-outcome-keeps_routing = still routing
reaction-outcome-keeps_pursuing = still pursuing
reaction-outcome-returns = back on the table
reaction-outcome-stays_away = still off the table
reaction-outcome-halted = halted
reaction-outcome-shaken = shaken
reaction-outcome-routs = routed
reaction-outcome-charges_home = charge pressed home
reaction-outcome-meets_charge = charge met
reaction-outcome-recoils = recoil { $by }″
reaction-outcome-recoils_shaken = shaken, recoil { $by }″

# Shooting.

shooting-row-steady_musket = steady muskets
shooting-row-arquebus = arquebuses, other muskets
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
shooting-shot-ball = ballshot

shooting-band-close = close range
shooting-band-far = far range

shooting-column-normal = normal
shooting-column-dense = dense
shooting-column-skirmish = skirmishers
shooting-column-soft = soft cover
shooting-column-hard = hard cover

shooting-side-front = from the front
shooting-side-left = from the left
shooting-side-right = from the right
shooting-side-rear = from the rear

shooting-movement-stood = did not move
shooting-movement-rotation = rotation fire
shooting-movement-up_to_half = moved up to half a move
shooting-movement-further = moved more than half a move

shooting-lessening-self_bow_from_horseback = mounted self-bows: half range
shooting-lessening-shooters_shaken = shaken shooters: hits halved
shooting-lessening-foot_moved = foot that moved, except by rotation: hits halved
shooting-lessening-short_charge = shooters charged from less than half a charge move away: hits halved
shooting-lessening-mounted_fire = mounted fire: hits halved
shooting-lessening-very_light_guns_moved = very light guns that moved: hits halved

shooting-dice-figures = { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
 } at 1 die per { $per ->
    [one] figure
   *[other] { $per } figures
 }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }.
shooting-dice-guns = { $figures ->
    [one] { $figures } gunner
   *[other] { $figures } gunners
 } at 1 die per { $per ->
    [one] gunner
   *[other] { $per } gunners
 } (maximum { $most }): { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }.
shooting-dice-given = { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
shooting-dice-front = { $dice ->
    [one] Reduced to { $dice } die by the limit for this front, or by dice already rolled.
   *[other] Reduced to { $dice } dice by the limit for this front, or by dice already rolled.
}
shooting-dice-flying = { $dice ->
    [one] Dice that missed friends go on to the target: { $dice } die.
   *[other] Dice that missed friends go on to the target: { $dice } dice.
}
shooting-dice-rolled = { $dice ->
    [one] Less the dice already rolled at this target: { $dice } die.
   *[other] Less the dice already rolled at this target: { $dice } dice.
}

shooting-cannot-routed = { $unit } cannot shoot: it is routed.
shooting-cannot-no_missile = { $unit } cannot shoot with this weapon: it is not a missile weapon.
shooting-cannot-out_of_range = { $unit } cannot shoot: the target is out of range.
shooting-cannot-plug_bayonets = { $unit } cannot shoot: its plug bayonets are fixed.
shooting-cannot-moved_too_far = { $unit } cannot shoot: it moved more than half a move.
shooting-cannot-guns_moved = { $unit } cannot fire: its guns moved, turned or unlimbered.
shooting-cannot-reloading = { $turns ->
    [one] { $unit } cannot fire: it needs { $turns } more turn to reload.
   *[other] { $unit } cannot fire: it needs { $turns } more turns to reload.
}
shooting-cannot-too_few_crew = { $needed ->
    [one] { $unit } cannot fire a gun without { $needed } gunner.
   *[other] { $unit } cannot fire a gun without { $needed } gunners.
}
shooting-cannot-organ_ball = { $unit } cannot fire ballshot: organ guns fire only hailshot.
shooting-cannot-no_hail = { $unit } cannot fire hailshot: very light guns fire only ballshot.
shooting-cannot-at_sniper = { $unit } cannot shoot at a sniper: only snipers can.
shooting-cannot-crash_in = { $unit } cannot shoot: pursuers crashed into it.
shooting-cannot-not_frontal = { $unit } cannot shoot: it is being charged in flank or rear.
shooting-cannot-charging = { $unit } cannot shoot while charging.
shooting-cannot-no_dice_on_front = { $unit } cannot shoot: no dice are left for this front.

shooting-arc-front = 22.5° either side of the front
shooting-arc-any = any direction
shooting-arc-any_but_through_pikes = any direction, except through its own pikes

shooting-priority-charger = An enemy charging the shooters comes first.
shooting-priority-general = If a general is close by, the shooters may choose any target.
shooting-priority-enemy_guns = Guns that fired at these guns last turn come first.
shooting-priority-nearest = The nearest target, or one close to it, comes first.

# Combat: the lines of combat points, after the unit's name; the figures that
# earn dice.

combat-points-cavalry_at_gallop_with_impetus = cavalry at the gallop with impetus
combat-points-others_with_impetus = with impetus, except cavalry at the gallop
combat-points-longer_weapon_in_the_open = longer weapon, in the open
combat-points-attacking_up_steep_slope = attacking up a steep slope
combat-points-heavy_cavalry_against_lighter = heavy or armoured cavalry against lighter
combat-points-grades_above_enemy = better grade than the enemy
combat-points-open_flanks_of_foot_to_cavalry = cavalry against open flanks of foot
combat-points-attacking_flank_or_rear = attacking a flank or rear
combat-points-cavalry_against_naked_foot_in_the_open = cavalry against naked foot in the open
combat-points-enemy_shaken_or_routing = enemy shaken or routing
combat-points-lost_prior_round = lost the previous round
combat-points-general_attached = general with the unit
combat-points-disordered = disordered
combat-points-target_in_soft_cover = enemy in soft cover
combat-points-target_in_hard_cover = enemy in hard cover

combat-dice-cavalry = cavalry
combat-dice-pikes_and_heavy_weapons = pikes, heavy weapons
combat-dice-others = others
