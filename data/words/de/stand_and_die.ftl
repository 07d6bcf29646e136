### Stand and Die! auf Deutsch.

book-about = 1500–1900, auf Hexfeldern, mit Figuren und Geschützen: stehen und sterben oder weichen und leben.

arm-infantry = Infanterie
arm-cavalry = Kavallerie
arm-artillery = Geschütze
arm-artillery_one = Geschütz

troops-infantry_one = 1 Infanterist
troops-infantry_many = { $many } Infanterie
troops-cavalry_one = 1 Reiter
troops-cavalry_many = { $many } Kavallerie
troops-artillery_one = 1 Geschütz
troops-artillery_many = { $many } Geschütze
troops-nobody = keine Truppen
troops-nobody-start = Keine Truppen
troops-infantry_none = keine Infanterie
troops-cavalry_none = keine Kavallerie
troops-artillery_none = keine Geschütze

army-at = { $troops }, beginnt in { $hex }
army-about = { $units ->
    [one] { $units } Einheit: { $troops }
   *[other] { $units } Einheiten: { $troops }
}

field-infantry = Infanteriefiguren
field-cavalry = Kavalleriefiguren
field-guns = Geschütze
field-hex = Startfeld
field-hex_hint = Wie auf der Karte, etwa H1 oder 0801. Leer lassen, um sie vor der Schlacht aufzustellen.
field-facing = Front
field-no_facing = Nicht gewählt
field-standing = Steht (sonst weicht sie)
field-objectives = Ziele

# Namen der Änderungen, zum Rückgängigmachen und Wiederholen.
change-infantry = Infanterie
change-cavalry = Kavallerie
change-guns = Geschütze
change-hex = Feld
change-facing = Front
change-standing = Markierung als stehend
change-objectives = Ziele

fault-nobody-title = weder Figuren noch Geschütze
fault-nobody-title-start = Weder Figuren noch Geschütze
fault-nobody-detail = Eine Einheit braucht Figuren oder Geschütze.

fault-mixed-title = Kavallerie mit anderen Waffengattungen
fault-mixed-title-start = Kavallerie mit anderen Waffengattungen
fault-mixed-detail = Ein Feld fasst nur Kavallerie, nur Infanterie, nur Geschütze oder Infanterie mit Geschützen. Versetze eine Einheit.

fault-no_facing-title = ein Feld ohne Front
fault-no_facing-title-start = Ein Feld ohne Front
fault-no_facing-detail = Die Front ist Norden, wenn die Felder hier eine Nordseite haben. Wenn nicht, stelle die Einheit vor der Schlacht auf.

fault-faces_otherwise-title = andere Front als { $first } in { $hex }
fault-faces_otherwise-title-start = Andere Front als { $first } in { $hex }
fault-faces_otherwise-detail = Die Truppen eines Feldes haben dieselbe Front. Diese Einheit begänne mit der von { $first }, weiter oben in der Liste.

fault-marked_otherwise-title = andere Markierung als { $first } in { $hex }
fault-marked_otherwise-title-start = Andere Markierung als { $first } in { $hex }
fault-marked_otherwise-detail = Von den Truppen eines Feldes stehen alle oder keine. Diese Einheit begänne wie { $first }, weiter oben in der Liste.

# Die Truppen eines Spielsteins auf der Karte.
board-standing = { $many } stehend
board-standing_mixed = { $troops }, stehend

morale-standing = stehend
morale-standing_about = Sie weicht nie: Nur Verluste entfernen sie.
morale-falls_back = weichend
morale-standing-start = Stehend
morale-falls_back-start = Weichend
morale-falls_back_about = Sie weicht um ein Feld, wenn sie angegriffen wird.
morale-falls_back_hurt = Sie weicht um ein Feld, wenn ein Angriff Verluste bringt.

away-destroyed = vernichtet
away-off = von der Karte genommen
away-destroyed-start = Vernichtet
away-off-start = Von der Karte genommen

place-map = Auf der Karte
place-nowhere = In keinem Feld
place-off = nicht auf der Karte

step-deploy = Einheiten aufstellen
step-initiative = Um den ersten Marsch würfeln
step-march = Marschieren, drehen, markieren
step-attack = Angreifen
step-fall_back = Verluste verteilen, weichen
step-of = { $step }: { $side }

phase-deploy = Aufstellung
phase-initiative = Würfel
phase-march = Marsch
phase-attack = Angriff
phase-fall_back = Weichen

who-both = beide
who-first = erste
who-second = zweite

