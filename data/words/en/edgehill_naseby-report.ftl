### What a battle report tells of a battle of Edgehill and Naseby. Units are called by name where
### { $units } and { $target } are; a key of more units than are named ends in _many.

tale-orders = Orders
tale-out = { $units } had no leader near enough to command them.
tale-out_many = { $n } units had no leader near enough to command them.
tale-recovered = { $units } got back into order.
tale-fire = Guns
tale-shot = { $units } fired on { $target } and threw them into disorder
tale-vain = { $count ->
    [one] One shot did no harm.
   *[other] { $n } shots did no harm.
}
tale-combat = Combat
tale-charged = { $units } charged { $target } in { $hex }: { $came }
tale-attacked = { $units } attacked { $target } in { $hex }: { $came }
tale-charged_who = { $units } charged { $target } in { $hex }, who { $came }
tale-charged_and = { $units } charged { $target } in { $hex }, but { $came }
tale-attacked_who = { $units } attacked { $target } in { $hex }, who { $came }
tale-attacked_and = { $units } attacked { $target } in { $hex }, but { $came }
tale-joined = { $units } attacked and { $horse } charged { $target } in { $hex }: { $came }
tale-joined_who = { $units } attacked and { $horse } charged { $target } in { $hex }, who { $came }
tale-joined_and = { $units } attacked and { $horse } charged { $target } in { $hex }, but { $came }
tale-joined_vain = { $units } attacked and { $horse } charged { $target } in { $hex } to no effect
tale-charged_vain = { $units } charged { $target } in { $hex } to no effect
tale-attacked_vain = { $units } attacked { $target } in { $hex } to no effect

tale-gun-manned = { $units } found a crew again.
tale-gun-replaced = { $units } changed sides with a new crew.
tale-gun-fled = The crew of { $units } fled.
tale-gun-forsaken = The crew of { $units } left as the foot fell back.
tale-gun-captured = { $by } took { $units }.

tale-effect-of = { $unit } { $fate }
tale-effect-disordered = fell into disorder
tale-effect-downhill = fell into disorder on the way down
tale-effect-back = fell back to { $hex }
tale-effect-stayed = stood where retreat was due
tale-effect-eliminated = ceased to exist
tale-effect-overrun = went down before the enemy
tale-effect-off_map = left the field
