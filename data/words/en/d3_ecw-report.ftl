### The battle report of D3 English Civil War. { $units } and { $target } are names of units.

tale-attacks = Attacks
tale-retired = { $side } retired.
tale-closed = { $units } closed with { $target }
tale-alone = { $units } { $fate }.
tale-empty = { $units } ran out of ammunition.
tale-back = { $units } returned to the table.
tale-vain = { $count ->
    [one] One shot had no effect.
   *[other] { $n } shots had no effect.
}

tale-attack-shot = { $units } shot at { $target } in { $hex }{ $came }
tale-attack-fought = { $units } fought { $target } in { $hex }{ $came }
tale-attack-charged = { $units } charged { $target } in { $hex }{ $came }

tale-came-nothing = { " with no effect" }
tale-came-hits = , inflicting { $hits }
tale-came-fate = , which { $fate }
tale-came-both = , which took { $hits } and { $fate }

tale-fate-routed = routed
tale-fate-eliminated = fell in the melee
tale-fate-contacted = left the table
tale-fate-unplaced = left the table
tale-fate-gave_ground = gave ground to { $hex }
tale-fate-cornered = could not give ground
