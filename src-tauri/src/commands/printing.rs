//! What the screen may ask about paper.

use std::path::PathBuf;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use drumhead_desk::{DocumentChoice, PrintOrder, Printed, Result, Subject};
use serde::Serialize;
use tauri::State;

use super::Shared;

/// A document to be looked at before it is printed.
#[derive(Clone, Debug, Serialize, specta::Type)]
pub(crate) struct DocumentBytes {
    /// The bytes of a PDF file, in base 64.
    base64: String,
    /// What the file is called.
    name: String,
    /// What the player must be told of it; empty if all is well.
    notices: Vec<String>,
}

/// What can be printed of an army, a battle or a book.
#[tauri::command]
#[specta::specta]
pub(crate) async fn documents(
    desk: State<'_, Shared>,
    subject: Subject,
) -> Result<Vec<DocumentChoice>> {
    desk.ask(move |desk| desk.documents(&subject)).await
}

/// A document, to be shown; nothing is written.
#[tauri::command]
#[specta::specta]
pub(crate) async fn document(desk: State<'_, Shared>, order: PrintOrder) -> Result<DocumentBytes> {
    desk.ask(move |desk| {
        let document = desk.document(&order)?;
        Ok(DocumentBytes {
            base64: BASE64_STANDARD.encode(document.bytes),
            name: document.name,
            notices: document.notices,
        })
    })
    .await
}

/// Prints a document into a file, or into a temporary one to be looked at.
#[tauri::command]
#[specta::specta]
pub(crate) async fn print_document(
    desk: State<'_, Shared>,
    order: PrintOrder,
    to: Option<String>,
) -> Result<Printed> {
    let to = to.map(PathBuf::from);
    desk.ask(move |desk| desk.print_document(&order, to.as_deref()))
        .await
}
