### D3 English Civil War: what players read.

book-about = 1642–1651, on hexes, 8–12 units a side. The more units a commander sees, the more he activates.

type-infantry = infantry
type-commanded_shot = commanded shot
type-dragoons = dragoons
type-trotters = trotters
type-gallopers = gallopers
type-artillery = artillery
type-commander = commander
type-elite_pike = elite pike
type-cuirassiers = cuirassiers
type-infantry-start = Infantry
type-commanded_shot-start = Commanded shot
type-dragoons-start = Dragoons
type-trotters-start = Trotters
type-gallopers-start = Gallopers
type-artillery-start = Artillery
type-commander-start = Commander
type-elite_pike-start = Elite pike
type-cuirassiers-start = Cuirassiers

base-south = the south edge
base-north = the north edge
base-west = the west edge
base-east = the east edge

army-at = { $type }, starting in { $hex }
army-about = { $units ->
    [0] 0 units
    [one] { $units } unit and a commander; the army retires when that unit has routed
   *[other] { $units } units and a commander; the army retires when { $retires } units have routed
}
army-ahead = towards the enemy's edge

# What an edit is called, for undo and redo.
change-type = type
change-hex = starting hex
change-facing = starting facing
change-base = table edge

field-type = Type
field-hex = Starting hex
field-hex_hint = Enter a hex, such as H1, or nothing. A commander in a unit's hex is attached to that unit.
field-facing = Facing
field-base = Table edge
field-option = Optional rule: { $clause }.

fault-no_commander-title = no commander
fault-no_commander-title-start = No commander
fault-no_commander-detail = An army without a commander has no activations. Add a commander.

fault-commanders-title = a second commander
fault-commanders-title-start = A second commander
fault-commanders-detail = An army has 1 commander. Only the first commander in the list is used to count activations.

fault-size-title = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
fault-size-title-start = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
fault-size-detail = The rules are meant for { $least }–{ $most } units a side.

fault-hex-title = same starting hex as { $other }: { $hex }
fault-hex-title-start = Same starting hex as { $other }: { $hex }
fault-hex-detail = Only 1 unit may start in each hex. Place this unit before the battle.

fault-facing-title = a facing not allowed in this army
fault-facing-title-start = A facing not allowed in this army
fault-facing-detail = Under this army's interpretations, a unit may face only north, east, south or west.


# The battle.

modifier-weapon = unit type, when shooting
modifier-round = unit type, in melee
modifier-charge = charging
modifier-pike = elite pike
modifier-shot_cover = target in a town or woods
modifier-armour = target is infantry
modifier-cuirass = target is a unit of cuirassiers
modifier-melee_cover = target in a town, woods or hedges

facing-side = { $facing }, towards a side
facing-corner = { $facing }, towards a corner

away-routed = routed
away-eliminated = eliminated in melee
away-contacted = off the table
away-unplaced = not placed yet
away-routed-start = Routed
away-eliminated-start = Eliminated in melee
away-contacted-start = Off the table
away-unplaced-start = Not placed yet

place-table = On the table
place-alone = No unit
place-silent = Has not fired
place-fired = Fired in turn { $turn }

step-deploy = Place the units
step-count = Count activations
step-activate = Activate units
step-give_ground = Give ground
step-commander = Move commander and record routs

phase-before = Before the battle
phase-command = Command
phase-units = Units

now-deploy = Place every unit that has no hex yet.
now-count = { $side }: count the units within command range that the commander sees.
now-activate = { $side }: activate units, one at a time. Activations left: { $left } of { $total }.
now-give_ground = { $side }: give ground with each unit in melee that was not activated.
now-commander = { $side }: the commander may move. End the turn to record routed units.
now-no_commander = { $side }: no activations, as no commander is on the table. End the step.
now-returns = { $side }: the commander may return on { $base }, or stay off the table.
now-book = { $side }: no commander is on the table. End the turn to record routed units.
now-shut_out = { $side }: the commander cannot return, as no hex on { $base } is free. End the turn to record routed units.
now-decide = Re-roll the die or accept its score.
now-reply = Roll for the attacked unit too.

