### Words of the book, shown to people.

book-about = 1642 to 1651, on hexes: eight to twelve units a side, activated by what the commander sees.

type-infantry = infantry
type-commanded_shot = commanded shot
type-dragoons = dragoons
type-trotters = trotters
type-gallopers = gallopers
type-artillery = artillery
type-commander = commander
type-elite_pike = elite pike
type-cuirassiers = cuirassiers

base-south = the south edge
base-north = the north edge
base-west = the west edge
base-east = the east edge

army-at = { $type }, begins in { $hex }
army-about = { $units } units and a commander; retires when { $retires } units are routed
army-ahead = Towards the enemy's edge

# What an edit is called, for undo and redo.
change-type = type
change-hex = starting hex
change-facing = starting facing
change-base = edge of the table

field-type = Type
field-hex = Hex it begins in
field-hex_hint = H1, say. Empty: it is placed before the battle. A commander in the hex of a unit is attached to it.
field-facing = Facing
field-base = Edge of the table
field-option = An option of the rules: { $clause }.

fault-no_commander-title = the army has no commander
fault-no_commander-detail = Without one it has no activations.

fault-commanders-title = a second commander
fault-commanders-detail = An army has one commander; only the first of the list counts activations.

fault-size-title = { $units } units
fault-size-detail = The rules are meant for { $least } to { $most } units a side.

fault-hex-title = it begins in { $hex }, as { $other } does
fault-hex-detail = One unit in a hex: it will be placed before the battle.

fault-facing-title = it faces another way than units can
fault-facing-detail = Under this army's readings a unit faces north, east, south or west.


# The battle.

modifier-weapon = its fire
modifier-round = its attack
modifier-pike = elite pike
modifier-shot_cover = target in a town or woods
modifier-armour = target is infantry
modifier-cuirass = target is cuirassiers
modifier-melee_cover = target in a town, woods or hedges

facing-side = { $facing }, towards a side
facing-corner = { $facing }, towards a corner

away-routed = routed
away-eliminated = eliminated in melee
away-contacted = left the table
away-unplaced = not placed yet

place-table = On the table
place-alone = Nobody
place-silent = It has not fired
place-fired = It fired in turn { $turn }

step-deploy = Place the units
step-count = Count activations
step-activate = Activate units
step-give_ground = Give ground
step-commander = Commander moves; book the routed

phase-before = Before the battle
phase-command = Command
phase-units = Units

now-deploy = Place every unit that has no hex yet.
now-count = { $side }: count the units that the commander sees near him.
now-activate = { $side }: activate units, one at a time: { $left } of { $total } activations left.
now-give_ground = { $side }: units in melee that were not activated give ground.
now-commander = { $side }: the commander may move. Ending the turn books routed units.
now-shut_out = { $side }: the commander cannot return: no hex of { $base } is open to him. Ending the turn books routed units.
now-decide = A die may be re-rolled: re-roll it, or let it stand.
now-reply = The unit that is attacked rolls too.

over-retired = { $side } retires: its commander has more hits than it has units left. The battle is over; the table may play on.
over-both = Both armies retire. The battle is over; the table may play on.

group-deploy = Place
group-command = Command
group-move = Move
group-shoot = Shoot
group-melee = Melee
group-owed = Owed
group-step = Step
group-hand = Set by hand

offer-place = Place it
offer-count = Count activations
offer-march = March
offer-wheel = Turn, or turn and march
offer-retire = Retire
offer-charge = Charge { $target }
offer-contact = Contact { $target }: the commander leaves the table
offer-shoot = Shoot
offer-fight = Fight in melee
offer-reroll = Re-roll the { $score }
offer-keep = Let the { $score } stand
offer-reply = Roll too
offer-give_ground = Give ground
offer-cornered = It cannot give ground: take the hit
offer-ride = Move the commander
offer-return = Return to the table
offer-stay = Stay away: no activations in this turn
offer-end = End the step: { $step }
offer-end_turn = End the turn of { $side }
offer-hex = Set its hex
offer-facing = Set its facing
offer-hits = Set its hits
offer-out_of_ammunition = Set its ammunition
offer-fired = Set when it fired
offer-activated = Set whether it was activated
offer-attached = Set his unit
offer-melee = Set its melees
offer-name = Rename it
offer-away = Take it off the table, or put it back
offer-paper = Enter from paper

