### Sources, notes and colours of the ready-made armies in `data/armies`, which name each army and unit,
### and the notes on the ready-made maps in `data/maps`.

## Imperialists at Lützen

army-lutzen-1632-stand_and_die-imperial-source = Namen und Kompanien: Guthrie nach tercios.fr (2019/11); schwedische Brigaden nach tercios.fr, Flügel nach Geijer (1845); Stärke beider Heere: Wikipedia, Lützen. Figuren und Plätze sind von Drumhead. Kaiserliches Heer: 19.175 Mann mit 38 bis 43 Geschützen.
army-lutzen-1632-stand_and_die-imperial-notes = Von uns geschätzt: eine Figur für etwa 50 Mann zu Fuß oder 50 bis 60 Reiter, ein Geschützmodell für etwa zehn Geschütze. Die Heere sind aufgestellt wie bei Lützen, aber die Karte ist nicht Lützen.
army-lutzen-1632-stand_and_die-imperial-objectives = Am Ende des achten Zuges Thorpe halten und weniger Figuren verlieren als der Gegner.
army-lutzen-1632-stand_and_die-imperial-unit-1-notes = Geschätzt: 9 Figuren für 11 Kompanien.
army-lutzen-1632-stand_and_die-imperial-unit-2-notes = Geschätzt: 8 Figuren für 9 Kompanien.
army-lutzen-1632-stand_and_die-imperial-unit-3-notes = Geschätzt: 24 Figuren für 21 Kompanien.
army-lutzen-1632-stand_and_die-imperial-unit-4-notes = Geschätzt: 2 Modelle für die Hälfte von 38 Geschützen.
army-lutzen-1632-stand_and_die-imperial-unit-5-notes = Geschätzt: 22 Figuren für 8 Kompanien und die Truppen neben ihnen.
army-lutzen-1632-stand_and_die-imperial-unit-6-notes = Geschätzt: 24 Figuren für 11 Kompanien.
army-lutzen-1632-stand_and_die-imperial-unit-7-notes = Geschätzt: 2 Modelle für die Hälfte von 38 Geschützen.
army-lutzen-1632-stand_and_die-imperial-unit-8-notes = Geschätzt: 24 Figuren für 15 Kompanien.
army-lutzen-1632-stand_and_die-imperial-unit-9-notes = Geschätzt: 22 Figuren für 13 Kompanien des dritten Treffens.
army-lutzen-1632-stand_and_die-imperial-unit-10-notes = Geschätzt: 24 Figuren für 25 stark geschrumpfte Kompanien des dritten Treffens.
army-lutzen-1632-stand_and_die-imperial-unit-11-notes = Geschätzt: 9 Figuren für 12 Kompanien.
army-lutzen-1632-stand_and_die-imperial-unit-12-notes = Geschätzt: 10 Figuren für 25 Kompanien leichter Reiter; jenseits des Baches, damit um die Brücken gekämpft wird.

## Swedes at Lützen

army-lutzen-1632-stand_and_die-swedish-source = Namen und Kompanien: Guthrie nach tercios.fr (2019/11); schwedische Brigaden nach tercios.fr, Flügel nach Geijer (1845); Stärke beider Heere: Wikipedia, Lützen. Figuren und Plätze sind von Drumhead. Schweden: 18.738 Mann mit 60 Geschützen.
army-lutzen-1632-stand_and_die-swedish-notes = Von uns geschätzt: eine Figur für etwa 50 Mann zu Fuß oder 50 bis 60 Reiter, ein Geschützmodell für etwa zehn Geschütze. Die Heere sind aufgestellt wie bei Lützen, aber die Karte ist nicht Lützen.
army-lutzen-1632-stand_and_die-swedish-objectives = Thorpe nehmen und am Ende des achten Zuges beide Brücken halten.
army-lutzen-1632-stand_and_die-swedish-unit-1-notes = Geschätzt: 9 Figuren, die Regimenter zusammen.
army-lutzen-1632-stand_and_die-swedish-unit-2-notes = Geschätzt: 9 Figuren. Auf dieser Karte steht die Einheit neben dem Fußvolk; bei Lützen stand sie auf dem rechten Flügel.
army-lutzen-1632-stand_and_die-swedish-unit-3-notes = Geschätzt: 20 Figuren für eine Brigade von rund 1.000 bis 1.200 Mann.
army-lutzen-1632-stand_and_die-swedish-unit-4-notes = Geschätzt: 2 Modelle für ein Drittel von 60 meist leichten Geschützen.
army-lutzen-1632-stand_and_die-swedish-unit-5-notes = Geschätzt: 22 Figuren für eine Brigade von rund 1.000 bis 1.200 Mann.
army-lutzen-1632-stand_and_die-swedish-unit-6-notes = Geschätzt: 22 Figuren für eine Brigade von rund 1.000 bis 1.200 Mann.
army-lutzen-1632-stand_and_die-swedish-unit-7-notes = Geschätzt: 2 Modelle für ein Drittel von 60 Geschützen.
army-lutzen-1632-stand_and_die-swedish-unit-8-notes = Geschätzt: 20 Figuren für eine Brigade von rund 1.000 bis 1.200 Mann.
army-lutzen-1632-stand_and_die-swedish-unit-9-notes = Geschätzt: 20 Figuren für eine Brigade von rund 1.000 bis 1.200 Mann. Im zweiten Treffen.
army-lutzen-1632-stand_and_die-swedish-unit-10-notes = Geschätzt: 18 Figuren für eine Brigade von rund 1.000 bis 1.200 Mann. Im zweiten Treffen.
army-lutzen-1632-stand_and_die-swedish-unit-11-notes = Geschätzt: 10 Figuren.
army-lutzen-1632-stand_and_die-swedish-unit-12-notes = Geschätzt: 9 Figuren; jenseits des Baches, damit um die Brücken gekämpft wird.

## Die Karten

starter-1-notes = Eine eigene Karte, kein wirkliches Schlachtfeld: ein Bach (ein Feld breit) mit zwei Brücken und einer Fähre, ein Wald, ein Dorf und ein Hügel.
