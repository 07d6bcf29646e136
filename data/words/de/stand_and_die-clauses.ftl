### Die Regeln und Auslegungen von Stand and Die!, in eigenen Worten: `clause-KENNUNG`, und `interpretation-KENNUNG-title`
### mit `interpretation-KENNUNG-WAHL` für jede Wahl. Zahlen müssen genau bleiben.

## Marschieren

clause-S-01 = In jeder Runde entscheiden Würfel, welche Seite zuerst marschiert.
clause-S-02 = Eine Seite kann in jeder Runde mit beliebig vielen ihrer Einheiten marschieren.
clause-S-03 = Marsch je Runde: Kavallerie 3 Felder, Infanterie 2, Artillerie 1. Truppen zusammen marschieren so weit wie die langsamsten.
clause-S-04 = Ein Feld fasst nur Kavallerie, nur Infanterie, nur Geschütze, oder Infanterie mit Geschützen.
clause-S-05 = Truppen können kein Feld betreten, das der Feind hält.
clause-S-06 = Die Truppen eines Feldes haben ihre Front zu einer Feldseite. Diese Seite und die beiden daneben sind vorn, die anderen drei hinten. Vor, während und nach dem Marsch können sie beliebig drehen.
clause-S-07 = Ein Feld ist als stehend markiert, oder es weicht, wenn es angegriffen wird; der Besitzer wählt.
clause-S-08 = Ein Feld fasst so viele Truppen, wie mit etwas Abstand zwischen den Bases hineinpassen.
clause-S-09 = Ein Feld ganz aus Wasser kann nur über eine Brücke oder mit einem Boot betreten werden, aber von jeder Seite.
clause-S-10 = Infanterie und Geschütze am Flussufer können das andere Ufer über ein Wasserfeld hinweg angreifen.

## Angreifen

clause-S-11 = Feuer und Nahkampf sind eins: Ein Angriff geht von einem Feld auf ein feindliches Feld daneben.
clause-S-12 = Zähle die Chancen aller Truppen zusammen, die ein Feld von einem anderen aus angreifen. Jedes Ganze ist ein Verlust; ein W10 entscheidet, ob der Bruchteil einer mehr ist.
clause-S-13 = Alle Truppen neben einem Feind können in jeder Runde angreifen, jede einmal.
clause-S-14 = Ein Geschütz fällt bei seinem zweiten Treffer aus.
clause-S-15 = Geschütze nehmen Treffer nur, wenn in ihrem Feld keine Infanterie ist.

## Chancen

clause-S-16 = Jeder Infanterist: 0.3 gegen stehende Truppen, 0.1 gegen weichende; in Deckung 0.1 und 0.
clause-S-17 = Jeder Reiter: 0.4 gegen stehende wie weichende Truppen; in Deckung 0.3 und 0.2.
clause-S-18 = Jedes Geschütz: 1.1 gegen stehende Truppen, 0.3 gegen weichende; in Deckung 0.6 und 0.1.
clause-S-19 = Durch eine der drei hinteren Seiten des Ziels: 0.1 mehr je Infanterist, 0.2 je Reiter, 0.5 je Geschütz.

## Weichen

clause-S-20 = Weichende Truppen gehen ein Feld zurück, wenn sie angegriffen werden.
clause-S-21 = Stehende Truppen weichen nie: Nur Verluste entfernen sie.

## Das Spiel

clause-S-22 = Eine Tabelle dient für Infanterie, Kavallerie und Artillerie vom 16. bis zum 19. Jahrhundert. Truppen haben keine Güte, und die einzige Reichweite ist das nächste Feld.

## Auslegungen

interpretation-pooling-title = Welche Chancen werden addiert?
interpretation-pooling-per_firing_hex = Die Chancen jedes angreifenden Feldes gegen ein Zielfeld sind eine eigene Summe.
interpretation-pooling-per_target = Die Chancen aller Felder, die ein Zielfeld angreifen, sind eine Summe.

interpretation-attack_timing-title = Wann greifen Truppen an?
interpretation-attack_timing-simultaneous = Beide Seiten marschieren, dann sind alle Angriffe gleichzeitig.
interpretation-attack_timing-first_mover_first = Beide Seiten marschieren, dann greift die Seite an, die zuerst marschierte, dann die andere.
interpretation-attack_timing-own_turn_only = Eine Seite marschiert und greift an, dann marschiert die andere und greift an.