over-retired = { $side } retires: its commander has more hits than the army has units left. The battle is over; you may play on.
over-both = Both armies retire. The battle is over; you may play on.

group-deploy = Place
group-command = Command
group-move = Move
group-shoot = Shoot
group-melee = Melee
group-to_do = To do
group-step = Step
group-hand = Set by hand

offer-place = Place the unit
offer-count = Count activations
offer-march = March
offer-wheel = Pivot and march
offer-turn = Pivot
offer-retire = Retire
offer-charge = Charge { $target }
offer-contact = Contact { $target }
offer-shoot = Shoot
offer-fight = Fight in melee
offer-reroll = Re-roll the { $score }
offer-keep = Accept the { $score }
offer-reply = Roll in return
offer-give_ground = Give ground
offer-cornered = Take the hit
offer-ride = Move the commander
offer-return = Return to the table
offer-stay = Stay off the table
offer-stay_on = Stay away and end turn
offer-end = End step: { $step }
offer-end_turn = End turn: { $side }
offer-hex = Set hex
offer-facing = Set facing
offer-hits = Set hits
offer-out_of_ammunition = Set ammunition
offer-fired = Set turn of last shot
offer-activated = Set activation
offer-attached = Set attachment
offer-melee = Set melees
offer-name = Rename the unit
offer-away = Remove or put back
offer-paper = Enter from paper

ask-paper = { $unit }: { $what }
ask-begins_in_him = In which hex does the commander start?
ask-begins_in = In which hex does it start?
ask-begins_facing_him = Which way does the commander face?
ask-begins_facing = Which way does it face?
ask-seen = Which units does the commander see?
ask-seen_hint = Count the units the commander can see on the table. Drumhead's selection is only a guess.
ask-to_him = Which hex does the commander move to?
ask-to = Which hex does it move to?
ask-ride_hint = He joins a unit of his side by moving to its hex, even one that he could not enter alone.
ask-then = Which way does it then face?
ask-way = Which hex does it move to, and with which facing?
ask-charge_facing = Which way does it face when it charges?
ask-charge_from = From which hex does it make contact?
ask-target = Which enemy is the target?
ask-hex_him = Which hex is the commander in?
ask-hex = Which hex is it in?
ask-facing_him = Which way does the commander face?
ask-facing = Which way does it face?
ask-hits_him = How many hits does the commander have?
ask-hits = How many hits does it have?
ask-out_of_ammunition = Is it out of ammunition?
ask-fired = In which turn did it last fire?
ask-activated = Was it activated this turn?
ask-attached = Which unit is he attached to?
ask-melee = Which enemies is it in melee with?
ask-name_him = What is the commander's name?
ask-name = What is its name?
ask-away_hex_hint = To put it back on the table, set a free hex for it first.
ask-away_hits_hint = Its hits would rout it. Set fewer hits before you put it back on the table.
ask-away_him = Where is the commander?
ask-away = Where is it?

choice-far = { $hex }, distance { $hexes }
choice-turn = { $hex }: pivot to face { $facing }
choice-way = { $hex }, distance { $hexes }, facing { $facing }
choice-joins = { $hex }, attached to { $unit }
choice-hidden = { $unit }: hidden from the commander by { $hex }

