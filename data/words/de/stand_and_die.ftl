### Stand and Die! auf Deutsch.

book-about = 1500 bis 1900, auf Sechsecken, mit Figuren und Geschützen je Feld: stehen und sterben, oder weichen und leben.

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
troops-infantry_none = keine Infanterie
troops-cavalry_none = keine Kavallerie
troops-artillery_none = keine Geschütze

army-at = { $troops }, beginnt in { $hex }
army-about = { $groups ->
    [one] { $groups } Gruppe: { $troops }
   *[other] { $groups } Gruppen: { $troops }
}

field-infantry = Infanteriefiguren
field-cavalry = Kavalleriefiguren
field-guns = Geschütze
field-hex = Startfeld
field-hex_hint = Feld der Karte, etwa H1 oder 0801. Leer: wird vor der Schlacht aufgestellt.
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
change-standing = Stehen
change-objectives = Ziele

fault-nobody-title = weder Figuren noch Geschütze
fault-nobody-detail = Eine Gruppe braucht Figuren oder Geschütze.

fault-mixed-title = Kavallerie mit anderen Truppen
fault-mixed-detail = Ein Feld fasst nur Kavallerie, nur Infanterie, nur Geschütze, oder Infanterie mit Geschützen.

fault-no_facing-title = ein Feld ohne Front
fault-no_facing-detail = Die Front ist Norden, wo das eine Feldseite ist; sonst wird sie vor der Schlacht aufgestellt.

morale-standing = steht
morale-standing_about = Sie weicht nie: Nur Verluste entfernen sie.
morale-falls_back = weicht
morale-falls_back_about = Sie weicht ein Feld, wenn sie angegriffen wird.
morale-falls_back_hurt = Sie weicht ein Feld, wenn ein Angriff Verluste bringt.

away-destroyed = vernichtet
away-off = von der Karte genommen

place-map = Auf der Karte
place-nowhere = In keinem Feld
place-off = nicht auf der Karte

step-deploy = Gruppen aufstellen
step-initiative = Würfel um den ersten Marsch
step-march = Marschieren, drehen, markieren
step-attack = Angreifen
step-fall_back = Verluste und Weichen
step-of = { $step }: { $side }

phase-deploy = Aufstellung
phase-initiative = Würfel
phase-march = Marsch
phase-attack = Angriff
phase-fall_back = Weichen

who-both = beide
who-first = erste
who-second = zweite

now-deploy = { $side } stellt zuerst auf. Stelle jede Gruppe auf und beende dann den Schritt.
now-initiative = Jede Seite würfelt: Die höhere marschiert zuerst.
now-march = { $side }: Marschiere, drehe und markiere Gruppen nach Wahl, dann beende den Schritt.
now-attack = Greife mit Truppen neben Feinden an. Verluste werden am Ende des Schritts entfernt.
now-attack_of = { $side }: Greife mit Truppen neben Feinden an. Verluste werden am Ende des Schritts entfernt.
now-fall_back = Verteile Verluste, bei denen du die Wahl hast, und weiche.
now-fall_back_of = { $side }: Verteile Verluste, bei denen du die Wahl hast, und weiche.

over-won = { $side } hat keine kampffähigen Truppen mehr.

group-march = Marsch
group-attack = Angriff
group-owed = Zu tun
group-step = Schritt
group-hand = Von Hand setzen

offer-deploy = Gruppe aufstellen
offer-march = Marschieren
offer-face = Feld drehen
offer-mark = Als stehend markieren
offer-unmark = Markierung entfernen
offer-attack_infantry = Mit Infanterie angreifen
offer-attack_cavalry = Mit Kavallerie angreifen
offer-attack_artillery = Nur mit Geschützen angreifen
offer-bear = Verluste nehmen
offer-fall_back = Weichen
offer-stays = Bleiben: kein Rückweg
offer-roll = Für { $side } würfeln
offer-fraction = Für alle Angriffe auf { $hex } würfeln
offer-end = Schritt beenden: { $step }
offer-objectives = Ziele von { $side } notieren
offer-paper = Vom Papier übernehmen
offer-infantry = Infanterie setzen
offer-cavalry = Kavallerie setzen
offer-gun_count = Zahl der Geschütze setzen
offer-gun_casualties = Treffer der Geschütze setzen
offer-take_over = Ausgefallene Geschütze übernehmen
offer-hex = Feld setzen
offer-facing = Front setzen
offer-standing = Setzen, ob sie steht
offer-marched = Marschierte Felder setzen
offer-attacked = Setzen, ob ihr Feld angegriffen hat
offer-pressed = Setzen, ob ihr Feld weichen muss
offer-name = Umbenennen
offer-away = Von der Karte nehmen oder zurückstellen

