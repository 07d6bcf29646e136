### The battle report of D3 English Civil War. { $units } and { $target } are names of units.

tale-attacks = Attacks
tale-command = Command
tale-retired = { $side } retired.
tale-closed = { $units } closed with { $target }.
tale-alone = { $units } { $fate }.
tale-empty = { $units } ran out of ammunition.
tale-back = { $units } returned to the table.
tale-vain = { $count ->
    [one] One shot had no effect.
   *[other] { $n } shots had no effect.
}

tale-attack-shot-nothing = { $units } shot at { $target } in { $hex } with no effect.
tale-attack-shot-hits = { $units } shot at { $target } in { $hex }, inflicting { $hits }.
tale-attack-shot-fate = { $units } shot at { $target } in { $hex }: the target { $fate }.
tale-attack-shot-both = { $units } shot at { $target } in { $hex }: the target took { $hits } and { $fate }.
tale-attack-fought-nothing = { $units } fought { $target } in { $hex } with no effect.
tale-attack-fought-hits = { $units } fought { $target } in { $hex }, inflicting { $hits }.
tale-attack-fought-fate = { $units } fought { $target } in { $hex }: the target { $fate }.
tale-attack-fought-both = { $units } fought { $target } in { $hex }: the target took { $hits } and { $fate }.
tale-attack-charged-nothing = { $units } charged { $target } in { $hex } with no effect.
tale-attack-charged-hits = { $units } charged { $target } in { $hex }, inflicting { $hits }.
tale-attack-charged-fate = { $units } charged { $target } in { $hex }: the target { $fate }.
tale-attack-charged-both = { $units } charged { $target } in { $hex }: the target took { $hits } and { $fate }.

tale-fate-routed = routed
tale-fate-eliminated = was eliminated in melee
tale-fate-contacted = left the table
tale-fate-unplaced = left the table
tale-fate-gave_ground = gave ground to { $hex }
tale-fate-cornered = could not give ground
