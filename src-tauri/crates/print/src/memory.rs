//! A cache of measured text, used across documents.

use std::collections::HashMap;
use std::rc::Rc;

/// Cached results by text.
type Texts<T> = HashMap<Box<str>, Rc<T>>;

/// Cached results by setting, such as a style, then by text. There are only a few settings.
pub(crate) struct Memory<W, T>(Vec<(W, Texts<T>)>);

impl<W, T> Default for Memory<W, T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<W: PartialEq, T> Memory<W, T> {
    /// Clears the cache if it has more than `most` entries.
    pub(crate) fn forget_more_than(&mut self, most: usize) {
        if self.0.iter().map(|(_, texts)| texts.len()).sum::<usize>() > most {
            self.0.clear();
        }
    }

    /// Returns the cached result for this setting and text.
    pub(crate) fn of(&self, way: &W, text: &str) -> Option<Rc<T>> {
        let (_, texts) = self.0.iter().find(|(known, _)| known == way)?;
        texts.get(text).map(Rc::clone)
    }

    /// Caches the result for this setting and text.
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