against-mover = { $unit } cannot act: the active side is { $side }.
against-step = { $unit } cannot do that now: the step is “{ $step }”.
against-deployed = { $unit } cannot be placed: the battle has begun.
against-done = { $unit } cannot act again: it has already used its activation.
against-no_more = { $total ->
    [0] { $unit } cannot be activated: its side has no activations.
    [one] { $unit } cannot be activated: the only activation has been used.
   *[other] { $unit } cannot be activated: all { $total } activations have been used.
}
against-uncounted = { $unit } cannot act: it was not counted for activations (interpretation).
against-fight = { $unit } cannot act yet: { $other } must attack first.
against-moved = { $unit } cannot move again: it has already moved this turn.
against-moved_faced = { $unit } cannot move again: turning to face an enemy was its move.
against-moved_turned = { $unit } cannot move that way: after its pivot it moves only straight ahead.
against-led = { $unit } cannot move with its commander: he has already moved.
against-attacked = { $unit } cannot act again: it has already attacked.
against-locked = { $unit } cannot do that: in melee it may only pivot, fight or give ground.
against-emplaced = { $unit } cannot move: guns that have fired stay in place.
against-facing = { $unit } cannot face { $facing } in this battle (interpretation).
against-straight = { $unit } cannot reach { $hex }: that hex is not straight ahead.
against-between = { $unit } cannot reach { $hex }: it may move only along its front rows.
against-behind = { $unit } cannot retire to { $hex }: that hex is not directly behind it.
against-back = { $unit } cannot move back: only a unit next to an enemy may retire.
against-allowance = { $unit } cannot reach { $hex }: that hex is beyond one move.
against-retires_one = { $unit } cannot retire to { $hex }: it may retire only 1 hex.
against-beside = { $unit } cannot retire to { $hex }: { $enemy } would still be adjacent.
against-hedge = { $unit } cannot reach { $hex }: hedges limit its move to 1 hex.
against-near = { $unit } cannot move there: next to an enemy, it may only pivot or retire.
against-stationary = { $unit } cannot make contact without a move (interpretation).
against-turn = { $unit } cannot pivot that way: next to an enemy, it must turn to face one.
against-turn_away = { $unit } cannot pivot that way: in melee, it must face an opponent.
against-stop = { $unit } cannot pass { $hex }: it must stop next to an enemy.
against-through = { $unit } cannot move through { $hex }: a unit is there.
against-occupied = { $unit } cannot enter { $hex }: a unit is there.
against-woods = { $unit } cannot enter { $hex }: only commanded shot may enter woods.
against-town = { $unit } cannot end a move in { $hex }: that hex is a town.
against-water = { $unit } cannot enter { $hex }: that hex is marsh or water.
against-river = { $unit } cannot cross the river at { $hex }: no bridge or ford is there.
against-initiate_loaded = { $unit } cannot start a melee: it still has ammunition (interpretation).
against-initiate = { $unit } cannot start a melee: only cavalry and infantry may.
against-initiate_dragoons = { $unit } cannot start a melee: only cavalry, dragoons and infantry may.
against-ammunition = { $unit } cannot shoot: it is out of ammunition.
against-turned = { $unit } cannot shoot: it has pivoted (interpretation).
against-retired = { $unit } cannot shoot: it has retired.
against-commander = { $unit } cannot shoot at { $target }: commanders are never targets.
against-into_melee = { $unit } cannot shoot at { $target }: that unit is in melee.
against-range = { $unit } cannot shoot at { $target }: distance { $far } hexes, range { $range }.
against-field = { $unit } cannot shoot at { $target }: it is outside the field of fire.
against-sight = { $unit } cannot shoot at { $target }: { $hex } blocks the line of sight.
against-over = { $unit } cannot shoot over { $over }: guns never shoot over friends.
against-loading = { $unit } cannot shoot before turn { $turn }: it shoots only every other turn.
against-faced = { $unit } cannot attack { $target }: it is not facing that unit.
against-radius = { $radius ->
    [one] { $unit } cannot be counted: it is beyond command range ({ $radius } hex).
   *[other] { $unit } cannot be counted: it is beyond command range ({ $radius } hexes).
}
against-rear = { $unit } must retire 1 hex if it can, otherwise take a hit.
against-ride = { $unit } cannot move now: a commander moves after his units.
against-far = { $unit } cannot reach { $hex }: no open path is short enough.
against-fronted = { $unit } cannot reach { $hex }: an enemy's front is in the way.
against-return = { $unit } cannot return now: he may return only in his next move.
against-edge = { $unit } cannot return at { $hex }: he must return on { $base }.
against-returns_first = { $unit } cannot count activations yet: first decide whether he returns.
against-still_able = { $unit } cannot give ground yet: it can still be activated.
against-friend_first = { $unit } cannot give ground yet: { $first } must give ground first.
against-to_do_place = { $unit } must still be placed.
against-to_do_count = { $unit } must still count activations.
against-to_do_return = { $unit } must still decide whether to return.
against-to_do_fight = { $unit } must still attack.
against-to_do_give_ground = { $unit } must still give ground.

