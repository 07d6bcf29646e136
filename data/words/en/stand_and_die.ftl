### Stand and Die!: what players read.

book-about = 1500–1900, on hexes: figures and guns that stand and die, or fall back and live.

arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = guns
arm-artillery_one = gun

troops-infantry_one = 1 infantryman
troops-infantry_many = { $many } infantry
troops-cavalry_one = 1 cavalryman
troops-cavalry_many = { $many } cavalry
troops-artillery_one = 1 gun
troops-artillery_many = { $many } guns
troops-nobody = no troops
troops-nobody-start = No troops
troops-infantry_none = no infantry
troops-cavalry_none = no cavalry
troops-artillery_none = no guns

army-at = { $troops }, starting in { $hex }
army-about = { $units ->
    [one] { $units } unit: { $troops }
   *[other] { $units } units: { $troops }
}

field-infantry = Infantry figures
field-cavalry = Cavalry figures
field-guns = Guns
field-hex = Starting hex
field-hex_hint = As on the map: H1 or 0801. Leave empty to place the unit before the battle.
field-facing = Facing
field-no_facing = not chosen
field-standing = Standing (otherwise it falls back)
field-objectives = Objectives

# What an edit is called, for undo and redo.
change-infantry = infantry
change-cavalry = cavalry
change-guns = guns
change-hex = hex
change-facing = facing
change-standing = Standing mark
change-objectives = objectives

fault-nobody-title = neither figures nor guns
fault-nobody-title-start = Neither figures nor guns
fault-nobody-detail = A unit needs figures or guns.

fault-mixed-title = cavalry with other arms
fault-mixed-title-start = Cavalry with other arms
fault-mixed-detail = A hex holds only cavalry, only infantry, only guns, or infantry with guns. Move one unit.

fault-no_facing-title = starting hex, but no facing
fault-no_facing-title-start = Starting hex, but no facing
fault-no_facing-detail = The unit will face north if the map's hexes have a north side. If not, place it before the battle.

fault-faces_otherwise-title = different facing from { $first } in { $hex }
fault-faces_otherwise-title-start = Different facing from { $first } in { $hex }
fault-faces_otherwise-detail = Troops in a hex share one facing. This unit would take the facing of { $first }, which is listed before it.

fault-marked_otherwise-title = different Standing mark from { $first } in { $hex }
fault-marked_otherwise-title-start = Different Standing mark from { $first } in { $hex }
fault-marked_otherwise-detail = All or none of the troops in a hex are Standing. At set-up, this unit's mark would change to match { $first }, which is listed before it.

# The troops of a counter on the map.
board-standing = { $many } Standing
board-standing_mixed = { $troops }, Standing

morale-standing = Standing
morale-standing_about = It never falls back: only casualties remove it.
morale-falls_back = falls back
morale-standing-start = Standing
morale-falls_back-start = Falls back
morale-falls_back_about = It falls back 1 hex when it is attacked.
morale-falls_back_hurt = It falls back 1 hex when an attack causes a casualty.

away-destroyed = destroyed
away-off = removed from the map
away-destroyed-start = Destroyed
away-off-start = Removed from the map

place-map = On the map
place-nowhere = Not in a hex
place-off = off the map

step-deploy = Place the units
step-initiative = Roll for the first march
step-march = March, turn and mark units
step-attack = Attack
step-fall_back = Casualties and falling back
step-of = { $step }: { $side }

phase-deploy = Set-up
phase-initiative = Dice
phase-march = March
phase-attack = Attack
phase-fall_back = Fall back

who-both = both
who-first = first
who-second = second

now-deploy = { $side } sets up first. Place every unit, then end the step.
now-initiative = Each side rolls a die: the side with the higher score marches first.
now-march = { $side }: march or turn units, change Standing marks, then end the step.
now-attack = Attack with troops next to an enemy. Casualties are removed at the end of the step.
now-attack_of = { $side }: attack with troops next to an enemy. Casualties are removed at the end of the step.
now-fall_back = Allocate casualties where you have a choice, then fall back.
now-fall_back_of = { $side }: allocate casualties where you have a choice, then fall back.

