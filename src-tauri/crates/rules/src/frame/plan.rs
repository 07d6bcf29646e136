//! Plans: everything known about an action before its dice are rolled.

use drumhead_vocabulary::ClauseId;
use drumhead_vocabulary::dice::{self, Bands, Counts, Throw};
use drumhead_vocabulary::play::{Bar, Column, Entry, JointView, OddsView, Tone};
use drumhead_vocabulary::sheet::Fact;

use super::{Battle, Book, Message, Names, Value, bare};
use crate::play::{BadFact, Thrown};

/// Identical dice rolled together, and the meaning of their faces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The purpose of the roll.
    pub what: Message,
    /// The side that rolls. `None` if the dice belong to neither side.
    pub side: Option<u8>,
    /// The number of dice, at least 1.
    pub dice: u32,
    /// The bands, in the order of [`Bands::labels`]. Empty if each face is a band.
    pub bands: Vec<Message>,
    /// For each face, from the lowest, the index of its band.
    pub of_face: Vec<u8>,
    /// The lowest face.
    pub lowest: u8,
    /// Whether the first band is the best for the side that rolls.
    pub best_first: bool,
}

impl Pool {
    /// Returns a single die with this many sides, numbered from `lowest`. Each face is a band.
    pub fn die(what: Message, side: Option<u8>, sides: u8, lowest: u8) -> Self {
        Self {
            what,
            side,
            dice: 1,
            bands: Vec::new(),
            of_face: (0..sides).collect(),
            lowest,
            best_first: false,
        }
    }

    /// Groups the faces into these bands; `of` returns the index of a face's band.
    #[must_use]
    pub fn banded(mut self, bands: impl Into<Vec<Message>>, of: impl Fn(u8) -> u8) -> Self {
        self.bands = bands.into();
        let faces = (0..self.of_face.len()).map(|place| u8::try_from(place).unwrap_or(u8::MAX));
        self.of_face = faces
            .map(|place| of(self.lowest.saturating_add(place)))
            .collect();
        self
    }

    /// Makes the first band the best for the side that rolls.
    #[must_use]
    pub const fn best_first(mut self) -> Self {
        self.best_first = true;
        self
    }

    /// Formats the pool for display and rolling.
    pub fn shown(&self, names: &impl Names) -> dice::Pool {
        let faces = self.of_face.len();
        let labels = if self.bands.is_empty() {
            let face = |place: usize| usize::from(self.lowest) + place;
            (0..faces).map(|place| face(place).to_string()).collect()
        } else {
            self.bands.iter().map(|band| names.say(band)).collect()
        };
        dice::Pool {
            what: names.say(&self.what),
            side: self.side,
            dice: self.dice,
            bands: Bands {
                labels,
                of_face: self.of_face.clone(),
                lowest: self.lowest,
                best_first: self.best_first,
            },
        }
    }
}

/// The result of a pool. Empty if no dice were rolled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rolled {
    counts: Option<Counts>,
    face: Option<u8>,
}

impl Rolled {
    /// Returns the result of this pool.
    pub(super) fn new(pool: &Pool, thrown: Thrown) -> Self {
        let face = match &thrown.throw {
            Throw::Faces(faces) => faces.first().copied(),
            // Counts determine the face only if each face is a band.
            Throw::Counts(_) if pool.bands.is_empty() => {
                let place = u8::try_from(thrown.counts.single()).ok();
                place.and_then(|place| pool.lowest.checked_add(place))
            }
            Throw::Counts(_) => None,
        };
        Self {
            counts: Some(thrown.counts),
            face,
        }
    }

    /// Returns the number of dice in this band.
    pub fn of(&self, band: usize) -> u32 {
        self.counts.as_ref().map_or(0, |counts| counts.of(band))
    }

    /// Returns the index of a single die's band. `None` if no die was rolled.
    pub fn single(&self) -> Option<usize> {
        self.counts.as_ref().map(Counts::single)
    }

    /// Returns the face of a single die. `None` if no die was rolled, or if the face is unknown:
    /// counts of bands that group the faces do not determine it.
    pub const fn face(&self) -> Option<u8> {
        self.face
    }
}

/// A line of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumRow {
    /// The reason.
    pub why: Message,
    /// The clause.
    pub clause: Option<ClauseId>,
    /// The amount.
    pub value: Message,
    /// Whether the line depends on something that only the players can know.
    pub observed: bool,
}

/// A sum with a reason for each line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// The heading, which names the owner of the sum.
    pub heading: Option<Message>,
    /// The lines.
    pub rows: Vec<SumRow>,
    /// The total.
    pub total: Option<Message>,
}

impl Sum {
    /// Returns an empty sum with this heading.
    pub const fn new(heading: Message) -> Self {
        Self {
            heading: Some(heading),
            rows: Vec::new(),
            total: None,
        }
    }

    /// Adds a line.
    #[must_use]
    pub fn row(self, why: Message, clause: impl Into<Option<ClauseId>>, value: Message) -> Self {
        self.row_with(why, clause, value, false)
    }

    /// Adds a line. `observed` is true if only the players can know whether the line applies.
    #[must_use]
    pub fn row_with(
        mut self,
        why: Message,
        clause: impl Into<Option<ClauseId>>,
        value: Message,
        observed: bool,
    ) -> Self {
        self.rows.push(SumRow {
            why,
            clause: clause.into(),
            value,
            observed,
        });
        self
    }

