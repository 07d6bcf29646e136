//! A scene as the text of a file.

use std::fmt::Write as _;

use serde_json::Value;

use super::order::SEVERAL;
use super::{Order, Scene, What};

impl Scene {
    /// Writes the scene. Equal scenes have equal texts.
    pub fn write(&self) -> String {
        let mut out = String::new();
        let mut line = |text: &str| {
            out.push_str(text.trim_end());
            out.push('\n');
        };
        line(&format!("scene {}", self.name.replace('\n', " ")));
        if !self.about.is_empty() {
            line(&format!("about {}", self.about.replace('\n', " ")));
        }
        line(&format!("book {}", self.book.id()));
        for side in &self.begin.sides {
            line(&format!("side {} {}", side.letter, side.text));
        }
        for choice in &self.begin.choices {
            line(&format!("set {} {}", choice.path, value(&choice.value)));
        }
        if self.every_fact {
            line("facts all");
        }
        line("");
        let end_step = What::Order(Order::end_step());
        let mut steps = self.steps.iter().peekable();
        while let Some(step) = steps.next() {
            let mut ended = usize::from(step.what == end_step);
            while ended > 0 && ended < *SEVERAL.end() {
                let Some(_) = steps.next_if(|next| next.what == end_step) else {
                    break;
                };
                ended += 1;
            }
            match &step.what {
                What::Order(_) if SEVERAL.contains(&ended) => line(&format!("end {ended} steps")),
                What::Remark(remark) if remark.is_empty() => line(""),
                What::Remark(remark) => line(&format!("# {}", remark.replace('\n', " "))),
                What::Order(order) => line(&order.to_string()),
                What::Expect(expect) => line(&format!("expect {expect}")),
            }
        }
        out
    }
}

/// Writes a choice of the set-up: a name as it is, anything else as JSON.
fn value(value: &Value) -> String {
    let mut text = String::new();
    match value {
        Value::String(name)
            if serde_json::from_str::<Value>(name).is_err() && name.trim() == name =>
        {
            text.push_str(name);
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => {
            // Writing to a `String` does not fail.
            let _ = write!(text, "{value}");
        }
    }
    text
}
