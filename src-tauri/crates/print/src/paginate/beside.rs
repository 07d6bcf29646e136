//! Blocks in columns of equal height: the page's own columns, or temporary columns followed by
//! text at full width.

use std::collections::VecDeque;

use super::press::Press;
use crate::error::PrintError;
use crate::strip::{Beside, Block};

/// The rounding allowed in a column, in points.
const ROUNDING: f32 = 0.01;
/// The number of bisections that determine the height of columns to within the rounding allowed.
const HALVINGS: u32 = 17;

impl Press {
    /// Places the introduction at full width, then blocks in columns: down the first and then the
    /// next, as evenly as possible on each page.
    pub(super) fn place_beside(
        &mut self,
        lead: Vec<Block>,
        run: Vec<Block>,
        beside: Beside,
    ) -> Result<(), PrintError> {
        let mut group = lead;
        let leading = group.len();
        let mut rest: VecDeque<Block> = run.into();
        // A heading stays with the first block under it.
        group.extend(rest.pop_front());
        self.clear(&group)?;
        rest.extend(group.drain(leading..));
        rest.rotate_right(1);
        for block in group {
            let index = Some(block.index);
            self.place(block, index)?;
        }

        let right = self.body.right;
        self.body.right = self.body.left + beside.width;
        self.columns = beside.columns;
        self.step = beside.step;
        self.top = self.pen;
        self.lowest = self.pen;
        while !rest.is_empty() {
            let heights: Vec<f32> = rest.iter().map(|block| block.height).collect();
            let room = self.body.bottom - self.top;
            let high = evenly(&heights, beside.columns, room);
            self.fill_page(&mut rest, high)?;
        }
        self.body.right = right;
        self.columns = 1;
        self.column = 0;
        self.top = self.lowest;
        self.pen = self.lowest;
        // No rule is needed here: the next heading or table has its own separation.
        self.between = None;
        self.empty = false;
        Ok(())
    }

    /// Places blocks in a page's own columns, as evenly as possible on the last page.
    pub(super) fn place_in_columns(&mut self, blocks: Vec<Block>) -> Result<(), PrintError> {
        let mut groups: VecDeque<Vec<Block>> = VecDeque::new();
        let mut more = false;
        for block in blocks {
            let on = std::mem::replace(&mut more, block.keeps_with_next);
            match groups.back_mut().filter(|_| on) {
                Some(group) => group.push(block),
                None => groups.push_back(vec![block]),
            }
        }
        let bottom = self.body.bottom;
        let height = |group: &Vec<Block>| {
            let heights = group.iter().map(|block| block.before + block.height);
            heights.sum::<f32>()
        };
        let mut page = 0;
        while let Some(next) = groups.front() {
            // The height of a page's columns is determined before anything is placed.
            let full = self.pen + height(next) > self.body.bottom;
            if full && self.column + 1 == self.columns && self.pen > self.top {
                self.turn()?;
            }
            if self.pages.len() > page && self.column == 0 {
                page = self.pages.len();
                self.body.bottom = bottom;
                let heights: Vec<f32> = groups.iter().map(height).collect();
                let room = bottom - self.top;
                let high = evenly(&heights, self.columns, room);
                self.body.bottom = (self.top + high + ROUNDING).min(bottom);
            }
            if let Some(group) = groups.pop_front() {
                self.place_together(group)?;
            }
        }
        self.body.bottom = bottom;
        Ok(())
    }

    /// Places as many blocks as this page has room for, in columns of this height.
    fn fill_page(&mut self, rest: &mut VecDeque<Block>, high: f32) -> Result<(), PrintError> {
        let page = self.pages.len();
        while let Some(block) = rest.front() {
            let over = self.pen - self.top + block.height > high + ROUNDING;
            if over && self.pen > self.top && self.pages.len() == page {
                self.turn()?;
            }
            // The columns of the next page have a height of their own.
            if self.pages.len() > page {
                return Ok(());
            }
            if let Some(block) = rest.pop_front() {
                let index = Some(block.index);
                self.place(block, index)?;
            }
        }
        Ok(())
    }
}

/// Returns the minimum height at which this many columns have room for all the blocks in order. If
/// not even the height `room` is enough, returns `room`.
fn evenly(heights: &[f32], columns: u8, room: f32) -> f32 {
    let takes = |high: f32| {
        let (mut needed, mut at) = (1_u32, 0.0);
        for height in heights {
            if *height > high + ROUNDING {
                return false;
            }
            if at + height > high + ROUNDING {
                needed += 1;
                at = 0.0;
            }
            at += height;
        }
        needed <= u32::from(columns)
    };
    if !takes(room) {
        return room;
    }
    let (mut over, mut fits) = (0.0, room);
    for _ in 0..HALVINGS {
        let middle = f32::midpoint(over, fits);
        if takes(middle) {
            fits = middle;
        } else {
            over = middle;
        }
    }
    fits
}