interpretation-fall_back_trigger-title = Was lässt Truppen weichen?
interpretation-fall_back_trigger-attacked = Weichende Truppen gehen zurück, wenn sie angegriffen werden, auch wenn keine fallen können: einmal, nach allen Angriffen auf ihr Feld.
interpretation-fall_back_trigger-casualty = Weichende Truppen gehen einmal zurück, wenn ein Angriff ihnen Verluste gebracht hat.

interpretation-fall_back_dir-title = Wohin weichen Truppen?
interpretation-fall_back_dir-opposite_facing = Truppen weichen durch die Seite gegenüber ihrer Front. Ist sie versperrt, wählt der Besitzer eine andere hintere Seite.
interpretation-fall_back_dir-any_rear = Truppen weichen durch eine hintere Seite nach Wahl des Besitzers.

interpretation-attack_arc-title = Welche Feinde können Truppen angreifen?
interpretation-attack_arc-any_adjacent = Truppen können jeden Feind neben sich angreifen.
interpretation-attack_arc-front_three = Truppen können nur durch die Seite ihrer Front und die beiden daneben angreifen; über Wasser auch auf einer Linie zwischen einer davon und einer hinteren Seite.

interpretation-overflow_to_guns-title = Treffen überzählige Verluste die Geschütze?
interpretation-overflow_to_guns-false = Verluste über die Infanterie eines Feldes hinaus gehen nicht auf seine Geschütze.
interpretation-overflow_to_guns-true = Verluste über die Infanterie eines Feldes hinaus gehen auf seine Geschütze.

interpretation-split_attacks-title = Kann ein Feld mehrere angreifen?
interpretation-split_attacks-may = Die Figuren eines Feldes können auf mehrere feindliche Felder verteilt werden; jede greift einmal an.
interpretation-split_attacks-may_not = Alle Figuren eines Feldes greifen dasselbe feindliche Feld an.

interpretation-river_fire-title = Welche Truppen greifen über einen Fluss an?
interpretation-river_fire-foot_and_guns = Nur Infanterie und Geschütze greifen über Wasser an, von einem Flussufer zum anderen über ein Wasserfeld.
interpretation-river_fire-all_arms = Alle Truppen greifen über Wasser an, von einem Flussufer zum anderen über ein Wasserfeld.

interpretation-d10_faces-title = Wie wird der W10 gelesen?
interpretation-d10_faces-1-10 = Der W10 zeigt 1 bis 10: Ein Bruchteil zählt bei höchstens seinen Zehnteln.
interpretation-d10_faces-0-9 = Der W10 zeigt 0 bis 9: Ein Bruchteil zählt bei weniger als seinen Zehnteln.

interpretation-pass_friends-title = Marschieren Truppen durch eigene?
interpretation-pass_friends-may = Truppen können durch ein Feld der eigenen Seite marschieren, müssen aber enden, wo sie stehen können.
interpretation-pass_friends-may_not = Truppen können nicht durch ein Feld mit anderen Truppen ihrer Seite marschieren, außer sie könnten darin halten.

interpretation-terrain_moves-title = Bremst Gelände den Marsch?
interpretation-terrain_moves-free = Gelände kostet nichts: Nur Wasser versperrt den Weg.
interpretation-terrain_moves-stops = Truppen, die ein Feld mit Deckung betreten, können in dieser Runde nicht weiter marschieren.

interpretation-mark_when-title = Wann werden Truppen als stehend markiert?
interpretation-mark_when-own_march = Ein Feld wird im Marsch seines Besitzers offen als stehend markiert, oder die Markierung entfernt.
interpretation-mark_when-until_attacks = Ein Feld wird in jedem Marsch offen als stehend markiert, oder die Markierung entfernt, bis die Angriffe beginnen.

interpretation-silent_guns-title = Besetzen ausgefallene Geschütze ihr Feld?
interpretation-silent_guns-open = Ein Feld nur mit ausgefallenen Geschützen ist nicht gehalten. Es kann betreten, und die Geschütze können nach Vereinbarung übernommen werden.
interpretation-silent_guns-held = Ein Feld nur mit ausgefallenen Geschützen ist weiter gehalten.
