### Sources, notes and colours of the ready-made armies in `data/armies`, which name each army and unit.

## Parliament's army at Edgehill

army-edgehill-1642-edgehill_naseby-parliament-source = Brigades and commanders: G. Davies, English Historical Review 36 (1921). Guns: the set-up of the optional rules. We do not know the counters of the base game.
army-edgehill-1642-edgehill_naseby-parliament-notes = The movement allowances (infantry 5, cavalry 8, leaders 8) are placeholders: enter those of your base game. Strengths and a combat table are left for you to fill in. The guns start in the hexes of the set-up; all other hexes, the infantry stacked with the guns, the squadrons of the left wing, and which leader has which units, are our guess.
army-edgehill-1642-edgehill_naseby-parliament-unit-4-notes = Meldrum's brigade. Stacked with a gun.
army-edgehill-1642-edgehill_naseby-parliament-unit-5-notes = Meldrum's brigade.
army-edgehill-1642-edgehill_naseby-parliament-unit-6-notes = Meldrum's brigade. Stacked with a gun.
army-edgehill-1642-edgehill_naseby-parliament-unit-7-notes = Charles Essex's brigade. Stacked with a gun.
army-edgehill-1642-edgehill_naseby-parliament-unit-8-notes = Charles Essex's brigade.
army-edgehill-1642-edgehill_naseby-parliament-unit-9-notes = Charles Essex's brigade. Stacked with a gun.
army-edgehill-1642-edgehill_naseby-parliament-unit-10-notes = Ballard's brigade, second line.
army-edgehill-1642-edgehill_naseby-parliament-unit-11-notes = Ballard's brigade, second line.
army-edgehill-1642-edgehill_naseby-parliament-unit-12-notes = Left wing.
army-edgehill-1642-edgehill_naseby-parliament-unit-13-notes = Left wing.
army-edgehill-1642-edgehill_naseby-parliament-unit-14-notes = Left wing.
army-edgehill-1642-edgehill_naseby-parliament-unit-15-notes = Right wing.
army-edgehill-1642-edgehill_naseby-parliament-unit-16-notes = Right wing.
army-edgehill-1642-edgehill_naseby-parliament-unit-17-notes = Right wing.
army-edgehill-1642-edgehill_naseby-parliament-unit-18-notes = Placed as in the set-up of the rules.
army-edgehill-1642-edgehill_naseby-parliament-unit-19-notes = Placed as in the set-up of the rules.
army-edgehill-1642-edgehill_naseby-parliament-unit-20-notes = Placed as in the set-up of the rules.
army-edgehill-1642-edgehill_naseby-parliament-unit-21-notes = Placed as in the set-up of the rules.

## The King's army at Edgehill

army-edgehill-1642-edgehill_naseby-royalist-source = Brigades, commanders and wings: BCW Project. Guns: the set-up of the optional rules. We do not know the counters of the base game.
army-edgehill-1642-edgehill_naseby-royalist-notes = The movement allowances (infantry 5, cavalry 8, leaders 8) are placeholders: enter those of your base game. Strengths and a combat table are left for you to fill in. The guns start in the hexes of the set-up, stacked with infantry; all other hexes, and which leader has which units, are our guess.
army-edgehill-1642-edgehill_naseby-royalist-unit-4-notes = In the first line of the right wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-5-notes = In the first line of the right wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-6-notes = In the first line of the right wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-7-notes = Second line of the right wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-8-notes = Stacked with a gun of the set-up.
army-edgehill-1642-edgehill_naseby-royalist-unit-9-notes = Stacked with a gun of the set-up.
army-edgehill-1642-edgehill_naseby-royalist-unit-10-notes = Stacked with a gun of the set-up.
army-edgehill-1642-edgehill_naseby-royalist-unit-11-notes = Stacked with a gun of the set-up; second line.
army-edgehill-1642-edgehill_naseby-royalist-unit-12-notes = Stacked with a gun of the set-up; second line.
army-edgehill-1642-edgehill_naseby-royalist-unit-13-notes = Stacked with a gun of the set-up. Part of Nicholas Byron's brigade; that it is a separate unit is our guess.
army-edgehill-1642-edgehill_naseby-royalist-unit-14-notes = Left wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-15-notes = Left wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-16-notes = Left wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-17-notes = Placed as in the set-up of the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-18-notes = Placed as in the set-up of the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-19-notes = Placed as in the set-up of the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-20-notes = Placed as in the set-up of the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-21-notes = Placed as in the set-up of the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-22-notes = Placed as in the set-up of the rules.

