### What a battle report tells of a battle of Fornovo to Sedgemoor. Units are called by name where
### { $unit }, { $units } and the like are.

tale-set_up = Before the battle
tale-turn = Turn { $turn }
tale-turn_lost = { $side } lost { $what }.
tale-corrected = { $count ->
    [one] The table put { $units } right by hand.
   *[other] The table put { $n } units right by hand.
}

tale-general-fell = { $generals } fell.
tale-general-fell_with = { $general } fell at the head of { $unit }.
tale-general-safe = { $generals } came through danger unhurt.

tale-gone-destroyed = { $units } ceased to exist.
tale-gone-fled = { $units } fled from the table.
tale-gone-surrendered = { $units } surrendered.
tale-gone-mutinied = { $units } would not serve without pay and went home.
tale-gone-removed = { $units } left the battle by agreement of the table.

tale-broke-shooting = { $units } broke under the fire and ran.
tale-broke-charge = { $units } would not meet the charge and ran.
tale-broke-lost_combat = { $units } had the worst of it and broke.
tale-broke-friend_routing = { $units } saw friends run, and ran too.
tale-broke-shattered = { $units } had lost three quarters of their number, and broke.
tale-broke-other = { $units } broke and ran.

tale-shaken-shooting = The fire shook { $units }.
tale-shaken-charge = { $units } would not go in, and fell back shaken.
tale-shaken-other = { $units } stood shaken.

tale-halted-shooting = The fire brought { $units } to a halt.
tale-halted-other = { $units } came to a halt.

tale-lost_combat-recoils = { $units } lost ground, but in good order.

tale-stood-shooting = { $units } stood the fire.
tale-stood-shooting_many = { $n } units stood the fire.
tale-stood-friend_routing = { $units } saw friends run and stood.
tale-stood-friend_routing_many = { $n } units saw friends run and stood.
tale-stood-charge = { $units } stood to meet the charge.

tale-rally-rallied = { $units } rallied.
tale-rally-runs_on = { $units } would not rally, and ran on.
tale-rally-halted = { $units } broke off the pursuit.
tale-rally-pursues_on = { $units } could not be held back from the pursuit.
tale-rally-returned = { $units } came back to the table.
tale-rally-stayed_away = { $units } stayed away.
tale-rally-good = { $units } took heart again.

tale-charge-charged = { $units } charged { $target }
tale-charge-countercharged = { $units } countercharged { $target }
tale-charge-declared = { $list }.
tale-charge-evaded = { $units } made off before the charge.
tale-charge-square = { $units } formed square.
tale-charge-home = { $units } charged home.
tale-charge-pursued = { $units } pursued { $target }.
tale-charge-away = { $units } pursued off the table.

tale-move-moved = { $list } moved.
tale-move-moved_side = { $count ->
    [one] { $n } unit of { $side }
   *[other] { $n } units of { $side }
}
tale-move-disordered = { $units } fell into disorder.
tale-move-disordered_many = { $n } units fell into disorder.

tale-fire-first = { $target } lost { $lost } to the fire of { $shooters }
tale-fire-next = { $target } { $lost } to { $shooters }
tale-fire-hurt = { $list }.
tale-fire-lost = { $n } of { $whole } figures
tale-fire-lost_all = the last { $figures }
tale-fire-lost_both = { $figures } and { $guns }
tale-fire-light = Lesser fire cost { $list }.
tale-fire-light_side = { $side } { $figures }
tale-fire-vain = { $count ->
    [one] One other volley did no harm.
   *[other] { $n } other volleys did no harm.
}
tale-fire-vain_all = { $count ->
    [one] One volley did no harm.
   *[other] { $n } volleys did no harm.
}

tale-fight-fought = { $first } fought { $second }: { $losses }.
tale-fight-lost = { $unit } lost { $figures }
tale-fight-duel = { $unit } lost { $lost } fighting { $enemy }, who lost { $theirs }.
tale-fight-duel_one = { $unit } lost { $lost } fighting { $enemy }, who lost nobody.
tale-fight-bloodless = not a figure fell
tale-fight-other = { $unit } lost { $figures }.
tale-fight-other_to = { $unit } lost { $figures } to { $enemies }.

tale-test-rally = to rally
tale-test-halt_pursuit = to halt a pursuit
tale-test-shooting = under fire
tale-test-charge = for a charge
tale-test-lost_combat = after a lost round
tale-test-friend_routing = after a friend routed

tale-outcome-carries_on = carried on
tale-outcome-rallies = rallied, in disorder
tale-outcome-keeps_routing = routed on
tale-outcome-keeps_pursuing = pursued on
tale-outcome-returns = came back
tale-outcome-stays_away = stayed away
tale-outcome-halted = was halted
tale-outcome-shaken = was shaken
tale-outcome-routs = routed
tale-outcome-charges_home = charged home
tale-outcome-meets_charge = met the charge
tale-outcome-recoils = recoiled in order
tale-outcome-recoils_shaken = recoiled, shaken
