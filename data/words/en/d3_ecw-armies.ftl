### Sources, notes and colours of the ready-made armies in `data/armies`, which name each army and unit,
### and the notes on the ready-made maps in `data/maps`.

## Parliament's army at Edgehill, for D3

army-edgehill-1642-d3_ecw-parliament-source = Edgehill, 23 October 1642. Names of brigades and regiments: the BCW Project and Godfrey Davies (English Historical Review 36, 1921, p. 33). Our guesses: each unit's type, how many units represent each brigade or regiment, and where they start. The map is Drumhead's own and does not show the battlefield.
army-edgehill-1642-d3_ecw-parliament-unit-4-notes = According to Davies, 400 of Holles's men and 200 of Ballard's were with Ramsay.

## The King's army at Edgehill, for D3

army-edgehill-1642-d3_ecw-royalist-source = Edgehill, 23 October 1642. Names of brigades and regiments: the BCW Project and Godfrey Davies (English Historical Review 36, 1921, p. 33). Our guesses: each unit's type, how many units represent each brigade or regiment, and where they start. The map is Drumhead's own and does not show the battlefield.
army-edgehill-1642-d3_ecw-royalist-unit-1-notes = Prince Rupert commands this army because the King and the Earl of Forth are not in the list.

## The maps

starter-1-notes = This is our own map and does not show the site of any battle.