now-deploy = Zuerst stellt auf: { $side }. Stelle jede Einheit auf und beende dann den Schritt.
now-initiative = Jede Seite würfelt: Wer höher würfelt, marschiert zuerst.
now-march = { $side }: Marschiere, drehe und markiere Einheiten nach Wahl, dann beende den Schritt.
now-attack = Greife mit Truppen neben einem Feind an. Verluste werden am Ende des Schritts entfernt.
now-attack_of = { $side }: Greife mit Truppen neben einem Feind an. Verluste werden am Ende des Schritts entfernt.
now-fall_back = Verteile die Verluste, wo du die Wahl hast, und weiche dann.
now-fall_back_of = { $side }: Verteile die Verluste, wo du die Wahl hast, und weiche dann.

over-won = { $side }: keine kampffähigen Truppen mehr.
over-both = Beide Seiten haben keine kampffähigen Truppen mehr. Keine behauptet das Feld.

group-march = Marsch
group-attack = Angriff
group-to_do = Zu tun
group-step = Schritt
group-hand = Von Hand setzen

offer-deploy = Einheit aufstellen
offer-march = Marschieren
offer-face = Truppen drehen
offer-mark = Als stehend markieren
offer-unmark = Markierung entfernen
offer-attack_infantry = Mit Infanterie angreifen
offer-attack_cavalry = Mit Kavallerie angreifen
offer-attack_artillery = Mit Geschützen angreifen
offer-bear = Verluste hinnehmen
offer-fall_back = Weichen
offer-stays = Bleiben: kein Rückweg
offer-stays_misfit = Bleiben: passt in kein Feld
offer-roll = Für { $side } würfeln
offer-fraction = Angriffe auf { $hex } würfeln
offer-end = Schritt beenden: { $step }
offer-objectives = Ziele setzen: { $side }
offer-paper = Vom Papier übernehmen
offer-infantry = Infanterie setzen
offer-cavalry = Kavallerie setzen
offer-gun_count = Geschützzahl setzen
offer-gun_casualties = Geschütztreffer setzen
offer-take_over = Geschütze übernehmen
offer-hex = Feld setzen
offer-facing = Front setzen
offer-standing = Markierung setzen
offer-marched = Marschfelder setzen
offer-attacked = Setzen, ob sie angriff
offer-pressed = Als weichend markieren
offer-name = Einheit umbenennen
offer-away = Entfernen oder einsetzen

choice-one_hex = { $hex }, 1 Feld
choice-hexes = { $hexes ->
    [one] { $hex }, { $hexes } Feld
   *[other] { $hex }, { $hexes } Felder
}
choice-target = { $hex }, { $units }
choice-same_facing = Wie bisher oder wie die Truppen dort
choice-most_silent = so viele wie möglich

ask-hex = Welches Feld?
ask-facing = Welcher Feldseite ist die Front zugewandt?
ask-to = In welches Feld marschiert sie?
ask-back_to = In welches Feld weicht sie?
ask-at = Welches Feld greift sie an?
ask-with_infantry = Wie viel Infanterie greift an?
ask-with_cavalry = Wie viel Kavallerie greift an?
ask-with_artillery = Wie viele Geschütze greifen an?
ask-bears = Wie viele Verluste nimmt sie hin?
ask-silent = Wie viele ihrer Geschütze sind dann ausgefallen?
ask-infantry = Wie viele Infanteriefiguren hat sie?
ask-cavalry = Wie viele Kavalleriefiguren hat sie?
ask-gun_count = Wie viele Geschütze hat sie?
part-casualties = Treffer auf die Geschütze
part-silent = Ausgefallene Geschütze
ask-take_over = Welche Geschütze übernimmt sie?
ask-standing = Ist sie als stehend markiert?
ask-marched = Wie viele Felder ist sie marschiert?
ask-attacked = Haben die Truppen ihres Feldes angegriffen?
ask-pressed = Müssen die Truppen ihres Feldes weichen?
ask-name = Wie heißt sie?
ask-away = Wo ist sie?
ask-objectives = Was sind die Ziele?
ask-paper = { $unit }: { $what }

to_do-deploy = Einheit aufstellen
to_do-roll = um den ersten Marsch würfeln
to_do-fraction = für alle Angriffe zusammen würfeln
to_do-bear = Verluste verteilen
to_do-fall_back = weichen
to_do-by = { $who }: { $what }