impossible-unit = There is no such unit.
impossible-away = { $unit } cannot take part while off the table.
impossible-placed = { $unit } cannot be placed again: it has already been placed.
impossible-here = { $unit } cannot return: he is already on the table.
impossible-hex = This map has no hex { $hex }.
impossible-counted = { $side } cannot count activations twice in a turn.
impossible-not_counted = { $unit } cannot be counted: only troops of the active side are counted.
impossible-commander = { $unit } cannot be activated: he is the commander.
impossible-no_commander = { $unit } cannot do that: only a commander may.
impossible-not_awaited = { $unit } cannot choose to stay off the table: no return is possible now.
impossible-attached = { $unit } cannot be charged alone: charge the unit he is attached to.
impossible-friend = { $unit } cannot be attacked by its own side.
impossible-no_fire = { $unit } cannot shoot: its type never shoots.
impossible-no_melee = { $unit } cannot fight or give ground: it is not in that melee.
impossible-no_attack = { $unit } cannot attack: its type never attacks in melee.
impossible-no_decision = { $unit } cannot decide on a re-roll: there is no die to re-roll.
impossible-no_reply = { $unit } cannot roll: it has no attack to answer.
impossible-faces_so = { $unit } cannot move there: it is already there, with that facing.
impossible-no_hex = { $unit } cannot return without a hex. Set the hex first.
impossible-not_beside = { $unit } cannot be in melee with { $other }: they are not adjacent.
impossible-taken = { $unit } cannot be in { $hex }: first move { $other } out of it.
impossible-routs_again = { $unit } cannot return: it has enough hits to rout. Set fewer hits first.
impossible-pending = Nothing else can be done yet: finish the attack in progress first.
impossible-field = { $what } cannot be set by hand.
impossible-not_now = { $unit }: { $what } cannot be set now.
impossible-value = { $what } cannot be { $value }.

to_do-place = Place the unit
to_do-count = Count activations
to_do-return = Return or stay away
to_do-decide = Re-roll or accept
to_do-reply = Roll in return
to_do-fight = Attack
to_do-give_ground = Give ground

mark-seen = { $hex }: in the field of fire, visible
mark-hidden = { $hex }: in the field of fire, but { $by } blocks the line of sight
mark-command = { $hex }: within command range (distance { $hexes })
mark-unseen = { $hex }: hidden from the commander by { $by }

counter-hits = { $left } of { $most }
counter-commander = { $hits }

card-about = { $type }, in { $hex }, facing { $facing }
card-at = { $type }, in { $hex }
card-hits_left = hits left
card-hits_left-start = Hits left
card-hits_left-left = { $start ->
    [one] { $now } of { $start } hit left
   *[other] { $now } of { $start } hits left
}
card-hits = hits
card-resolve = routs before army retires
card-resolve-start = Routs before army retires
card-resolve-left = { $start ->
    [one] { $now } of { $start } rout before army retires
   *[other] { $now } of { $start } routs before army retires
}
card-routs = routs

tag-commander = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
tag-commander-start = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
tag-commander_about = Each of his routed units counts as a hit on him. His army retires when he has more hits than it has units left.
tag-steady = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
tag-steady-start = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
tag-steady_about = It routs at { $most } hits.
tag-ammunition = no ammunition
tag-ammunition_about = It cannot shoot for the rest of the battle.
tag-emplaced = emplaced
tag-emplaced_about = It has fired and cannot move.
tag-loading = loading
tag-loading_about = It can fire again in turn { $turn }.
tag-fights = in melee
tag-fights_about = It is in melee with { $units }. It leaves the melee only by giving ground.
tag-attached = attached
tag-attached_about = His unit: { $unit }. His command range is 1 hex shorter.
tag-host = with the commander
tag-host_about = It may re-roll its attack die.
tag-activated = activated
tag-activated_about = It has used its activation this turn.
tag-army_retired = army retired
tag-retired = retired
tag-retired_about = The commander has more hits than the army has units left.
tag-activations = { $total ->
    [one] { $used } of { $total } activation
   *[other] { $used } of { $total } activations
}
tag-activations_about = Used this turn.