over-won = { $side } has no troops left that can fight.
over-both = Neither side has troops left that can fight. Neither holds the field.

group-march = March
group-attack = Attack
group-to_do = To do
group-step = Step
group-hand = Set by hand

offer-deploy = Place the unit
offer-march = March
offer-face = Turn the troops
offer-mark = Mark as Standing
offer-unmark = Remove Standing mark
offer-attack_infantry = Attack with infantry
offer-attack_cavalry = Attack with cavalry
offer-attack_artillery = Attack with guns only
offer-bear = Take casualties
offer-fall_back = Fall back
offer-stays = Stay (nowhere to go)
offer-stays_misfit = Stay (no suitable hex)
offer-roll = Roll for { $side }
offer-fraction = Roll for attacks on { $hex }
offer-end = End step: { $step }
offer-objectives = Set objectives: { $side }
offer-paper = Enter from paper
offer-infantry = Set infantry
offer-cavalry = Set cavalry
offer-gun_count = Set number of guns
offer-gun_casualties = Set gun casualties
offer-take_over = Take over guns
offer-hex = Set hex
offer-facing = Set facing
offer-standing = Set Standing mark
offer-marched = Set hexes marched
offer-attacked = Mark as having attacked
offer-pressed = Mark as falling back
offer-name = Rename the unit
offer-away = Remove or put back

choice-one_hex = { $hex } (1 hex)
choice-hexes = { $hexes ->
    [one] { $hex } ({ $hexes } hex)
   *[other] { $hex } ({ $hexes } hexes)
}
choice-target = { $hex }, { $units }
choice-same_facing = Same facing, or that of the troops there
choice-most_silent = as many as possible

ask-hex = Which hex?
ask-facing = Which hexside does it face?
ask-to = Which hex does it march to?
ask-back_to = Which hex does it fall back to?
ask-at = Which hex does it attack?
ask-with_infantry = How many infantry figures attack?
ask-with_cavalry = How many cavalry figures attack?
ask-with_artillery = How many guns attack?
ask-bears = How many casualties does it take?
ask-silent = How many of its guns are out of action in total?
ask-infantry = How many infantry figures does it have?
ask-cavalry = How many cavalry figures does it have?
ask-gun_count = How many guns does it have?
part-casualties = Gun casualties
part-silent = Guns out of action
ask-take_over = Which guns does it take over?
ask-standing = Is it marked as Standing?
ask-marched = How many hexes has it marched?
ask-attacked = Have the troops in its hex attacked?
ask-pressed = Must the troops in its hex fall back?
ask-name = What is its name?
ask-away = Where is it?
ask-objectives = What are the objectives?
ask-paper = { $unit }: { $what }

to_do-deploy = place the unit
to_do-roll = roll for the first march
to_do-fraction = roll for all attacks together
to_do-bear = allocate casualties
to_do-fall_back = fall back
to_do-by = { $who }: { $what }