against-to_do = Noch zu tun für { $who }: { $what }.
against-not_now_deploy = { $side }: keine Aufstellung mehr, die Schlacht hat begonnen.
against-places_second = { $unit }: noch keine Aufstellung, zuerst kommt die von { $side }.
against-places_again = { $unit }: keine neue Aufstellung, { $side } stellt schon auf.
against-not_now_initiative = { $side }: jetzt kein Wurf, nur zu Beginn einer Runde.
against-not_now_march = { $side }: kein Marsch in diesem Schritt.
against-not_now_attack = { $side }: kein Angriff in diesem Schritt.
against-not_now_fall_back = { $side }: noch kein Weichen, zuerst kommen die Angriffe.
against-turning = { $unit }: kein Drehen, das geht nur im Marsch der eigenen Seite.
against-marking = { $unit }: kein neues Markieren, das geht nur im Marsch der eigenen Seite.
against-marking_late = { $unit }: kein neues Markieren, nur in einem Marsch (Auslegung).
against-contents = { $units }: { $hex } gesperrt, Kavallerie teilt kein Feld mit anderen Truppen.
against-room = { $units }: { $hex } gesperrt, nicht genug Platz.
against-held = { $unit }: { $hex } gesperrt, dort ist ein Feind.
against-water = { $unit }: { $hex } gesperrt, Wasser ohne Brücke oder Boot.
against-far = { $hexes ->
    [0] { $unit }: { $hex } unerreichbar, kein Feld Marsch übrig.
    [one] { $unit }: { $hex } unerreichbar, nur noch { $hexes } Feld Marsch übrig.
   *[other] { $unit }: { $hex } unerreichbar, nur noch { $hexes } Felder Marsch übrig.
}
against-silent_march = { $unit }: kein Marsch, die Geschütze sind ausgefallen.
against-far_with_guns = { $hexes ->
    [0] { $unit }: { $hex } unerreichbar, mit Geschützen kein Feld Marsch übrig.
    [one] { $unit }: { $hex } unerreichbar, mit Geschützen nur noch { $hexes } Feld Marsch übrig.
   *[other] { $unit }: { $hex } unerreichbar, mit Geschützen nur noch { $hexes } Felder Marsch übrig.
}
against-friends_way = { $unit }: { $hex } unerreichbar, eigene Truppen sperren den Weg (Auslegung).
against-cover_way = { $unit }: { $hex } unerreichbar, Deckung auf dem Weg hält auf (Auslegung).
against-friends_and_cover_way = { $unit }: { $hex } unerreichbar, eigene Truppen oder Deckung halten auf (Auslegung).
against-barred_way = { $unit }: { $hex } unerreichbar, Wasser oder Feinde sperren den Weg.
against-stopped = { $unit }: { $hex } unerreichbar, der Marsch endete in Deckung (Auslegung).
against-not_next = { $units }: kein Angriff auf { $hex }, weder benachbart noch über ein Wasserfeld.
against-no_water = { $units }: kein Angriff auf { $hex }, { $river } ist nicht als Wasser markiert.
against-no_edge_here = { $units }: kein Angriff auf { $hex }, { $from } ist nicht als Flussufer markiert.
against-no_edge_there = { $units }: kein Angriff auf { $hex }, nicht als Flussufer markiert.
against-no_edges = { $units }: kein Angriff auf { $hex }, kein Feld ist als Flussufer markiert.
against-one_bank = { $units }: kein Angriff auf { $hex }, am selben Ufer.
against-behind = { $units }: kein Angriff auf { $hex }, das Feld ist nicht vorn (Auslegung).
against-divided = { $units }: kein Angriff auf { $hex }, Angriffe sind nicht teilbar (Auslegung).
against-horse_across = { $units }: kein Angriff auf { $hex }, Kavallerie greift nicht über Wasser an.
against-counted = { $units }: kein Angriff auf { $hex }, dafür ist schon gewürfelt.
against-twice = { $units }: { $hex } nicht noch einmal, je Feld nur ein Angriff auf jedes Ziel.
against-spent = { $unit }: nicht so viele Figuren, einige in { $hex } haben schon angegriffen.
against-must_go = { $units }: kein Bleiben in { $hex }, der Rückweg nach { $open } ist frei.
against-not_back = { $units }: Weichen dorthin nicht erlaubt, nur nach { $open }.
against-others_first = { $units }: noch kein Weichen, erst { $first } (im Weg).
against-marched_first = { $units }: noch kein Weichen, erst { $first } (erster Marsch: { $side }).
against-no_way_back = { $units }: kein Weichen aus { $hex }, jeder Weg ist versperrt.
against-mixed_back = { $units }: kein Weichen aus { $hex }, Kavallerie teilt kein Feld mit anderen Waffen.
against-crowd_back = { $units }: kein Weichen aus { $hex }, zu viele für jedes Feld.

