### What a battle report tells of a battle of Charging. Units are called by name where { $units } and the
### like are.

tale-turn = Turn { $turn }: { $side }
tale-turn_lost = { $side } lost { $what }.

tale-gone-destroyed = { $units } ceased to exist.
tale-gone-surrendered = { $units } surrendered.
tale-gone-off_table = { $units } fled from the table.

tale-charge-front = { $units } charged { $target }
tale-charge-flank = { $units } charged { $target } in the flank
tale-charge-rear = { $units } charged { $target } in the rear
tale-charge-broke = { $units } would not meet the charge, and ran.
tale-charge-held = { $units } would not meet the charge, and had nowhere to run.
tale-charge-stood = { $units } stood to meet the charge.
tale-charge-evaded = { $units } made off before the charge.
tale-charge-met = { $target } met { $units } with a counter-charge
tale-charge-contact = { $units } came to grips with { $target }
tale-charge-caught = { $units } caught { $target } in flight
tale-charge-followed = { $units } took the ground that { $target } had left
tale-charge-short = { $units } fell short of { $target }

tale-surrender-defied = { $units } would not surrender.

tale-rest-lost = { $units } lost { $strength }.
tale-rest-gained = { $units } got { $strength } back.
tale-rest-good = { $units } took heart again.
tale-rest-shaken = { $units } stood shaken.
tale-rest-routing = { $units } broke and ran.
tale-rest-corrected = { $count ->
    [one] The table put { $units } right by hand.
   *[other] The table put { $n } units right by hand.
}

tale-phase-charge = Charges
tale-phase-surrender = Surrender
tale-phase-melee = Melees

tale-test-charge = to meet a charge
tale-test-surrender = for surrender

tale-outcome-rout = routed
tale-outcome-stand = stood
tale-outcome-may_counter = might counter-charge
tale-outcome-surrenders = surrendered
tale-outcome-defies = fought on