choice-one_hex = { $hex }, 1 Feld
choice-hexes = { $hexes ->
    [one] { $hex }, { $hexes } Feld
   *[other] { $hex }, { $hexes } Felder
}
choice-target = { $hex }, { $units }
choice-same_facing = Wie bisher, oder wie die Truppen dort

ask-hex = Wo?
ask-facing = Zu welcher Feldseite ist die Front?
ask-to = Wohin?
ask-back_to = Wohin weicht sie?
ask-at = Welches Feld greift sie an?
ask-with_infantry = Wie viel Infanterie greift an?
ask-with_cavalry = Wie viel Kavallerie greift an?
ask-with_artillery = Wie viele Geschütze greifen an?
ask-bears = Wie viele Verluste nimmt sie?
ask-spread = Nimmt jedes Geschütz einen Treffer, bevor eines zwei nimmt?
ask-infantry = Infanteriefiguren
ask-cavalry = Kavalleriefiguren
ask-gun_count = Geschütze
ask-gun_casualties = Treffer ihrer Geschütze, zusammen
ask-take_over = Welche Geschütze übernimmt sie?
ask-standing = Steht sie?
ask-marched = Marschierte Felder
ask-attacked = Haben die Truppen ihres Feldes angegriffen?
ask-pressed = Müssen die Truppen ihres Feldes weichen?
ask-name = Name
ask-away = Wo ist sie?
ask-objectives = Ziele
ask-paper = { $unit }: { $what }

owed-deploy = aufzustellen
owed-roll = Würfel um den ersten Marsch
owed-fraction = Würfel für alle Angriffe zusammen
owed-bear = Verluste zu verteilen
owed-fall_back = muss weichen
owed-by = { $who }: { $what }

against-owed = { $who }: { $what }.
against-not_now_deploy = Gruppen werden nur vor der ersten Runde aufgestellt.
against-places_second = { $unit } kann noch nicht aufgestellt werden: { $side } beginnt.
against-not_now_initiative = Um den ersten Marsch wird zu Beginn der Runde gewürfelt.
against-not_now_march = { $side } kann in diesem Schritt nicht marschieren.
against-not_now_attack = { $side } kann in diesem Schritt nicht angreifen.
against-not_now_fall_back = Truppen weichen erst nach den Angriffen.
against-turning = Truppen drehen im eigenen Marsch; { $side } marschiert jetzt nicht.
against-marking = Truppen werden im eigenen Marsch markiert; { $side } marschiert jetzt nicht.
against-marking_late = Nach der Auslegung werden Truppen nur in einem Marsch markiert.
against-contents = { $hex } kann Kavallerie nicht mit anderen Truppen fassen.
against-room = { $hex } kann nicht so viele fassen.
against-held = In { $hex } ist der Feind.
against-water = { $hex } kann nicht betreten werden: Wasser ohne Brücke oder Boot.
against-far = { $hex } ist nicht erreichbar: Felder übrig, { $hexes }.
against-stopped = { $hex } ist nicht erreichbar: Der Marsch endete in Deckung (Auslegung).
against-not_next = { $hex } liegt weder neben { $from } noch jenseits eines Flussfeldes.
against-behind = { $hex } ist nicht vor den Truppen in { $from }.
against-divided = { $from } hat ein anderes Feld angegriffen, und nur eines ist erlaubt (Auslegung).
against-horse_across = Kavallerie kann nicht über Wasser angreifen.
against-counted = Für die Angriffe auf { $hex } ist gewürfelt.
against-twice = { $from } hat { $hex } schon angegriffen: Die Chancen sind eine Summe.
against-spent = Truppen in { $hex } haben schon angegriffen: jede einmal pro Runde.
against-must_go = Die Truppen in { $hex } können nach { $open } weichen.
against-not_back = Die Truppen in { $hex } weichen nach: { $open }.
against-others_first = { $hex } kann noch nicht weichen: { $first } geht zuerst und macht den Weg frei.
against-marched_first = { $hex } kann noch nicht weichen: { $first } zuerst, denn { $side } marschierte zuerst.
against-no_way_back = { $hex } kann nicht weichen: Der Weg ist versperrt.

