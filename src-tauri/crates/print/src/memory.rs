//! What was worked out of texts, remembered from one document to the next.

use std::collections::HashMap;
use std::rc::Rc;

/// What is known of texts.
type Texts<T> = HashMap<Box<str>, Rc<T>>;

/// What is known of texts, by the way in which they are set and by the text. There is a
/// handful of ways.
pub(crate) struct Memory<W, T>(Vec<(W, Texts<T>)>);

impl<W, T> Default for Memory<W, T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<W: PartialEq, T> Memory<W, T> {
    /// Forgets everything, if it is more than so many texts.
    pub(crate) fn forget_more_than(&mut self, most: usize) {
        if self.0.iter().map(|(_, texts)| texts.len()).sum::<usize>() > most {
            self.0.clear();
        }
    }

    /// What is remembered of a text.
    pub(crate) fn of(&self, way: &W, text: &str) -> Option<Rc<T>> {
        let (_, texts) = self.0.iter().find(|(known, _)| known == way)?;
        texts.get(text).map(Rc::clone)
    }

    /// Remembers this of a text.
    pub(crate) fn keep(&mut self, way: W, text: &str, what: &Rc<T>) {
        let place = match self.0.iter().position(|(known, _)| *known == way) {
            Some(place) => place,
            None => {
                self.0.push((way, HashMap::new()));
                self.0.len() - 1
            }
        };
        self.0[place].1.insert(text.into(), Rc::clone(what));
    }
}
