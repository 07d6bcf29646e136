//! The catalogue of the book's sentences, from `data/words`.

drumhead_rules::book_words! { "../../../../data/words" "charging" "charging-clauses" "charging-report" }