ask-paper = { $unit }: { $what }
ask-begins_in = In which hex?
ask-begins_facing = Which way does it face?
ask-seen = Which units does the commander see?
ask-seen_hint = The desk has marked those it takes to be in sight. What you see on the table counts.
ask-to = Where to?
ask-then = Which way does it face then?
ask-way = Where to, facing which way?
ask-charge_facing = Facing which way?
ask-charge_from = Into contact from which hex?
ask-target = Which enemy?
ask-hex = Its hex
ask-facing = Its facing
ask-hits = Its hits
ask-out_of_ammunition = Is it out of ammunition?
ask-fired = When did it fire last?
ask-activated = Was it activated in this turn?
ask-attached = Attached to
ask-melee = In melee with
ask-name = Name
ask-away = Where is it?

choice-far = { $hex }, at { $hexes }
choice-turn = { $hex }: turn on the spot, { $facing }
choice-way = { $hex }, at { $hexes }, { $facing }
choice-joins = { $hex }, attached to { $unit }
choice-hidden = { $unit }: hidden from the commander by { $hex }

against-mover = It is the turn of { $side }.
against-step = This is not the step for it: it is the turn of { $side }, at "{ $step }".
against-deployed = Units are placed before the first turn.
against-done = { $unit } was activated before: units are activated one at a time.
against-no_more = { $total ->
    [one] No activation is left: { $total } was counted.
   *[other] No activation is left: { $total } were counted.
}
against-uncounted = { $unit } was not counted, and only counted units can be activated.
against-fight = { $unit } charged in and has not attacked yet.
against-moved = { $unit } cannot move again: it has moved.
against-moved_turned = { $unit } has turned on the spot: it may only go straight on.
against-led = The commander of { $unit } has moved already: he and the unit he is attached to move together, and once.
against-attacked = { $unit } has attacked already.
against-locked = { $unit } is in melee: it can only fight on there, or give ground.
against-emplaced = { $unit } has fired and stays where it is.
against-facing = { $unit } cannot face { $facing }.
against-straight = { $hex } is not straight ahead of { $unit }.
against-between = { $hex } lies between the two ways ahead of { $unit }.
against-behind = { $hex } is not straight behind { $unit }, which retires without turning.
against-back = { $unit } moves ahead only: no enemy is next to it.
against-allowance = { $hex } is farther than { $unit } moves.
against-retires_one = { $unit } cannot retire to { $hex }: a unit retires 1 hex.
against-beside = { $unit } cannot retire to { $hex }: it would still be next to { $enemy }.
against-hedge = { $unit } moves only 1 hex into, out of or among hedges.
against-near = { $unit } begins next to an enemy: it may only retire or turn to face him.
against-turn = { $unit } begins next to an enemy: it may turn only to face one.
against-turn_away = { $unit } cannot turn so: in melee it turns only to face an enemy of that melee.
against-stop = { $unit } must stop at { $hex }: an enemy is next to it.
against-through = { $unit } cannot move through the unit in { $hex }.
against-occupied = There is a unit in { $hex } already.
against-woods = { $unit } cannot enter the woods at { $hex }: only commanded shot can.
against-town = { $unit } cannot end its move in the town at { $hex }.
against-water = { $hex } is marsh or water: { $unit } cannot enter.
against-river = The river at { $hex } can be crossed only at a bridge or a ford.
against-initiate_loaded = { $unit } has ammunition left: by the reading in force trotters start a melee only when they are out of it.
against-initiate = { $unit } cannot start a melee: only cavalry and infantry can.
against-initiate_dragoons = { $unit } cannot start a melee: only cavalry, dragoons and infantry can.
against-ammunition = { $unit } is out of ammunition.
against-turned = { $unit } has turned on the spot: by the reading in force it may not shoot.
against-retired = { $unit } has retired in this activation, and cannot shoot.
against-commander = Commanders are never shot at.
against-into_melee = { $target } is in melee and cannot be shot at.
against-range = { $target } is at { $far }; { $unit } shoots at up to { $range }.
against-field = { $target } is not in the field of fire of { $unit }.
against-sight = { $hex } is in the way: { $unit } does not see { $target }.
against-over = { $unit } cannot shoot over { $over }.
against-loading = { $unit } shoots every other turn: next in turn { $turn }.
against-faced = { $unit } does not face { $target }.
against-radius = { $unit } is farther than the commander commands, which is { $radius }.
against-rear = { $unit } retires 1 without turning, by a way that is free under the readings agreed; it takes a hit only where there is none.
against-ride = { $unit } moves in his own side's turn, after its units.
against-far = { $unit } cannot come to { $hex }.
against-return = { $unit } returns in his side's next turn, when commanders move.
against-edge = { $unit } returns on { $base }.
against-returns_first = { $unit } returns or stays away first: without its commander a side has no activations.
against-still_able = { $unit } is in melee and can be activated: it gives ground only if it cannot.
against-friend_first = { $unit } gives ground after { $first }, which holds its way back.
against-owed_place = { $unit } has no hex yet.
against-owed_count = Activations have not been counted.
against-owed_return = { $unit } may return before activations are counted.
against-owed_fight = { $unit } charged in and has not attacked yet.
against-owed_give_ground = { $unit } has not given ground yet.

