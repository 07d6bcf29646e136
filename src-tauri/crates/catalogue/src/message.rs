//! A message: a key with typed values, for a sentence that is made later.

use std::borrow::Cow;

/// A key of a catalogue with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message<V = Plain> {
    key: Cow<'static, str>,
    values: Vec<(&'static str, V)>,
}

/// A message without values.
pub fn message<V>(key: impl Into<Cow<'static, str>>) -> Message<V> {
    Message {
        key: key.into(),
        values: Vec::new(),
    }
}

/// A message that is a text alone, which no catalogue has: a name, the answer of the system.
pub fn verbatim<V: From<String>>(text: impl std::fmt::Display) -> Message<V> {
    message(VERBATIM).with("text", text.to_string())
}

/// The key of a message that is one value alone.
pub const VERBATIM: &str = "";

impl<V> Message<V> {
    /// The same message with a value more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<V>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// Its key.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Its values with their names.
    pub fn values(&self) -> &[(&'static str, V)] {
        &self.values
    }
}

impl Message {
    /// The same with each text in it changed.
    #[must_use]
    pub fn map_texts(mut self, change: &impl Fn(&str) -> String) -> Self {
        self.change(change);
        self
    }

    fn change(&mut self, change: &impl Fn(&str) -> String) {
        for (_, value) in &mut self.values {
            match value {
                Plain::Number(_) => {}
                Plain::Text(text) => *text = change(text),
                Plain::Message(message) => message.change(change),
                Plain::List(messages, _) => messages.iter_mut().for_each(|it| it.change(change)),
            }
        }
    }
}

/// A value that is the same to every book and program: a number, a text, another message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plain {
    /// A whole number; plural forms follow it.
    Number(i64),
    /// Text that is shown as it is: a name, a path, the answer of the system.
    Text(String),
    /// Another message.
    Message(Message),
    /// Messages, shown with this text between them.
    List(Vec<Message>, &'static str),
}

macro_rules! plain_from {
    ($($from:ty => $variant:ident),* $(,)?) => {$(
        impl From<$from> for Plain {
            fn from(value: $from) -> Self {
                Self::$variant(value.into())
            }
        }
    )*};
}
plain_from! {
    u8 => Number, u16 => Number, u32 => Number, i32 => Number, i64 => Number,
    &str => Text, String => Text, &String => Text, Message => Message,
}

impl From<usize> for Plain {
    fn from(value: usize) -> Self {
        Self::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Plain {
    fn from(value: u64) -> Self {
        Self::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}
