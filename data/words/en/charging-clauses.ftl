### The clauses of the rulebook and its interpretations, in our own words: `clause-ID`, and
### `interpretation-ID-title` with `interpretation-ID-OPTION` for each option. The ids are those of clauses.toml and
### interpretations.toml. Numbers, clauses and dates must stay exact.

## Charging

clause-C-01 = After all firing, the active side may charge with any infantry or cavalry that is not shaken. Artillery cannot charge.
clause-C-02 = A charge reaches an enemy directly in front within 3″ (infantry) or 6″ (cavalry).
clause-C-03 = All charges are declared before any charged unit tests. The active side chooses the order of the tests.
clause-C-04 = The result of a test (counter-charge, rout or, if allowed, evasion) is carried out before the next unit tests.
clause-C-05 = After all tests, a charger not in contact moves to its target if that is within reach, otherwise to where the target was before it routed or evaded. Then melees are fought.

## Testing charged units

clause-C-06 = A charged unit rolls one die and adds every factor that applies.
clause-C-07a = +2: a unit other than cavalry, charged by cavalry.
clause-C-07b = +2: open-order infantry or artillery, charged by a unit in close order.
clause-C-07c = +2: charged in the rear.
clause-C-07d = +1: charged in the flank.
clause-C-07e = +1: shaken.
clause-C-07f = −2: behind an obstacle or in a building.
clause-C-07g = −2: cavalry, charged only by troops that are not cavalry.
clause-C-07h = −2: infantry or cavalry in close order, charged only by open-order infantry or artillery.
clause-C-07i = −3: in a fortification.
clause-C-08 = A unit that scores its basic morale or more routs at once and loses 1 strength point.
clause-C-09 = A unit that scores less than 0 may counter-charge a charger to its front.
clause-C-10 = A unit behind an obstacle, in a building or in a fortification cannot counter-charge.
clause-C-11 = A unit already routing when charged does not test. It rolls for surrender (C-14). If it does not surrender, it routs again and loses 1 strength point.
clause-C-12 = A counter-charging unit meets its charger halfway.

## Rout

clause-C-13 = A routing unit moves at rout speed directly away from the enemy that caused its rout, to the nearest friendly cover (in woods or buildings, or behind a friendly unit) or off its own table edge. It must end farther from every visible enemy than it began.

## Surrender

clause-C-14 = A unit rolls for surrender, at most once a turn, if (a) it is charged in the rear and routs in a test or a melee (roll before it moves); (b) it is charged while routing; or (c) it routs within 6″ of an enemy and cannot move.
clause-C-15 = Roll one die: foot surrenders on 4+, mounted troops on 5+. Remove surrendered troops.

## The author's comment

clause-C-16 = Terrain does not slow a rout; only impassable terrain stops it.
clause-C-17 = Terrain slows charges as it slows moves. A charge cannot cross a wall or a fence and carry on into the enemy.

## Interpretations

interpretation-flank_and_rear-title = Charged in flank and rear at once
interpretation-flank_and_rear-both = A unit charged in flank and rear at once adds both factors.
interpretation-flank_and_rear-worst = A unit charged in flank and rear at once adds only the rear factor.

interpretation-fort_and_obstacle-title = A unit in a fortification and behind an obstacle
interpretation-fort_and_obstacle-fort_only = A unit in a fortification does not also add the factor for an obstacle or a building.
interpretation-fort_and_obstacle-both = A unit in a fortification also adds the factor for an obstacle or a building.

interpretation-counter_below-title = The score for a counter-charge
interpretation-counter_below-0 = A unit may counter-charge on a score of −1 or less.
interpretation-counter_below-1 = A unit may counter-charge on a score of 0 or less.

interpretation-cav_vs_cav_counter-title = Cavalry charged by cavalry
interpretation-cav_vs_cav_counter-as_written = Cavalry charged by cavalry needs the usual score to counter-charge. If charged frontally in the open, it never scores low enough.
interpretation-cav_vs_cav_counter-always_if_stands = Cavalry charged by cavalry may always counter-charge if it does not rout.

interpretation-caught_routers-title = A unit that routs and is caught
interpretation-caught_routers-surrender_check = A routing unit still within the charger's reach is contacted. There is no melee, and the routing unit rolls for surrender.
interpretation-caught_routers-no_check = A routing unit still within the charger's reach is contacted. There is no melee, and nothing else happens.

interpretation-zero_sp-title = A unit with no strength points left
interpretation-zero_sp-destroyed = A unit that has lost its last strength point is removed from the table.
interpretation-zero_sp-remains = A unit that has lost its last strength point stays on the table.

interpretation-evade-title = Evading a charge
interpretation-evade-off = No unit evades a charge.
interpretation-evade-on = Open-order infantry and light cavalry that do not rout may evade a charge. They move at their normal speed.

interpretation-charge_terrain_penalty-title = Terrain in the way of a charge
interpretation-charge_terrain_penalty-strict = Terrain slows a charge, and a charge cannot cross a wall or a fence and carry on into the enemy.
interpretation-charge_terrain_penalty-free = Terrain does not slow a charge.