impossible-unit = Diese Einheit gibt es nicht.
impossible-away = { $unit }: kein Befehl möglich, nicht auf der Karte.
impossible-hex = Diese Karte hat kein Feld { $hex }.
impossible-facing = Front { $facing } ist nicht möglich. Feldseiten hier: { $sides }.
impossible-side = Diese Seite gibt es nicht.
impossible-rolled = { $side }: jetzt kein Wurf fällig.
impossible-stays = { $unit }: kein Marsch dorthin, schon in diesem Feld.
impossible-nobody = { $unit }: kein Angriff mit 0 Figuren.
impossible-too_many = { $unit }: kein Angriff mit so vielen Figuren, zu wenige Kampffähige im Feld.
impossible-no_enemy = { $unit }: kein Angriff auf { $hex }, dort ist kein Feind.
impossible-no_fraction = Für Angriffe auf { $hex } ist jetzt kein Wurf fällig.
impossible-no_burden = { $unit }: keine Verluste zu verteilen.
impossible-no_choice = { $unit }: keine Wahl, die Verluste sind sicher und fallen mit den anderen.
impossible-bears = { $unit }: nicht so viele Verluste, gib { $least }–{ $most } ein.
impossible-bears_only = { $unit }: nicht so viele Verluste, gib { $most } ein.
impossible-silences = { $unit }: nicht so viele Geschütze ausgefallen, gib { $least }–{ $most } ein.
impossible-silences_only = { $unit }: nicht so viele Geschütze ausgefallen, gib { $most } ein.
impossible-silent = { $unit }: kein Drehen oder Markieren, nur ausgefallene Geschütze im Feld.
impossible-not_pressed = { $unit }: kein Weichen, nichts zwingt dazu.
impossible-fell_back = { $unit }: kein zweites Weichen, nur ein Feld je Schritt.
impossible-burdens_first = { $unit }: noch kein Weichen, zuerst die Verluste in { $hex } verteilen.
impossible-field = { $what }: nicht von Hand zu setzen.
impossible-not_now = { $unit }: { $what } ist jetzt nicht zu setzen.
impossible-value = { $what }: { $value } ist nicht möglich.
impossible-objectives = Ziele dürfen nicht länger als { $most } Zeichen sein.

tag-place = { $hex }, Front { $facing }
tag-unplaced = aufzustellen
tag-silent = { $guns ->
    [one] { $guns } Geschütz ausgefallen
   *[other] { $guns } Geschütze ausgefallen
}
tag-not_held = Feld nicht besetzt
tag-open_guns = Geschütze zur Übernahme frei
tag-open_guns_about = Ausgefallene Geschütze. Feinde in ihrem Feld können sie nach Absprache übernehmen.
tag-march = { $hexes ->
    [one] noch { $hexes } Feld Marsch
   *[other] noch { $hexes } Felder Marsch
}
tag-attacked = hat angegriffen
tag-pending = { $many ->
    [one] { $hex }: { $many } Verlust offen
   *[other] { $hex }: { $many } Verluste offen
}
tag-lost = { $lost } von { $all } verloren
tag-objectives = Ziele notiert

card-figures = Figuren
card-figures-start = Figuren
card-figures-one = Figur
card-figures-left = { $start ->
    [one] { $now } von { $start } Figur
   *[other] { $now } von { $start } Figuren
}
card-casualties = Treffer übrig
card-casualties-start = Treffer übrig
card-casualties-left = { $start ->
    [one] { $now } von { $start } Treffer übrig
   *[other] { $now } von { $start } Treffern übrig
}
card-hits = Treffer
card-guns = Geschütze
card-guns-start = Geschütze
card-guns-one = Geschütz
card-guns-left = { $start ->
    [one] { $now } von { $start } Geschütz
   *[other] { $now } von { $start } Geschützen
}

mark-spent = Alle Truppen dieses Feldes haben angegriffen
mark-not_back = Sie kann nicht hierher weichen
mark-others_first = Die Truppen hier sind zuerst an der Reihe
mark-front = Vorn
mark-across = Jenseits des Flusses

pool-first = { $side }: Wurf um den ersten Marsch
pool-fraction = Bruchteil der Angriffe auf { $hex }
pool-casualties = { $many } gefallen
pool-men_and_guns = { $guns ->
    [one] { $men } gefallen, { $guns } Treffer auf Geschütze
   *[other] { $men } gefallen, { $guns } Treffer auf Geschütze
}
pool-on_guns = { $many ->
    [one] { $many } Treffer auf Geschütze
   *[other] { $many } Treffer auf Geschütze
}

preview-attack = Angriff auf { $hex }
preview-sum = Summe der Chancen
preview-share = { $many } { $arm } zu { $each }
preview-bonus = { $many } { $arm } { $bonus }, je { $each } mehr
preview-before = frühere Angriffe im selben Wurf
preview-both_ways = Im Mittel
preview-if_standing = wenn das Ziel steht
preview-if_fall_back = wenn das Ziel weicht
preview-needs = Summe { $tenths }: { $sure } sicher, und 1 mehr bei { $face } oder weniger.
preview-needs_all = Summe { $tenths }: Höchstens { $most } können fallen, alle ohne Wurf.
preview-needs_nothing = Summe { $tenths }: keine Verluste möglich.
# Nach „keine Verluste möglich“
preview-gives_way = Das Ziel muss weichen.
preview-keeps_hex = Der Angriff zwingt das Ziel nicht zu weichen.
preview-needs_shielded = Summe { $tenths }: kein Verlust möglich, in diesem Schritt schützt Infanterie die Geschütze.
preview-needs_spent = Summe { $tenths }: Dort sind keine Truppen mehr.
preview-needs_none = Summe { $tenths }: { $sure } sicher, ohne Wurf.
preview-left_out = Nicht in der Summe, kein späterer Angriff auf { $hex } möglich: { $troops }.
preview-left_out_all = Nicht in der Summe, kein Angriff in diesem Schritt möglich: { $troops }.
preview-shut_out = Nach diesem Wurf können keine anderen Truppen { $hex } angreifen. Noch nicht eingesetzt: { $units }.
preview-troops = { $many } { $arm }
preview-exposed = Wenn alle Truppen angreifen, die können: { $units }
preview-emptied = { $sum } Verluste im Mittel; Chance auf ein leeres Feld: { $chance }
preview-units_at = { $units } ({ $hex })