impossible-unit = There is no such unit.
impossible-away = { $unit } is off the table.
impossible-placed = { $unit } is placed already.
impossible-here = { $unit } is on the table.
impossible-hex = There is no hex { $hex } on this map.
impossible-counted = Activations are counted once, at the beginning of a turn.
impossible-not_counted = { $unit } is not a unit of this side that can be counted.
impossible-commander = { $unit } commands: he is not activated.
impossible-no_commander = { $unit } is no commander.
impossible-not_awaited = { $unit } stays away only before activations are counted, when he may return.
impossible-attached = { $unit } is attached: attack his unit.
impossible-friend = { $unit } is of the same side.
impossible-no_fire = { $unit } cannot shoot.
impossible-no_melee = { $unit } is not in that melee.
impossible-no_attack = { $unit } has no attack in melee.
impossible-no_decision = { $unit } has no die to decide about.
impossible-no_reply = { $unit } has no attack to answer.
impossible-faces_so = { $unit } stands and faces so already.
impossible-no_hex = { $unit } has no hex to return to: set one.
impossible-taken = { $other } stands in { $hex }, and a hex holds one unit: move that one first, or take another hex.
impossible-routs_again = { $unit } has the hits of a unit that routs: set its hits lower first.
impossible-pending = A die waits for a decision or an answer first.
impossible-field = { $what } cannot be set by hand.
impossible-not_now = { $what } of { $unit } cannot be set now.
impossible-value = { $what } cannot be { $value } here.

owed-place = A hex to begin in
owed-count = Count of activations
owed-return = Return, or stay away
owed-decide = Re-roll, or let it stand
owed-reply = Its own roll
owed-fight = Attack after its charge
owed-give_ground = Give ground

mark-seen = { $hex }: in the field of fire and in sight
mark-hidden = { $hex }: in the field of fire, but { $by } is in the way
mark-command = { $hex }: within command, at { $hexes }
mark-unseen = { $hex }: hidden from the commander by { $by }

counter-hits = { $left } of { $most }
counter-commander = { $hits }