impossible-unit = Diese Gruppe gibt es nicht.
impossible-away = { $unit } ist nicht auf der Karte.
impossible-hex = Diese Karte hat kein Feld { $hex }.
impossible-facing = { $facing } ist hier keine Feldseite. Seiten: { $sides }.
impossible-side = Diese Seite gibt es nicht.
impossible-rolled = { $side } hat jetzt nicht zu würfeln.
impossible-stays = { $unit } ist schon dort.
impossible-nobody = { $unit } kann nicht mit 0 Figuren angreifen.
impossible-too_many = { $unit } hat im Feld nicht so viele Kampffähige.
impossible-no_enemy = In { $hex } ist kein Feind.
impossible-no_fraction = Angriffe auf { $hex } brauchen keinen Würfel.
impossible-no_burden = { $unit } hat keine Verluste zu verteilen.
impossible-bears = { $unit } muss { $least } bis { $most } der Verluste nehmen.
impossible-silent = { $unit } hat nur ausgefallene Geschütze.
impossible-not_pressed = { $unit } muss nicht weichen.
impossible-fell_back = { $unit } ist in diesem Schritt schon gewichen: ein Feld.
impossible-burdens_first = Verluste in { $hex } müssen verteilt sein, bevor Truppen weichen.
impossible-field = { $what } kann nicht von Hand gesetzt werden.
impossible-not_now = { $what } von { $unit } kann jetzt nicht gesetzt werden.
impossible-value = { $what } kann hier nicht { $value } sein.
impossible-objectives = Ziele haben höchstens { $most } Zeichen.

tag-place = { $hex }, Front { $facing }
tag-unplaced = aufzustellen
tag-silent = Geschütz ausgefallen
tag-not_held = Feld nicht gehalten
tag-march = { $hexes } Marsch
tag-attacked = hat angegriffen
tag-pending = { $many ->
    [one] { $hex }: { $many } Verlust offen
   *[other] { $hex }: { $many } Verluste offen
}
tag-lost = { $lost } von { $all } verloren
tag-objectives = Ziele notiert

card-figures = Figuren
card-casualties = Treffer übrig
card-guns = Geschütze

mark-begin = Sie kann hier beginnen
mark-one_hex = 1 Feld
mark-hexes = { $hexes } Felder
mark-target = Angriff auf { $units }
mark-target_rear = Angriff auf { $units } von hinten
mark-spent = Alle Truppen dieses Feldes haben angegriffen
mark-back = Sie kann hierher weichen
mark-not_back = Sie kann nicht hierher weichen
mark-others_first = Seine Truppen weichen zuerst
mark-front = Vorn
mark-across = Jenseits des Flusses

pool-first = { $side }: erster Marsch
pool-fraction = Bruchteil des Angriffs auf { $hex }
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
preview-rear = { $many } { $arm } von hinten, { $each } mehr
preview-before = frühere Angriffe im selben Wurf
preview-both_ways = Im Mittel
preview-if_standing = wenn sie steht
preview-if_fall_back = wenn sie weicht
preview-needs = Summe { $tenths }: { $sure } sicher, und einer mehr bei { $face } oder weniger.
preview-needs_all = Summe { $tenths }: Höchstens { $most } können fallen, und fallen ohne Wurf.
preview-needs_nothing = Summe { $tenths }: keine Verluste möglich.
preview-needs_spent = Summe { $tenths }: Hier sind keine Truppen mehr.
preview-needs_none = Summe { $tenths }: { $sure } sicher, ohne Wurf.
preview-left_out = Nicht in der Summe: { $troops }. Sie können { $hex } später nicht angreifen.
preview-left_out_all = Nicht in der Summe: { $troops }. Sie können in diesem Schritt nicht angreifen.
preview-shut_out = Nach dem Wurf kann niemand mehr { $hex } angreifen. Noch fähig: { $units }.
preview-troops = { $many } { $arm }
preview-exposed = Wenn alle angreifen, die können: { $units }
preview-emptied = { $sum } Verluste im Mittel; Feld leer { $chance }
preview-units_at = { $units } ({ $hex })

odds-first = Der höhere Würfel marschiert zuerst; bei Gleichstand wird neu gewürfelt.
odds-marches_first = marschiert zuerst
odds-even = neu würfeln
odds-marches_second = marschiert als zweite
odds-mean = Tötet { $tenths } im Mittel.
odds-mean_guns = Die Geschütze nehmen { $tenths } im Mittel.
odds-emptied = das Feld ist leer
odds-silenced = alle ihre Geschütze sind ausgefallen
odds-assume = Mit den { $many }, die in diesem Schritt schon fielen.