## The New Model Army at Naseby

army-naseby-1645-edgehill_naseby-new-model-source = Wings and commanders: naseby.com. The regiments are general knowledge. We do not know the counters of the base game.
army-naseby-1645-edgehill_naseby-new-model-notes = The movement allowances (infantry 5, cavalry 8, leaders 8) are placeholders: enter those of your base game. Strengths and a combat table are left for you to fill in. Where each unit starts, and which leader has which units, is our guess.
army-naseby-1645-edgehill_naseby-new-model-unit-5-notes = Left wing.
army-naseby-1645-edgehill_naseby-new-model-unit-6-notes = Left wing; the regiment is general knowledge.
army-naseby-1645-edgehill_naseby-new-model-unit-7-notes = Left wing; the regiment is general knowledge.
army-naseby-1645-edgehill_naseby-new-model-unit-8-notes = Behind the hedges, on foot; that it counts as infantry is our guess.
army-naseby-1645-edgehill_naseby-new-model-unit-9-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-10-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-11-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-12-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-13-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-14-notes = Second line.
army-naseby-1645-edgehill_naseby-new-model-unit-15-notes = Second line.
army-naseby-1645-edgehill_naseby-new-model-unit-16-notes = Second line.
army-naseby-1645-edgehill_naseby-new-model-unit-17-notes = Right wing; the regiment is general knowledge.
army-naseby-1645-edgehill_naseby-new-model-unit-18-notes = Right wing; the regiment is general knowledge.
army-naseby-1645-edgehill_naseby-new-model-unit-19-notes = Right wing; the regiment is general knowledge.

## The King's army at Naseby

army-naseby-1645-edgehill_naseby-royalist-source = Wings, brigades and battalions: BCW Project; naseby.com. We do not know the counters of the base game.
army-naseby-1645-edgehill_naseby-royalist-notes = The movement allowances (infantry 5, cavalry 8, leaders 8) are placeholders: enter those of your base game. Strengths and a combat table are left for you to fill in. Where each unit starts, and which leader has which units, is our guess.
army-naseby-1645-edgehill_naseby-royalist-unit-5-notes = Right wing.
army-naseby-1645-edgehill_naseby-royalist-unit-6-notes = Right wing.
army-naseby-1645-edgehill_naseby-royalist-unit-7-notes = Right wing, second line.
army-naseby-1645-edgehill_naseby-royalist-unit-8-notes = Bernard Astley's brigade.
army-naseby-1645-edgehill_naseby-royalist-unit-9-notes = Bernard Astley's brigade.
army-naseby-1645-edgehill_naseby-royalist-unit-10-notes = Bernard Astley's brigade.
army-naseby-1645-edgehill_naseby-royalist-unit-11-notes = Bard's brigade.
army-naseby-1645-edgehill_naseby-royalist-unit-12-notes = Bard's brigade.
army-naseby-1645-edgehill_naseby-royalist-unit-13-notes = Lisle's brigade.
army-naseby-1645-edgehill_naseby-royalist-unit-14-notes = Lisle's brigade.
army-naseby-1645-edgehill_naseby-royalist-unit-15-notes = Left wing.
army-naseby-1645-edgehill_naseby-royalist-unit-16-notes = Left wing.
army-naseby-1645-edgehill_naseby-royalist-unit-17-notes = Reserve.
army-naseby-1645-edgehill_naseby-royalist-unit-18-notes = Reserve.
