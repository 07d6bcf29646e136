### Allen Regelwerken gemeinsam.

# Ein Satz mit den Regeln dahinter.
cited = { $text } [{ $clauses }]
# Eine Wahl auf der Karte, mit der Handlung, zu der sie gehört.
choice-of = { $offer }: { $choice }

## Einzelheiten einer Zeile des Protokolls, darunter gezeigt.

# Ein Wurf mit seinen Modifikatoren: „Wurf 6, −1 erschüttert: Summe 5“.
detail-sum = Wurf { $face }, { $modifiers }: Summe { $total }
detail-counted = { $value } { $why }

## Listen von Einheiten: der Editor der Regelwerke ohne Punkte.

list-unnamed = Armee ohne Namen
list-unit = Einheit { $number }
list-unit_of = { $side }, Einheit { $number }
# Der Feind hat eine Einheit mit derselben Nummer und demselben Namen.
list-unit_shared = { $unit } ({ $side })
list-unit_shared-0 = { $unit } (erste Armee)
list-unit_shared-1 = { $unit } (zweite Armee)
list-problem = { $title }. { $detail }
list-problem_of = { $unit }: { $title }. { $detail }
list-name = Name
list-nation = Nation
list-year = Jahr
list-notes = Notizen
list-source = Quellen

# Die Zeichen zwischen Gruppen von drei Ziffern und vor Dezimalstellen: 2.288 und 0,4.
number-thousands = { "." }
number-decimal = { "," }

# Artikel, die in einem Namen mitten im Satz klein geschrieben werden, durch Leerzeichen getrennt.
name-articles = Der Die Das

# Der Titel einer Schlacht.
battle-against = { $first } gegen { $second }

# Der Name einer Seite, deren Armee keinen hat.
side-0 = Erste Armee
side-1 = Zweite Armee

# Die Vorbereitung einer Schlacht mit Listen.
# A side in the first line of a battle's log, with its size and its tags.
setup-side = { $side }: { $about }
setup-side_0 = Wie heißt die erste Seite?
setup-side_1 = Wie heißt die zweite Seite?

# Namen der Änderungen, zum Rückgängigmachen und Wiederholen.
list-edit-of = { $what } von Einheit { $unit }
list-edit-remove = Entfernen von Einheit { $unit }
list-edit-army_name = Name der Armee
list-edit-nation = Nation
list-edit-year = Jahr
list-edit-notes = Notizen
list-edit-source = Quelle
list-edit-interpretation = Auslegung
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

## Ein gespeichertes Ereignis, das nicht zur Schlacht passt: Die Datei ist beschädigt oder gehört zu einer anderen Schlacht.

bad_fact-side = es gibt keine Seite { $side }
bad_fact-unit = es gibt keine Einheit { $unit }
bad_fact-no-field = es gibt kein Feld { $id }
bad_fact-no-general = es gibt keinen General { $id }
bad_fact-no-attack = kein Angriff wartet auf eine Entscheidung
bad_fact-value = { $field }: { $value } ist nicht möglich
bad_fact-not-charged = Einheit { $unit } ist nicht Ziel eines Sturmangriffs
bad_fact-not-charging = Einheit { $unit } macht keinen Sturmangriff
bad_fact-not-free = Einheit { $unit } macht schon einen Sturmangriff
bad_fact-not-gun = Einheit { $unit } ist kein Geschütz
bad_fact-other_book = dieses Ereignis gehört zu einem anderen Regelwerk
impossible-other_book = Dieser Befehl gehört zu einem anderen Regelwerk.

## Würfel, die nicht zu dem passen, was zu würfeln war.

throw-dice = { $wanted ->
    [one] Wirf 1 Würfel, nicht { $given }.
   *[other] Wirf { $wanted } Würfel, nicht { $given }.
}
throw-face = Dieser Würfel hat keine { $face }; er zeigt { $lowest } bis { $highest }.
throw-face_of_3 = Dieser Würfel hat keine { $face }; er zeigt { $lowest } bis { $highest } (W6 halbiert, aufgerundet).
throw-bands = { $given ->
    [one] 1 Anzahl wurde für { $wanted } Ergebnisse angegeben.
   *[other] { $given } Anzahlen wurden für { $wanted } Ergebnisse angegeben.
}
throw-empty = Keine Augenzahl ergibt hier „{ $band }“, daher muss die Anzahl 0 sein.
