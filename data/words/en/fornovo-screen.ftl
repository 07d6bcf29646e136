### The army builder's screen and the roster.

book-about = 1450–1700: armies bought by points, with orders, guns and generals.

# Edits, after "Undo: ".
edit-army_name = rename the army
edit-scale = use { $what } figures
edit-year = set the year to { $what }
edit-limit = set a limit of { $what } points
edit-no_limit = remove the points limit
edit-army_notes = change the army's notes
edit-source = change the army's source
edit-interpretation = set interpretation { $what }
edit-shallow_price = price shallow formation at { $what }
edit-all_interpretations = set all interpretations
edit-army_unsupplied = make the army unsupplied
edit-army_supplied = supply the army
edit-add_contingent = add a contingent
edit-contingent_name = rename the contingent
edit-nation = change the nation
edit-remove_contingent = remove the contingent
edit-add_general = add a { $what }
edit-general_name = rename the general
edit-rank = make him a { $what }
edit-general_contingent = change his contingent
edit-remove_general = remove the general
edit-add_piece = add { $what }
edit-piece_name = rename works or wagons
edit-piece_what = change the kind of works
edit-remove_piece = remove it from the army
edit-add_unit = add a unit
edit-unit_name = rename the unit
edit-number = renumber the unit as { $what }
edit-unit_contingent = change its contingent
edit-unit_general = assign the unit to a general
edit-no_general = unassign its general
edit-kind = make it { $what }
edit-troops = make it { $what }
edit-grade = make it grade { $what }
edit-order = use { $what } order
edit-charge = choose { $what }
edit-no_charge = remove the charge style
edit-training = add { $what } training
edit-no_training = remove the training
edit-paid = make the whole unit paid
edit-unpaid = make the whole unit unpaid
edit-partly_unpaid = make part of the unit unpaid
edit-unsupplied = make it unsupplied
edit-supplied = make it supplied
edit-shallow = buy shallow formation
edit-no_shallow = remove shallow formation
edit-model = change the { $what } count
edit-no_model = remove: { $what }
edit-mount = put the guns { $what }
edit-stakes = { $what ->
    [one] set stakes for { $what } figure
   *[other] set stakes for { $what } figures
}
edit-no_stakes = remove the stakes
edit-front = form { $what } wide
edit-no_front = remove the front width
edit-sleeve = form sleeves { $what } wide
edit-no_sleeve = remove the sleeve width
edit-colours = change its colours
edit-unit_notes = change its notes
edit-add_group = add a group
edit-add_gunners = { $what ->
    [one] add { $what } gunner
   *[other] add { $what } gunners
}
edit-duplicate = duplicate the unit
edit-move = move the unit
edit-remove_unit = remove the unit
edit-group_name = rename the group
edit-count = set figure count to { $what }
edit-armour = set armour class to { $what }
edit-weapon = add: { $what }
edit-no_weapon = remove: { $what }
edit-weapons = give them: { $what }
edit-no_weapons = remove all weapons
edit-shield = add shields
edit-no_shield = remove the shields
edit-gunner = make them gunners
edit-no_gunner = remove gunner status
edit-noble = make them nobles
edit-no_noble = remove noble status
edit-barded = bard the horses
edit-no_barded = remove the barding
edit-false_rout = add false rout
edit-no_false_rout = remove false rout
edit-salvee = add salvee fire
edit-no_salvee = remove salvee fire
edit-bayonet = add { $what } bayonets
edit-no_bayonet = remove the bayonets
edit-lock = use { $what } muskets
edit-horse = give the unit horses
edit-no_horse = remove the unit's horses
edit-remove_group = remove the group

