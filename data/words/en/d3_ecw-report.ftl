### The battle report of D3 English Civil War. { $units } and { $target } are names of units.

tale-attacks = Attacks
tale-command = Command
tale-retired = { $side } retired.
tale-closed = { $units } closed with { $target }.
tale-empty = { $units } ran out of ammunition.
tale-retreated = { $units } retired to { $hex }.
tale-back = { $units } returned to the table.
tale-vain = { $count ->
    [one] One shot had no effect.
   *[other] { $n } shots had no effect.
}

tale-attack-shot-nothing = { $units } shot at { $target } in { $hex } with no effect.
tale-attack-shot-hits = { $units } shot at { $target } in { $hex }, inflicting { $hits }.
tale-attack-shot-only = { $units } shot at { $target } in { $hex }.
tale-attack-fought-nothing = { $units } fought { $target } in { $hex } with no effect.
tale-attack-fought-hits = { $units } fought { $target } in { $hex }, inflicting { $hits }.
tale-attack-fought-only = { $units } fought { $target } in { $hex }.
tale-attack-attacked-nothing = { $units } attacked { $target } in { $hex } with no effect.
tale-attack-attacked-hits = { $units } attacked { $target } in { $hex }, inflicting { $hits }.
tale-attack-attacked-only = { $units } attacked { $target } in { $hex }.
tale-attack-charged-nothing = { $units } charged { $target } in { $hex } with no effect.
tale-attack-charged-hits = { $units } charged { $target } in { $hex }, inflicting { $hits }.
tale-attack-charged-only = { $units } charged { $target } in { $hex }.

tale-fate-routed = { $units } routed.
tale-fate-eliminated = Eliminated in melee: { $units }.
tale-fate-contacted = { $units } left the table.
tale-fate-unplaced = { $units } left the table.
tale-fate-gave_ground = { $units } gave ground to { $hex }.
tale-fate-cornered = { $units } could not give ground.