odds-first = Wer höher würfelt, marschiert zuerst. Bei Gleichstand neu würfeln.
odds-marches_first = marschiert zuerst
odds-even = neu würfeln
odds-marches_second = marschiert danach
odds-mean = Tötet im Mittel { $tenths }.
odds-mean_guns = Im Mittel { $tenths } Treffer auf die Geschütze.
odds-emptied = das Feld ist leer
odds-silenced = alle ihre Geschütze sind ausgefallen
odds-assume = Verluste durch frühere Angriffe in diesem Schritt sind mitgezählt: { $many }.

panel-unit = Die Einheit
panel-marches = Marschiert
panel-hexes = { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}
panel-each_infantry = Jeder Infanterist tötet
panel-each_cavalry = Jeder Reiter tötet
panel-each_artillery = Jedes Geschütz tötet
panel-chances = { $standing } stehend, { $fall_back } weichend; in Deckung { $standing_cover } und { $fall_back_cover }
panel-bonus = { $each } mehr { $bonus }
panel-attacks = Sie kann angreifen
panel-on = { $hex }, Summe
panel-silenced = Ein Geschütz fällt aus, wenn alle angreifen, die können
panel-turns = { $turns ->
    [one] nach { $turns } Runde
   *[other] nach { $turns } Runden
}

# Die Zuschläge: die Worte der Aufzeichnung, der Weg über der Tabelle der Chancen, der Kopf einer Spalte
bonus-rear = von hinten
bonus-rear_way = durch eine hintere
bonus-rear_head = Hinten

how-standing = stehend
how-fall_back = weichend
how-open = im Offenen
how-cover = in Deckung