# Fixes of problems, on buttons.
fix-year = Set the year to { $what }
fix-limit = Set a limit of { $what } points
fix-interpretation = Set interpretation { $what }
fix-shallow_price = Price shallow formation at { $what }
fix-army_unsupplied = Make the army unsupplied
fix-army_supplied = Supply the army
fix-add_general = Add a { $what }
fix-rank = Make him a { $what }
fix-general_contingent = Change his contingent
fix-remove_general = Remove the general
fix-remove_piece = Remove it from the army
fix-unit_contingent = Change its contingent
fix-no_general = Unassign its general
fix-kind = Make it { $what }
fix-troops = Make it { $what }
fix-grade = Make it grade { $what }
fix-order = Use { $what } order
fix-charge = Choose { $what }
fix-no_charge = Remove the charge style
fix-training = Add { $what } training
fix-no_training = Remove the training
fix-paid = Make the whole unit paid
fix-unpaid = Make the whole unit unpaid
fix-no_shallow = Remove shallow formation
fix-model = Change the { $what } count
fix-no_model = Remove: { $what }
fix-mount = Put the guns { $what }
fix-stakes = { $what ->
    [one] Set stakes for { $what } figure
   *[other] Set stakes for { $what } figures
}
fix-no_stakes = Remove the stakes
fix-front = Form { $what } wide
fix-sleeve = Form sleeves { $what } wide
fix-add_gunners = { $what ->
    [one] Add { $what } gunner
   *[other] Add { $what } gunners
}
fix-remove_unit = Remove the unit
fix-count = Set figure count to { $what }
fix-armour = Set armour class to { $what }
fix-weapon = Add: { $what }
fix-no_weapon = Remove: { $what }
fix-weapons = Give them: { $what }
fix-no_weapons = Remove all weapons
fix-gunner = Make them gunners
fix-no_gunner = Remove gunner status
fix-no_noble = Remove noble status
fix-no_barded = Remove the barding
fix-no_false_rout = Remove false rout
fix-no_salvee = Remove salvee fire
fix-bayonet = Add { $what } bayonets
fix-no_bayonet = Remove the bayonets
fix-lock = Use { $what } muskets
fix-horse = Give the unit horses
fix-no_horse = Remove the unit's horses
fix-remove_group = Remove the group

view-unnamed_army = Unnamed army
view-unnamed_unit = { $what } { $number }
view-unnamed_general = Unnamed { $what }
view-unnamed_contingent = Contingent { $number }
view-subtitle = { $nation } · { $year } · { $scale } · { $interpretations }
view-subtitle_no_nation = No nation · { $year } · { $scale } · { $interpretations }
view-interpretations = { $differ ->
    [0] default interpretations
    [one] { $differ } interpretation differs from the default
   *[other] { $differ } interpretations differ from the default
}
view-problem_of_unit = { $number } { $unit }: { $title }
view-problem_of_contingent = { $contingent }: { $title }
view-problem = { $title }. { $detail }
view-no_command = No general
view-command_note = { $regular }″ ({ $irregular }″ for irregulars)
view-at = { $count } at { $each }
view-in_order = { $order } order
view-wide_deep = { $ranks } deep, { $front } wide
view-one_rank = 1 rank
view-ranks = { $ranks } ranks
view-moves = move { $normal }″, charge { $charge }″
view-moves_only = move { $normal }″
view-drawn = limbered { $limbered }″, manhandled { $manhandled }″
view-body_formed = { $figures } figures, { $front } wide, in { $rows } rows that count as { $ranks }
view-body_exact = { $figures } figures, { $front } wide: { $ranks }
view-short_row = the last row ({ $last ->
    [one] { $last } figure
   *[other] { $last } figures
    }) fills over half the front, so it counts as a rank
view-short_row_lost = the last row ({ $last ->
    [one] { $last } figure
   *[other] { $last } figures
    }) fills at most half the front, so it is not a rank
view-sleeves_formed = two sleeves of { $left } and { $right } figures, each { $front } wide, { $ranks }
view-pikes_deeper = pikes deeper than their shot (allowed)
view-whole_front = { $front } figures across the whole front
view-shallow = disordered: fewer ranks ({ $ranks }) than the minimum ({ $least })
view-wide = disordered: front ({ $front }) wider than the maximum ({ $most })
view-exempt = skirmishers and guns may have any depth
view-large = large: began with { $least } or more figures
view-losses = losses: exhausted at { $exhausted }, shattered at { $shattered }
view-each = { $each } each
view-stakes_price = cost in points: { $each } per { $figures } figures

row-kind = Kind
row-troops = Type
row-grade = Grade
row-order = Order
row-charge = Charge
row-training = Training
row-unit_options = Options
row-general = General
row-contingent = Contingent
row-armour = Armour
row-weapons = Arms
row-group_options = Options
row-bayonet = Bayonets
row-lock = Lock
row-scale = Figures
row-supply = Supply
row-mount = Guns carried on
row-rank = Rank
row-piece = Kind
row-laager = Laager
row-master = If text and playsheets differ, use

choice-nobody = None
choice-none_yet = none yet
choice-no_training = None
choice-no_bayonet = None
choice-trot = Trot
choice-gallop = Gallop
choice-unpaid = Unpaid
choice-unsupplied = Unsupplied
choice-shallow = Shallow formation
choice-shield = Shields
choice-noble = Nobles
choice-barded = Barded horses
choice-false_rout = False rout
choice-salvee = Salvee fire
choice-horse = Horses
choice-gunner = Gunners
choice-supplied = Supplied
choice-army_unsupplied = Whole army unsupplied
choice-laager = Forms a laager
choice-main = Main text
choice-playsheet = Playsheets
choice-carriage = Own carriages
choice-on_wagon = Wagons
choice-on_war_wagon = War wagons

