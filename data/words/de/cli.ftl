### Die Kommandozeile: Was noch nicht übersetzt ist, steht auf Englisch da.

cli-list-held = { $id }  { $name }, { $book }, Runde { $turn }: { $side } behauptet das Feld

cli-outcome-name = { $name }, Runde { $turn }
cli-outcome-held = { $side } behauptet das Feld.
cli-outcome-side = { $side } ({ $counted }: { $lost })
cli-outcome-fate-stood = im Feld
cli-outcome-fate-routed = auf der Flucht
cli-outcome-fate-fled = geflohen
cli-outcome-fate-surrendered = hat sich ergeben
cli-outcome-fate-destroyed = vernichtet
cli-outcome-fate-went_home = heimgegangen
cli-outcome-fate-away = hat das Feld verlassen
cli-outcome-fate-taken = erbeutet von { $side }
cli-outcome-fate-set_aside = nicht in der Schlacht
cli-outcome-general-in_field = im Feld
cli-outcome-general-lost = tot, verwundet oder gefangen
cli-outcome-left-figures = { $now } von { $start } Figuren
cli-outcome-left-guns = { $now } von { $start } Geschützen
cli-outcome-left-limbers = { $now } von { $start } Protzen
cli-outcome-left-wagons = { $now } von { $start } Wagen
cli-outcome-left-horses = { $now } von { $start } Pferden
cli-outcome-left-stakes = { $now } von { $start } Pfählen
cli-outcome-left-strength = { $now } von { $start } Stärkepunkten
cli-outcome-left-hits = { $now } von { $start } Treffern übrig