panel-unit = Die Gruppe
panel-marches = Marschiert
panel-hexes = { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}
panel-each_infantry = Jeder Infanterist tötet
panel-each_cavalry = Jeder Reiter tötet
panel-each_artillery = Jedes Geschütz tötet
panel-chances = { $standing } stehend, { $fall_back } weichend; in Deckung { $standing_cover } und { $fall_back_cover }; { $rear } mehr von hinten
panel-attacks = Sie kann angreifen
panel-on = { $hex }, Summe
panel-silenced = Ein Geschütz fällt aus, wenn alle angreifen
panel-turns = { $turns ->
    [one] nach { $turns } Runde
   *[other] nach { $turns } Runden
}

how-standing = stehend
how-fall_back = weichend
how-open = im Offenen
how-cover = in Deckung
how-rear = von hinten

log-turn = Runde { $turn } begann.
log-step = { $step }.
log-deployed = { $unit } begann in { $hex }, Front { $facing }.
log-rolled = { $side } würfelte { $face }.
log-even = Gleichstand: Beide Seiten würfeln neu.
log-first = { $side } marschierte zuerst.
log-marched = { $unit } marschierte { $way }, Front { $facing }.
log-joined_standing = { $units }: jetzt stehend, wie die Truppen in { $hex }.
log-joined_unmarked = { $units }: nicht mehr stehend, wie die Truppen in { $hex }.
log-faced = { $units } in { $hex }: Front { $facing }.
log-marked = { $units } in { $hex }: stehend.
log-unmarked = { $units } in { $hex }: nicht mehr stehend.
log-share = { $many } { $arm } zu { $each }
log-die = , Wurf { $face }
log-attacked = { $many ->
    [one] { $units } in { $from } griff { $targets } in { $at } an ({ $how }): { $shares } = { $tenths }{ $die }: { $killed }.
   *[other] { $units } in { $from } griffen { $targets } in { $at } an ({ $how }): { $shares } = { $tenths }{ $die }: { $killed }.
}
log-attacked_pooled = { $many ->
    [one] { $units } in { $from } griff { $targets } in { $at } an ({ $how }): { $shares } = { $tenths }.
   *[other] { $units } in { $from } griffen { $targets } in { $at } an ({ $how }): { $shares } = { $tenths }.
}
log-counted = Alle Angriffe auf { $hex }: { $tenths }{ $die }: { $killed }.
log-lost = { $unit } in { $hex } verlor { $many }: { $left } übrig.
log-guns_hit = { $unit } in { $hex }: { $many } auf die Geschütze.
log-silenced = { $unit } in { $hex }: Geschütze ausgefallen, { $many }.
log-burdened = { $many ->
    [one] { $units } in { $hex }: { $many } Verlust zu verteilen.
   *[other] { $units } in { $hex }: { $many } Verluste zu verteilen.
}
log-must_fall_back = { $units } in { $hex }: zum Weichen gezwungen.
log-fell_back = { $units }: von { $hex } nach { $to } gewichen.
log-fell_back_turning = { $units }: von { $hex } nach { $to } gewichen, jetzt Front { $facing } wie die Truppen dort.
log-stays = { $units }: in { $hex } geblieben, kein Rückweg.
log-gone = { $unit } in { $hex }: vernichtet.
log-gone_taken = { $unit } verließ die Karte: Sie bestand nur aus Geschützen.
log-objectives = Ziele von { $side }: { $text }
log-paper = Vom Papier übernommen, mit Abweichungen: { $units }.
log-paper_nothing = Vom Papier übernommen: keine Abweichungen.
log-set_infantry = Von Hand gesetzt: { $unit } in { $hex }, { $value } Infanterie.
log-set_cavalry = Von Hand gesetzt: { $unit } in { $hex }, { $value } Kavallerie.
log-set_gun_count = { $value ->
    [one] Von Hand gesetzt: { $unit } in { $hex }, { $value } Geschütz.
   *[other] Von Hand gesetzt: { $unit } in { $hex }, { $value } Geschütze.
}
log-set_gun_casualties = Von Hand gesetzt: Treffer der Geschütze von { $unit } in { $hex }, { $value }.
log-set_take_over = Von Hand gesetzt: { $unit } in { $hex } übernahm die Geschütze von { $value }.
log-set_hex = Von Hand gesetzt: { $unit }, { $hex } nach { $value }.
log-set_hex_none = Von Hand gesetzt: { $unit }, { $hex } in kein Feld.
log-set_facing = Von Hand gesetzt: { $unit } in { $hex }, Front { $value }.
log-set_standing_yes = Von Hand gesetzt: { $unit } in { $hex }, stehend.
log-set_standing_no = Von Hand gesetzt: { $unit } in { $hex }, nicht stehend.
log-set_marched = { $value ->
    [one] Von Hand gesetzt: { $unit } in { $hex }, { $value } Feld marschiert.
   *[other] Von Hand gesetzt: { $unit } in { $hex }, { $value } Felder marschiert.
}
log-set_attacked_yes = Von Hand gesetzt: Truppen von { $unit } in { $hex } haben angegriffen.
log-set_attacked_no = Von Hand gesetzt: Truppen von { $unit } in { $hex } haben nicht angegriffen; ihre Angriffe entfallen.
log-set_pressed_yes = Von Hand gesetzt: Truppen von { $unit } in { $hex } müssen weichen.
log-set_pressed_no = Von Hand gesetzt: Truppen von { $unit } in { $hex } müssen nicht weichen.
log-set_name = Von Hand gesetzt: { $unit } in { $hex } heißt jetzt { $value }.
log-set_away = Von Hand gesetzt: { $unit } in { $hex }, nicht auf der Karte ({ $value }).
log-set_away_none = Von Hand gesetzt: { $unit }, wieder im Spiel: { $now }.