number-figures = Figures
number-year = Year
number-limit = Points limit
number-front = Front
number-body_front = Pikes' front
number-sleeve = Each sleeve's front
number-stakes = Figures with stakes
number-length = Length in inches
number-wagons = Number of wagons
number-price = Points per figure
number-very_light_gun = Very light guns
number-light_gun = Light guns
number-medium_gun = Medium guns
number-organ_gun = Organ guns
number-heavy_gun = Heavy guns
number-limber = Limbers
number-wagon = Wagons
number-war_wagon = War wagons

text-army_name = Name
text-unit_name = Name
text-group_name = Name
text-general_name = Name
text-contingent_name = Name
text-nation = Nation
text-piece_name = Name
text-colours = Colours
text-notes = Notes
text-source = Source

# Why a choice is closed, by the fault that it would cause: where the fault's title does not say what is
# needed, and where several faults are one condition.
closed-salvee_not_regular_foot = salvee fire needs regular infantry of grade A–C with muskets
closed-salvee_grade = salvee fire needs regular infantry of grade A–C with muskets
closed-salvee_without_musket = salvee fire needs regular infantry of grade A–C with muskets
closed-bayonet_not_regular_foot = bayonets need regular infantry with firelock muskets
closed-bayonet_without_firelock = bayonets need regular infantry with firelock muskets
closed-pike_and_shot_lacks_pikes = pike-and-shot training needs pikes with crossbows, arquebuses or muskets
closed-pike_and_shot_lacks_shot = pike-and-shot training needs pikes with crossbows, arquebuses or muskets
closed-bill_and_bow_lacks = bill-and-bow training needs halberds with longbows
closed-untrained_pike_and_shot = pikes with missile weapons need pike-and-shot training
closed-untrained_bill_and_bow = halberds and longbows need bill-and-bow training
closed-gunner_armour = gunners must be light infantry
closed-no_gunners = the figures of an artillery unit must all be gunners
closed-no_charge_style = regular cavalry must choose trot or gallop
closed-irregular_trot = irregular cavalry always gallops
closed-charge_elsewhere = trot and gallop are only for cavalry
closed-training_elsewhere = mixed-arms training is only for infantry
closed-mixed_weapons_forbidden = only trained units may mix weapons: pikes with shot, or halberds with longbows
closed-mixed_armour_forbidden = only pikes may have heavier armour than their shot
closed-salvee_early = salvee fire is for Swedes from { $sweden }, and for all nations from { $all }
closed-noble_grade = nobles must be cavalry of grade A, B or C
closed-barding = barding is only for heavy or armoured cavalry
closed-false_rout = false rout is only for irregular light or medium cavalry
closed-false_rout_in_close_order = false rout is useless to medium cavalry in close order
closed-bayonet_early = this bayonet is available only from { $first }
closed-sniper_early = snipers are available only from { $first }
closed-horses_elsewhere = only infantry needs to buy horses
closed-shallow_unpriced = agree a price first (interpretation D-54)
closed-early = usual from { $first } to { $last }

action-duplicate = Duplicate
action-remove = Remove
action-add_group = Add a group
action-add_contingent = Add an ally
action-add_commander_in_chief = Add commander-in-chief
action-add_subgeneral = Add a subgeneral
action-remove_general = Remove the general
action-remove_group = Remove the group

group-sleeves = Sleeves of shot

