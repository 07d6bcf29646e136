### Die Regeln und Auslegungen von Stand and Die!, in eigenen Worten: `clause-KENNUNG`, und `interpretation-KENNUNG-title`
### mit `interpretation-KENNUNG-WAHL` für jede Wahl. Zahlen müssen genau bleiben.

## Marschieren

clause-S-01 = In jeder Runde entscheiden Würfel, welche Seite zuerst marschiert.
clause-S-02 = Eine Seite darf in jeder Runde mit beliebig vielen ihrer Einheiten marschieren, auch mit allen.
clause-S-03 = Marsch je Runde: Kavallerie 3 Felder, Infanterie 2, Artillerie 1. Truppen, die zusammen marschieren, kommen so weit wie die langsamsten.
clause-S-04 = Ein Feld fasst nur Kavallerie, nur Infanterie, nur Geschütze oder Infanterie mit Geschützen.
clause-S-05 = Truppen dürfen kein Feld betreten, das der Feind hält.
clause-S-06 = Truppen haben ihre Front zu einer Seite ihres Feldes. Diese Seite und die beiden daneben sind vorn, die anderen drei hinten. Vor, während und nach dem Marsch dürfen sie beliebig drehen.
clause-S-07 = Die Truppen eines Feldes sind als stehend markiert, oder sie weichen, wenn sie angegriffen werden. Der Besitzer wählt.
clause-S-08 = Ein Feld fasst so viele Truppen, wie mit etwas Abstand zwischen den Bases hineinpassen.
clause-S-09 = Ein Feld ganz aus Wasser darf nur über eine Brücke oder mit einem Boot betreten werden, aber von jeder Seite.
clause-S-10 = Infanterie und Geschütze am Flussufer dürfen das andere Ufer über ein Wasserfeld hinweg angreifen.

## Angreifen

clause-S-11 = Feuer und Nahkampf folgen derselben Regel: Ein Feld greift ein benachbartes feindliches Feld an.
clause-S-12 = Zähle die Chancen aller Truppen eines Feldes zusammen, die dasselbe feindliche Feld angreifen. Jedes Ganze ist ein Verlust; ein W10 entscheidet, ob der Bruchteil einen weiteren bringt.
clause-S-13 = Alle Truppen neben einem Feind dürfen in jeder Runde einmal angreifen.
clause-S-14 = Ein Geschütz fällt nach seinem zweiten Treffer aus.
clause-S-15 = Geschütze bekommen Treffer nur, wenn in ihrem Feld keine Infanterie ist.

## Chancen

clause-S-16 = Jeder Infanterist: 0,3 gegen stehende Truppen, 0,1 gegen weichende; in Deckung 0,1 und 0.
clause-S-17 = Jeder Reiter: 0,4 gegen stehende wie weichende Truppen; in Deckung 0,3 und 0,2.
clause-S-18 = Jedes Geschütz: 1,1 gegen stehende Truppen, 0,3 gegen weichende; in Deckung 0,6 und 0,1.
clause-S-19 = Durch eine der drei hinteren Seiten des Ziels: 0,1 mehr je Infanterist, 0,2 je Reiter, 0,5 je Geschütz.

## Weichen

clause-S-20 = Weichende Truppen gehen um ein Feld zurück, wenn sie angegriffen werden.
clause-S-21 = Stehende Truppen weichen nie: Nur Verluste entfernen sie.

## Das Spiel

clause-S-22 = Eine Tabelle gilt für Infanterie, Kavallerie und Artillerie vom 16. bis zum 19. Jahrhundert. Truppen haben keine Qualität, und Angriffe reichen nur bis zum nächsten Feld.

## Auslegungen

interpretation-pooling-title = Welche Chancen werden addiert?
interpretation-pooling-per_firing_hex = Die Chancen gegen ein Zielfeld werden für jedes angreifende Feld gesondert addiert.
interpretation-pooling-per_target = Die Chancen aller Felder, die dasselbe Zielfeld angreifen, werden addiert.

interpretation-attack_timing-title = Wann greifen Truppen an?
interpretation-attack_timing-simultaneous = Beide Seiten marschieren, dann greifen alle gleichzeitig an.
interpretation-attack_timing-first_mover_first = Beide Seiten marschieren. Dann greift die Seite an, die zuerst marschierte, danach die andere.
interpretation-attack_timing-own_turn_only = Eine Seite marschiert und greift an, dann marschiert die andere und greift an.

