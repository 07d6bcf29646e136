//! Streams of a file, compressed.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Dictionary, Stream};

use crate::error::PrintError;

/// The compression level. lopdf uses 9, which takes a third longer to save a hundredth of the size.
pub(super) const LEVEL: u32 = 6;

/// Returns a compressed stream of these bytes.
///
/// # Errors
/// [`PrintError::Write`] if the compressor fails.
pub(super) fn compressed(bytes: &[u8]) -> Result<Stream, PrintError> {
    let room = Vec::with_capacity(bytes.len() / 2);
    let mut encoder = ZlibEncoder::new(room, Compression::new(LEVEL));
    encoder.write_all(bytes).map_err(failed)?;
    let content = encoder.finish().map_err(failed)?;
    let filter = Dictionary::from_iter([("Filter", "FlateDecode".into())]);
    Ok(Stream::new(filter, content))
}

/// Returns the write error for a failure of the system or the compressor.
pub(super) fn failed(error: std::io::Error) -> PrintError {
    let reason = error.to_string();
    PrintError::Write { reason }
}
