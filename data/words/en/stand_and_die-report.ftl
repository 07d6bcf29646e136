### The battle report of Stand and Die! { $units } and { $target } are names of units.

tale-first = { $side } marched first.
tale-attacks = Attacks
tale-destroyed = Destroyed: { $units }.
tale-off = { $units } left the field.
tale-taken_over = { $units } took over the guns of { $target }.
tale-attacked = { $units } attacked { $target } in { $hex }.
tale-waiting = { $units } attacked { $target } in { $hex }. The losses are not final yet.
tale-vain = { $units } attacked { $target } in { $hex }, with no effect.

tale-fate-lost = { $units } lost { $lost }.
tale-fate-part = { $n } of { $whole } figures
tale-fate-all = the last { $figures }
tale-fate-last = the last figure
tale-fate-hits = { $count ->
    [one] { $units } took { $n } gun casualty.
   *[other] { $units } took { $n } gun casualties.
}
tale-fate-back = { $units } fell back to { $hex }.
tale-fate-barred = { $units } could not fall back.
tale-fate-lost_back = { $units } lost { $lost } and fell back to { $hex }.
tale-fate-lost_barred = { $units } lost { $lost } and could not fall back.