panel-unit = The unit
panel-any = any distance
panel-hexes = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
panel-rides = Moves
panel-radius = Command range
panel-hits = Hits
panel-left = Units left
panel-moves = Moves
panel-charges = Moves when charging
panel-range = Range
panel-shoots = Hits when shooting
panel-melee = Hits in melee
panel-charging = Hits when charging
panel-routs = Hits to rout

die-shoot = { $unit }: shooting
die-melee = { $unit }: melee
die-again = { $unit }: re-roll

preview-shoot = Shooting: { $unit } at { $target }
preview-fight = Melee: { $unit } against { $target }
preview-charge = Charge: { $unit } against { $target }
preview-contact = Moving into contact: { $unit } with { $target }
preview-column = Added to the die
preview-then_fights = Its attack follows, with these odds.
preview-waits = { $hits ->
    [one] The die shows { $score }: { $hits } hit unless re-rolled
   *[other] The die shows { $score }: { $hits } hits unless re-rolled
}
preview-again_attacker = The attacker may re-roll the die.
preview-again_target = The target may make the attacker re-roll the die.

odds-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
odds-sentence = Possible hits: { $hits }.
odds-routs = the target routs
odds-routs_in_three = the target routs within 3 such attacks
odds-answers = { $hits ->
    [one] the target inflicts { $hits } hit on the attacker
   *[other] the target inflicts { $hits } hits on the attacker
}
odds-attacker_routs = the attacker routs
odds-ammunition = ammunition is left afterwards
odds-assume_same = The target takes no other hits.
odds-assume_attacker = { $many ->
    [one] The attacker re-rolls a { $score }.
   *[other] The attacker re-rolls any of these: { $score }.
}
odds-assume_target = { $many ->
    [one] The target makes the attacker re-roll a { $score }.
   *[other] The target makes the attacker re-roll any of these: { $score }.
}
odds-assume_answer = { $many ->
    [one] Rolling in return, { $unit } will re-roll a { $score }.
   *[other] Rolling in return, { $unit } will re-roll any of these: { $score }.
}
odds-assume_answered = { $many ->
    [one] { $unit } will make its opponent re-roll a { $score }.
   *[other] { $unit } will make its opponent re-roll any of these: { $score }.
}

log-turn = Turn { $turn } began: { $side } to move.
log-step = { $step }.
log-placed = { $unit } started in { $hex }, facing { $facing }.
log-placed_with = { $unit } started in { $hex }, attached to { $host }.
log-counted = { $count ->
    [one] { $side }: { $count } activation. Units counted: { $units }.
    *[other] { $side }: { $count } activations. Units counted: { $units }.
    }
