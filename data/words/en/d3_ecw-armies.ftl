### Sources, notes and colours of the ready-made armies in `data/armies`, which name each army and unit.

## Parliament's army at Edgehill, for D3

army-edgehill-1642-d3_ecw-parliament-source = Edgehill, 23 October 1642. Names of brigades and regiments: the BCW Project and Godfrey Davies (English Historical Review 36, 1921, p. 33). Guesses: the type of each unit, how many units of the rules represent each, and where they start on Drumhead's own map, which is not the battlefield.
army-edgehill-1642-d3_ecw-parliament-unit-4-notes = Davies: 400 of Holles's and 200 of Ballard's with Ramsay.

## The King's army at Edgehill, for D3

army-edgehill-1642-d3_ecw-royalist-source = Edgehill, 23 October 1642. Names of brigades and regiments: the BCW Project and Godfrey Davies (English Historical Review 36, 1921, p. 33). Guesses: the type of each unit, how many units of the rules represent each, and where they start on Drumhead's own map, which is not the battlefield.
army-edgehill-1642-d3_ecw-royalist-unit-1-notes = Commands the army here; the King and the Earl of Forth are not shown.
