//! Compression, whose bytes depend on nothing but what is compressed. The
//! workings of one stream serve the next.

use lopdf::{Dictionary, Stream};
use zlib_rs::{Deflate, DeflateFlush, Status, compress_bound};

/// Above this level these streams become less than a hundredth smaller, and
/// take longer.
const LEVEL: i32 = 6;
/// How far back repetitions are looked for, as a power of two.
const WINDOW: u8 = 15;

/// A compressor.
pub(super) struct Flate(Deflate);

impl Flate {
    pub(super) fn new() -> Self {
        // With the header that PDF expects.
        Self(Deflate::new(LEVEL, true, WINDOW))
    }

    /// A stream of these bytes.
    pub(super) fn stream(&mut self, bytes: &[u8]) -> Stream {
        self.0.reset();
        let mut compressed = vec![0; compress_bound(bytes.len())];
        let done = self
            .0
            .compress(bytes, &mut compressed, DeflateFlush::Finish);
        if let (Ok(Status::StreamEnd), Ok(long)) = (done, usize::try_from(self.0.total_out())) {
            compressed.truncate(long);
            let filter = Dictionary::from_iter([("Filter", "FlateDecode".into())]);
            Stream::new(filter, compressed)
        } else {
            // As it is: larger, and just as right.
            Stream::new(Dictionary::new(), bytes.to_vec())
        }
    }
}