card-about = { $type }, at { $hex }, facing { $facing }
card-at = { $type }, at { $hex }
card-hits_left = hits left
card-resolve = routs until it retires
card-resolve_gone = routs left: it has retired
card-routs = routs

tag-commander = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
tag-commander_about = Each unit of his that routs is a hit. His army retires when he has more than it has units left.
tag-steady = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
tag-steady_about = It routs at { $most }.
tag-ammunition = no ammunition
tag-ammunition_about = It cannot shoot for the rest of the battle.
tag-emplaced = emplaced
tag-emplaced_about = It has fired and stays where it is.
tag-loading = loading
tag-loading_about = It can fire again in turn { $turn }.
tag-fights = in melee
tag-fights_about = With { $units }; it leaves the melee only by giving ground.
tag-attached = attached
tag-attached_about = To { $unit }. He commands 1 hex less far.
tag-host = with the commander
tag-host_about = It may re-roll its attack.
tag-activated = activated
tag-activated_about = In this turn.
tag-retired = retires
tag-retired_about = Its commander has more hits than it has units left.
tag-activations = { $used } of { $total } activations
tag-activations_about = Used in this turn.

panel-unit = The unit
panel-any = any distance
panel-rides = Moves
panel-radius = Commands within
panel-hits = Hits
panel-left = Units left
panel-moves = Moves
panel-charges = Moves, charging into contact
panel-range = Range
panel-shoots = Hits, shooting
panel-melee = Hits, in melee
panel-charging = Hits, charging in
panel-routs = Routs at hit

die-shoot = { $unit } shoots
die-melee = { $unit } fights in melee
die-again = { $unit }: re-roll

preview-shoot = { $unit } shoots at { $target }
preview-fight = { $unit } fights { $target }
preview-charge = { $unit } charges { $target }
preview-contact = { $unit } comes into contact with { $target }
preview-column = Added to the die
preview-then_fights = Its attack follows, with these odds.
preview-waits = { $hits ->
    [one] The die shows { $score }: { $hits } hit unless re-rolled
   *[other] The die shows { $score }: { $hits } hits unless re-rolled
}
preview-again_attacker = The attacker may re-roll the die.
preview-again_target = The target may have the attacker re-roll the die.

odds-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
odds-sentence = Hits: { $hits }.
odds-routs = the target routs
odds-routs_in_three = the target has routed after three such attacks
odds-answers = { $hits ->
    [one] it makes { $hits } hit on the attacker
   *[other] it makes { $hits } hits on the attacker
}
odds-attacker_routs = the attacker routs
odds-ammunition = ammunition is left afterwards
odds-assume_same = Nothing else hits it in between.
odds-assume_attacker = The attacker re-rolls a { $score }.
odds-assume_target = The target has the attacker re-roll a { $score }.
odds-assume_answer = { $unit }: a { $score } of its own die is re-rolled.
odds-assume_answered = { $unit }: a { $score } of the die against it is re-rolled.