log-turn = Runde { $turn } begann.
log-step = { $step }.
log-deployed = { $unit }: in { $hex } aufgestellt, Front { $facing }.
log-rolled = { $side }: { $face } gewürfelt.
log-even = Gleichstand: Beide Seiten würfeln neu.
log-first = Zuerst marschiert: { $side }.
log-marched = { $unit }: { $way } marschiert, jetzt Front { $facing }.
log-joined_standing = { $units }: jetzt stehend, wie die Truppen in { $hex }.
log-joined_unmarked = { $units }: nicht mehr stehend, wie die Truppen in { $hex }.
log-faced = { $units } in { $hex }: jetzt Front { $facing }.
log-marked = { $units } in { $hex }: als stehend markiert.
log-unmarked = { $units } in { $hex }: Markierung entfernt.
log-attacked = { $units } in { $from }, Angriff auf { $targets } in { $at }: { $killed }.
log-attacked_pooled = { $units } in { $from }, Angriff auf { $targets } in { $at }, mit anderen Angriffen zusammengezählt.
log-counted = Alle Angriffe auf { $hex }: { $killed }.
# Unter einer Zeile des Protokolls. $shares: „10 Infanterie zu 1“, zusammengezählt
detail-share = { $many } { $arm } zu { $each }
detail-sum_certain = { $shares } = { $tenths }
detail-sum_rolled = { $shares } = { $tenths }, Wurf { $face }
detail-total = Summe { $tenths }
detail-total_rolled = Summe { $tenths }, Wurf { $face }
detail-shielded = In diesem Schritt schützt Infanterie die Geschütze
detail-spent = Dort sind keine Truppen mehr
# $how: „stehend, im Offenen, von hinten“
detail-target = Ziel { $how }
log-lost = { $many ->
    [one] { $unit } in { $hex }: { $many } Figur verloren, { $left } übrig.
   *[other] { $unit } in { $hex }: { $many } Figuren verloren, { $left } übrig.
}
log-guns_hit = { $unit } in { $hex }: { $many } Treffer auf die Geschütze.
log-silenced = { $many ->
    [one] { $unit } in { $hex }: { $many } Geschütz ausgefallen.
   *[other] { $unit } in { $hex }: { $many } Geschütze ausgefallen.
}
log-burdened = { $many ->
    [one] { $units } in { $hex }: { $many } Verlust zu verteilen.
   *[other] { $units } in { $hex }: { $many } Verluste zu verteilen.
}
log-must_fall_back = { $units } in { $hex }: zum Weichen gezwungen.
log-fell_back = { $units }: von { $hex } nach { $to } gewichen.
log-fell_back_turning = { $units }: von { $hex } nach { $to } gewichen, jetzt Front { $facing } wie die Truppen dort.
log-stays = { $units }: in { $hex } geblieben, kein Rückweg.
log-stays_mixed = { $units }: in { $hex } geblieben, Kavallerie teilt kein Feld mit anderen Waffen.
log-stays_crowd = { $units }: in { $hex } geblieben, zu viele für jedes Feld.
log-gone = { $unit } in { $hex }: vernichtet.
log-gone_taken = { $unit }: nicht mehr auf der Karte, alle Geschütze übernommen.
log-lapsed = Angriffe auf { $hex } ({ $side }) zählen nicht mehr: dort steht kein Feind.
log-withdrawn = Angriff aus { $from } auf { $units } in { $at }: entfernt, mit seinen Verlusten.
log-roll_again = Alle Angriffe auf { $units } in { $at }: Der frühere Wurf zählt nicht mehr.
log-carried = { $unit } in { $hex }: in dieser Runde schon angegriffen.
log-released = { $units } in { $hex }: stehend, nicht mehr zum Weichen gezwungen.
log-fitted = { $unit } in { $hex }: nächste passende Zahlen, Geschütztreffer { $casualties }, ausgefallene Geschütze { $silent }.
log-objectives = Ziele von { $side }: „{ $text }“.
log-paper = Vom Papier übernommen, mit Änderungen: { $units }.
log-paper_nothing = Vom Papier übernommen: keine Änderungen.
log-set_infantry = Von Hand gesetzt: { $unit } ({ $hex }), { $value } Infanterie.
log-set_cavalry = Von Hand gesetzt: { $unit } ({ $hex }), { $value } Kavallerie.
log-set_gun_count = { $value ->
    [one] Von Hand gesetzt: { $unit } ({ $hex }), { $value } Geschütz.
   *[other] Von Hand gesetzt: { $unit } ({ $hex }), { $value } Geschütze.
}
log-set_gun_casualties = Von Hand gesetzt: { $unit } ({ $hex }), { $value }.
log-set_part = { $what }: { $value }
log-set_take_over = Von Hand gesetzt: { $unit } ({ $hex }) übernahm die Geschütze von { $value }.
log-set_hex = Von Hand gesetzt: { $unit }, von { $hex } nach { $value } versetzt.
log-set_hex_none = Von Hand gesetzt: { $unit }, aus { $hex } entfernt, jetzt in keinem Feld.
log-set_facing = Von Hand gesetzt: { $unit } ({ $hex }), Front { $value }.
log-set_standing_yes = Von Hand gesetzt: { $unit } ({ $hex }), als stehend markiert.
log-set_standing_no = Von Hand gesetzt: { $unit } ({ $hex }), Markierung entfernt.
log-set_marched = { $value ->
    [one] Von Hand gesetzt: { $unit } ({ $hex }), { $value } Feld marschiert.
   *[other] Von Hand gesetzt: { $unit } ({ $hex }), { $value } Felder marschiert.
}
log-set_attacked_yes = Von Hand gesetzt: { $units } ({ $hex }), in dieser Runde schon angegriffen.
log-set_attacked_no = Von Hand gesetzt: { $units } ({ $hex }), kein Angriff in dieser Runde.
log-set_pressed_yes = Von Hand gesetzt: { $units } ({ $hex }), zum Weichen gezwungen.
log-set_pressed_no = Von Hand gesetzt: { $units } ({ $hex }), nicht zum Weichen gezwungen.
log-set_name = Von Hand gesetzt: { $unit } ({ $hex }), heißt jetzt { $value }.
log-set_away = Von Hand gesetzt: { $unit } ({ $hex }), { $value }.
log-set_away_none = Von Hand gesetzt: { $unit }, wieder im Spiel: { $now }.

