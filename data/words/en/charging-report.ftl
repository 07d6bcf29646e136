### The battle report of Charging. { $units } and the like are names of units.

tale-turn = Turn { $turn }: { $side }

tale-gone-destroyed = Destroyed: { $units }.
tale-gone-surrendered = { $units } surrendered.
tale-gone-off_table = { $units } routed off the table.
tale-gone-left = { $units } left the table.

tale-charge-front = { $units } charged { $target }.
tale-charge-flank = { $units } charged { $target } in the flank.
tale-charge-rear = { $units } charged { $target } in the rear.
tale-charge-broke = { $units } routed when charged.
tale-charge-stuck = { $units } routed when charged, with nowhere to run.
tale-charge-again = { $units } routed again when charged.
tale-charge-stood = { $units } stood to receive the charge.
tale-charge-evaded = { $units } evaded the charge.
tale-charge-met = { $target } met { $units } with a counter-charge.
tale-charge-contact = { $units } came into contact with { $target }.
tale-charge-caught = { $units } caught { $target } routing.
tale-charge-followed = { $units } moved to where { $target } had been.
tale-charge-short = { $units } fell short of { $target }.

tale-surrender-defied = { $units } refused to surrender.

tale-rest-lost = { $count ->
    [one] { $units } lost { $strength }.
   *[other] { $units } lost { $strength } each.
}
tale-rest-gained = { $count ->
    [one] { $units } recovered { $strength }.
   *[other] { $units } recovered { $strength } each.
}
tale-rest-good = { $units } returned to good morale.
tale-rest-shaken = { $units } became shaken.
tale-rest-routing = { $units } routed.
tale-rest-corrected = { $count ->
    [one] The players corrected { $units } by hand.
   *[other] The players corrected { $n } units by hand.
}

tale-phase-charge = Charges
tale-phase-surrender = Surrender
tale-phase-melee = Melees

tale-test-charge = when charged
tale-test-surrender = for surrender

tale-outcome-rout = routed
tale-outcome-stand = passed
tale-outcome-may_counter = could counter-charge
tale-outcome-surrenders = surrendered
tale-outcome-defies = did not surrender