log-counted_none = { $side }: no activations.
log-activated = { $unit }: activation { $used } of { $total }.
log-activated_beyond = { $unit } used activation { $used }, but its side counted only { $total }.
log-goes = { $unit } moved from { $from } to { $to }.
log-goes_turning = { $unit } moved from { $from } to { $to }, now facing { $facing }.
log-recounted = Activations used: { $used } of { $total }.
log-lapsed = { $unit }: its attack on { $target } lapsed, so its hits were not counted.
log-turns = { $unit } pivoted in { $to }, now facing { $facing }.
log-retires = { $unit } retired from { $from } to { $to }, facing { $facing }.
log-gives_ground = { $unit } gave ground from { $from } to { $to }, facing { $facing }.
log-charges = { $unit } charged from { $from } through { $path }, facing { $facing }.
log-contacts = { $unit } moved into contact from { $from } through { $path }, facing { $facing }.
log-contacts_beside = { $unit } made contact from { $from }, facing { $facing }.
log-engages = { $unit } attacked from { $from }, facing { $facing }.
log-melee = { $unit } and { $target }: now in melee.
log-melee_left = { $unit } left the melee.
log-shoots = { $hits ->
    [one] { $unit } shot at { $target }: { $hits } hit.
   *[other] { $unit } shot at { $target }: { $hits } hits.
}
log-shoots_open = { $hits ->
    [one] { $unit } shot at { $target }: { $hits } hit unless re-rolled.
   *[other] { $unit } shot at { $target }: { $hits } hits unless re-rolled.
}
log-fights = { $hits ->
    [one] { $unit } fought { $target }: { $hits } hit.
   *[other] { $unit } fought { $target }: { $hits } hits.
}
log-fights_open = { $hits ->
    [one] { $unit } fought { $target }: { $hits } hit unless re-rolled.
   *[other] { $unit } fought { $target }: { $hits } hits unless re-rolled.
}
log-again_attacker = { $hits ->
    [one] { $unit } re-rolled: { $hits } hit.
   *[other] { $unit } re-rolled: { $hits } hits.
}
log-again_target = { $hits ->
    [one] { $unit } made the enemy re-roll: { $hits } hit.
   *[other] { $unit } made the enemy re-roll: { $hits } hits.
}
log-kept = { $unit } accepted the score.
log-ammunition = { $unit }: out of ammunition.
log-emplaced = { $unit }: emplaced for the rest of the battle.
log-reply = { $unit } had to roll in return before any hits were counted.
log-hit = { $total ->
    [one] { $unit }: { $total } hit in all.
   *[other] { $unit }: { $total } hits in all.
}
log-routed = { $unit } routed: removed from the table.
log-eliminated = { $unit }: eliminated in melee.
log-contacted = { $unit } left the table.
log-cornered = { $unit } could not give ground.
log-rides = { $unit } moved to { $hex }.
log-joins = { $unit } attached himself to { $host } in { $hex }.
log-returns = { $unit } returned to the table in { $hex }.
log-returns_to = { $unit } returned to the table in { $hex }, attached to { $host }.
log-booked = { $routed ->
    [one] { $side }: { $routed } unit lost. Commander's hits: { $hits }. Units left: { $left }.
   *[other] { $side }: { $routed } units lost. Commander's hits: { $hits }. Units left: { $left }.
}
log-unbooked = { $unit }: no longer counted as routed.
log-retired = { $side } retired and the battle ended: the commander had more hits than the army had units left.
log-retired_too = { $side } also retired this turn: the commander had more hits than the army had units left.
log-unretired = { $side } returned to the battle: the commander's hits no longer outnumbered the army's remaining units.
log-paper = Entered from paper. Units changed: { $units }.
log-paper_nothing = Entered from paper: no changes.
log-set_hex = Set by hand: { $unit }, in { $value }.
log-set_facing = Set by hand: { $unit }, facing { $value }.
log-set_hits = { $value ->
    [one] Set by hand: { $unit }, { $value } hit.
   *[other] Set by hand: { $unit }, { $value } hits.
}
log-set_out_of_ammunition_yes = Set by hand: { $unit }, out of ammunition.
log-set_out_of_ammunition_no = Set by hand: { $unit }, with ammunition.
log-set_fired = Set by hand: { $unit }, last fired in turn { $raw }.
log-set_fired_none = Set by hand: { $unit }, no shots fired yet.
log-set_activated_yes = Set by hand: { $unit }, activated this turn.
log-set_activated_no = Set by hand: { $unit }, not activated this turn.
log-set_attached = Set by hand: { $unit }, attached to { $value }.
log-set_attached_none = Set by hand: { $unit }, not attached.
log-set_melee = Set by hand: { $unit }, in melee with { $value }.
log-set_melee_none = Set by hand: { $unit }, not in melee.
log-set_name = Set by hand: { $unit }, now called { $value }.
log-set_away = Set by hand: { $unit }, { $value }.
log-set_away_none = Set by hand: { $unit }, back on the table in { $now }.

setup-base = Which table edge belongs to { $side }?
setup-first = Which side has the first turn?
setup-no_units = { $side }: the army has no units.
setup-same_base = Both sides have the same table edge.
setup-unplaced = { $unit } cannot start in { $hex }: choose another hex before the first turn.


# What is printed.

