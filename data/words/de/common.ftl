### Allen Regelwerken gemeinsam.

# Ein Satz mit den Regeln dahinter.
cited = { $text } [{ $clauses }]
# Eine Wahl auf der Karte, mit der Handlung, zu der sie gehört.
choice-of = { $offer }: { $choice }

## Listen von Einheiten: der Editor der Regelwerke ohne Punkte.

list-unnamed = Armee ohne Namen
list-unit = Einheit { $number }
list-unit_of = { $side }, Einheit { $number }
list-name = Name
list-nation = Nation
list-year = Jahr
list-notes = Notizen
list-source = Quellen

# Namen der Änderungen, zum Rückgängigmachen und Wiederholen.
list-edit-of = { $what } von Einheit { $unit }
list-edit-remove = Einheit { $unit } entfernen
list-edit-army_name = Name der Armee
list-edit-nation = Nation
list-edit-year = Jahr
list-edit-notes = Notizen
list-edit-source = Quelle
list-edit-reading = Auslegung
list-edit-add = neue Einheit
list-edit-name = Name
list-edit-copy = Duplikat
list-edit-place = Platz

## Druckseiten. Werte in Klammern werden eingesetzt, wenn die Seiten feststehen.

layout-page = { $page } von { $pages }
# Die Überschrift dessen, was auf der nächsten Seite weitergeht.
layout-continued = { $heading }, Fortsetzung
# Ein Teil einer Karte, die mehrere Seiten braucht, mit erstem und letztem Hexfeld.
layout-part = { $caption } · Hexfelder { $from } bis { $to }
