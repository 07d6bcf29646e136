//! A message: a key with typed values that is formatted later.

use std::borrow::Cow;

/// A catalogue key with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message<V = Plain> {
    key: Cow<'static, str>,
    values: Vec<(&'static str, V)>,
}

/// Returns a message without values.
pub fn message<V>(key: impl Into<Cow<'static, str>>) -> Message<V> {
    Message {
        key: key.into(),
        values: Vec::new(),
    }
}

/// Returns a message that is plain text without a catalogue entry: a name or a system error.
pub fn verbatim<V: From<String>>(text: impl std::fmt::Display) -> Message<V> {
    message(VERBATIM).with("text", text.to_string())
}

/// The key of a message that consists of a single value.
pub const VERBATIM: &str = "";

impl<V> Message<V> {
    /// Adds a value to the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<V>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// Returns the key.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Returns the values with their names.
    pub fn values(&self) -> &[(&'static str, V)] {
        &self.values
    }
}

impl Message {
    /// Returns the message with each text value in it changed by the function `change`.
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

/// A value that every rulebook and program can format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plain {
    /// A whole number, which can select plural forms.
    Number(i64),
    /// Text that is not translated: a name, a path or a system error.
    Text(String),
    /// Another message.
    Message(Message),
    /// Messages joined by this separator.
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
