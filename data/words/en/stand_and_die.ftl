### Words of the book, shown to people.

book-about = 1500 to 1900, on hexes: figures and guns by the hex; who stands, dies, and who gives way, lives.

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
troops-nobody = nobody
troops-infantry_none = no infantry
troops-cavalry_none = no cavalry
troops-artillery_none = no guns

army-at = { $troops }, begins in { $hex }
army-about = { $groups ->
    [one] { $groups } group: { $troops }
   *[other] { $groups } groups: { $troops }
}

field-infantry = Infantry figures
field-cavalry = Cavalry figures
field-guns = Guns
field-hex = Starts in hex
field-hex_hint = As the map calls it, H1 or 0801; empty if it is placed before the battle.
field-facing = Faces
field-no_facing = Not said
field-standing = Stands (otherwise it falls back)
field-objectives = Objectives

# What an edit is called, for undo and redo.
change-infantry = infantry
change-cavalry = cavalry
change-guns = guns
change-hex = hex
change-facing = facing
change-standing = standing
change-objectives = objectives

fault-nobody-title = nobody is in it
fault-nobody-detail = A group has figures or guns.

fault-mixed-title = cavalry stands with others
fault-mixed-detail = A hex holds cavalry alone, infantry alone, guns alone, or infantry with guns.

fault-no_facing-title = it has a hex and no facing
fault-no_facing-detail = It faces north where that is a side of a hex; otherwise it is placed before the battle.

morale-standing = standing
morale-standing_about = It never gives way: only casualties remove it.
morale-falls_back = falls back
morale-falls_back_about = It goes back one hex when it is attacked.
morale-falls_back_hurt = It goes back one hex when an attack has cost it a casualty.

away-destroyed = nobody is left
away-off = taken off the map

place-map = On the map
place-nowhere = In no hex
place-off = off the map

step-deploy = Place the groups
step-initiative = Dice for the first march
step-march = March, turn and mark
step-attack = Attack
step-fall_back = Losses and falling back
step-of = { $step }: { $side }

phase-deploy = Set-up
phase-initiative = Dice
phase-march = March
phase-attack = Attack
phase-fall_back = Fall back

who-both = both
who-first = first
who-second = second

now-deploy = { $side } places first. Place every group, then end the step.
now-initiative = Each side throws its die: the higher marches first.
now-march = { $side }: march, turn and mark any or all groups, then end the step.
now-attack = Attack with all who are next to an enemy; casualties are taken as the step ends.
now-attack_of = { $side }: attack with all who are next to an enemy; casualties are taken as the step ends.
now-fall_back = Divide the losses that are left to choose, and fall back.
now-fall_back_of = { $side }: divide the losses that are left to choose, and fall back.

over-won = { $side } has nobody left who can fight.

group-march = March
group-attack = Attack
group-owed = Owed
group-step = Step
group-hand = Set by hand

offer-deploy = Place it
offer-march = March
offer-face = Turn the hex
offer-mark = Mark as standing
offer-unmark = Take the mark of standing off
offer-attack_infantry = Attack with infantry
offer-attack_cavalry = Attack with cavalry
offer-attack_artillery = Attack with guns alone
offer-bear = Take casualties here
offer-fall_back = Fall back
offer-stays = It cannot fall back: it stays
offer-roll = Throw the die of { $side }
offer-fraction = Throw for all attacks on { $hex }
offer-end = End the step: { $step }
offer-objectives = Write down what { $side } is to do
offer-paper = Enter from paper
offer-infantry = Set its infantry
offer-cavalry = Set its cavalry
offer-gun_count = Set its number of guns
offer-gun_casualties = Set the casualties of its guns
offer-take_over = Take over guns out of action
offer-hex = Put it into a hex
offer-facing = Set its facing
offer-standing = Set whether it stands
offer-marched = Set the hexes it has marched this turn
offer-attacked = Set whether its hex has attacked
offer-pressed = Set whether its hex must fall back
offer-name = Rename it
offer-away = Take it off the map, or put it back

choice-one_hex = { $hex }, 1 hex
choice-hexes = { $hexes ->
    [one] { $hex }, { $hexes } hex
   *[other] { $hex }, { $hexes } hexes
}
choice-target = { $hex }, { $units }
choice-same_facing = As it faces, or as the troops there do

