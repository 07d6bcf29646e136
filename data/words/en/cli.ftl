### The command line: answers for people, and what is wrong with what was typed.

cli-setup-take = Take the part "setup" of what `drumhead battle new ARMY ARMY --form --json` writes.
cli-setup-json = Write the answer as JSON: /setup/first=1, or /setup/map/name='"Naseby"'.
cli-setup-ally_fix = Write its side, 1 or 2, and the army: 1=my-army.json.
cli-setup-no_ally = { $ally } is not an ally.
cli-setup-answer_fix = Write the question and its answer: --reading D-56=finished.
cli-setup-no_answer = { $answer } is not an answer.
cli-setup-questions_fix = `drumhead battle new ARMY ARMY --form` lists its questions.
cli-setup-no_question = This set-up does not ask for { $key }.
cli-setup-other_answer = { $answer } is not an answer to "{ $label }".
cli-setup-paths_fix = `drumhead battle new ARMY ARMY --form` lists its paths.
cli-setup-no_path = The set-up has no { $path }.

cli-choose = Choose one of { $known }.

cli-replay-out = --out FILE writes the scene with its present results.
cli-replay-summary = { $name }: { $orders } orders, { $otherwise } differences
cli-replay-differ = { $lines ->
    [one] One line differs from the scene.
   *[other] { $lines } lines differ from the scene.
}

cli-amend-left_out = left out: row { $row }, { $label } ({ $why })

cli-odds-more = More dice are owed then. To the end of them:
cli-odds-dice = { $dice ->
    [one] { $dice } die: { $what }
   *[other] { $dice } dice: { $what }
}

cli-board-none = This battle has no map.
cli-board-facing = , facing { $facing }

cli-play-refused = The command was not carried out.
cli-play-refused_fix = Nothing has changed.
cli-play-give_dice = give them with --dice, or let the desk: --dice roll
cli-play-impossible = It cannot be: { $text }
cli-play-against = Against it: { $text } { $clause }  (--overrule { $id })
cli-play-overrule = To carry it out all the same, add each --overrule.
cli-play-throw = { $dice ->
    [one] one die is to be thrown: { $bands }
   *[other] { $dice } dice are to be thrown: { $bands }
}
cli-play-band = { $label } on a { $faces }
cli-play-or = { " or " }

cli-offers-see = See offers --json.
cli-offers-several = { $wanted } is offered to several units: { $units }.
cli-offers-several_fix = Say which of them with --unit.
cli-offers-list = `drumhead battle offers` says which there are; --unit for a unit's.
cli-offers-ways = Say which way: { $ids }.
cli-offers-none = There is no offer { $wanted } now.
cli-offers-owed = { $id }  { $label } (owed)
cli-offers-free = { $id }  { $label }
cli-offers-many = { "    " }{ $n } questions: --json tells them
cli-offers-against = { "    " }against: { $text } (--overrule { $id })

cli-json-none = This is no JSON: { $error }.

cli-unit-none = { $text } is no unit.
cli-unit-fix = Write its side and its number: 0.3.

cli-dice-fix = Write roll, or faces as 6,1,4, or counts as counts:9,3,0.
cli-dice-none = { $text } are no dice.

cli-set-fix = Write the path of a question and its answer as JSON: /command/a=true.
cli-set-none = { $answer } answers nothing.
cli-set-not_asked = { $answer } is not asked, or not with these answers.

cli-list-row = { $id }  { $name }, { $book }, turn { $turn }

cli-show-name = { $name } ({ $id })
cli-show-now = Turn { $turn }, { $step }. { $now }
cli-show-to_do = { "  " }to do: { $named } [{ $id }]
cli-show-to_do_of = { "  " }to do, { $side }: { $named } [{ $id }]
cli-show-count = { $now } of { $start } { $what },{ " " }

cli-preview-against = against it: { $text } [{ $id }] { $clause }

cli-to_do = To do:
cli-to_do-after = { "    " }after: { $work }

cli-print-scale = A battle's playsheet uses the battle's own figure scale.
cli-print-scale_fix = Leave out --small. Begin the battle with --scale 15-20 for small figures.
cli-print-folder = Cannot create the folder { $folder }: { $error }.
cli-print-folder_fix = Choose another folder.

cli-file-missing = it does not exist
cli-file-unread = Cannot read the file { $path }: { $why }.
cli-file-fix = Check its name and its folder.

cli-folder-none = This system has no data folder for its users.
cli-folder-fix = Choose a folder with --data DIR.

cli-book-none = No rulebook matches { $id }.

cli-about-folder = Data folder: { $folder }
cli-about-rules = Rules: { $credit }

cli-library-unread = Cannot read { $name } ({ $id }): { $why }
cli-library-empty = The library is empty. See `drumhead army starters`.

cli-cost-no_points = { $name }: its rulebook has no points
cli-cost-points = { $name }: { $points } points
cli-cost-points_of = { $name }: { $points } of { $limit } points
cli-cost-own = Generals and works

cli-undo-none = There is nothing to undo.
cli-undo-fix = `drumhead battle branches` says which branches were left; `goto` goes to one.

cli-redo-none = There is nothing to do again.


cli-unwritten = Cannot write the answer: { $error }.

cli-joint = { "  " }{ $down } (down), { $across } (across), in %

cli-branch-turn = turn { $turn }

cli-log-overruled = { "      " }overruled: { $text }  { $clause }

cli-answer-yes_no = { "        " }true or false
cli-answer-range = { "        " }{ $least } to { $most }
cli-answer-text = { "        " }"...", { $most } characters at most
cli-answer-any = { "        " }[...], any of

cli-head-army = Army
cli-head-nation = Nation
cli-head-year = Year
cli-head-points = Points
cli-head-limit = Limit
cli-head-id = Id
cli-head-book = Book

cli-check-legal_word = legal
cli-check-problems = { $n ->
    [0] no problems
    [one] 1 problem
   *[other] { $n } problems
}
cli-check-warnings = { $n ->
    [0] no warnings
    [one] 1 warning
   *[other] { $n } warnings
}
cli-check-legal = { $name }: legal, { $warnings }
cli-check-illegal = { $name }: illegal, { $problems }, { $warnings }
cli-check-problem = problem: { $title }{ $clause }
cli-check-warning = warning: { $title }{ $clause }
cli-check-clause = { " " }[{ $clause }, section { $section }]
cli-check-fix = { "  " }fix: { $fix } (at no cost)
cli-check-fix_more = { "  " }fix: { $fix } ({ $points } points more)
cli-check-fix_less = { "  " }fix: { $fix } ({ $points } points less)

cli-check-went_back = Went back to change { $change } of { $id }.
cli-check-restored = Restored from the backup as { $id }.
cli-check-none = No damaged army or battle has the id { $id }.
cli-check-none_fix = `drumhead check` lists what is damaged.
cli-check-counted = { $damaged ->
    [0] Armies: { $armies }, battles: { $battles }, changes: { $changes }; all as saved.
   *[other] Armies: { $armies }, battles: { $battles }, changes: { $changes }; damaged: { $damaged }.
}
cli-check-sound = { "  " }Sound up to change { $change }: drumhead check --go-back { $id }
cli-check-backup = { "  " }The backup of { $at } has it whole: drumhead check --restore { $id }
cli-check-no_backup = { "  " }No backup has it whole.
