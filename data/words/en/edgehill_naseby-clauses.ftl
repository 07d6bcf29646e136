### The clauses of the rulebook and its interpretations, in our own words: `clause-ID`, and
### `interpretation-ID-title` with `interpretation-ID-OPTION` for each option. The ids are those of clauses.toml and
### interpretations.toml. Numbers, clauses and dates must stay exact.

## Command radius

clause-E-01 = A unit is in command if it begins its own side's turn at most 4 hexes from its leader. Count the unit's hex but not the leader's.
clause-E-02 = A unit out of command has its movement allowance halved, rounded down, for that turn.
clause-E-03 = A unit out of command cannot start a combat. It defends as usual.

## Facing

clause-E-04 = A unit faces a corner of its hex. The two hexsides that meet there are its front, the next on each side is a flank, and the other two are its rear.
clause-E-05 = In the movement phase a unit may turn to any other corner for 1 movement point.
clause-E-06 = A unit moves and attacks only through its two front hexsides.
clause-E-07 = An attack through a flank hexside shifts 1 column to the right.
clause-E-08 = An attack through a rear hexside shifts 2 columns to the right.
clause-E-09 = If several units attack through flank or rear hexsides, only the best single shift counts. Shifts are not added together.

## Artillery

clause-E-10 = Guns cannot move. In a turn in which a gun does not fire, its owner may turn it to any facing.
clause-E-11 = A gun needs a clear line of sight. A unit of either side, a wood, a slope hex or a hedge hexside between gun and target blocks it.
clause-E-12 = The first slope hex on the line of sight does not block it; any further slope hex does.
clause-E-13 = A gun fires at targets 1 to 4 hexes away.
clause-E-14 = A gun rolls 4 dice at a range of 1 hex, 3 dice at 2 hexes, 2 dice at 3 hexes and 1 die at 4 hexes.
clause-E-15 = The only effect of fire is to disorder the target. A disordered unit cannot be fired at.
clause-E-16 = Artillery fire disorders infantry if at least one die shows 6.
clause-E-17 = Artillery fire disorders cavalry on 5+.
clause-E-18 = A gun is activated at most once a turn, by a leader with at least one infantry unit in his command.
clause-E-19 = If a gun with no infantry in its hex tries to fire at adjacent cavalry, it does not fire and becomes unmanned.
clause-E-20 = An unmanned gun may be manned in a later turn if a friendly leader is in its hex or adjacent and no enemy is within 2 hexes.
clause-E-21 = At most one infantry unit may be in a gun's hex.
clause-E-22 = If the infantry with a gun is eliminated in combat, or has to retreat after combat, the gun becomes unmanned.
clause-E-23 = Enemy cavalry that moves through a gun's hex or ends its move there removes the gun.
clause-E-24 = Enemy infantry that moves through a gun's hex removes the gun; if it ends its move there, it captures the gun.
clause-E-25 = From its next turn the captor may replace a captured gun with one of its own. Until replaced, the gun cannot fire or turn.

## Terrain

clause-E-26 = A wood costs infantry 2 more movement points and cavalry 4 more.
clause-E-27 = Cavalry cannot charge into a wood or out of one.
clause-E-28 = −2 to the attacker's die in an attack on infantry in a wood.
clause-E-29 = A cavalry attack into a wood shifts 1 column to the left.
clause-E-30 = A hedge costs cavalry 1 more movement point.
clause-E-31 = −1 to the die in a cavalry attack through a hedge.
clause-E-32 = A hillside costs cavalry 1 more movement point, up or down.
clause-E-33 = Cavalry cannot charge uphill, though it may attack. A charge downhill disorders it.
clause-E-34 = A cavalry attack uphill shifts 1 column to the left.
clause-E-35 = A road has no effect.
clause-E-36 = At Edgehill, no terrain counts, except hedges (hexsides drawn as bushes) if agreed. At Naseby, woods, hedges and hillsides on the map count.

## Artillery

clause-E-37 = Guns are used at Edgehill only.
clause-E-38 = Edgehill: Royalist guns start stacked with infantry in 1313, 1214, 1213, 0813, 0814 and 1013. Parliament's guns start in 0704, 0904, 1104 and 1304.

## Optional rules

clause-E-39 = All these rules are optional additions to the base game, best left until you have played it a few times. The players agree which parts to use.

## Interpretations

interpretation-cavalry_5plus-title = Guns against cavalry: 5+
interpretation-cavalry_5plus-any_die = Guns disorder cavalry if any die shows 5 or 6.
interpretation-cavalry_5plus-sum = Guns disorder cavalry if the sum of their dice is 5 or more.

interpretation-facing_and_terrain_shifts-title = Column shifts for facing and terrain
interpretation-facing_and_terrain_shifts-add = Column shifts for facing and terrain are added together.
interpretation-facing_and_terrain_shifts-best_only = If facing shifts the column, terrain does not.

interpretation-mixed_attack-title = Cavalry and infantry attack together
interpretation-mixed_attack-any = A terrain effect on attacking cavalry counts once if it applies to any of the attacking cavalry.
interpretation-mixed_attack-all = A terrain effect on attacking cavalry counts only if all attackers are cavalry and the effect applies to each of them.

interpretation-gun_arc-title = A gun's field of fire
interpretation-gun_arc-front = A gun fires within the 60° arc between the centres of its two front hexsides.
interpretation-gun_arc-all = A gun may fire all round.

interpretation-edge_los-title = A line of sight exactly along hexsides
interpretation-edge_los-both_must_block = A line of sight along a hexside is blocked only if both hexes beside it block. At the map's edge, the one hex beside it decides.
interpretation-edge_los-either_blocks = A line of sight along a hexside is blocked if either hex beside it blocks.

interpretation-leaders_block-title = Does a leader alone count as a unit?
interpretation-leaders_block-no = A leader on his own is not a unit: he does not block a line of sight, bar his hex to enemies, or keep a gun near him unmanned.
interpretation-leaders_block-yes = A leader on his own is a unit: he blocks a line of sight, bars his hex to enemies, and keeps a gun near him unmanned.

interpretation-own_hedge-title = A hedge on a side of the gun's or target's hex
interpretation-own_hedge-blocks = A hedge on a side of the gun's or target's hex blocks the line of sight like any other hedge.
interpretation-own_hedge-open = A hedge on a side of the gun's or target's hex does not block the line of sight.

interpretation-unmanned_by-title = When does cavalry drive off a gun's crew?
interpretation-unmanned_by-attempt = A gun without infantry becomes unmanned if it tries to fire at adjacent cavalry.
interpretation-unmanned_by-adjacency = A gun without infantry becomes unmanned when enemy cavalry ends its movement next to it.

interpretation-recrew_in-title = When is an unmanned gun manned again?
interpretation-recrew_in-start = An unmanned gun is manned again at the start of one of its side's turns, before anything moves.
interpretation-recrew_in-movement = An unmanned gun is manned again at the start of one of its side's turns, or in that turn's movement.

interpretation-no_leader-title = A unit without its leader
interpretation-no_leader-out = A unit that has no leader on the map is out of command.
interpretation-no_leader-in = A unit that has no leader on the map is in command.

interpretation-edgehill_hedges-title = Terrain at Edgehill
interpretation-edgehill_hedges-agreed = At Edgehill, hexsides drawn as bushes are hedges; no other terrain counts.
interpretation-edgehill_hedges-none = At Edgehill, no terrain on the map counts.
interpretation-edgehill_hedges-drawn = Woods, slopes and hedges on the map count at Edgehill, as they do at Naseby.