setup-first = Welche Seite beginnt mit Aufstellung und Marsch (ohne Wurf)?
setup-capacity_infantry = Wie viel Infanterie fasst ein Feld?
setup-capacity_cavalry = Wie viel Kavallerie fasst ein Feld?
setup-capacity_guns = Wie viele Geschütze fasst ein Feld, auch mit Infanterie?
setup-cover_woods = Geben Wälder Deckung?
setup-cover_town = Geben Gebäude Deckung?
setup-cover_hedge = Geben Hecken Deckung?
setup-cover_hill = Geben Hügel Deckung?
setup-cover_slope = Geben Hänge Deckung?
setup-cover_marsh = Geben Sümpfe Deckung?
setup-cover_entrenchment = Geben Schanzen Deckung?
setup-cover_cover = Gibt als „Deckung“ markiertes Gelände Deckung?
# Nur gefragt, wenn eine Datei die Frage beantwortet.
setup-cover_water = Gibt Wasser Deckung?
setup-cover_river = Geben Flüsse Deckung?
setup-cover_river_edge = Geben Flussufer Deckung?
setup-cover_bridge = Geben Brücken Deckung?
setup-cover_ford = Geben Furten Deckung?
setup-cover_boat = Geben Boote Deckung?
setup-cover_road = Geben Straßen Deckung?
setup-no_units = { $side }: Die Armee hat keine Einheiten.
setup-unplaced = { $unit }: noch nicht aufgestellt. Vor Runde 1 aufstellen.
setup-unplaced_facing = { $unit }: nicht aufgestellt, { $facing } ist keine Feldseite dieser Karte. Vor Runde 1 aufstellen.
setup-unplaced_hex = { $unit }: nicht aufgestellt, kein Feld { $hex } auf dieser Karte. Vor Runde 1 aufstellen.
setup-wrong = Startfelder: { $why }
setup-faces_like_hex = { $unit }: beginnt wie die Truppen in { $hex } mit Front { $facing }, nicht wie in der Liste.
setup-stands_like_hex = { $unit }: beginnt wie die Truppen in { $hex } stehend, nicht wie in der Liste.
setup-falls_back_like_hex = { $unit }: beginnt wie die Truppen in { $hex } ohne Markierung als stehend, nicht wie in der Liste.


# Gedrucktes.

