//! Facts about a battle's state, derived from the enums in the state.

use drumhead_vocabulary::play::Fact;
use serde::Serialize;
use serde_json::Value;

/// Returns the id of a state: the enum variant's name in files. `None` for `None`. For a state with
/// values, only the name of the variant.
pub fn id(state: &impl Serialize) -> Fact {
    Fact::Id(name(state))
}

/// Like [`id`], but `None` for the state in which every unit begins.
pub fn id_but<T: Serialize + PartialEq>(usual: &T, state: &T) -> Fact {
    if state == usual {
        return Fact::Id(None);
    }
    id(state)
}

/// Like [`id`], as text.
pub fn name(state: &impl Serialize) -> Option<String> {
    match serde_json::to_value(state) {
        Ok(Value::String(name)) => Some(name),
        Ok(Value::Object(fields)) => {
            let tag = fields.values().find_map(Value::as_str).map(str::to_owned);
            tag.or_else(|| fields.into_iter().next().map(|(name, _)| name))
        }
        Ok(Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_)) | Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::name;

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Plain {
        OffTable,
    }

    #[derive(Serialize)]
    #[serde(tag = "state", rename_all = "snake_case")]
    enum Tagged {
        Shaken { since: u8 },
    }

    #[test]
    fn the_id_of_a_state_is_its_name_in_files() {
        assert_eq!(name(&Plain::OffTable).as_deref(), Some("off_table"));
        assert_eq!(
            name(&Tagged::Shaken { since: 3 }).as_deref(),
            Some("shaken")
        );
        assert_eq!(name(&None::<Plain>), None);
    }
}
