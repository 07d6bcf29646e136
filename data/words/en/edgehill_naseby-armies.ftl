### Sources, notes and colours of the ready-made armies in `data/armies`, which name each army and unit,
### and the notes on the ready-made maps in `data/maps`.

## Parliament's army at Edgehill

army-edgehill-1642-edgehill_naseby-parliament-source = Brigades and commanders: G. Davies, English Historical Review 36 (1921). Guns: the set-up in the optional rules. We do not know the counters of the base game.
army-edgehill-1642-edgehill_naseby-parliament-notes = The movement allowances (infantry 5, cavalry 8, leaders 8) are placeholders: enter those of your base game. Strengths and a combat table are left for you to fill in. The guns start in the hexes that the set-up names. Our guesses: all other hexes, the infantry stacked with the guns, the squadrons of the left wing, and which leader commands which units.
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
army-edgehill-1642-edgehill_naseby-parliament-unit-18-notes = Placed according to the set-up in the rules.
army-edgehill-1642-edgehill_naseby-parliament-unit-19-notes = Placed according to the set-up in the rules.
army-edgehill-1642-edgehill_naseby-parliament-unit-20-notes = Placed according to the set-up in the rules.
army-edgehill-1642-edgehill_naseby-parliament-unit-21-notes = Placed according to the set-up in the rules.

## The King's army at Edgehill

army-edgehill-1642-edgehill_naseby-royalist-source = Brigades, commanders and wings: BCW Project. Guns: the set-up in the optional rules. We do not know the counters of the base game.
army-edgehill-1642-edgehill_naseby-royalist-notes = The movement allowances (infantry 5, cavalry 8, leaders 8) are placeholders: enter those of your base game. Strengths and a combat table are left for you to fill in. The guns start in the hexes that the set-up names, stacked with infantry. Our guesses: all other hexes, and which leader commands which units.
army-edgehill-1642-edgehill_naseby-royalist-unit-4-notes = Right wing, first line.
army-edgehill-1642-edgehill_naseby-royalist-unit-5-notes = Right wing, first line.
army-edgehill-1642-edgehill_naseby-royalist-unit-6-notes = Right wing, first line.
army-edgehill-1642-edgehill_naseby-royalist-unit-7-notes = Right wing, second line.
army-edgehill-1642-edgehill_naseby-royalist-unit-8-notes = Stacked with a gun, as in the set-up.
army-edgehill-1642-edgehill_naseby-royalist-unit-9-notes = Stacked with a gun, as in the set-up.
army-edgehill-1642-edgehill_naseby-royalist-unit-10-notes = Stacked with a gun, as in the set-up.
army-edgehill-1642-edgehill_naseby-royalist-unit-11-notes = Second line. Stacked with a gun, as in the set-up.
army-edgehill-1642-edgehill_naseby-royalist-unit-12-notes = Second line. Stacked with a gun, as in the set-up.
army-edgehill-1642-edgehill_naseby-royalist-unit-13-notes = Stacked with a gun, as in the set-up. Part of Nicholas Byron's brigade. Making it a separate unit is our guess.
army-edgehill-1642-edgehill_naseby-royalist-unit-14-notes = Left wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-15-notes = Left wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-16-notes = Left wing.
army-edgehill-1642-edgehill_naseby-royalist-unit-17-notes = Placed according to the set-up in the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-18-notes = Placed according to the set-up in the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-19-notes = Placed according to the set-up in the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-20-notes = Placed according to the set-up in the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-21-notes = Placed according to the set-up in the rules.
army-edgehill-1642-edgehill_naseby-royalist-unit-22-notes = Placed according to the set-up in the rules.

## The New Model Army at Naseby

army-naseby-1645-edgehill_naseby-new-model-source = Wings and commanders: naseby.com. The regiments are named from general knowledge. We do not know the counters of the base game.
army-naseby-1645-edgehill_naseby-new-model-notes = The movement allowances (infantry 5, cavalry 8, leaders 8) are placeholders: enter those of your base game. Strengths and a combat table are left for you to fill in. Our guesses: where each unit starts, and which leader commands which units.
army-naseby-1645-edgehill_naseby-new-model-unit-5-notes = Left wing.
army-naseby-1645-edgehill_naseby-new-model-unit-6-notes = Left wing. The regiment's name is from general knowledge.
army-naseby-1645-edgehill_naseby-new-model-unit-7-notes = Left wing. The regiment's name is from general knowledge.
army-naseby-1645-edgehill_naseby-new-model-unit-8-notes = Behind the hedges, on foot. Counting it as infantry is our guess.
army-naseby-1645-edgehill_naseby-new-model-unit-9-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-10-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-11-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-12-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-13-notes = First line.
army-naseby-1645-edgehill_naseby-new-model-unit-14-notes = Second line.
army-naseby-1645-edgehill_naseby-new-model-unit-15-notes = Second line.
army-naseby-1645-edgehill_naseby-new-model-unit-16-notes = Second line.
army-naseby-1645-edgehill_naseby-new-model-unit-17-notes = Right wing. The regiment's name is from general knowledge.
army-naseby-1645-edgehill_naseby-new-model-unit-18-notes = Right wing. The regiment's name is from general knowledge.
army-naseby-1645-edgehill_naseby-new-model-unit-19-notes = Right wing. The regiment's name is from general knowledge.

## The King's army at Naseby

army-naseby-1645-edgehill_naseby-royalist-source = Wings, brigades and battalions: BCW Project; naseby.com. We do not know the counters of the base game.
army-naseby-1645-edgehill_naseby-royalist-notes = The movement allowances (infantry 5, cavalry 8, leaders 8) are placeholders: enter those of your base game. Strengths and a combat table are left for you to fill in. Our guesses: where each unit starts, and which leader commands which units.
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

## The maps: Edgehill, then Naseby

starter-1-notes = This is our own sketch, not the map of the game. In the rules, no terrain counts at Edgehill, except the hedges along hexsides if the players agree. Everything else (hill, slopes, houses, road) is only decoration. The hexes are numbered so that both sides' guns start in the hexes of the set-up: the Royalists' guns in the south, Parliament's in the north.
starter-2-notes = This is our own sketch, not the map of the game. It shows two low ridges with the moor between them, hedges in the west, and woods and broken ground in the east. The position of each is a guess.
