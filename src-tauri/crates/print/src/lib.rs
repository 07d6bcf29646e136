//! A sheet and a template become PDF bytes.