ask-hex = Where?
ask-facing = Which side does it face?
ask-to = Where to?
ask-back_to = Where does it fall back to?
ask-at = Which hex is attacked?
ask-with_infantry = With how many infantry?
ask-with_cavalry = With how many cavalry?
ask-with_artillery = With how many guns?
ask-bears = How many casualties does it take?
ask-spread = Does each gun take one before any takes a second?
ask-infantry = Infantry figures
ask-cavalry = Cavalry figures
ask-gun_count = Guns
ask-gun_casualties = Casualties of its guns, all together
ask-take_over = Whose guns does it take over?
ask-standing = Does it stand?
ask-marched = Hexes marched
ask-attacked = Have the troops of its hex attacked?
ask-pressed = Must the troops of its hex fall back?
ask-name = Name
ask-away = Where is it?
ask-objectives = Objectives
ask-paper = { $unit }: { $what }

owed-deploy = to be placed
owed-roll = die for the first march
owed-fraction = die for all attacks together
owed-bear = casualties to be divided
owed-fall_back = must fall back
owed-by = { $who }: { $what }

against-owed = { $who }: { $what }.
against-not_now_deploy = Groups are placed before the first turn.
against-places_second = { $unit } cannot be placed yet: { $side } places its groups first.
against-not_now_initiative = The dice for the first march are thrown as a turn begins.
against-not_now_march = { $side } does not march in this step.
against-not_now_attack = { $side } does not attack in this step.
against-not_now_fall_back = Troops fall back when the attacks are over.
against-turning = Troops turn in the march of their own side, and { $side } does not march in this step.
against-marking = Troops are marked in the march of their own side, and { $side } does not march in this step.
against-marking_late = By the reading in force troops are marked in either side's march, and this step is no march.
against-contents = { $hex } would hold cavalry with others.
against-room = { $hex } would hold more than fits into a hex.
against-held = The enemy holds { $hex }.
against-water = { $hex } is all water, and there is neither bridge nor boat.
against-far = { $hex } cannot be reached: hexes left to march, { $hexes }.
against-stopped = { $hex } cannot be reached: by the reading in force troops that have marched into cover march no further this turn.
against-not_next = { $hex } is not next to { $from }, nor across one hex of river from it.
against-behind = { $hex } is not in front of the troops in { $from }.
against-divided = { $from } has attacked another hex: by the reading in force its figures all attack one.
against-horse_across = Cavalry does not attack across water.
against-counted = The die for the attacks on { $hex } has been thrown.
against-twice = { $from } has attacked { $hex } already: its chances are one sum.
against-spent = Some of the troops in { $hex } have attacked already: each attacks once a turn.
against-must_go = The troops in { $hex } can fall back to { $open }.
against-not_back = The troops in { $hex } fall back to: { $open }.
against-others_first = The troops in { $hex } cannot fall back yet: { $first } goes first and clears their way.
against-marched_first = The troops in { $hex } cannot fall back yet: { $first } goes first, as { $side } marched first.
against-no_way_back = All that is behind the troops in { $hex } is barred: they stay.

impossible-unit = There is no such unit.
impossible-away = { $unit } is not on the map.
impossible-hex = There is no hex { $hex } on this map.
impossible-facing = { $facing } is no side of a hex here; there are { $sides }.
impossible-side = There is no such side.
impossible-rolled = { $side } has no die to throw now.
impossible-stays = { $unit } stands there already.
impossible-nobody = Nobody of { $unit } is to attack.
impossible-too_many = There are not so many in the hex of { $unit } who can fight.
impossible-no_enemy = No enemy holds { $hex }.
impossible-no_fraction = There is no die to throw for attacks on { $hex }.
impossible-no_burden = { $unit } has no casualties to divide.
impossible-bears = { $unit } takes at least { $least } of the casualties, and at most { $most }.
impossible-silent = { $unit } has only guns out of action.
impossible-not_pressed = { $unit } has nothing to fall back from.
impossible-fell_back = { $unit } has fallen back in this step: troops go back one hex.
impossible-burdens_first = Casualties in { $hex } are to be divided before anybody falls back.
impossible-field = { $what } cannot be set by hand.
impossible-not_now = { $what } of { $unit } cannot be set in this step.
impossible-value = { $what } cannot be { $value } here.
impossible-objectives = Objectives have at most { $most } characters.

tag-place = { $hex }, faces { $facing }
tag-unplaced = to be placed
tag-silent = gun out of action
tag-not_held = hex not held
tag-march = { $hexes } to march
tag-attacked = has attacked
tag-pending = { $many ->
    [one] { $hex }: { $many } casualty to come
   *[other] { $hex }: { $many } casualties to come
}
tag-lost = { $lost } of { $all } lost
tag-objectives = objectives written

card-figures = figures
card-casualties = hits left
card-guns = guns