against-to_do = Still to do for { $who }: { $what }.
against-not_now_deploy = { $side } cannot place units: the battle has begun.
against-places_second = { $unit } cannot be placed yet: { $side } sets up first.
against-places_again = { $unit } cannot be placed again: { $side } has begun to set up.
against-not_now_initiative = { $side } cannot roll now: the roll is made at the start of a turn.
against-not_now_march = { $side } cannot march in this step.
against-not_now_attack = { $side } cannot attack in this step.
against-not_now_fall_back = { $side } cannot fall back yet: the attacks come first.
against-turning = { $unit } cannot turn: it may turn only in its side's march.
against-marking = { $unit } cannot change its mark: it may do so only in its side's march.
against-marking_late = { $unit } cannot change its mark: wait for the next march (interpretation).
against-contents = { $units } cannot enter { $hex }: cavalry cannot share a hex with other arms.
against-room = { $units } cannot enter { $hex }: there is not enough room.
against-held = { $unit } cannot enter { $hex }: an enemy is there.
against-water = { $unit } cannot enter { $hex }: that hex is water, with no bridge or boat.
against-far = { $hexes ->
    [0] { $unit } cannot reach { $hex }: it has no hexes left to march.
    [one] { $unit } cannot reach { $hex }: it has only { $hexes } hex left to march.
   *[other] { $unit } cannot reach { $hex }: it has only { $hexes } hexes left to march.
}
against-silent_march = { $unit } cannot march: its guns are out of action.
against-far_with_guns = { $hexes ->
    [0] { $unit } cannot reach { $hex }: its guns have no hexes left to march.
    [one] { $unit } cannot reach { $hex }: its guns have only { $hexes } hex left to march.
   *[other] { $unit } cannot reach { $hex }: its guns have only { $hexes } hexes left to march.
}
against-friends_way = { $unit } cannot reach { $hex }: friends bar the way (interpretation).
against-cover_way = { $unit } cannot reach { $hex }: cover on the way stops it (interpretation).
against-friends_and_cover_way = { $unit } cannot reach { $hex }: friends and cover stop it (interpretation).
against-barred_way = { $unit } cannot reach { $hex }: water or enemies bar the way.
against-stopped = { $unit } cannot reach { $hex }: its march ended in cover (interpretation).
against-not_next = { $units } cannot attack { $hex }: it is not adjacent, nor across 1 hex of water.
against-no_water = { $units } cannot attack { $hex }: { $river } is not marked as water.
against-no_edge_here = { $units } cannot attack { $hex }: { $from } is not marked as a river edge.
against-no_edge_there = { $units } cannot attack { $hex }: that hex is not marked as a river edge.
against-no_edges = { $units } cannot attack { $hex }: neither that hex nor theirs is a river edge.
against-one_bank = { $units } cannot attack { $hex }: it is on the same bank.
against-behind = { $units } cannot attack { $hex }: that hex is not in front (interpretation).
against-divided = { $units } cannot attack { $hex }: attacks cannot be split (interpretation).
against-horse_across = { $units } cannot attack { $hex }: cavalry cannot attack across water.
against-counted = { $units } cannot attack { $hex }: the die for that hex has already been rolled.
against-twice = { $units } cannot attack { $hex } again: a hex attacks each target once.
against-spent = { $unit } cannot use that many figures: some in { $hex } have already attacked.
against-must_go = { $units } cannot stay in { $hex }: the way back to { $open } is open.
against-not_back = { $units } cannot fall back to that hex. Open hexes: { $open }.
against-others_first = { $units } cannot fall back yet: the troops in { $first } must go first.
against-marched_first = { $units } cannot fall back before troops in { $first }: { $side } marched first.
against-no_way_back = { $units } cannot fall back from { $hex }: every way is blocked.
against-mixed_back = { $units } cannot fall back from { $hex }: cavalry needs a hex of its own.
against-crowd_back = { $units } cannot fall back from { $hex }: there are too many for any hex.

impossible-unit = There is no such unit.
impossible-away = { $unit } cannot act: it is not on the map.
impossible-hex = This map has no hex { $hex }.
impossible-facing = Troops cannot face { $facing }: hexsides on this map are { $sides }.
impossible-side = There is no such side.
impossible-rolled = { $side } cannot roll now: it has no roll to make.
impossible-stays = { $unit } cannot march there: it is already in that hex.
impossible-nobody = { $unit } cannot attack with 0 figures.
impossible-too_many = { $unit } cannot attack with that many figures: too few in its hex can fight.
impossible-no_enemy = { $unit } cannot attack { $hex }: no enemy is there.
impossible-no_fraction = Attacks on { $hex } need no roll.
impossible-no_burden = { $unit } cannot take casualties: it has none to take.
impossible-no_choice = { $unit } cannot choose its casualties: all of them are certain.
impossible-bears = { $unit } cannot take that many casualties: enter { $least }–{ $most }.
impossible-bears_only = { $unit } cannot take that many casualties: enter { $most }.
impossible-silences = { $unit } cannot have that many guns out of action: enter { $least }–{ $most }.
impossible-silences_only = { $unit } cannot have that many guns out of action: enter { $most }.
impossible-silent = { $unit } cannot turn or be marked as Standing: its guns are out of action.
impossible-not_pressed = { $unit } cannot fall back: nothing forces it to.
impossible-fell_back = { $unit } cannot fall back again: it may fall back only 1 hex in a step.
impossible-burdens_first = { $unit } cannot fall back yet: allocate casualties in { $hex } first.
impossible-field = { $what } cannot be set by hand.
impossible-not_now = { $unit }: { $what } cannot be set now.
impossible-value = { $what } cannot be { $value }.
impossible-objectives = Objectives cannot be longer than { $most } characters.