interpretation-fall_back_trigger-title = Was lässt Truppen weichen?
interpretation-fall_back_trigger-attacked = Weichende Truppen gehen einmal zurück, nach allen Angriffen auf ihr Feld, auch wenn kein Angriff Verluste bringen konnte.
interpretation-fall_back_trigger-casualty = Weichende Truppen gehen einmal zurück, wenn ein Angriff ihnen Verluste gebracht hat.

interpretation-fall_back_dir-title = Wohin weichen Truppen?
interpretation-fall_back_dir-opposite_facing = Truppen weichen durch die Seite gegenüber ihrer Front. Ist sie versperrt, wählt der Besitzer eine andere hintere Seite.
interpretation-fall_back_dir-any_rear = Truppen weichen durch eine beliebige hintere Seite nach Wahl des Besitzers.

interpretation-attack_arc-title = Welche Feinde dürfen Truppen angreifen?
interpretation-attack_arc-any_adjacent = Truppen dürfen jeden benachbarten Feind angreifen.
interpretation-attack_arc-front_three = Truppen dürfen nur durch die Seite ihrer Front und die beiden daneben angreifen; über Wasser auch auf einer Linie zwischen einer davon und einer hinteren Seite.

interpretation-overflow_to_guns-title = Gehen überzählige Verluste auf die Geschütze über?
interpretation-overflow_to_guns-false = Verluste über die Infanterie eines Feldes hinaus gehen nicht auf seine Geschütze über.
interpretation-overflow_to_guns-true = Verluste über die Infanterie eines Feldes hinaus gehen auf seine Geschütze über.

interpretation-split_attacks-title = Dürfen die Truppen eines Feldes mehrere angreifen?
interpretation-split_attacks-may = Die Figuren eines Feldes dürfen ihre Angriffe auf mehrere feindliche Felder verteilen. Jede Figur greift einmal an.
interpretation-split_attacks-may_not = Alle Figuren eines Feldes greifen dasselbe feindliche Feld an.

interpretation-river_fire-title = Welche Truppen dürfen über einen Fluss angreifen?
interpretation-river_fire-foot_and_guns = Nur Infanterie und Geschütze dürfen über Wasser angreifen: von einem Flussufer zum anderen über ein Wasserfeld.
interpretation-river_fire-all_arms = Alle Truppen dürfen über Wasser angreifen: von einem Flussufer zum anderen über ein Wasserfeld.

interpretation-d10_faces-title = Wie wird der W10 gelesen?
interpretation-d10_faces-1-10 = Der W10 zeigt 1 bis 10: Ein Bruchteil von 0,4 tötet bei 4 oder weniger.
interpretation-d10_faces-0-9 = Der W10 zeigt 0 bis 9: Ein Bruchteil von 0,4 tötet bei 3 oder weniger.

interpretation-pass_friends-title = Dürfen Truppen durch eigene marschieren?
interpretation-pass_friends-may = Truppen dürfen durch ein Feld marschieren, das die eigene Seite besetzt, müssen aber in einem Feld enden, in dem sie halten dürfen.
interpretation-pass_friends-may_not = Truppen dürfen nicht durch ein Feld mit anderen Truppen ihrer Seite marschieren, außer sie dürften darin halten.

interpretation-terrain_moves-title = Bremst Gelände den Marsch?
interpretation-terrain_moves-free = Gelände kostet nichts: Nur Wasser versperrt den Weg.
interpretation-terrain_moves-stops = Truppen, die ein Feld mit Deckung betreten, dürfen in dieser Runde nicht weitermarschieren.

interpretation-mark_when-title = Wann dürfen Truppen als stehend markiert werden?
interpretation-mark_when-own_march = Die Markierung eines Feldes als stehend darf, offen, nur im Marsch seines Besitzers geändert werden.
interpretation-mark_when-until_attacks = Die Markierung eines Feldes als stehend darf, offen, im Marsch jeder Seite geändert werden, bis die Angriffe beginnen.

interpretation-silent_guns-title = Besetzen ausgefallene Geschütze ihr Feld?
interpretation-silent_guns-open = Ein Feld nur mit ausgefallenen Geschützen ist nicht besetzt. Es darf betreten werden, und die Spieler dürfen vereinbaren, dass seine Geschütze übernommen werden.
interpretation-silent_guns-held = Ein Feld nur mit ausgefallenen Geschützen ist weiter besetzt.