mark-begin = It can begin here
mark-one_hex = 1 hex
mark-hexes = { $hexes } hexes
mark-target = Attack { $units }
mark-target_rear = Attack { $units } from the rear
mark-spent = All of this hex have attacked
mark-back = It can fall back here
mark-not_back = It cannot fall back here
mark-others_first = Its troops fall back first
mark-front = In front
mark-across = Across the river

pool-first = { $side }: who marches first
pool-fraction = Fraction of the attack on { $hex }
pool-casualties = { $many } killed
pool-men_and_guns = { $guns ->
    [one] { $men } killed, { $guns } casualty on the guns
   *[other] { $men } killed, { $guns } casualties on the guns
}
pool-on_guns = { $many ->
    [one] { $many } casualty on the guns
   *[other] { $many } casualties on the guns
}

preview-attack = Attack on { $hex }
preview-sum = Sum of chances
preview-share = { $many } { $arm } at { $each }
preview-rear = { $many } { $arm } through the rear, { $each } more
preview-before = attacks on it before, thrown for together
preview-both_ways = On the average
preview-if_standing = if it stands
preview-if_fall_back = if it falls back
preview-needs = Sum { $tenths }: { $sure } for sure, and one more on { $face } or less.
preview-needs_all = Sum { $tenths }: no more than { $most } can fall here, and they do without a die.
preview-needs_nothing = Sum { $tenths }: nothing can fall.
preview-needs_spent = Sum { $tenths }: nothing is left here to fall.
preview-needs_none = Sum { $tenths }: { $sure } for sure, without a die.
preview-left_out = Left out of this sum: { $troops }. They cannot attack { $hex } after it.
preview-left_out_all = Left out of this sum: { $troops }. They cannot attack in this step: a hex attacks one other.
preview-shut_out = When the die is thrown, nobody else attacks { $hex }. Able to, before it: { $units }.
preview-troops = { $many } { $arm }
preview-exposed = Attacked by all who can: { $units }
preview-emptied = { $sum } lost on the average; hex emptied { $chance }
preview-units_at = { $units } ({ $hex })

odds-first = The higher die marches first; even dice are thrown again.
odds-marches_first = marches first
odds-even = thrown again
odds-marches_second = marches second
odds-mean = Kills { $tenths } on the average.
odds-mean_guns = The guns take { $tenths } on the average.
odds-emptied = nobody is left in the hex
odds-silenced = its guns are all out of action
odds-assume = With the { $many } that fell in this step already.

panel-unit = The group
panel-marches = Marches
panel-hexes = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
panel-each_infantry = Each infantryman kills
panel-each_cavalry = Each cavalryman kills
panel-each_artillery = Each gun kills
panel-chances = { $standing } standing, { $fall_back } falling back; in cover { $standing_cover } and { $fall_back_cover }; { $rear } more from the rear
panel-attacks = It can attack
panel-on = { $hex }, sum
panel-silenced = A gun of it silenced by all who can attack it
panel-turns = { $turns ->
    [one] after { $turns } turn
   *[other] after { $turns } turns
}

how-standing = standing
how-fall_back = falling back
how-open = in the open
how-cover = in cover
how-rear = from the rear