# The roster. The first is what the curve of a report counts.
roster-lost = figures killed
roster-subtitle = { $nation }, { $year } · Fornovo to Sedgemoor, { $scale }
roster-subtitle_no_nation = { $year } · Fornovo to Sedgemoor, { $scale }
roster-of_points = of { $limit } points
roster-points = points
roster-illegal_one = Illegal: 1 problem
roster-illegal = Illegal: { $count } problems
roster-commander = Commander-in-chief
roster-commanders = Commanders-in-chief
roster-weight = Artillery weight
roster-guns = Guns
roster-early_guns = early (to { $last })
roster-late_guns = late (from { $first })
roster-interpretations = Interpretations
roster-interpretations_default = the defaults
roster-interpretations_differ = not the default: { $ids }
roster-notes = Notes
roster-commands_any = commands any unit within { $regular }″ ({ $irregular }″ for irregulars)
roster-commands_one = commands unit { $units } within { $regular }″ ({ $irregular }″ for irregulars)
roster-commands_own = commands units { $units } within { $regular }″ ({ $irregular }″ for irregulars)
roster-commands_none = command distance { $regular }″ ({ $irregular }″ for irregulars)
roster-no_command = No general
roster-pieces = Works and wagons
roster-laager = forms a laager
roster-snipers = Snipers
roster-sniper_alone = One skirmishing figure with a musket. Only another sniper may shoot at it.
roster-move = Move
roster-charge = charge
roster-limbered = limbered
roster-by_hand = manhandled
roster-ball = ball
roster-hail = hail
roster-reload = reload
roster-crew = gunners needed
roster-shot = Shot save
roster-struck = Combat save
roster-none = none
roster-exhausted = exhausted
roster-shattered = shattered
roster-read = Read before play
roster-key = How to read this roster
roster-steady = Steady: regular, in close order, not disordered, with good or halted morale.
roster-no_own_units = No units of his own.
roster-large_one = Large: unit { $units } began with { $least } or more figures.
roster-large = Large: units { $units } began with { $least } or more figures.
roster-interpretation_line = { $id }: { $sentence }
roster-problem_line = { $title }. { $detail } ({ $clause }, section { $section })
roster-fires = Fires
roster-bayonets = { $what } bayonets
roster-credit = Rules: Fornovo to Sedgemoor by Wes Rogers. The numbers are from the rulebook; the words are our own.
roster-saves_key = A save shows the lowest D6 roll that cancels a hit. A 1 always fails. Light missiles: javelins, slings, self-bows. Gunpowder: all guns and firearms.
roster-saves_from_front = Saves with a shield apply only against hits from the front or left.
roster-bill = Bill
roster-labels = Labels
roster-labels_of = Units
roster-casualties = Casualty markers
roster-state_markers = State markers
roster-bases_of_book = Drawn for the widest bases in the rules [1.06]
# The states that have markers, separated by commas.
roster-markers = disordered, halted, shaken, routed, exhausted, shattered
roster-markers_left_out = Not printed (no unit can be): { $states }
roster-stands = Current state
roster-shown = Shown
roster-stands_clean = at full strength
roster-moment = turn { $turn }, { $step }
roster-now = Now: { $what }
roster-left = { $now } of { $start } { $what }
roster-to_do = to do: { $what }
roster-gone = Out of the battle
roster-taken = Captured from { $side }
roster-none_left = all of these units are gone
roster-no_card = Units without a card:
roster-no_card_for = { $unit }: { $why }
roster-left_of = { $left } { $group }
roster-left_groups = left: { $groups }
# The states that are ticked on rosters and cards, separated by commas.
roster-states = disordered, halted, shaken, routed
roster-against = Problems
roster-against_none = none found
roster-against_count = illegal: { $problems }, warnings: { $warnings }
roster-severity_illegal = illegal
roster-severity_warning = warning
roster-shield = shields
roster-noble = nobles
roster-barded = barded horses
roster-false_rout = false rout
roster-salvee = salvee fire
roster-horse = horses
roster-unpaid = unpaid
roster-shallow = shallow formation
roster-stakes = { $count ->
    [one] stakes for { $count } figure
   *[other] stakes for { $count } figures
}
roster-unsupplied = unsupplied, plays as grade { $grade }
roster-unsupplied_minus = unsupplied, plays as grade { $grade }-minus
roster-front_deep = { $front } wide, { $deep } deep
roster-sleeves = sleeves { $front } wide

save-crossbow = crossbow
save-longbow = longbow
save-other_missile = light missiles
save-gunpowder = gunpowder
save-heavy_arms = heavy weapons
save-other_arms = others
save-rest = rest
save-none = none

card-tests = Tests without a general: sum of modifiers, and the roll needed
card-plain = fresh
card-shaken = shaken
card-exhausted = exhausted
card-both = both
card-sum = { $sum }: { $needs }
card-always = any
card-never = none
card-no_test = –
card-after_gallop = { $test } after a gallop
card-ball = ballshot to { $inches }″
card-hail = hailshot to { $inches }″
card-steady = { $arm }, steady
card-not_steady = unsteady, { $reach }
card-hits = Dice that hit (H: 1 hit, HH: 2 hits)
card-hits_lessened = Dice that hit (H: 1 hit, HH: 2 hits), hits halved

card-target-open = normal
card-target-dense = dense
card-target-skirmish = skirmish
card-target-soft = soft
card-target-hard = hard
