### The clauses of the rulebook and its interpretations, in our own words: `clause-ID`, and
### `interpretation-ID-title` with `interpretation-ID-OPTION` for each option. The ids are those of clauses.toml and
### interpretations.toml. Numbers, clauses and dates must stay exact.

## Dice

clause-D3-01 = The die has the faces 1, 1, 2, 2, 3, 3. The hex version uses no other die.

## Grid and orientation

clause-D3-02 = The hexes' corners point to the long edges of the table. A unit facing a corner moves and shoots through either side next to that corner.
clause-D3-03 = A unit turned to a flank faces a hexside. It moves and shoots only straight through that side.
clause-D3-04 = A hex holds one unit. An attached commander shares his unit's hex.
clause-D3-05 = Moves and ranges are counted in hexes; an adjacent hex is at distance 1.

## Appendix

clause-D3-06 = A hex is named by the letter of its column and the number of its row: H1, N7.

## Units

clause-D3-07 = Unit types: infantry, commanded shot, dragoons, trotters, gallopers, artillery and commanders. Elite pike and cuirassiers are optional.

## Introduction

clause-D3-51 = The rules are for 8 to 12 units a side.

## Sequence of play

clause-D3-08 = The sides take turns. In its turn a side counts its activations, activates units one by one (move, shoot, melee), then records the enemies that routed.
clause-D3-09 = A side has one activation for each of its units that its commander can see within 2 hexes.
clause-D3-10 = Units are activated one at a time, up to the side's number of activations.
clause-D3-11 = Each unit that routs adds a hit to the commander of its army.

## Commander

clause-D3-44 = A commander leaves the table on contact with an enemy. He may return in his next move, on his own table edge.
clause-D3-45 = A commander cannot be shot at.
clause-D3-46 = A commander may attach himself to a unit: his command range is then 1 hex less. If the unit is lost, he leaves the table, as when an enemy contacts him.
clause-D3-47 = After all his units have moved, the commander may move at no cost.
clause-D3-48 = A unit with its commander attached may re-roll its attack, in shooting or melee.

## Army resolve

clause-D3-43 = An army retires when its commander has more hits than the army has units left.

## Movement

clause-D3-12 = Gallopers move 2 hexes, or 3 to charge into contact; trotters, cuirassiers and dragoons 2; infantry, commanded shot and artillery 1.
clause-D3-13 = A unit moves straight ahead, no farther than its type allows.
clause-D3-14 = A unit may pivot once, at the beginning or the end of its move.
clause-D3-15 = A unit that comes within 1 hex of an enemy must stop, unless it goes straight at an enemy to charge it.
clause-D3-16 = A unit that begins within 1 hex of an enemy cannot move, except to retire or (as its move) turn to face the enemy.
clause-D3-17 = A unit cannot move through another unit, friend or enemy.

## Units

clause-D3-52 = Artillery that has fired cannot move for the rest of the game.

## Terrain

clause-D3-18 = Woods: cover; only commanded shot may enter.
clause-D3-19 = Town: cover; only infantry and commanded shot may end a move there, one unit in each hex.
clause-D3-20 = Hedges: cover in melee only; a unit that enters or leaves them moves only 1 hex.
clause-D3-21 = Marsh and lakes are impassable.
clause-D3-22 = A river is impassable except at a bridge or a ford.
clause-D3-23 = A hill is cover for the unit that defends it: see D3-36.
clause-D3-24 = Entrenchments cover infantry, commanded shot and artillery: when such a unit is shot at, the die may be re-rolled, and the second score counts.

## Shooting

clause-D3-25 = A unit shoots into its field of fire: the directions it faces, or all round from a town.
clause-D3-26 = Shooting needs a clear line of sight.
clause-D3-27 = A unit may shoot only if it moved forward or did not move.
clause-D3-28 = Range in hexes: pistols 1, muskets 2, artillery 4.
clause-D3-29 = Hits in shooting: the die's score for infantry, trotters and cuirassiers; 1 less for dragoons, commanded shot and artillery.
clause-D3-30 = Infantry, trotters and cuirassiers that roll a 3 when shooting are out of ammunition for the rest of the game. That shot's hits still count.
clause-D3-31 = Shooting at a target in a town or woods: 1 fewer hit, except from artillery.
clause-D3-32 = Artillery needs a line of sight, cannot shoot over friends, and shoots every other turn.

## Melee

clause-D3-33 = Only cavalry and infantry may start a melee, by moving into contact.
clause-D3-34 = A unit may attack only an enemy that it faces.
clause-D3-35 = Hits in melee: the die's score for cavalry and infantry; 1 more for gallopers charging in, 1 less for commanded shot, 2 less for dragoons.
clause-D3-36 = Melee against a target on a hill, or against any target's flank: the die may be re-rolled, and the second score counts.
clause-D3-37 = Melee against infantry or cuirassiers: 1 fewer hit.
clause-D3-38 = Melee against a target in a town, woods or hedges: 1 fewer hit.
clause-D3-39 = Artillery drawn into a melee is eliminated.
clause-D3-40 = A unit may leave a melee only by giving ground.

