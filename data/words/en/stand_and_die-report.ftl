### What a battle report tells of a battle of Stand and Die! Groups are called by name where { $units } and
### { $target } are.

tale-first = { $side } marched first.
tale-attacks = Attacks
tale-destroyed = { $units } ceased to exist.
tale-off = { $units } left the field.
tale-taken_over = { $units } took over the guns of { $target }.
tale-attacked = { $units } attacked { $target } in { $hex }: { $came }
tale-attacked_one = { $units } attacked { $target } in { $hex }, who { $came }
tale-waiting = { $units } attacked { $target } in { $hex }, whose losses were still to be taken
tale-vain = { $units } attacked { $target } in { $hex } to no effect

tale-fate-of = { $unit } { $fate }
tale-fate-lost = lost { $lost }
tale-fate-part = { $n } of { $whole } figures
tale-fate-all = the last { $figures }
tale-fate-last = the last figure
tale-fate-crews = { $hits } on their guns
tale-fate-back = fell back to { $hex }
tale-fate-barred = stayed, the way back barred