tag-place = { $hex }, facing { $facing }
tag-unplaced = to be placed
tag-silent = { $guns ->
    [one] { $guns } gun out of action
   *[other] { $guns } guns out of action
}
tag-not_held = does not occupy its hex
tag-open_guns = guns may be taken over
tag-open_guns_about = The guns are out of action. Enemies in the same hex may take them over by agreement.
tag-march = { $hexes ->
    [one] { $hexes } hex left to march
   *[other] { $hexes } hexes left to march
}
tag-attacked = has attacked
tag-pending = { $many ->
    [one] { $hex }: { $many } casualty to take
   *[other] { $hex }: { $many } casualties to take
}
tag-lost = { $lost } of { $all } lost
tag-objectives = objectives noted

card-figures = figures
card-figures-start = Figures
card-figures-one = figure
card-figures-left = { $start ->
    [one] { $now } of { $start } figure
   *[other] { $now } of { $start } figures
}
card-casualties = hits left
card-casualties-start = Hits left
card-casualties-left = { $start ->
    [one] { $now } of { $start } hit left
   *[other] { $now } of { $start } hits left
}
card-hits = hits
card-guns = guns
card-guns-start = Guns
card-guns-one = gun
card-guns-left = { $start ->
    [one] { $now } of { $start } gun
   *[other] { $now } of { $start } guns
}

mark-spent = All troops in its hex have attacked
mark-not_back = It cannot fall back to this hex
mark-others_first = The troops here fall back first
mark-front = In front
mark-across = Across the river

pool-first = { $side }: roll for the first march
pool-fraction = Roll for one more casualty in { $hex }
pool-casualties = { $many } killed
pool-men_and_guns = { $guns ->
    [one] { $men } killed, { $guns } gun casualty
   *[other] { $men } killed, { $guns } gun casualties
}
pool-on_guns = { $many ->
    [one] { $many } gun casualty
   *[other] { $many } gun casualties
}

preview-attack = Attack on { $hex }
preview-sum = Total of the chances
preview-share = { $many } { $arm } at { $each }
preview-bonus = { $many } { $arm } { $bonus }, { $each } more each
preview-before = earlier attacks in the same roll
preview-both_ways = On average
preview-if_standing = if the target is Standing
preview-if_fall_back = if the target falls back
preview-needs = { $sure ->
    [0] Sum { $tenths }: 1 casualty on { $face } or less.
    [one] Sum { $tenths }: { $sure } certain casualty, and 1 more on { $face } or less.
   *[other] Sum { $tenths }: { $sure } certain casualties, and 1 more on { $face } or less.
}
preview-needs_all = { $most ->
    [one] Sum { $tenths }: { $most } certain casualty, the maximum. No roll is needed.
   *[other] Sum { $tenths }: { $most } certain casualties, the maximum. No roll is needed.
}
preview-needs_nothing = Sum { $tenths }: no casualty is possible.
# After “no casualty is possible”
preview-gives_way = The target must fall back.
preview-keeps_hex = The attack does not make the target fall back.
preview-needs_shielded = Sum { $tenths }: no casualty is possible, because infantry shields the guns in this step.
preview-needs_spent = Sum { $tenths }: no troops are left in the target hex.
preview-needs_none = { $sure ->
    [one] Sum { $tenths }: { $sure } certain casualty. No roll is needed.
   *[other] Sum { $tenths }: { $sure } certain casualties. No roll is needed.
}
preview-left_out = These troops are not in this sum, and cannot attack { $hex } later: { $troops }.
preview-left_out_all = These troops are not in this sum, and cannot attack in this step: { $troops }.
preview-shut_out = After this roll no other troops can attack { $hex }. Not used yet: { $units }.
preview-troops = { $many } { $arm }
preview-exposed = If all these enemies attack: { $units }
preview-emptied = average casualties: { $sum }; chance that the hex is emptied: { $chance }
preview-units_at = { $units } ({ $hex })