## Give ground

clause-D3-41 = A unit in melee that cannot be activated retires 1 hex without turning, still facing any enemy that it faced. If it cannot retire, it takes a hit.

## Routing

clause-D3-42 = A unit with more than 6 hits routs and is removed.

## Elite pike

clause-D3-49 = Option: elite pike is infantry that cannot shoot and inflicts 1 more hit in melee.

## Cuirassiers

clause-D3-50 = Option: cuirassiers are trotters that suffer 1 fewer hit in melee.

## Interpretations

interpretation-rout_at-title = The hit that routs a unit
interpretation-rout_at-7 = A unit routs on its 7th hit.
interpretation-rout_at-6 = A unit routs on its 6th hit.

interpretation-infantry_minus1_applies_to-title = Melee against infantry
interpretation-infantry_minus1_applies_to-all_attackers = Infantry takes 1 fewer hit in melee from every attacker.
interpretation-infantry_minus1_applies_to-cavalry_only = Infantry takes 1 fewer hit in melee, but only from cavalry.

interpretation-declare_from_adjacent-title = Melee with an adjacent enemy
interpretation-declare_from_adjacent-allowed = A unit that begins next to an enemy may declare a melee from its own hex. It turns first if that enemy is not to its front.
interpretation-declare_from_adjacent-not_allowed = A unit must move at least 1 hex to begin a melee or to contact a commander.

interpretation-charge_past-title = A charge past other enemies
interpretation-charge_past-may = A unit that moves to charge need not stop next to other enemies.
interpretation-charge_past-may_not = A unit that moves to charge must stop next to any enemy except its target.

interpretation-melee_hits_by-title = Which units roll in a round of melee?
interpretation-melee_hits_by-activated_unit_only = Only the activated unit rolls in melee.
interpretation-melee_hits_by-both = The unit attacked in melee also rolls, if it faces its attacker; both units' hits count at the same time.

interpretation-reroll_beneficiary-title = Which units may re-roll a die?
interpretation-reroll_beneficiary-hill-target-flank-attacker-entrenchment-target = A unit that defends a hill, attacks a flank, or is shot at in entrenchments may re-roll the die. If both sides may, the attacker decides first.
interpretation-reroll_beneficiary-hill-target-flank-attacker-entrenchment-shooter = A unit that defends a hill, attacks a flank, or shoots at entrenchments may re-roll the die. If both sides may, the attacker decides first.
interpretation-reroll_beneficiary-hill-attacker-flank-attacker-entrenchment-target = A unit that attacks a hill, attacks a flank, or is shot at in entrenchments may re-roll the die. If both sides may, the attacker decides first.
interpretation-reroll_beneficiary-hill-attacker-flank-attacker-entrenchment-shooter = A unit that attacks a hill, attacks a flank, or shoots at entrenchments may re-roll the die.

interpretation-guns_at_entrenchments-title = Artillery that shoots at entrenchments
interpretation-guns_at_entrenchments-cover = Entrenchments are cover from artillery, just as they are from other troops.
interpretation-guns_at_entrenchments-no_cover = Artillery ignores entrenchments, as it ignores towns and woods.

interpretation-flank_vs_hill-title = A flank attack on a unit on a hill
interpretation-flank_vs_hill-cancel = If the target may re-roll for a hill and the attacker for a flank, the two re-rolls cancel out.
interpretation-flank_vs_hill-both = If the target may re-roll for a hill and the attacker for a flank, the die is re-rolled at most once. The attacker decides first.

interpretation-apex_field-title = Field of fire when facing a corner
interpretation-apex_field-axes = A unit facing a corner shoots along the two rows of hexes beside that corner.
interpretation-apex_field-wedge = A unit facing a corner shoots along the two rows of hexes beside that corner and at the hexes between them.

interpretation-facings-title = Unit facings
interpretation-facings-four = A unit may face only north or south, towards a corner, or east or west, towards a side.
interpretation-facings-twelve = A unit may face any corner or any side.

interpretation-activations_usable_on-title = Units that may be activated
interpretation-activations_usable_on-any_own_unit = An activation may be used on any of the side's own units.
interpretation-activations_usable_on-counted_only = An activation may be used only on a unit that was counted for activations.

interpretation-commander_move-title = How far does a commander move?
interpretation-commander_move-three = A commander may move up to 3 hexes.
interpretation-commander_move-any = A commander may move any distance.

interpretation-sight_blocked_by-title = What blocks a line of sight?
interpretation-sight_blocked_by-ground = Woods, towns and hills in between block a line of sight; units do not.
interpretation-sight_blocked_by-ground_and_units = Woods, towns, hills and units in between block a line of sight.

