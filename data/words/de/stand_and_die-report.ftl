### Der Bericht einer Schlacht von Stand and Die! { $units } und { $target } sind Namen von Einheiten.

tale-first = Erster Marsch: { $side }.
tale-attacks = Angriffe
tale-destroyed = Vernichtet: { $units }.
tale-off = Nicht mehr im Feld: { $units }.
tale-taken_over = Geschütze von { $target }, übernommen von { $units }.
tale-attacked = Angriff von { $units } auf { $target } in { $hex }.
tale-waiting = Angriff von { $units } auf { $target } in { $hex }, Verluste noch offen.
tale-vain = Angriff von { $units } auf { $target } in { $hex }, ohne Wirkung.

tale-fate-lost = { $units }: { $lost } verloren.
tale-fate-part = { $n } von { $whole } Figuren
tale-fate-all = die letzten { $figures }
tale-fate-last = die letzte Figur
tale-fate-hits = { $count ->
    [one] { $units }: ein Treffer auf die Geschütze.
   *[other] { $units }: { $n } Treffer auf die Geschütze.
}
tale-fate-back = { $units }: zurückgewichen nach { $hex }.
tale-fate-barred = { $units }: geblieben, ohne Rückweg.
tale-fate-lost_back = { $units }: { $lost } verloren, zurückgewichen nach { $hex }.
tale-fate-lost_barred = { $units }: { $lost } verloren, geblieben ohne Rückweg.