odds-first = The side with the higher score marches first. Re-roll ties.
odds-marches_first = marches first
odds-even = re-roll
odds-marches_second = marches second
odds-mean = Kills on average: { $tenths }.
odds-mean_guns = Gun casualties on average: { $tenths }.
odds-emptied = the hex is emptied
odds-silenced = all its guns are out of action
odds-assume = Casualties from earlier attacks in this step are included: { $many }.

panel-unit = The unit
panel-marches = Marches
panel-hexes = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
panel-each_infantry = Kills per infantryman
panel-each_cavalry = Kills per cavalryman
panel-each_artillery = Kills per gun
panel-chances = { $standing } if the target is Standing ({ $standing_cover } in cover), { $fall_back } if it falls back ({ $fall_back_cover } in cover)
panel-bonus = { $each } more { $bonus }
panel-attacks = It can attack
panel-on = Sum of the chances against { $hex }
panel-silenced = Chance that a gun is out of action, if all enemies that can attack its hex do so
panel-turns = { $turns ->
    [one] after { $turns } turn
   *[other] after { $turns } turns
}

# The bonuses: the words of the log, the way in the caption of the chances, the head of a column
bonus-rear = from the rear
bonus-rear_way = through a rear side
bonus-rear_head = Rear

how-standing = Standing
how-fall_back = falling back
how-open = in the open
how-cover = in cover