    /// Sets the total.
    #[must_use]
    pub fn total(mut self, total: impl Into<Value>) -> Self {
        self.total = Some(bare(total));
        self
    }

    /// Returns the lines as facts for the front of a card.
    pub fn facts(&self, names: &impl Names) -> Vec<Fact> {
        let fact = |row: &SumRow| Fact {
            label: names.say(&row.why),
            value: names.say(&row.value),
        };
        self.rows.iter().map(fact).collect()
    }

    /// Formats the sum for display.
    pub fn shown(&self, names: &impl Names) -> Column {
        let say = |message: &Option<Message>| message.as_ref().map(|it| names.say(it));
        let entry = |row: &SumRow| Entry {
            label: names.say(&row.why),
            clause: row.clause.map(|id| id.as_str().to_owned()),
            value: names.say(&row.value),
            observed: row.observed,
        };
        Column {
            heading: say(&self.heading).unwrap_or_default(),
            entries: self.rows.iter().map(entry).collect(),
            total: say(&self.total),
        }
    }
}

/// The odds of an action.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Odds {
    /// The odds in a sentence.
    pub sentence: Option<Message>,
    /// The outcomes of the dice. Their chances sum to 1.
    pub bars: Vec<(Message, f64)>,
    /// The consequences, each with a separate chance.
    pub then: Vec<(Message, f64)>,
    /// The assumptions about the consequences.
    pub assumes: Vec<Message>,
    /// A table of the outcomes, if both sides suffer losses at the same time.
    pub joint: Option<JointView>,
}

impl Odds {
    /// Formats the odds for display.
    pub fn shown(&self, names: &impl Names) -> OddsView {
        let bars = |bars: &[(Message, f64)]| {
            let bar = |(label, chance): &(Message, f64)| Bar {
                label: names.say(label),
                chance: *chance,
            };
            bars.iter().map(bar).collect()
        };
        let sentence = self.sentence.as_ref().map(|it| names.say(it));
        OddsView {
            sentence: sentence.unwrap_or_default(),
            bars: bars(&self.bars),
            joint: self.joint.clone(),
            then: bars(&self.then),
            assumes: self.assumes.iter().map(|it| names.say(it)).collect(),
        }
    }
}

/// An action before its dice are rolled: its title and its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The title of the action.
    pub title: Message,
    /// The dice to roll. `None` if the result does not depend on dice.
    pub pool: Option<Pool>,
}

impl Plan {
    /// Returns a plan without dice.
    pub const fn plain(title: Message) -> Self {
        Self { title, pool: None }
    }

    /// Adds dice to the plan.
    #[must_use]
    pub fn rolling(mut self, pool: Pool) -> Self {
        self.pool = Some(pool);
        self
    }
}

/// The explanation of an action before its dice are rolled.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanation {
    /// The sums behind the score needed.
    pub sums: Vec<Sum>,
    /// The score needed, in a sentence. For an action without dice: a preview of its result.
    pub needs: Option<Message>,
    /// The result of each face of a single die, from the lowest face. Empty if the bands already
    /// show the results.
    pub faces: Vec<(Message, Tone)>,
    /// The odds. `None` if the result does not depend on dice.
    pub odds: Option<Odds>,
}

impl Explanation {
    /// Returns an explanation with only this sentence.
    pub fn needing(needs: Message) -> Self {
        Self {
            needs: Some(needs),
            ..Self::default()
        }
    }

    /// Returns an explanation that previews an action without dice: the log lines of these facts
    /// and of all their consequences. A fact that does not fit the battle ends the preview, and an
    /// error leaves it without lines; such an action is refused when it is carried out.
    pub fn from_facts<B: Book>(battle: &Battle<B>, facts: Result<Vec<B::Fact>, BadFact>) -> Self {
        let lines = battle.log_lines(facts.unwrap_or_default());
        Self::needing(bare(Value::List(lines, " ")))
    }

    /// Adds a sentence after the score needed.
    pub fn needs_too(&mut self, more: Message) {
        let needs = self.needs.take().into_iter().chain([more]);
        self.needs = Some(bare(Value::List(needs.collect(), " ")));
    }
}

#[cfg(test)]
mod tests {
    use drumhead_vocabulary::dice::{Bands, Throw};

    use super::{Pool, Rolled, bare};
    use crate::play::Thrown;

    #[test]
    fn counts_determine_the_face_only_if_each_face_is_a_band() {
        let rolled = |pool: &Pool, counts: Vec<u32>| {
            let bands = match pool.bands.len() {
                0 => Bands::faces(),
                _ => Bands::new(["miss", "hit"], |face| u8::from(face > 3)),
            };
            let shown = drumhead_vocabulary::dice::Pool {
                what: String::new(),
                side: None,
                dice: 1,
                bands,
            };
            let throw = Throw::Counts(counts);
            let counts = shown.read(&throw);
            counts.map(|counts| Rolled::new(pool, Thrown { throw, counts }).face())
        };
        let die = Pool::die(bare(""), None, 6, 1);
        assert_eq!(rolled(&die, vec![0, 0, 0, 1, 0, 0]), Ok(Some(4)));
        let banded = die.banded([bare("miss"), bare("hit")], |face| u8::from(face > 3));
        assert_eq!(rolled(&banded, vec![0, 1]), Ok(None));
    }
}
