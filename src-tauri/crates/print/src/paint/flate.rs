//! Compression: the workings of one stream serve the next.

use lopdf::{Dictionary, Stream};
use miniz_oxide::deflate::core::{
    CompressorOxide, TDEFLFlush, TDEFLStatus, compress_to_output, create_comp_flags_from_zip_params,
};

/// Above this level these streams become less than a hundredth smaller, and
/// take twice the time.
const LEVEL: i32 = 4;
/// With the header that PDF expects.
const ZLIB: i32 = 1;
const DEFAULT_STRATEGY: i32 = 0;

/// A compressor.
pub(super) struct Flate(Box<CompressorOxide>);

impl Flate {
    pub(super) fn new() -> Self {
        let flags = create_comp_flags_from_zip_params(LEVEL, ZLIB, DEFAULT_STRATEGY);
        Self(Box::new(CompressorOxide::new(flags)))
    }

    /// A stream of these bytes.
    pub(super) fn stream(&mut self, bytes: &[u8]) -> Stream {
        self.0.reset();
        let mut compressed = Vec::with_capacity(bytes.len());
        let (status, _) = compress_to_output(&mut self.0, bytes, TDEFLFlush::Finish, |more| {
            compressed.extend_from_slice(more);
            true
        });
        if status == TDEFLStatus::Done {
            let filter = Dictionary::from_iter([("Filter", "FlateDecode".into())]);
            Stream::new(filter, compressed)
        } else {
            // As it is: larger, and just as right.
            Stream::new(Dictionary::new(), bytes.to_vec())
        }
    }
}
