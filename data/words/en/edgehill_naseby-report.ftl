### The battle report of Edgehill and Naseby. { $units } and { $target } are names of units; a key for
### more units than are named ends in _many.

tale-orders = Orders
tale-out = Out of command: { $units }.
tale-out_many = { $n } units were out of command.
tale-recovered = { $units } recovered from disorder.
tale-fire = Guns
tale-shot = { $units } disordered { $target } with gunfire.
tale-vain = { $count ->
    [one] One shot had no effect.
   *[other] { $n } shots had no effect.
}
tale-combat = Combat
tale-charged = { $units } charged { $target } in { $hex }.
tale-attacked = { $units } attacked { $target } in { $hex }.
tale-joined = { $units } attacked and { $horse } charged { $target } in { $hex }.
tale-joined_vain = { $units } attacked and { $horse } charged { $target } in { $hex }, with no effect.
tale-charged_vain = { $units } charged { $target } in { $hex }, with no effect.
tale-attacked_vain = { $units } attacked { $target } in { $hex }, with no effect.
tale-joined_open = { $units } attacked and { $horse } charged { $target } in { $hex } (not resolved).
tale-charged_open = { $units } charged { $target } in { $hex } (not resolved).
tale-attacked_open = { $units } attacked { $target } in { $hex } (not resolved).

tale-gun-manned = Manned again: { $units }.
tale-gun-replaced = Replaced by one of the captor's guns: { $units }.
tale-gun-fled = The crew of { $units } fled.
tale-gun-forsaken = { $units }: abandoned by the crew when the infantry was beaten.
tale-gun-captured = { $by } captured { $units }.
tale-gun-retaken = { $by } retook { $units }.
tale-gun-back_in_use = In use again by the original side: { $units }.
tale-gun-overrun = { $by } overran { $units }.

tale-effect-disordered = { $units } became disordered.
tale-effect-downhill = { $units } became disordered while charging downhill.
tale-effect-pressed = { $units } had to retreat.
tale-effect-back = { $units } retreated to { $hex }.
tale-effect-stayed = { $units } did not retreat.
tale-effect-eliminated = Eliminated: { $units }.
tale-effect-overrun = { $units } fell to the enemy.
tale-effect-off_map = { $units } left the map.