log-turn = Turn { $turn }: { $side }.
log-step = { $step }.
log-placed = { $unit } begins in { $hex }, facing { $facing }.
log-counted = { $count ->
    [one] { $side }: { $count } activation, for { $units }.
   *[other] { $side }: { $count } activations, for { $units }.
}
log-counted_none = { $side }: no activations.
log-activated = { $unit } is activated: { $used } of { $total }.
log-activated_beyond = { $unit } is activated beyond what was counted: { $used }, of { $total }.
log-goes = { $unit } goes from { $from } to { $to }.
log-goes_turning = { $unit } goes from { $from } to { $to } and faces { $facing }.
log-turns = { $unit } turns in { $to } to face { $facing }.
log-retires = { $unit } retires from { $from } to { $to }, facing { $facing }.
log-gives_ground = { $unit } gives ground from { $from } to { $to }, facing { $facing }.
log-charges = { $unit } charges from { $from } by { $path }, facing { $facing }.
log-contacts = { $unit } comes into contact from { $from } by { $path }, facing { $facing }.
log-contacts_beside = { $unit } comes into contact from { $from }, facing { $facing }.
log-engages = { $unit } closes from { $from }, facing { $facing }.
log-melee = { $unit } and { $target } are in melee.
log-melee_left = { $unit } is out of the melee.
log-shoots = { $hits ->
    [one] { $unit } shoots at { $target }: { $score }{ $added }, { $hits } hit.
   *[other] { $unit } shoots at { $target }: { $score }{ $added }, { $hits } hits.
}
log-shoots_open = { $hits ->
    [one] { $unit } shoots at { $target }: { $score }{ $added }, { $hits } hit unless re-rolled.
   *[other] { $unit } shoots at { $target }: { $score }{ $added }, { $hits } hits unless re-rolled.
}
log-fights = { $hits ->
    [one] { $unit } fights { $target }: { $score }{ $added }, { $hits } hit.
   *[other] { $unit } fights { $target }: { $score }{ $added }, { $hits } hits.
}
log-fights_open = { $hits ->
    [one] { $unit } fights { $target }: { $score }{ $added }, { $hits } hit unless re-rolled.
   *[other] { $unit } fights { $target }: { $score }{ $added }, { $hits } hits unless re-rolled.
}
log-added = { " " }{ $value } ({ $why })
log-again_attacker = { $unit } re-rolled: { $score }.
log-again_target = { $unit }, attacked, had the die re-rolled: { $score }.
log-kept = { $unit } lets the score stand.
log-ammunition = { $unit } is out of ammunition.
log-emplaced = { $unit } stays where it is from now on.
log-reply = { $unit } rolls too, before hits land.
log-hit = { $hits ->
    [one] { $unit } takes { $hits } hit and has { $total }.
   *[other] { $unit } takes { $hits } hits and has { $total }.
}
log-unhurt = { $unit } takes no hit.
log-routed = { $unit } routs and is taken off the table.
log-eliminated = { $unit }, drawn into a melee, is eliminated.
log-contacted = { $unit } leaves the table.
log-cornered = { $unit } cannot give ground.
log-rides = { $unit } moves to { $hex }.
log-joins = { $unit } attaches himself to { $host } in { $hex }.
log-returns = { $unit } returns in { $hex }.
log-returns_to = { $unit } returns in { $hex }, attached to { $host }.
log-booked = { $side }: { $routed } { $routed ->
    [one] unit
   *[other] units
 } lost; its commander has { $hits } { $hits ->
    [one] hit
   *[other] hits
 }, and { $left } { $left ->
    [one] unit is
   *[other] units are
 } left.
log-unbooked = { $unit } does not count as routed any more.
log-retired = { $side } retires, and the battle is over: its commander has more hits than it has units left.
log-unretired = { $side } does not retire any more: its commander has no more hits than it has units left.
log-paper = Entered from paper, not as they stood here: { $units }.
log-paper_nothing = Entered from paper: everything stands as it did here.
log-set_hex = Set by hand: { $unit } is in { $value }.
log-set_facing = Set by hand: { $unit } faces { $value }.
log-set_hits = { $value ->
    [one] Set by hand: { $unit } has { $value } hit.
   *[other] Set by hand: { $unit } has { $value } hits.
}
log-set_out_of_ammunition_yes = Set by hand: { $unit } is out of ammunition.
log-set_out_of_ammunition_no = Set by hand: { $unit } has ammunition.
log-set_fired = Set by hand: { $unit } fired last in turn { $raw }.
log-set_fired_none = Set by hand: { $unit } has not fired.
log-set_activated_yes = Set by hand: { $unit } was activated in this turn.
log-set_activated_no = Set by hand: { $unit } was not activated in this turn.
log-set_attached = Set by hand: { $unit } is attached to { $value }.
log-set_attached_none = Set by hand: { $unit } is attached to nobody.
log-set_melee = Set by hand: { $unit } is in melee with { $value }.
log-set_melee_none = Set by hand: { $unit } is in no melee.
log-set_name = Set by hand: { $unit } is called { $value }.
log-set_away = Set by hand: { $unit } is off the table: { $value }.
log-set_away_none = Set by hand: { $unit } is on the table, in { $now }.

