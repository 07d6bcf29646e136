### The clauses of the rulebook and its interpretations, in our own words: `clause-ID`, and
### `interpretation-ID-title` with `interpretation-ID-OPTION` for each option. The ids are those of clauses.toml and
### interpretations.toml. Numbers, clauses and dates must stay exact.

## The turn

clause-T-01 = In its side's turn each unit advances or shoots, once.
clause-T-02 = Guns do not advance.

## Shots

clause-T-03 = A shot knocks over a figure on 5+.
clause-T-04 = A unit that has advanced adds 1.

## Interpretations

interpretation-wheels-title = Guns on wheels
interpretation-wheels-stuck = Guns stay where they are.
interpretation-wheels-rolling = Guns advance like soldiers.