log-turn = Turn { $turn }.
log-step = { $step }.
log-deployed = { $unit } begins in { $hex }, facing { $facing }.
log-rolled = { $side } rolls { $face }.
log-even = Even: both throw again.
log-first = { $side } marches first.
log-marched = { $unit } marches { $way }, facing { $facing }.
log-joined_standing = { $units }: standing now, as the troops in { $hex }.
log-joined_unmarked = { $units }: not standing now, as the troops in { $hex }.
log-faced = { $units } in { $hex }: facing { $facing }.
log-marked = { $units } in { $hex }: standing.
log-unmarked = { $units } in { $hex }: falling back when pressed.
log-share = { $many } { $arm } at { $each }
log-die = , die { $face }
log-attacked = { $many ->
    [one] { $units } in { $from } attacks { $targets } in { $at } ({ $how }): { $shares } = { $tenths }{ $die }: { $killed }.
   *[other] { $units } in { $from } attack { $targets } in { $at } ({ $how }): { $shares } = { $tenths }{ $die }: { $killed }.
}
log-attacked_pooled = { $many ->
    [one] { $units } in { $from } attacks { $targets } in { $at } ({ $how }): { $shares } = { $tenths }.
   *[other] { $units } in { $from } attack { $targets } in { $at } ({ $how }): { $shares } = { $tenths }.
}
log-counted = All attacks on { $hex }: { $tenths }{ $die }: { $killed }.
log-lost = { $unit } in { $hex } loses { $many }: { $left } left.
log-guns_hit = The guns of { $unit } in { $hex } take { $many }.
log-silenced = { $unit } in { $hex }: guns out of action, { $many }.
log-burdened = { $many ->
    [one] { $units } in { $hex }: { $many } casualty to be divided.
   *[other] { $units } in { $hex }: { $many } casualties to be divided.
}
log-must_fall_back = { $units } in { $hex } must fall back.
log-fell_back = { $units }: back from { $hex } to { $to }.
log-fell_back_turning = { $units }: back from { $hex } to { $to }, now facing { $facing } as the troops there.
log-stays = { $units } in { $hex }: the way back is barred, they stay.
log-gone = { $unit } in { $hex }: nobody is left.
log-gone_taken = { $unit } is off the map: it was its guns alone.
log-objectives = Objectives of { $side }: { $text }
log-paper = Entered from paper, not as they stood here: { $units }.
log-paper_nothing = Entered from paper: everything stands as it did here.
log-set_infantry = Set by hand: { $unit } in { $hex } has { $value } infantry.
log-set_cavalry = Set by hand: { $unit } in { $hex } has { $value } cavalry.
log-set_gun_count = { $value ->
    [one] Set by hand: { $unit } in { $hex } has { $value } gun.
   *[other] Set by hand: { $unit } in { $hex } has { $value } guns.
}
log-set_gun_casualties = Set by hand: the guns of { $unit } in { $hex } have taken { $value }.
log-set_take_over = Set by hand: { $unit } in { $hex } takes over the guns of { $value }.
log-set_hex = Set by hand: { $unit }, { $hex } to { $value }.
log-set_hex_none = Set by hand: { $unit }, { $hex } to no hex.
log-set_facing = Set by hand: { $unit } in { $hex } faces { $value }.
log-set_standing_yes = Set by hand: { $unit } in { $hex } stands.
log-set_standing_no = Set by hand: { $unit } in { $hex } falls back when pressed.
log-set_marched = { $value ->
    [one] Set by hand: { $unit } in { $hex } has marched { $value } hex.
   *[other] Set by hand: { $unit } in { $hex } has marched { $value } hexes.
}
log-set_attacked_yes = Set by hand: the troops of { $unit } in { $hex } have attacked.
log-set_attacked_no = Set by hand: the troops of { $unit } in { $hex } have not attacked, and no attack of theirs stands.
log-set_pressed_yes = Set by hand: the troops of { $unit } in { $hex } must fall back.
log-set_pressed_no = Set by hand: the troops of { $unit } in { $hex } need not fall back.
log-set_name = Set by hand: { $unit } in { $hex } is called { $value }.
log-set_away = Set by hand: { $unit }, { $hex }, is off the map: { $value }.
log-set_away_none = Set by hand: { $unit } is back in play: { $now }.

setup-side_0 = The first side
setup-side_1 = The second side
setup-first = Who places first, and marches first where no dice are thrown?
setup-capacity_infantry = Infantry that fits into a hex
setup-capacity_cavalry = Cavalry that fits into a hex
setup-capacity_guns = Guns that fit into a hex
setup-cover_woods = Do woods give cover?
setup-cover_town = Do buildings give cover?
setup-cover_hedge = Do hedges give cover?
setup-cover_hill = Do hills give cover?
setup-cover_marsh = Do marshes give cover?
setup-cover_entrenchment = Do entrenchments give cover?
setup-cover_cover = Does other cover give cover?
setup-no_units = { $side }: the army has no groups.
setup-unplaced = { $unit } is to be placed before the first turn.
setup-wrong = { $unit } begins in { $hex }: { $why }


# What is printed.