terrain-woods_name = Woods
terrain-woods_enter = Commanded shot only
terrain-woods_shot = −1 hit, except from artillery
terrain-woods_fought = −1 hit
terrain-town_name = Town
terrain-town_enter = Only infantry and commanded shot may end a move there; all-round field of fire
terrain-town_shot = −1 hit, except from artillery
terrain-town_fought = −1 hit
terrain-hedge_name = Hedges
terrain-hedge_enter = Entering or leaving: move only 1 hex
terrain-hedge_shot = –
terrain-hedge_fought = −1 hit
terrain-hill_name = Hill
terrain-hill_enter = Free
terrain-hill_shot = –
terrain-hill_fought = Re-roll: see D3-36
terrain-entrenchment_name = Entrenchment
terrain-entrenchment_enter = Free
terrain-entrenchment_shot = Re-roll if the target is infantry, commanded shot or artillery
terrain-entrenchment_shot_not_by_guns = Re-roll if the target is infantry, commanded shot or artillery, but not against artillery fire
terrain-entrenchment_fought = –
terrain-water_name = Marsh, lake
terrain-water_enter = Impassable
terrain-water_shot = –
terrain-water_fought = –
terrain-river_name = River
terrain-river_enter = Only at a bridge or ford
terrain-river_shot = –
terrain-river_fought = –