setup-side_0 = The first side
setup-side_1 = The second side
setup-base = The edge of { $side }
setup-first = Who has the first turn?
setup-no_units = { $side }: the army has no units.
setup-same_base = Both sides have the same edge of the table.
setup-unplaced = { $unit } cannot begin in { $hex }: it is placed before the first turn.


# What is printed.

terrain-woods_name = Woods
terrain-woods_enter = Commanded shot only
terrain-woods_shot = −1 hit, not from artillery
terrain-woods_fought = −1 hit
terrain-town_name = Town
terrain-town_enter = Infantry and commanded shot end moves there; they shoot all round
terrain-town_shot = −1 hit, not from artillery
terrain-town_fought = −1 hit
terrain-hedge_name = Hedges
terrain-hedge_enter = Entering or leaving: move 1
terrain-hedge_shot = –
terrain-hedge_fought = −1 hit
terrain-hill_name = Hill
terrain-hill_enter = Free
terrain-hill_shot = –
terrain-hill_fought = Re-roll: see D3-36
terrain-entrenchment_name = Entrenchment
terrain-entrenchment_enter = Free
terrain-entrenchment_shot = Re-roll: infantry, commanded shot, artillery
terrain-entrenchment_shot_not_by_guns = Re-roll, not from artillery: infantry, commanded shot, artillery
terrain-entrenchment_fought = –
terrain-water_name = Marsh, lake
terrain-water_enter = Impassable
terrain-water_shot = –
terrain-water_fought = –
terrain-river_name = River
terrain-river_enter = At a bridge or a ford only
terrain-river_shot = –
terrain-river_fought = –

