//! Unit templates: ready-made units, from `data/fornovo/templates.toml`.

use std::sync::OnceLock;

use serde::Deserialize;

use super::army::*;
use super::embedded;
use drumhead_rules::data::TableError;

/// A ready-made unit.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Template {
    /// The template's id.
    pub id: String,
    /// The template's heading: `foot`, `horse` or `guns`.
    pub heading: Heading,
    /// The first usual year.
    pub first: u16,
    /// The last usual year.
    pub last: u16,
    /// The unit.
    pub unit: Unit,
}

named! {
    /// The headings of templates.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub enum Heading {
        /// Units on foot.
        Foot = "foot",
        /// Units on horseback.
        Horse = "horse",
        /// Units of guns.
        Guns = "guns",
    }
}

/// A template that is not available.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TemplateError {
    /// The template does not exist.
    #[error("no unit template: {0:?}")]
    Unknown(String),
    /// The embedded file does not parse.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Returns every template, in order.
///
/// # Errors
/// A [`TableError`] if the embedded file does not parse.
pub fn templates() -> Result<&'static [Template], TableError> {
    #[derive(Deserialize)]
    struct File {
        template: Vec<Template>,
    }
    static TEMPLATES: OnceLock<Result<Vec<Template>, TableError>> = OnceLock::new();
    TEMPLATES
        .get_or_init(|| embedded::read::<File>(embedded::TEMPLATES).map(|file| file.template))
        .as_deref()
        .map_err(Clone::clone)
}

/// Returns the unit of a template.
///
/// # Errors
/// A [`TemplateError`] if the template does not exist or the embedded file does not parse.
pub(super) fn unit(id: &str) -> Result<Unit, TemplateError> {
    let template = templates()?
        .iter()
        .find(|template| template.id == id)
        .ok_or_else(|| TemplateError::Unknown(id.to_owned()))?;
    Ok(template.unit.clone())
}

/// Returns a default unit: 12 light foot of grade C.
pub(super) fn bare() -> Unit {
    Unit {
        groups: vec![Group {
            count: 12,
            ..Group::default()
        }],
        ..Unit::default()
    }
}