setup-side_0 = Die erste Seite
setup-side_1 = Die zweite Seite
setup-first = Welche Seite marschiert zuerst, wenn nicht gewürfelt wird?
setup-capacity_infantry = Infanterie je Feld
setup-capacity_cavalry = Kavallerie je Feld
setup-capacity_guns = Geschütze je Feld
setup-cover_woods = Geben Wälder Deckung?
setup-cover_town = Geben Gebäude Deckung?
setup-cover_hedge = Geben Hecken Deckung?
setup-cover_hill = Geben Hügel Deckung?
setup-cover_marsh = Geben Sümpfe Deckung?
setup-cover_entrenchment = Geben Schanzen Deckung?
setup-cover_cover = Zählt andere Deckung?
setup-no_units = { $side }: Die Armee hat keine Gruppen.
setup-unplaced = { $unit } muss vor der ersten Runde aufgestellt werden.
setup-wrong = { $unit } beginnt in { $hex }: { $why }


# Gedrucktes.

sheet-title = Stand and Die!
sheet-subtitle = 16. bis 19. Jahrhundert · Infanterie, Kavallerie und Artillerie auf Sechsecken
sheet-credit = Nach „Stand and Die!“, Regeln für das 16. bis 19. Jahrhundert aus dem Blog Group Think Rules (19. September 2008). In eigenen Worten.
sheet-stamp = Nicht regelgerecht: { $breaches }
sheet-labels = Etiketten
sheet-labels_of = Gruppen
sheet-casualties = Verlustmarker
sheet-state_markers = Zustandsmarker
sheet-bases_chosen = die Regeln nennen keine Bases: je { $base } mm, wie beim Druck gewählt
sheet-markers = stehend
sheet-markers_left_out = Nicht gedruckt (bei keiner Gruppe möglich): { $states }
sheet-stands = Gegenwärtiger Stand
sheet-shown = Gezeigt
sheet-stands_clean = in voller Stärke
sheet-moment = Runde { $turn }, { $step }
sheet-now = Jetzt: { $what }
sheet-faces = in { $hex }, Front { $facing }
sheet-in_hex = in { $hex }
sheet-left = { $now } von { $start } { $what }
sheet-owes = zu tun: { $what }
sheet-gone = Aus der Schlacht
sheet-figure_left = von { $start } { $what }
sheet-taken = Erbeutet von { $side }
sheet-none_left = keine übrig
sheet-no_card = Gruppen ohne Karte:
sheet-no_card_for = { $unit }: { $why }
sheet-states = stehend
sheet-count = Gruppen
sheet-troops = Truppen
sheet-objectives = Ziele
sheet-source = Quelle
sheet-marches = Marschiert
sheet-looks_infantry = Jeder Mann, stehend / weichend
sheet-looks_cavalry = Jeder Reiter, stehend / weichend
sheet-looks_artillery = Jedes Geschütz, stehend / weichend
sheet-head_units = Gruppen
sheet-head_sequence = Eine Runde
sheet-head_chances = Angriffe
sheet-head_marching = Marschieren
sheet-head_facing = Front, Rücken und Flüsse
sheet-head_casualties = Verluste und Weichen
sheet-head_advice = Stehen oder weichen?
sheet-head_agreed = Vor der Schlacht vereinbart
sheet-head_readings = Auslegungen, die vom Üblichen abweichen
sheet-figure_facing = Truppen haben ihre Front zu einer Feldseite, hier { $which }: Diese Seite und die beiden daneben sind vorn, die anderen drei hinten. [S-06]
sheet-above_flat = oben
sheet-above_pointy = links oben
sheet-same_again = Dasselbe für die andere Seite.
sheet-caption_at_once = Beide Seiten marschieren, dann sind alle Angriffe gleichzeitig; Verluste werden danach entfernt
sheet-caption_in_turn = Die Seiten greifen nacheinander an; Verluste werden nach den Angriffen jeder Seite entfernt
sheet-caption_chances = Chance jedes Mannes oder Geschützes, einen im Zielfeld zu töten: durch eine vordere Seite → durch eine hintere [S-19]
sheet-caption_die = W10: einer mehr bei [S-12]
sheet-caption_sums = Rechenhilfe: so viele Männer oder Geschütze zu dieser Chance [S-12]
sheet-caption_marching = Felder je Runde, und welche Truppen ein Feld teilen können [S-03, S-04]
sheet-card_sums = Die ganze Gruppe, je nach Zustand des Ziels
sheet-col_step = Schritt
sheet-col_who = Seite
sheet-col_rule = Regel
sheet-col_each = Je
sheet-col_fraction = Bruchteil
sheet-col_many = Zahl
sheet-col_arm = Waffe
sheet-col_hexes = Felder
sheet-col_shares = Teilt ein Feld mit
sheet-col_bonus = Von hinten
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
sheet-advice_infantry = Jeder Infanterist im Offenen tötet { $standing } stehender Truppen, { $fall_back } weichender.
sheet-advice_cavalry = Jeder Reiter im Offenen tötet { $standing } stehender Truppen, { $fall_back } weichender: Weichen hilft nicht.
sheet-advice_artillery = Jedes Geschütz im Offenen tötet { $standing } stehender Truppen, { $fall_back } weichender.
sheet-guns_overflow = Geschütze nehmen Treffer nur, wenn ihr Feld keine Infanterie hat oder mehr Verluste als Infanterie.
sheet-across_all = Truppen aller Waffen am Flussufer können das andere Ufer über ein Wasserfeld hinweg angreifen.
sheet-attack_front = Feuer und Nahkampf sind eins: Ein Angriff geht von einem Feld auf ein feindliches Feld davor.
sheet-sum_of_all = Zähle die Chancen aller Truppen zusammen, die ein Feld angreifen, aus allen Feldern. Jedes Ganze ist ein Verlust; ein W10 entscheidet, ob der Bruchteil einer mehr ist.
sheet-way_across = Sie gehen durch die Seite gegenüber ihrer Front. Ist sie versperrt, wählt der Besitzer eine andere hintere Seite; sind alle versperrt, bleiben sie ohne Verlust. Sie behalten ihre Front oder nehmen die der Truppen dort.
sheet-way_any = Sie gehen durch eine hintere Seite nach Wahl des Besitzers; sind alle versperrt, bleiben sie ohne Verlust. Sie behalten ihre Front oder nehmen die der Truppen dort.
sheet-back_when_hurt = Truppen weichen ein Feld, wenn ein Angriff ihnen Verluste bringt.
sheet-agreed_room = Vereinbart nach der Größe der Bases, wie viele ein Feld fasst. Vorschlag: { $room }. [S-08]
sheet-agreed_cover = Vereinbart, was Deckung gibt. Vorschlag: { $covers }.
sheet-agreed_room_battle = In dieser Schlacht fasst ein Feld: { $room }. [S-08]
sheet-agreed_cover_battle = In dieser Schlacht geben Deckung: { $covers }.
sheet-no_cover = nichts
sheet-agreed_guns = Ausgefallene Geschütze können nach Vereinbarung übernommen werden.
sheet-agreed_objectives = Die Regeln kennen keinen Sieg: Ziele schreibt ihr in eigenen Worten, und Drumhead zählt die Verluste.
sheet-readings = Auslegungen
sheet-usual = die üblichen
sheet-unusual = abweichend: { $ids }
# Was die Kurve eines Berichts zählt.
sheet-lost = verlorene Figuren und Geschütze