sheet-title = D3 English Civil War
sheet-subtitle = Fast play rules on hexes · 8 to 12 units a side
sheet-credit = After D3 ECW by Peter of the blog Grid based wargaming - but not always; hexes after horseandmusketgaming.blogspot.com, 10 June 2020. In our own words.
sheet-stamp = Cannot be played: { $breaches }
sheet-figure = units
sheet-labels = Labels
sheet-labels_of = Units
sheet-casualties = Hit markers
sheet-state_markers = State markers
sheet-bases_chosen = the book names no bases: { $base } mm each, as chosen for printing
sheet-markers = no ammunition, emplaced, loading, in melee
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
sheet-states = no ammunition, emplaced, loading, in melee
sheet-resolve = Retires at units routed
sheet-source = Source
sheet-look_move = Move
sheet-look_range = Range
sheet-look_shoot = Shoot
sheet-look_melee = Melee
sheet-tick_emplaced = emplaced
sheet-tick_loading = loading
sheet-tick_off = off the table
sheet-tick_melee = in melee
sheet-tick_empty = no ammunition
sheet-routs = routs
sheet-retires = retires
sheet-yes = yes
sheet-when_empty = out of ammunition
sheet-head_units = Units
sheet-head_sequence = A side's turn
sheet-head_moving = Moving
sheet-head_shooting = Shooting
sheet-head_melee = Melee, giving ground, routing
sheet-head_command = The commander
sheet-head_readings = Readings that differ from the default
sheet-step_count = Count activations
sheet-do_count = Own units that the commander sees within 2 hexes (within 1 when he is attached). [D3-09, D3-46]
sheet-step_activate = Activate units
sheet-do_early_count = First a commander who left the table may return, on his own edge [D3-44]. Then: own units that he sees within 2 hexes (within 1 when he is attached). [D3-09, D3-46]
sheet-do_activate = One at a time, up to that number: move, then shoot or fight. [D3-10]
sheet-step_give_ground = Give ground
sheet-do_give_ground = Units in melee that were not activated retire 1, or take a hit. [D3-41]
sheet-step_commander = Commander
sheet-do_commander = He may move, attach himself, or return on his own edge. [D3-47]
sheet-do_early_commander = He may move or attach himself; if he has not returned yet, he may return now. [D3-47]
sheet-step_book = Book the routed
sheet-do_book = Each routed unit is a hit on its commander; test both armies' resolve. [D3-11, D3-43]
sheet-caption_troops = Moves, ranges and hits; charging into contact in brackets; ● out of ammunition on a score of 3 [D3-12, D3-28, D3-29, D3-35, D3-49]
sheet-caption_added = Added to the die of an attack; hits are never less than none
sheet-caption_terrain = Terrain [D3-18 to D3-24]
sheet-caption_resolve = Army resolve: routed units at which an army retires [D3-43]
sheet-figure_front = front
sheet-figure_flank = flank
sheet-figure_back = back
sheet-figure_north_south = north or south
sheet-figure_east_west = east or west
sheet-figure_corner = Facing { $ways }, a corner: two rows of hexes to its front. It moves, shoots (to 2 with muskets) and attacks there. The two hexes across are its back, through which it gives ground to enemies before it, and its flank, too. [D3-02, D3-41]
sheet-figure_corner_plain = Facing { $ways }, a corner: two rows of hexes to its front. It moves, shoots (to 2 with muskets) and attacks there. The two hexes across are its back, through which it gives ground to enemies before it; an attack from there is none on a flank. [D3-02, D3-41]
sheet-figure_side = Facing { $ways }, a side: one row of hexes. An attack from anywhere but its front is one on a flank. [D3-03, D3-36]
sheet-figure_side_plain = Facing { $ways }, a side: one row of hexes. An attack is one on a flank unless it comes from its front or from the hex across. [D3-03, D3-36]
sheet-starts_dragoons = Only cavalry, dragoons and infantry start a melee, by moving into contact.
sheet-starts_empty = Only cavalry and infantry start a melee, by moving into contact; trotters only when they are out of ammunition.
sheet-starts_dragoons_empty = Only cavalry, dragoons and infantry start a melee, by moving into contact; trotters only when they are out of ammunition.
sheet-routs_at_sixth = A unit routs and is removed at its 6th hit.
sheet-returns_early = A commander leaves the table on contact with an enemy; he may return at the beginning of his side's next turn or at its end, on his own edge of the table.
sheet-caption_card = Hits of its attacks (“inf., cuir.”: infantry, elite pike, cuirassiers)
sheet-col_none = { "" }
sheet-col_step = Step
sheet-col_rule = What is done
sheet-col_type = Type
sheet-col_move = Move
sheet-col_range = Range
sheet-col_shooting = Shooting
sheet-col_melee = Melee
sheet-col_starts = Starts melee
sheet-col_added = Attack
sheet-col_add = Add
sheet-col_clause = Clause
sheet-col_terrain = Terrain
sheet-col_enter = Moving
sheet-col_shot = Shot at
sheet-col_fought = In melee
sheet-col_units = Units
sheet-col_card_others = others
sheet-col_card_solid = inf., cuir.
sheet-col_card_covered = in cover
sheet-card_shoots = Shooting
sheet-card_charges = Charging in
sheet-card_fights = In melee
sheet-retires_row = Retires at
sheet-added_shot_cover = Shooting: target in a town or woods, not from artillery
sheet-added_armour = Melee: target is infantry or elite pike
sheet-added_armour_cavalry = Melee: target is infantry or elite pike, attacked by cavalry
sheet-added_cuirass = Melee: target is cuirassiers
sheet-added_melee_cover = Melee: target in a town, woods or hedges
sheet-readings = Readings
sheet-usual = the defaults
sheet-unusual = not the default: { $ids }
# What the curve of a report counts.
sheet-lost = hits suffered