log-turn = Turn { $turn } began.
log-step = { $step }.
log-deployed = { $unit } started in { $hex }, facing { $facing }.
log-rolled = { $side } rolled { $face }.
log-even = Tie: both sides re-roll.
log-first = { $side }: first to march this turn.
log-marched = { $unit } marched { $way }, now facing { $facing }.
log-joined_standing = { $units }: now Standing, to match the troops in { $hex }.
log-joined_unmarked = { $units }: no longer Standing, to match the troops in { $hex }.
log-faced = { $units } in { $hex }: now facing { $facing }.
log-marked = { $units } in { $hex }: marked as Standing.
log-unmarked = { $units } in { $hex }: Standing mark removed.
log-attacked = { $units } in { $from } attacked { $targets } in { $at }: { $killed }.
log-attacked_pooled = { $units } in { $from } attacked { $targets } in { $at }, counted with other attacks.
log-counted = All attacks on { $hex }: { $killed }.
# Shown below a line of the log. $shares: “10 infantry at 1”, added up
detail-share = { $many } { $arm } at { $each }
detail-sum_certain = { $shares } = { $tenths }
detail-sum_rolled = { $shares } = { $tenths }, die { $face }
detail-total = Total { $tenths }
detail-total_rolled = Total { $tenths }, die { $face }
detail-shielded = Infantry shields the guns in this step
detail-spent = No troops are left in the target hex
# $how: “Standing, in the open, from the rear”
detail-target = Target { $how }
log-lost = { $many ->
    [one] { $unit } in { $hex } lost { $many } figure: { $left } left.
   *[other] { $unit } in { $hex } lost { $many } figures: { $left } left.
}
log-guns_hit = { $many ->
    [one] { $unit } in { $hex }: { $many } gun casualty.
   *[other] { $unit } in { $hex }: { $many } gun casualties.
}
log-silenced = { $many ->
    [one] { $unit } in { $hex }: { $many } gun out of action.
   *[other] { $unit } in { $hex }: { $many } guns out of action.
}
log-burdened = { $many ->
    [one] { $units } in { $hex }: { $many } casualty to allocate.
   *[other] { $units } in { $hex }: { $many } casualties to allocate.
}
log-must_fall_back = { $units } in { $hex }: forced to fall back.
log-fell_back = { $units } fell back from { $hex } to { $to }.
log-fell_back_turning = { $units } fell back from { $hex } to { $to }, now facing { $facing } like the troops there.
log-stays = { $units } stayed in { $hex }: there was no way back.
log-stays_mixed = { $units } stayed in { $hex }: cavalry needs a hex of its own.
log-stays_crowd = { $units } stayed in { $hex }: they were too many for any hex.
log-gone = { $unit } in { $hex }: destroyed.
log-gone_taken = { $unit }: off the map, all guns taken over.
log-lapsed = { $side }: attacks on { $hex } cancelled, because no enemy was left there.
log-withdrawn = Attack from { $from } on { $units } in { $at }: removed, and its casualties no longer count.
log-roll_again = All attacks on { $units } in { $at }: the earlier roll no longer counts.
log-carried = { $unit } in { $hex }: attack already made this turn.
log-released = { $units } in { $hex }: Standing, so no longer forced to fall back.
log-fitted = { $unit } in { $hex }: losses adjusted to its guns. Casualties: { $casualties }; guns out of action: { $silent }.
log-objectives = Objectives of { $side }: “{ $text }”.
log-paper = Entered from paper. Units changed: { $units }.
log-paper_nothing = Entered from paper: no changes.
log-set_infantry = Set by hand: { $unit } ({ $hex }), { $value } infantry.
log-set_cavalry = Set by hand: { $unit } ({ $hex }), { $value } cavalry.
log-set_gun_count = { $value ->
    [one] Set by hand: { $unit } ({ $hex }), { $value } gun.
   *[other] Set by hand: { $unit } ({ $hex }), { $value } guns.
}
log-set_gun_casualties = Set by hand: { $unit } ({ $hex }), { $value }.
log-set_part = { $what }: { $value }
log-set_take_over = Set by hand: { $unit } ({ $hex }) took over the guns of { $value }.
log-set_hex = Set by hand: { $unit } ({ $hex }), moved to { $value }.
log-set_hex_none = Set by hand: { $unit } ({ $hex }), removed from its hex.
log-set_facing = Set by hand: { $unit } ({ $hex }), facing { $value }.
log-set_standing_yes = Set by hand: { $unit } ({ $hex }), marked as Standing.
log-set_standing_no = Set by hand: { $unit } ({ $hex }), Standing mark removed.
log-set_marched = { $value ->
    [one] Set by hand: { $unit } ({ $hex }), { $value } hex marched.
   *[other] Set by hand: { $unit } ({ $hex }), { $value } hexes marched.
}
log-set_attacked_yes = Set by hand: { $units } ({ $hex }), attack already made this turn.
log-set_attacked_no = Set by hand: { $units } ({ $hex }), no attack made this turn.
log-set_pressed_yes = Set by hand: { $units } ({ $hex }), forced to fall back.
log-set_pressed_no = Set by hand: { $units } ({ $hex }), not forced to fall back.
log-set_name = Set by hand: { $unit } ({ $hex }), now called { $value }.
log-set_away = Set by hand: { $unit } ({ $hex }), { $value }.
log-set_away_none = Set by hand: { $unit }, back in play in { $now }.

