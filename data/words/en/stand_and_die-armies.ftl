### Sources, notes and colours of the ready-made armies in `data/armies`, which name each army and unit,
### and the notes on the ready-made maps in `data/maps`.

## Imperialists at Lützen

army-lutzen-1632-stand_and_die-imperial-source = Unit names and numbers of companies are from Guthrie, as given at tercios.fr (2019/11). The names of the Swedish brigades are also from tercios.fr, and the troops on each wing are from Geijer (1845). The totals of both armies are from Wikipedia (Lützen). The numbers of figures and the starting hexes are Drumhead's own. The Imperial army had 19,175 men and 38 to 43 guns.
army-lutzen-1632-stand_and_die-imperial-notes = Our guesses: one figure represents about 50 infantry or 50 to 60 cavalry, and one gun model about ten guns. The armies are deployed as at Lützen, but the map is not of Lützen.
army-lutzen-1632-stand_and_die-imperial-objectives = Hold Thorpe at the end of the eighth turn, and lose fewer figures than the enemy.
army-lutzen-1632-stand_and_die-imperial-unit-1-notes = Our guess: 9 figures for 11 companies.
army-lutzen-1632-stand_and_die-imperial-unit-2-notes = Our guess: 8 figures for 9 companies.
army-lutzen-1632-stand_and_die-imperial-unit-3-notes = Our guess: 24 figures for 21 companies.
army-lutzen-1632-stand_and_die-imperial-unit-4-notes = Our guess: 2 models represent half of the 38 guns.
army-lutzen-1632-stand_and_die-imperial-unit-5-notes = Our guess: 22 figures for 8 companies and the troops deployed beside them.
army-lutzen-1632-stand_and_die-imperial-unit-6-notes = Our guess: 24 figures for 11 companies.
army-lutzen-1632-stand_and_die-imperial-unit-7-notes = Our guess: 2 models for half of the 38 guns.
army-lutzen-1632-stand_and_die-imperial-unit-8-notes = Our guess: 24 figures for 15 companies.
army-lutzen-1632-stand_and_die-imperial-unit-9-notes = Our guess: 22 figures for 13 companies of the third line.
army-lutzen-1632-stand_and_die-imperial-unit-10-notes = Our guess: 24 figures for 25 much-reduced companies of the third line.
army-lutzen-1632-stand_and_die-imperial-unit-11-notes = Our guess: 9 figures for 12 companies.
army-lutzen-1632-stand_and_die-imperial-unit-12-notes = Our guess: 10 figures for 25 companies of light horse. The unit starts across the stream, so that there is a fight for the bridges.

## Swedes at Lützen

army-lutzen-1632-stand_and_die-swedish-source = Unit names and numbers of companies are from Guthrie, as given at tercios.fr (2019/11). The names of the Swedish brigades are also from tercios.fr, and the troops on each wing are from Geijer (1845). The totals of both armies are from Wikipedia (Lützen). The numbers of figures and the starting hexes are Drumhead's own. The Swedish army had 18,738 men and 60 guns.
army-lutzen-1632-stand_and_die-swedish-notes = Our guesses: one figure represents about 50 infantry or 50 to 60 cavalry, and one gun model about ten guns. The armies are deployed as at Lützen, but the map is not of Lützen.
army-lutzen-1632-stand_and_die-swedish-objectives = Take Thorpe and hold both bridges at the end of the eighth turn.
army-lutzen-1632-stand_and_die-swedish-unit-1-notes = Our guess: 9 figures for the two regiments together.
army-lutzen-1632-stand_and_die-swedish-unit-2-notes = Our guess: 9 figures. On this map the unit is beside the foot; at Lützen it was on the right wing.
army-lutzen-1632-stand_and_die-swedish-unit-3-notes = Our guess: 20 figures for a brigade of some 1,000 to 1,200 men.
army-lutzen-1632-stand_and_die-swedish-unit-4-notes = Our guess: 2 models represent a third of the 60 guns. Most of the 60 were light.
army-lutzen-1632-stand_and_die-swedish-unit-5-notes = Our guess: 22 figures for a brigade of some 1,000 to 1,200 men.
army-lutzen-1632-stand_and_die-swedish-unit-6-notes = Our guess: 22 figures for a brigade of some 1,000 to 1,200 men.
army-lutzen-1632-stand_and_die-swedish-unit-7-notes = Our guess: 2 models represent a third of the 60 guns.
army-lutzen-1632-stand_and_die-swedish-unit-8-notes = Our guess: 20 figures for a brigade of some 1,000 to 1,200 men.
army-lutzen-1632-stand_and_die-swedish-unit-9-notes = Our guess: 20 figures for a brigade of some 1,000 to 1,200 men, in the second line.
army-lutzen-1632-stand_and_die-swedish-unit-10-notes = Our guess: 18 figures for a brigade of some 1,000 to 1,200 men, in the second line.
army-lutzen-1632-stand_and_die-swedish-unit-11-notes = Our guess: 10 figures.
army-lutzen-1632-stand_and_die-swedish-unit-12-notes = Our guess: 9 figures. The unit starts across the stream, so that there is a fight for the bridges.

## The maps

starter-1-notes = This is our own map, not the site of any battle: a stream one hex wide with two bridges and a ferry, a wood, a village and a hill.
