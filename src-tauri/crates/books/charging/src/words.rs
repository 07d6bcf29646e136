//! The catalogue of the rules' sentences, from `data/words`.

drumhead_rules::book_words! { "../../../../data/words" "charging" "charging-clauses" "charging-report" "charging-armies" }