sheet-title = Stand and Die!
sheet-subtitle = 16.–19. Jahrhundert · Infanterie, Kavallerie und Artillerie auf Hexfeldern
sheet-credit = Nach „Stand and Die!“, Regeln für das 16. bis 19. Jahrhundert aus dem Blog Group Think Rules (19. September 2008). In eigenen Worten.
sheet-stamp = { $problems ->
    [one] Regelwidrig: { $problems } Problem
   *[other] Regelwidrig: { $problems } Probleme
}
sheet-labels = Etiketten
sheet-labels_of = Einheiten
sheet-casualties = Verlustmarker
sheet-state_markers = Zustandsmarker
sheet-bases_chosen = Für Bases von { $base } mm nebeneinander (keine Größe in den Regeln)
# Die Zustände, für die es Marker gibt, durch Kommas getrennt.
sheet-markers = stehend
sheet-markers_left_out = Nicht gedruckt (bei keiner Einheit möglich): { $states }
sheet-stands = Gegenwärtiger Stand
sheet-shown = Gezeigt
sheet-stands_clean = in voller Stärke
sheet-moment = Runde { $turn }, { $step }
sheet-now = Jetzt: { $what }
sheet-faces = in { $hex }, Front { $facing }
sheet-in_hex = in { $hex }
sheet-left = { $now } von { $start } { $what }
sheet-to_do = zu tun: { $what }
sheet-gone = Nicht mehr in der Schlacht
sheet-figure_left = von { $start } { $what }
sheet-taken = Erbeutet (vorher { $side })
sheet-none_left = keine übrig
sheet-no_card = Einheiten ohne Karte:
sheet-no_card_for = { $unit }: { $why }
# Die Zustände, die auf Armeebögen und Karten angekreuzt werden, durch Kommas getrennt.
sheet-states = stehend
sheet-count = Einheiten
sheet-troops = Truppen
sheet-objectives = Ziele
sheet-source = Quelle
sheet-marches = Marschiert
sheet-kills_infantry = Infanterist tötet (stehend / weichend)
sheet-kills_cavalry = Reiter tötet (stehend / weichend)
sheet-kills_artillery = Geschütz tötet (stehend / weichend)
sheet-head_units = Einheiten
sheet-head_sequence = Eine Runde
sheet-head_chances = Angriffe
sheet-head_marching = Marschieren
sheet-head_facing = Front, Rücken und Flüsse
sheet-head_casualties = Verluste und Weichen
sheet-head_advice = Stehen oder weichen?
sheet-head_agreed = Vor der Schlacht vereinbart
sheet-head_interpretations = Auslegungen, die anders als üblich sind
sheet-figure_facing = Truppen haben ihre Front zu einer Seite ihres Feldes, hier { $which }. Diese Seite und die beiden daneben sind vorn, die anderen drei hinten. [S-06]
sheet-above_flat = oben
sheet-above_pointy = links oben
sheet-same_again = Dasselbe für die andere Seite.
sheet-caption_at_once = Beide Seiten marschieren, dann greifen alle gleichzeitig an; Verluste werden nach allen Angriffen entfernt
sheet-caption_in_turn = Die Seiten greifen nacheinander an; Verluste werden nach den Angriffen jeder Seite entfernt
sheet-caption_chances = Chance jedes Mannes oder Geschützes, eine Figur im Zielfeld zu töten: durch eine vordere Seite → { $bonuses }
sheet-caption_die = W10: ein Verlust mehr bei [S-12]
sheet-caption_sums = Rechenhilfe: Zahl der Männer oder Geschütze, nach ihrer Chance [S-12]
sheet-caption_marching = Felder je Runde, und welche Waffengattungen ein Feld teilen dürfen [S-03, S-04]
sheet-card_sums = Verluste durch die ganze Einheit, nach Ziel
sheet-col_step = Schritt
sheet-col_who = Seite
sheet-col_rule = Regel
sheet-col_each = Je
sheet-col_fraction = Bruchteil
sheet-col_many = Zahl
sheet-col_arm = Gattung
sheet-col_hexes = Felder
sheet-col_shares = Teilt ein Feld mit
sheet-col_attack = Ziel
sheet-col_front = Vorn
sheet-col_rear = Hinten
sheet-one_more = Bei
sheet-each_infantry = Infanterist
sheet-each_cavalry = Reiter
sheet-each_artillery = Geschütz
sheet-arm_infantry = Infanterie
sheet-arm_cavalry = Kavallerie
sheet-arm_artillery = Artillerie
sheet-shares_infantry = Infanterie, Artillerie
sheet-shares_cavalry = nur Kavallerie
sheet-shares_artillery = Artillerie, Infanterie
sheet-case_standing = Steht
sheet-case_fall_back = Weicht
sheet-case_standing_cover = Steht, in Deckung
sheet-case_fall_back_cover = Weicht, in Deckung
sheet-advice_infantry = Im Offenen tötet jeder Infanterist { $standing }, wenn das Ziel steht, und { $fall_back }, wenn es weicht.
sheet-advice_cavalry = Im Offenen tötet jeder Reiter { $standing }, wenn das Ziel steht, und { $fall_back }, wenn es weicht: Weichen rettet keine Figuren.
sheet-advice_artillery = Im Offenen tötet jedes Geschütz { $standing }, wenn das Ziel steht, und { $fall_back }, wenn es weicht.
sheet-guns_overflow = Geschütze bekommen Treffer nur, wenn ihr Feld keine Infanterie hat oder mehr Verluste als Infanterie.
sheet-across_all = Truppen aller Waffengattungen am Flussufer dürfen das andere Ufer über ein Wasserfeld hinweg angreifen.
sheet-attack_front = Feuer und Nahkampf folgen derselben Regel: Ein Feld greift ein feindliches Feld vor sich an.
sheet-sum_of_all = Zähle die Chancen aller Truppen zusammen, die ein Feld angreifen, aus allen Feldern. Jedes Ganze ist ein Verlust; ein W10 entscheidet, ob der Bruchteil einen weiteren bringt.
sheet-way_across = Truppen gehen durch die Seite gegenüber ihrer Front. Ist sie versperrt, wählt der Besitzer eine andere hintere Seite. Sind alle versperrt (auch der Kartenrand sperrt), bleiben sie ohne weiteren Verlust. Sie behalten ihre Front oder nehmen die der Truppen an, zu denen sie stoßen.
sheet-way_any = Truppen gehen durch eine hintere Seite nach Wahl des Besitzers. Sind alle versperrt (auch der Kartenrand sperrt), bleiben sie ohne weiteren Verlust. Sie behalten ihre Front oder nehmen die der Truppen an, zu denen sie stoßen.
sheet-stance_when_hurt = Die Truppen eines Feldes sind als stehend markiert, oder sie weichen, wenn ein Angriff ihnen Verluste bringt. Der Besitzer wählt.
sheet-back_when_hurt = Truppen, die nicht stehen, weichen um ein Feld, wenn ein Angriff ihnen Verluste bringt.
sheet-agreed_room = Zu vereinbaren: wie viele Truppen ein Feld fasst, nach Größe der Bases. Drumhead schlägt vor: { $room }. Geschütze nehmen der Infanterie keinen Platz. [S-08]
sheet-agreed_cover = Zu vereinbaren: was Deckung gibt. Drumhead schlägt vor: { $covers }.
sheet-agreed_room_battle = In dieser Schlacht fasst ein Feld: { $room }. Geschütze nehmen der Infanterie keinen Platz. [S-08]
sheet-agreed_cover_battle = In dieser Schlacht geben Deckung: { $covers }.
sheet-no_cover = nichts
sheet-agreed_guns = Ausgefallene Geschütze dürfen nach Vereinbarung übernommen werden.
sheet-agreed_objectives = Die Regeln haben keine Siegbedingungen. Die Spieler schreiben eigene Ziele, und Drumhead zählt die Verluste.
sheet-interpretations = Auslegungen
sheet-clauses = In Klammern
sheet-clauses_about = die Regel, mit Drumheads Nummer
sheet-usual = die üblichen
sheet-unusual = anders als üblich: { $ids }
# Was die Kurve eines Berichts zählt.
sheet-lost = verlorene Figuren und Geschütze
