### What every book says in the same words.

# A sentence with the clauses behind it.
cited = { $text } [{ $clauses }]
# A choice on the map, by the offer that it answers.
choice-of = { $offer }: { $choice }