setup-first = Which side sets up first, and marches first unless you roll?
setup-capacity_infantry = How many infantry fit into a hex?
setup-capacity_cavalry = How many cavalry fit into a hex?
setup-capacity_guns = How many guns fit into a hex, with or without infantry?
setup-cover_woods = Do woods give cover?
setup-cover_town = Do buildings give cover?
setup-cover_hedge = Do hedges give cover?
setup-cover_hill = Do hills give cover?
setup-cover_slope = Do slopes give cover?
setup-cover_marsh = Do marshes give cover?
setup-cover_entrenchment = Do entrenchments give cover?
setup-cover_cover = Does terrain marked “Cover” give cover?
# Asked only if a set-up file has an answer.
setup-cover_water = Does water give cover?
setup-cover_river = Do rivers give cover?
setup-cover_river_edge = Do river edges give cover?
setup-cover_bridge = Do bridges give cover?
setup-cover_ford = Do fords give cover?
setup-cover_boat = Do boats give cover?
setup-cover_road = Do roads give cover?
setup-no_units = { $side }: the army has no units.
setup-unplaced = { $unit }: not placed yet. Place it before the first turn.
setup-unplaced_facing = { $unit }: not placed, as { $facing } is not a hexside of this map. Place it before the first turn.
setup-unplaced_hex = { $unit }: not placed, as this map has no hex { $hex }. Place it before the first turn.
setup-wrong = Start positions: { $why }
setup-faces_like_hex = { $unit }: starts facing { $facing } like the troops in { $hex }, not as listed.
setup-stands_like_hex = { $unit }: starts as Standing, like the troops in { $hex }, not as listed.
setup-falls_back_like_hex = { $unit }: starts without a Standing mark, like the troops in { $hex }, not as listed.


# What is printed.

