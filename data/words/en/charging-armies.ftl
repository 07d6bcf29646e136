### Sources, notes and colours of the ready-made armies in `data/armies`, which name each army and unit.

## Continentals in the Carolinas

army-carolinas-1781-continental-source = The names of the units are from general knowledge. The rules give no unit list, basic morale or strength points: all values here are Drumhead's suggestions.
army-carolinas-1781-continental-notes = Our guesses: how the troops are grouped into units, and each unit's order (close or open), basic morale and strength points. Regulars fight behind a screen of militia and riflemen.
army-carolinas-1781-continental-unit-1-notes = Our guess: good basic morale.
army-carolinas-1781-continental-unit-2-notes = Our guess: good basic morale.
army-carolinas-1781-continental-unit-3-notes = Our guess: ordinary basic morale.
army-carolinas-1781-continental-unit-4-notes = Our guess: the basic morale of militia.
army-carolinas-1781-continental-unit-5-notes = Our guess: the basic morale of militia.
army-carolinas-1781-continental-unit-6-notes = Our guess: ordinary basic morale and open order.
army-carolinas-1781-continental-unit-7-notes = Our guess: good basic morale, and open order as light horse.
army-carolinas-1781-continental-unit-8-notes = Our guess: ordinary basic morale.

## Crown forces in the Carolinas

army-carolinas-1781-crown-source = The names of the units are from general knowledge. The rules give no unit list, basic morale or strength points: all values here are Drumhead's suggestions.
army-carolinas-1781-crown-notes = Our guesses: how the troops are grouped into units, and each unit's order (close or open), basic morale and strength points. Most of this side's units are better than the enemy's.
army-carolinas-1781-crown-unit-1-notes = Our guess: elite basic morale.
army-carolinas-1781-crown-unit-2-notes = Our guess: good basic morale.
army-carolinas-1781-crown-unit-3-notes = Our guess: good basic morale.
army-carolinas-1781-crown-unit-4-notes = Our guess: good basic morale.
army-carolinas-1781-crown-unit-5-notes = Our guess: good basic morale.
army-carolinas-1781-crown-unit-6-notes = Our guess: good basic morale and open order.
army-carolinas-1781-crown-unit-7-notes = Our guess: ordinary basic morale, and open order as light horse.
army-carolinas-1781-crown-unit-8-notes = Our guess: ordinary basic morale.