interpretation-hill_sight-title = Lines of sight to and from a hill
interpretation-hill_sight-blocks = A hill in between blocks every line of sight, even one to or from another hill.
interpretation-hill_sight-open_from_hills = A hill in between does not block a line of sight to or from another hill.

interpretation-sight_along_side-title = A line of sight along the side between two hexes
interpretation-sight_along_side-both = A line of sight along a hexside is blocked only if both hexes beside it block sight.
interpretation-sight_along_side-either = A line of sight along a hexside is blocked if either hex beside it blocks sight.

interpretation-attached_unit_moves_free-title = How a commander and his unit move
interpretation-attached_unit_moves_free-no = Only the commander moves at no cost; the unit that he is attached to does not.
interpretation-attached_unit_moves_free-yes = A unit with its commander attached may move at no cost, if it has not moved; its move is also his. Fighting from its own hex without turning is not a move. After a mere pivot, with no enemy within 1 hex, it may go straight on.

interpretation-commander_return-title = When does a commander return to the table?
interpretation-commander_return-end_of_own_move = After leaving the table, a commander returns at the end of his side's next turn, after its units have moved.
interpretation-commander_return-before_counting = After leaving the table, a commander may return at the beginning of his side's next turn, before activations are counted, or at the end of that turn.

interpretation-commander_contact-title = Contact with a commander
interpretation-commander_contact-declared = An enemy unit contacts a commander only by deliberately moving straight at him. A unit need not stop next to an unattached commander.
interpretation-commander_contact-adjacent = An enemy unit contacts a commander if it ends any move, even retiring or giving ground, next to him and facing him. An unattached commander cannot move into or through an enemy's front. A unit need not stop for him.

interpretation-eliminated_guns_count_as_routed-title = Guns eliminated in melee
interpretation-eliminated_guns_count_as_routed-true = Artillery eliminated in melee adds a hit to its commander, as a routed unit does.
interpretation-eliminated_guns_count_as_routed-false = Artillery eliminated in melee does not add a hit to its commander.

interpretation-ammo_score-title = Ammunition when the die is re-rolled
interpretation-ammo_score-final = Ammunition runs out if the final score is a 3.
interpretation-ammo_score-first = Ammunition runs out if the first score is a 3, even if the die is re-rolled.

interpretation-trotters_may_charge_with_ammo-title = Trotters and cuirassiers that still have ammunition
interpretation-trotters_may_charge_with_ammo-true = Trotters and cuirassiers may start a melee whether or not they have ammunition.
interpretation-trotters_may_charge_with_ammo-false = Trotters and cuirassiers may start a melee only when they are out of ammunition.

interpretation-shoot_after_turn-title = Shooting after a pivot
interpretation-shoot_after_turn-may = Pivoting does not count as moving: a unit that has pivoted may shoot.
interpretation-shoot_after_turn-may_not = A unit that has only pivoted cannot shoot in that activation. If it also moved forward, it may.

interpretation-dragoons_as_cavalry-title = Dragoons and melee
interpretation-dragoons_as_cavalry-no = Dragoons cannot start a melee.
interpretation-dragoons_as_cavalry-yes = Dragoons fight as cavalry: they may start a melee, and rules about cavalry in melee apply to them.

interpretation-rear_attacks-title = Attacks from straight behind
interpretation-rear_attacks-flank = An attack through any hexside outside a unit's front is an attack on its flank.
interpretation-rear_attacks-plain = An attack through a hexside opposite a unit's front is not an attack on its flank.

interpretation-hedge_to_hedge-title = Moves from one hedge hex to the next
interpretation-hedge_to_hedge-slow = Moving from one hedge hex to the next limits a unit's move to 1 hex, as entering or leaving hedges does.
interpretation-hedge_to_hedge-free = Moving from one hedge hex to the next does not limit a unit's move.

interpretation-give_ground_beside-title = Giving ground to a hex next to an enemy
interpretation-give_ground_beside-blocked = A unit cannot give ground to a hex next to an enemy it is in melee with, or retire to a hex next to the enemy it retires from.
interpretation-give_ground_beside-free = A unit may give ground to a hex next to an enemy it was in melee with; the melee then ends. It may retire to a hex next to the enemy it retires from.

interpretation-give_ground_ways-title = In which directions may units give ground and retire?
interpretation-give_ground_ways-away = A unit attacked on its flank gives ground in any direction that leads away from its enemies. A unit with an enemy next to its flank or rear retires in the same way.
interpretation-give_ground_ways-back = A unit gives ground and retires straight back, wherever its enemies are.

interpretation-shooting_into_melee-title = Shooting at units in melee
interpretation-shooting_into_melee-no = A unit in melee cannot be shot at.
interpretation-shooting_into_melee-yes = A unit in melee may be shot at.