sheet-title = Stand and Die!
sheet-subtitle = 16th to 19th century · infantry, cavalry and artillery on hexes
sheet-credit = After "Stand and Die!", 16th - 19th century rules of the blog Group Think Rules (19 September 2008). In our own words.
sheet-stamp = Cannot be played: { $breaches }
sheet-labels = Labels
sheet-labels_of = Groups
sheet-casualties = Casualty markers
sheet-state_markers = State markers
sheet-bases_chosen = the book names no bases: { $base } mm each, as chosen for printing
sheet-markers = standing
sheet-markers_left_out = left out, as nobody here can be so: { $states }
sheet-stands = As it stands
sheet-shown = Shown
sheet-stands_clean = as the army took the field
sheet-moment = turn { $turn }, { $step }
sheet-now = Now: { $what }
sheet-faces = at { $hex }, facing { $facing }
sheet-in_hex = at { $hex }
sheet-left = { $now } of { $start } { $what }
sheet-owes = owes: { $what }
sheet-gone = Out of the battle
sheet-figure_left = of { $start } { $what }
sheet-taken = Taken from { $side }
sheet-none_left = none of them is left
sheet-no_card = These units have no card here:
sheet-no_card_for = { $unit }: { $why }
sheet-states = standing
sheet-count = Groups
sheet-troops = Troops
sheet-objectives = Objectives
sheet-source = Source
sheet-marches = Marches
sheet-looks_infantry = Each man, standing / falling back
sheet-looks_cavalry = Each rider, standing / falling back
sheet-looks_artillery = Each gun, standing / falling back
sheet-head_units = Hex groups
sheet-head_sequence = A turn
sheet-head_chances = Attacks
sheet-head_marching = Marching
sheet-head_facing = Front, rear and rivers
sheet-head_casualties = Casualties and falling back
sheet-head_advice = Stand, or fall back?
sheet-head_agreed = Agreed before the battle
sheet-head_readings = Readings that differ from the default
sheet-figure_facing = Troops face a side of their hex, here the one { $which }: that side and the two beside it are their front, the other three their rear. [S-06]
sheet-above_flat = above
sheet-above_pointy = to the upper left
sheet-same_again = The same, for the other side.
sheet-caption_at_once = Both sides march, then all attacks are made at once; casualties are taken as the attacks end
sheet-caption_in_turn = The sides attack in turn; casualties are taken as each side's attacks end
sheet-caption_chances = Chance of each man or gun to kill one of the target hex: through a front side → through a rear side [S-19]
sheet-caption_die = Die of ten: one more casualty on [S-12]
sheet-caption_sums = Ready reckoner: so many men or guns at this chance each [S-12]
sheet-caption_marching = Hexes a turn, and what may share a hex [S-03, S-04]
sheet-card_sums = All of it, by how its target is found
sheet-col_step = Step
sheet-col_who = Who
sheet-col_rule = What is done
sheet-col_each = Each
sheet-col_fraction = Fraction
sheet-col_many = Many
sheet-col_arm = Arm
sheet-col_hexes = Hexes
sheet-col_shares = Stands in a hex with
sheet-col_bonus = From the rear
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
sheet-shares_cavalry = cavalry alone
sheet-shares_artillery = artillery, infantry
sheet-case_standing = Standing
sheet-case_fall_back = Falls back
sheet-case_standing_cover = Standing, in cover
sheet-case_fall_back_cover = Falls back, in cover
sheet-advice_infantry = Infantry in the open kills { $standing } a man of troops that stand, { $fall_back } of troops that fall back.
sheet-advice_cavalry = Cavalry in the open kills { $standing } a rider of troops that stand, { $fall_back } of troops that fall back: giving way saves nobody.
sheet-advice_artillery = Guns in the open kill { $standing } each of troops that stand, { $fall_back } of troops that fall back.
sheet-guns_overflow = Guns take casualties only where there is no infantry in their hex, or when there are more casualties than infantry.
sheet-across_all = Troops of all arms on a river's edge may attack the edge across one hex of water.
sheet-attack_front = Fire and hand-to-hand are one: an attack goes from one hex to an enemy hex in front of it.
sheet-sum_of_all = The chances of all who attack one hex, from whichever hexes, are added up. Every whole is a casualty; a die of ten decides whether the fraction makes one more.
sheet-way_across = They go through the side across from the one they face; where that is barred, through another rear side that their owner chooses; where all are barred they stay, and lose nothing by it. They face as before, or as the troops there do.
sheet-way_any = They go through any rear side that their owner chooses; where all are barred they stay, and lose nothing by it. They face as before, or as the troops there do.
sheet-back_when_hurt = Troops that fall back go back one hex when an attack has cost them a casualty.
sheet-agreed_room = What fits into a hex is agreed by the size of the bases. The editors begin with: { $room }. [S-08]
sheet-agreed_cover = What gives cover is agreed. The editors begin with: { $covers }.
sheet-agreed_room_battle = Into a hex fits in this battle: { $room }. [S-08]
sheet-agreed_cover_battle = Cover is given in this battle by: { $covers }.
sheet-no_cover = nothing
sheet-agreed_guns = Guns out of action can be taken over by agreement.
sheet-agreed_objectives = The post has no victory: objectives are the players' own words, and the desk counts the losses.
sheet-readings = Readings
sheet-usual = the defaults
sheet-unusual = not the default: { $ids }
# What the curve of a report counts.
sheet-lost = figures and guns lost
