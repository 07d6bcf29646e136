### Gedruckte Karten.

map-title = Karte: { $map }
map-unnamed = das Schlachtfeld
map-caption = Runde { $turn }: { $step }
map-key = Kästen: { $first }. Spielsteine mit Spitzen an beiden Enden: { $second }.
map-key_facing = Die schwarze Pfeilspitze auf einem Spielstein zeigt seine Front.
map-key_sides = Dicke Linien zwischen Hexfeldern: { $list }.
map-key_ways = Unterbrochene dicke Linien zwischen Hexfeldern: Übergänge.
map-key_taken = Vom Gegner erbeutet: { $list }.
map-key_many = × und eine Zahl auf einem Spielstein: ein Stapel aus so vielen Einheiten, unten aufgelistet.
map-stack = { $numbers } in { $hex }
map-stacks = Stapel ({ $side }): { $list }.
map-where = { $what }: { $where }.
map-named = { $hex } { $name }
map-names = Namen: { $names }.
map-credit = Regeln von { $author }. Die Karte ist unsere eigene Skizze.

facing-N = Norden
facing-NNE = Nordnordost
facing-ENE = Ostnordost
facing-E = Osten
facing-ESE = Ostsüdost
facing-SSE = Südsüdost
facing-S = Süden
facing-SSW = Südsüdwest
facing-WSW = Westsüdwest
facing-W = Westen
facing-WNW = Westnordwest
facing-NNW = Nordnordwest

feature-woods = Wald
feature-town = Ort
feature-hedge = Hecken
feature-hill = Hügel
feature-slope = Hang
feature-marsh = Sumpf
feature-water = Wasser
feature-river = Fluss
feature-river_edge = Flussufer
feature-bridge = Brücke
feature-ford = Furt
feature-boat = Boot
feature-entrenchment = Schanze
feature-cover = Deckung
feature-road = Straße