sheet-title = D3 English Civil War
sheet-subtitle = Fast-play rules on hexes · 8–12 units a side
sheet-credit = Based on “D3 ECW” by Peter, of the blog “Grid based wargaming - but not always”; hex version from horseandmusketgaming.blogspot.com, 10 June 2020. In our own words.
sheet-stamp = { $problems ->
    [one] Illegal: { $problems } problem
   *[other] Illegal: { $problems } problems
}
sheet-figure = units
sheet-labels = Labels
sheet-labels_of = Units
sheet-casualties = Hit markers
sheet-state_markers = State markers
sheet-bases_chosen = Drawn for { $base } mm bases, side by side (the rules give no size)
# The states that have markers, separated by commas.
sheet-markers = no ammunition, emplaced, loading, in melee
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
sheet-states = no ammunition, emplaced, loading, in melee
sheet-resolve = Army retires at
sheet-resolve_units = { $units ->
    [one] { $units } routed unit
   *[other] { $units } routed units
}
sheet-source = Source
sheet-unit_move = Move
sheet-unit_range = Range
sheet-unit_shoot = Shoot
sheet-unit_melee = Melee
sheet-tick_emplaced = emplaced
sheet-tick_loading = loading
sheet-tick_off = off the table
sheet-tick_melee = in melee
sheet-tick_empty = no ammunition
sheet-routs = routs
sheet-retires = retires
sheet-yes = yes
sheet-when_empty = if out of ammunition
sheet-head_units = Units
sheet-head_sequence = A side's turn
sheet-head_moving = Moving
sheet-head_shooting = Shooting
sheet-head_melee = Melee, giving ground, routing
sheet-head_command = The commander
sheet-head_interpretations = Interpretations that differ from the default
sheet-step_count = Count activations
sheet-do_count = Count your units that the commander sees within 2 hexes (1 hex when he is attached). [D3-09, D3-46]
sheet-step_activate = Activate units
sheet-do_early_count = First, a commander off the table may return on his own edge. [D3-44] Then count your units that he sees within 2 hexes (1 hex when he is attached). [D3-09, D3-46]
sheet-do_activate = As many units as you counted may act, one at a time. Each may move, then shoot or fight. [D3-10]
sheet-step_give_ground = Give ground
sheet-do_give_ground = Each unit in melee that was not activated retires 1 hex without turning, or takes a hit if it cannot. [D3-41]
sheet-step_commander = Commander
sheet-do_commander = He may move, attach himself, or return on his own table edge. [D3-47]
sheet-do_early_commander = He may move or attach himself. If he is still off the table, he may return. [D3-47]
sheet-step_book = Record routs
sheet-do_book = Count each routed unit as a hit on its commander, then test the resolve of both armies. [D3-11, D3-43]
sheet-caption_troops = Moves and ranges (in hexes), and hits. Values in brackets: when charging into contact. ● = out of ammunition on a roll of 3. [D3-12, D3-28, D3-29, D3-35, D3-49]
sheet-caption_added = Added to the attack die (hits cannot be less than 0)
sheet-caption_terrain = Terrain [D3-18 to D3-24]
sheet-caption_resolve = Army resolve: an army retires at this number of routed units [D3-43]
sheet-figure_front = front
sheet-figure_flank = flank
sheet-figure_back = back
# The facings of a diagram: { $ways } of its caption.
sheet-figure_north_corner = north or south (a corner)
sheet-figure_east_corner = east or west (a corner)
sheet-figure_any_corner = any corner
sheet-figure_north_side = north or south (a side)
sheet-figure_east_side = east or west (a side)
sheet-figure_any_side = any side
sheet-figure_corner = Facing { $ways }: the unit's front is two rows of hexes. It moves, shoots (muskets up to 2 hexes) and attacks along them. The two opposite hexes are its back. It gives ground there if enemies are in front. Attacks from there are also flank attacks. [D3-02, D3-41]
sheet-figure_corner_plain = Facing { $ways }: the unit's front is two rows of hexes. It moves, shoots (muskets up to 2 hexes) and attacks along them. The two opposite hexes are its back. It gives ground there if enemies are in front. Attacks from there are not flank attacks. [D3-02, D3-41]
sheet-figure_corner_back = Facing { $ways }: the unit's front is two rows of hexes. It moves, shoots (muskets up to 2 hexes) and attacks along them. The two opposite hexes are its back. It gives ground there. Attacks from there are also flank attacks. [D3-02, D3-41]
sheet-figure_corner_plain_back = Facing { $ways }: the unit's front is two rows of hexes. It moves, shoots (muskets up to 2 hexes) and attacks along them. The two opposite hexes are its back. It gives ground there. Attacks from there are not flank attacks. [D3-02, D3-41]
sheet-figure_side = Facing { $ways }: the unit's front is one row of hexes. Any attack from outside that row is a flank attack. [D3-03, D3-36]
sheet-figure_side_plain = Facing { $ways }: the unit's front is one row of hexes. An attack is a flank attack unless it comes from the front or from directly behind. [D3-03, D3-36]
sheet-starts_dragoons = Only cavalry, dragoons and infantry may start a melee, by moving into contact.
sheet-starts_empty = Only cavalry and infantry may start a melee, by moving into contact. Trotters and cuirassiers must be out of ammunition to do so.
sheet-starts_dragoons_empty = Only cavalry, dragoons and infantry may start a melee, by moving into contact. Trotters and cuirassiers must be out of ammunition to do so.
sheet-trench_target = A unit that shoots at infantry, commanded shot or artillery in entrenchments re-rolls its die if its target so chooses. The second score counts.
sheet-trench_shooter = A unit that shoots at infantry, commanded shot or artillery in entrenchments may re-roll its die. The second score counts.
sheet-routs_at_sixth = A unit routs and is removed on its 6th hit.
sheet-returns_early = A commander leaves the table on contact with an enemy. He may return, on his own table edge, at the start or end of his side's next turn.
sheet-caption_card = Hits inflicted, by target (cover: town or woods; in melee, also hedges)
sheet-col_none = { "" }
sheet-col_step = Step
sheet-col_rule = Rule
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
sheet-col_card_shoots = Shooting
sheet-col_card_charges = Charging
sheet-col_card_fights = In melee
sheet-card_solid = Infantry, elite pike, cuirassiers
sheet-card_cuirassiers = Cuirassiers
sheet-card_solid_covered = The same, in cover
sheet-card_others = Others
sheet-card_others_covered = Others, in cover
sheet-retires_row = Retires at
sheet-added_shot_cover = Shooting, except from artillery: target in a town or woods
sheet-added_armour = Melee: target is infantry or elite pike
sheet-added_armour_cavalry = Melee: cavalry attacks infantry or elite pike
sheet-added_cuirass = Melee: target is a unit of cuirassiers
sheet-added_melee_cover = Melee: target in a town, woods or hedges
sheet-interpretations = Interpretations
sheet-usual = the defaults
sheet-clauses = Clause numbers
sheet-clauses_about = in brackets, in Drumhead's own numbering
sheet-unusual = not the default: { $ids }
# The losses that a report draws as a curve.
sheet-lost = hits suffered