sheet-title = Stand and Die!
sheet-subtitle = 16th–19th century · infantry, cavalry and artillery on hexes
sheet-credit = Based on “Stand and Die!”, 16th–19th century rules from the blog Group Think Rules (19 September 2008). In our own words.
sheet-stamp = { $problems ->
    [one] Illegal: { $problems } problem
   *[other] Illegal: { $problems } problems
}
sheet-labels = Labels
sheet-labels_of = Units
sheet-casualties = Casualty markers
sheet-state_markers = State markers
sheet-bases_chosen = Drawn for { $base } mm bases side by side (the rules give no size)
# The states that have markers, separated by commas.
sheet-markers = Standing
sheet-markers_left_out = Not printed (no unit can be): { $states }
sheet-stands = Current state
sheet-shown = Shown
sheet-stands_clean = at full strength
sheet-moment = turn { $turn }, { $step }
sheet-now = Now: { $what }
sheet-faces = in { $hex }, facing { $facing }
sheet-in_hex = in { $hex }
sheet-left = { $now } of { $start } { $what }
sheet-to_do = to do: { $what }
sheet-gone = Out of the battle
sheet-figure_left = of { $start } { $what }
sheet-taken = Captured from { $side }
sheet-none_left = none left
sheet-no_card = Units with no card:
sheet-no_card_for = { $unit }: { $why }
# The states that are ticked on rosters and cards, separated by commas.
sheet-states = Standing
sheet-count = Units
sheet-troops = Troops
sheet-objectives = Objectives
sheet-source = Source
sheet-marches = Marches
sheet-kills_infantry = Kills per infantryman (target Standing / falling back)
sheet-kills_cavalry = Kills per cavalryman (target Standing / falling back)
sheet-kills_artillery = Kills per gun (target Standing / falling back)
sheet-head_units = Units
sheet-head_sequence = A turn
sheet-head_chances = Attacks
sheet-head_marching = Marching
sheet-head_facing = Front, rear and rivers
sheet-head_casualties = Casualties and falling back
sheet-head_advice = Stand or fall back?
sheet-head_agreed = Agreed before the battle
sheet-head_interpretations = Interpretations that differ from the default
sheet-figure_facing = Troops face one side of their hex, here the one { $which }. That side and the two beside it are the front; the other three are the rear. [S-06]
sheet-above_flat = above
sheet-above_pointy = to the upper left
sheet-same_again = The other side does the same.
sheet-caption_at_once = Both sides march, then attack simultaneously; casualties are removed after all attacks
sheet-caption_in_turn = The sides attack in turn; casualties are removed after each side's attacks
sheet-caption_chances = Chance of a kill for each attacking man or gun (attack through a front side → { $bonuses })
sheet-caption_die = D10 score for one more casualty [S-12]
sheet-caption_sums = Ready reckoner: men or guns × chance of a kill for each [S-12]
sheet-caption_marching = Hexes per turn, and which arms may share a hex [S-03, S-04]
sheet-card_sums = Casualties from the whole unit's attack, by target
sheet-col_step = Step
sheet-col_who = Side
sheet-col_rule = Rule
sheet-col_each = Each
sheet-col_fraction = Fraction
sheet-col_many = Number
sheet-col_arm = Arm
sheet-col_hexes = Hexes
sheet-col_shares = Shares a hex with
sheet-col_attack = Target
sheet-col_front = Front
sheet-col_rear = Rear
sheet-one_more = On
sheet-each_infantry = Infantryman
sheet-each_cavalry = Cavalryman
sheet-each_artillery = Gun
sheet-arm_infantry = Infantry
sheet-arm_cavalry = Cavalry
sheet-arm_artillery = Artillery
sheet-shares_infantry = infantry, artillery
sheet-shares_cavalry = only cavalry
sheet-shares_artillery = artillery, infantry
sheet-case_standing = Standing
sheet-case_fall_back = Falls back
sheet-case_standing_cover = Standing, in cover
sheet-case_fall_back_cover = Falls back, in cover
sheet-advice_infantry = In the open, each infantryman kills { $standing } on average if the target is Standing, or { $fall_back } if it falls back.
sheet-advice_cavalry = In the open, each cavalryman kills { $standing } on average if the target is Standing, or { $fall_back } if it falls back: falling back saves no figures.
sheet-advice_artillery = In the open, each gun kills { $standing } on average if the target is Standing, or { $fall_back } if it falls back.
sheet-guns_overflow = Guns take casualties only if their hex has no infantry, or has more casualties than infantry.
sheet-across_all = Troops of all arms at a river's edge may attack the opposite edge across one hex of water.
sheet-attack_front = Shooting and hand-to-hand combat work alike: one hex attacks one enemy hex in front of it.
sheet-sum_of_all = Add the chances of all troops that attack one hex, from all hexes. Every whole 1 is a casualty; a D10 decides whether the fraction causes one more.
sheet-way_across = Troops leave through the side opposite their facing. If it is blocked, their owner chooses another rear side. If all are blocked (the map edge blocks too), they stay with no extra loss. Their facing stays the same, or becomes that of the troops they join.
sheet-way_any = Troops leave through a rear side of their owner's choice. If all are blocked (the map edge blocks too), they stay with no extra loss. Their facing stays the same, or becomes that of the troops they join.
sheet-stance_when_hurt = Troops in a hex fall back when an attack causes a casualty, unless their owner has marked them as Standing.
sheet-back_when_hurt = Troops that are not Standing fall back one hex when an attack causes a casualty.
sheet-agreed_room = Agree how many troops fit into a hex, by base size. Drumhead suggests: { $room }. Guns do not reduce the room for infantry. [S-08]
sheet-agreed_cover = Agree what gives cover. Drumhead suggests: { $covers }.
sheet-agreed_room_battle = Room in a hex in this battle: { $room }. Guns do not reduce the room for infantry. [S-08]
sheet-agreed_cover_battle = Cover in this battle: { $covers }.
sheet-no_cover = nothing
sheet-agreed_guns = Guns out of action may be taken over by agreement.
sheet-agreed_objectives = The rules have no victory conditions. Players write their own objectives, and Drumhead counts the losses.
sheet-interpretations = Interpretations
sheet-usual = the defaults
sheet-clauses = Clause numbers
sheet-clauses_about = in brackets, in Drumhead's own numbering
sheet-unusual = not the default: { $ids }
# The losses that a report draws as a curve.
sheet-lost = figures and guns lost
