//! Plans: what is known of an action before a die is thrown.

use drumhead_words::ClauseId;
use drumhead_words::dice::{self, Bands, Counts, Throw};
use drumhead_words::play::{Bar, Column, Entry, JointView, OddsView, Tone};
use drumhead_words::sheet::Fact;

use super::{Battle, Book, Message, Names, Value, bare};
use crate::play::Thrown;

/// A hand of like dice that are thrown together, with what their faces are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// What is thrown for.
    pub what: Message,
    /// The side that throws; none where nobody owns the dice.
    pub side: Option<u8>,
    /// How many dice; at least one.
    pub dice: u32,
    /// The bands, in the order of [`Bands::labels`]; none where a face is its own band.
    pub bands: Vec<Message>,
    /// The band of each face, from the lowest.
    pub of_face: Vec<u8>,
    /// The lowest face.
    pub lowest: u8,
    /// Whether the first band is the best for the side that throws.
    pub best_first: bool,
}

impl Pool {
    /// One die with so many sides, counted from `lowest`, whose faces are its bands.
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

    /// The same dice with these bands; `of` is the index of the band of a face.
    #[must_use]
    pub fn banded(mut self, bands: impl Into<Vec<Message>>, of: impl Fn(u8) -> u8) -> Self {
        self.bands = bands.into();
        let faces = (0..self.of_face.len()).map(|place| u8::try_from(place).unwrap_or(u8::MAX));
        self.of_face = faces
            .map(|place| of(self.lowest.saturating_add(place)))
            .collect();
        self
    }

    /// The same dice of which the first band is the best for the side that throws.
    #[must_use]
    pub const fn best_first(mut self) -> Self {
        self.best_first = true;
        self
    }

    /// The pool as it is shown and thrown.
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

/// What a pool showed: nothing where no die was thrown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rolled {
    counts: Option<Counts>,
    face: Option<u8>,
}

impl Rolled {
    /// What this pool showed.
    pub(super) fn new(pool: &Pool, thrown: Thrown) -> Self {
        let face = match &thrown.throw {
            Throw::Faces(faces) => faces.first().copied(),
            // Counts tell the face only where each face is a band of its own.
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

    /// How many dice fell in this band.
    pub fn of(&self, band: usize) -> u32 {
        self.counts.as_ref().map_or(0, |counts| counts.of(band))
    }

    /// The index of the band of a single die; none where no die was thrown.
    pub fn single(&self) -> Option<usize> {
        self.counts.as_ref().map(Counts::single)
    }

    /// The face of a single die, where it is known: counts of bands of several faces do not tell it.
    pub const fn face(&self) -> Option<u8> {
        self.face
    }
}

/// A line of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumRow {
    /// Why.
    pub why: Message,
    /// By which clause.
    pub clause: Option<ClauseId>,
    /// How much.
    pub value: Message,
    /// Whether only the players can tell that it is so.
    pub told: bool,
}

/// A sum with its reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// Whose sum it is.
    pub heading: Option<Message>,
    /// Its lines.
    pub rows: Vec<SumRow>,
    /// What it comes to.
    pub total: Option<Message>,
}

impl Sum {
    /// An empty sum under this heading.
    pub const fn new(heading: Message) -> Self {
        Self {
            heading: Some(heading),
            rows: Vec::new(),
            total: None,
        }
    }

    /// The same sum with a line more.
    #[must_use]
    pub fn row(self, why: Message, clause: impl Into<Option<ClauseId>>, value: Message) -> Self {
        self.told(why, clause, value, false)
    }

    /// The same sum with a line more, of which only the players may be able to tell that it is so.
    #[must_use]
    pub fn told(
        mut self,
        why: Message,
        clause: impl Into<Option<ClauseId>>,
        value: Message,
        told: bool,
    ) -> Self {
        self.rows.push(SumRow {
            why,
            clause: clause.into(),
            value,
            told,
        });
        self
    }

    /// The same sum with what it comes to.
    #[must_use]
    pub fn total(mut self, total: impl Into<Value>) -> Self {
        self.total = Some(bare(total));
        self
    }

    /// Its lines as what is looked up on a card.
    pub fn facts(&self, names: &impl Names) -> Vec<Fact> {
        let fact = |row: &SumRow| Fact {
            label: names.say(&row.why),
            value: names.say(&row.value),
        };
        self.rows.iter().map(fact).collect()
    }

    /// The sum as it is shown.
    pub fn shown(&self, names: &impl Names) -> Column {
        let say = |message: &Option<Message>| message.as_ref().map(|it| names.say(it));
        let entry = |row: &SumRow| Entry {
            label: names.say(&row.why),
            clause: row.clause.map(|id| id.as_str().to_owned()),
            value: names.say(&row.value),
            told: row.told,
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
    /// The outcomes of the dice; their chances sum to 1.
    pub bars: Vec<(Message, f64)>,
    /// What then follows, each with its own chance.
    pub then: Vec<(Message, f64)>,
    /// What was taken for granted for what follows.
    pub assumes: Vec<Message>,
    /// The outcomes as a table, where two sides suffer at once.
    pub joint: Option<JointView>,
}

impl Odds {
    /// The odds as they are shown.
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

/// An action before its dice are thrown.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// What is done.
    pub title: Message,
    /// The dice that are thrown; none where nothing is left to chance.
    pub pool: Option<Pool>,
}

impl Plan {
    /// A plan without dice.
    pub const fn plain(title: Message) -> Self {
        Self { title, pool: None }
    }

    /// The same plan with these dice.
    #[must_use]
    pub fn rolling(mut self, pool: Pool) -> Self {
        self.pool = Some(pool);
        self
    }
}

/// What a player is shown of an action before the dice are thrown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanation {
    /// The sums that make it up.
    pub sums: Vec<Sum>,
    /// What is needed, in a sentence.
    pub needs: Option<Message>,
    /// What each face of a single die comes to, from the lowest; none where its bands say so.
    pub faces: Vec<(Message, Tone)>,
    /// The odds; none where nothing is left to chance.
    pub odds: Option<Odds>,
}

impl Explanation {
    /// What the log would say of these facts and of all they cause: what is shown of an action that
    /// throws no die.
    pub fn told<B: Book>(battle: &Battle<B>, facts: Vec<B::Fact>) -> Self {
        let told = battle.foretold(facts);
        Self {
            needs: Some(bare(Value::List(told, " "))),
            ..Self::default()
        }
    }

    /// Says this too, after what is needed.
    pub fn needs_too(&mut self, more: Message) {
        let needs = self.needs.take().into_iter().chain([more]);
        self.needs = Some(bare(Value::List(needs.collect(), " ")));
    }
}

#[cfg(test)]
mod tests {
    use drumhead_words::dice::{Bands, Throw};

    use super::{Pool, Rolled, bare};
    use crate::play::Thrown;

    #[test]
    fn counts_tell_the_face_only_where_each_face_is_a_band() {
        let rolled = |pool: &Pool, counts: Vec<u32>| {
            let bands = match pool.bands.len() {
                0 => Bands::faces(),
                _ => Bands::new(["miss", "hit"], |face| u8::from(face > 3)),
            };
            let shown = drumhead_words::dice::Pool {
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
