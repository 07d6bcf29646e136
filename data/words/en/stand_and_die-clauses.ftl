### The clauses of the rulebook and its interpretations, in our own words: `clause-ID`, and
### `interpretation-ID-title` with `interpretation-ID-OPTION` for each option. The ids are those of clauses.toml and
### interpretations.toml. Numbers, clauses and dates must stay exact.

## Marching

clause-S-01 = Each turn, dice decide which side marches first.
clause-S-02 = A side may march with any or all of its units every turn.
clause-S-03 = March per turn: cavalry 3 hexes, infantry 2, artillery 1. Troops that march together go as far as the slowest.
clause-S-04 = A hex holds cavalry alone, infantry alone, guns alone, or infantry with guns.
clause-S-05 = Troops cannot enter a hex that the enemy holds.
clause-S-06 = Troops in a hex face one of its sides. That side and the two beside it are their front; the other three are their rear. They may turn freely before, during and after the march.
clause-S-07 = Troops in a hex fall back when attacked unless their owner has marked them as Standing.
clause-S-08 = A hex holds as many troops as fit into it with a little room between the bases.
clause-S-09 = A hex that is all water can be entered from any side, but only by bridge or boat.
clause-S-10 = Infantry and guns on a river's edge may attack the opposite edge across one hex of water.

## Attacking

clause-S-11 = Shooting and hand-to-hand combat work alike: one hex attacks one adjacent enemy hex.
clause-S-12 = Add the chances of all troops in a hex that attack the same enemy hex. Every whole 1 is a casualty; a D10 decides whether the fraction causes one more.
clause-S-13 = All troops next to an enemy may attack once each turn.
clause-S-14 = A gun is out of action after its second casualty.
clause-S-15 = Guns take casualties only if there is no infantry in their hex.

## Chances

clause-S-16 = Chance of a kill for each infantryman: 0.3 against Standing troops (0.1 in cover), 0.1 against troops that fall back (0 in cover).
clause-S-17 = Chance of a kill for each cavalryman: 0.4. Against troops in cover: 0.3 if they are Standing, 0.2 if they fall back.
clause-S-18 = Chance of a kill for each gun: 1.1 against Standing troops (0.6 in cover), 0.3 against troops that fall back (0.1 in cover).
clause-S-19 = An attack through one of the target's three rear sides adds 0.1 for each infantryman, 0.2 for each cavalryman and 0.5 for each gun.

## Falling back

clause-S-20 = Troops that are not Standing fall back one hex when they are attacked.
clause-S-21 = Standing troops never fall back: only casualties remove them.

## The game

clause-S-22 = One table of chances covers infantry, cavalry and artillery from the 16th to the 19th century. Troop quality plays no part, and attacks reach only adjacent hexes.

## Interpretations

interpretation-pooling-title = Which chances are added together?
interpretation-pooling-per_firing_hex = Add up the chances against a target hex separately for each attacking hex.
interpretation-pooling-per_target = Add up the chances of all hexes that attack the same target hex.

interpretation-attack_timing-title = When do troops attack?
interpretation-attack_timing-simultaneous = Both sides march, then all attacks are made at the same time.
interpretation-attack_timing-first_mover_first = Both sides march, then attack in the order in which they marched.
interpretation-attack_timing-own_turn_only = One side marches and attacks, then the other marches and attacks.

interpretation-fall_back_trigger-title = What makes troops fall back?
interpretation-fall_back_trigger-attacked = Troops that are not Standing fall back once, after all attacks on their hex, even if the attacks could not cause a casualty.
interpretation-fall_back_trigger-casualty = Troops that are not Standing fall back if an attack has inflicted a casualty on them, but only once.

interpretation-fall_back_dir-title = Which way do troops fall back?
interpretation-fall_back_dir-opposite_facing = Troops fall back through the side opposite their facing. If it is blocked, their owner chooses another rear side.
interpretation-fall_back_dir-any_rear = Troops fall back through any rear side that their owner chooses.

interpretation-attack_arc-title = Which enemies may troops attack?
interpretation-attack_arc-any_adjacent = Troops may attack any adjacent enemy.
interpretation-attack_arc-front_three = Troops may attack only through the side they face and the two beside it. Across water, they may also attack through a corner where one of these three sides meets a rear side.

interpretation-overflow_to_guns-title = Do excess infantry casualties pass to guns?
interpretation-overflow_to_guns-false = Casualties in excess of the infantry in a hex do not pass to its guns.
interpretation-overflow_to_guns-true = Casualties in excess of the infantry in a hex pass to its guns.

interpretation-split_attacks-title = May the troops in one hex attack several hexes?
interpretation-split_attacks-may = The figures in a hex may split their attacks among several enemy hexes. Each figure attacks once.
interpretation-split_attacks-may_not = All figures in a hex attack the same enemy hex.

interpretation-river_fire-title = Which troops may attack across a river?
interpretation-river_fire-foot_and_guns = Only infantry and guns on a river's edge may attack the opposite edge, across one hex of water.
interpretation-river_fire-all_arms = All troops on a river's edge may attack the opposite edge, across one hex of water.

interpretation-d10_faces-title = How is the D10 read?
interpretation-d10_faces-1-10 = The D10 is read from 1 to 10: with a fraction of 0.4, a roll of 4 or less kills.
interpretation-d10_faces-0-9 = The D10 is read from 0 to 9: with a fraction of 0.4, a roll of 3 or less kills.

interpretation-pass_friends-title = May troops march through friends?
interpretation-pass_friends-may = Troops may march through a hex that their own side occupies, but must end in a hex where they may stop.
interpretation-pass_friends-may_not = Troops cannot march through a hex that contains other troops of their side, unless they could stop there.

interpretation-terrain_moves-title = Does terrain slow a march?
interpretation-terrain_moves-free = Terrain does not slow a march, but water blocks it.
interpretation-terrain_moves-stops = Troops that enter a hex with cover cannot march farther this turn.

interpretation-mark_when-title = When may troops be marked as Standing?
interpretation-mark_when-own_march = Troops may change their Standing mark only in their own side's march. Both sides see the change.
interpretation-mark_when-until_attacks = Troops may change their Standing mark in either side's march, until attacks begin. Both sides see the change.

interpretation-silent_guns-title = Do guns out of action occupy their hex?
interpretation-silent_guns-open = A hex with guns out of action and no other troops may be entered. The players may agree that the guns are taken over.
interpretation-silent_guns-held = Guns out of action still occupy a hex, even if no other troops are in it.
