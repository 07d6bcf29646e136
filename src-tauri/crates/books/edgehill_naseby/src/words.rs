//! The catalogue of the rules' sentences, from `data/words`.

drumhead_rules::book_words! { "../../../../data/words" "edgehill_naseby" "edgehill_naseby-clauses" "edgehill_naseby-report" "edgehill_naseby-armies" }
