//! The books: a closed enum over them. This module alone knows them all, and
//! no book knows another.

pub mod fornovo;
