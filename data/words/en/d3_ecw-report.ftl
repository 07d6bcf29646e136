### What a battle report tells of a battle of D3 English Civil War. Units are called by name where
### { $units } and { $target } are.

tale-attacks = Attacks
tale-retired = { $side } gave up the field.
tale-closed = { $units } closed with { $target }
tale-alone = { $units } { $fate }.
tale-empty = { $units } had no ammunition left.
tale-back = { $units } came back to the table.
tale-vain = { $count ->
    [one] One shot did no harm.
   *[other] { $n } shots did no harm.
}

tale-attack-shot = { $units } shot at { $target } in { $hex }{ $came }
tale-attack-fought = { $units } fought { $target } in { $hex }{ $came }
tale-attack-charged = { $units } charged { $target } in { $hex }{ $came }

tale-came-nothing = { " to no effect" }
tale-came-hits = { " " }and made { $hits }
tale-came-fate = , who { $fate }
tale-came-both = , who took { $hits } and { $fate }

tale-fate-routed = broke
tale-fate-eliminated = went down in the melee
tale-fate-contacted = left the table
tale-fate-unplaced = left the table
tale-fate-gave_ground = gave ground to { $hex }
tale-fate-cornered = had nowhere to give ground
