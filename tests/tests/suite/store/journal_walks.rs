//! Random walks over the tree of a journal, compared with a simple model: a list of
//! parents, and the path that redo follows.

use drumhead_store::{Seq, Store};
use proptest::collection::vec;
use proptest::prelude::*;

use super::support::{NOW, battle_id, entry, new_battle};

#[derive(Clone, Debug)]
enum Step {
    Append,
    Undo,
    Redo,
    GoTo(prop::sample::Index),
    Restart,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => Just(Step::Append),
        4 => Just(Step::Undo),
        3 => Just(Step::Redo),
        2 => any::<prop::sample::Index>().prop_map(Step::GoTo),
        1 => Just(Step::Restart),
    ]
}

/// Every row's parent, and the branch of undo and redo.
struct Model {
    parents: Vec<Option<usize>>,
    branch: Vec<usize>,
    /// The head's index on the branch.
    place: usize,
}

impl Model {
    fn head(&self) -> usize {
        self.branch[self.place]
    }

    fn path(&self, row: usize) -> Vec<usize> {
        let mut path = vec![row];
        while let Some(parent) = self.parents[path[0]] {
            path.insert(0, parent);
        }
        path
    }

    fn append(&mut self) {
        self.branch.truncate(self.place + 1);
        self.branch.push(self.parents.len());
        self.parents.push(Some(self.head()));
        self.place += 1;
    }

    fn undo(&mut self) -> bool {
        let moves = self.place > 0;
        self.place -= usize::from(moves);
        moves
    }

    fn redo(&mut self) -> bool {
        let moves = self.place + 1 < self.branch.len();
        self.place += usize::from(moves);
        moves
    }

    fn go_to(&mut self, row: usize) {
        if !self.branch.contains(&row) {
            let newest_below = (row..self.parents.len())
                .rev()
                .find(|r| self.path(*r).contains(&row));
            self.branch = self.path(newest_below.unwrap());
        }
        self.place = self.branch.iter().position(|r| *r == row).unwrap();
    }
}

fn seq(row: usize) -> Seq {
    Seq(u32::try_from(row).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_journal_is_a_tree_and_nothing_is_lost(steps in vec(step(), 1..60)) {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::open(dir.path()).unwrap();
        let id = battle_id("walk");
        store.create_battle(&new_battle("walk")).unwrap();
        // A second battle, whose rows must stay separate.
        store.create_battle(&new_battle("wall")).unwrap();
        store.append_row(&battle_id("wall"), Seq::ROOT, &entry("not ours")).unwrap();
        let mut model = Model { parents: vec![None], branch: vec![0], place: 0 };
        let label = |row: usize| if row == 0 { "set-up".to_owned() } else { format!("row {row}") };
        for step in steps {
            let head = seq(model.head());
            match step {
                Step::Append => {
                    let row = label(model.parents.len());
                    let appended = store.append_row(&id, head, &entry(&row)).unwrap();
                    model.append();
                    prop_assert_eq!(appended, seq(model.head()));
                }
                Step::Undo => {
                    let moved = store.undo_row(&id, head, NOW).unwrap();
                    prop_assert_eq!(moved.is_some(), model.undo());
                }
                Step::Redo => {
                    let moved = store.redo_row(&id, head, NOW).unwrap();
                    prop_assert_eq!(moved.is_some(), model.redo());
                }
                Step::GoTo(any) => {
                    let row = any.index(model.parents.len());
                    model.go_to(row);
                    let position = store.go_to_row(&id, head, seq(row), NOW).unwrap();
                    prop_assert_eq!(position.head, seq(row));
                }
                Step::Restart => {
                    drop(store);
                    store = Store::open(dir.path()).unwrap();
                }
            }
            let battle = store.battle(&id).unwrap();
            prop_assert_eq!(battle.position.head, seq(model.head()));
            prop_assert_eq!(battle.position.undo, (model.place > 0).then(|| label(model.head())));
            prop_assert_eq!(battle.position.redo, model.branch.get(model.place + 1).map(|row| label(*row)));
            let rows: Vec<_> = store.rows(&id).unwrap().iter().map(|row| row.seq).collect();
            let path: Vec<_> = model.path(model.head()).into_iter().map(seq).collect();
            prop_assert_eq!(rows, path);
            let tree = store.journal(&id).unwrap().into_iter().map(|line| (line.label, line.parent));
            let expected = model.parents.iter().enumerate().map(|(row, parent)| (label(row), parent.map(seq)));
            prop_assert_eq!(tree.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        }
        let battle = store.whole_battle(&id).unwrap();
        prop_assert_eq!(battle.tip, seq(*model.branch.last().unwrap()));
        prop_assert_eq!(battle.rows.len(), model.parents.len());
        for (row, stored) in battle.rows.iter().enumerate() {
            prop_assert_eq!(stored.parent, model.parents[row].map(seq));
            prop_assert_eq!(&stored.entry, &entry(&label(row)));
        }
    }
}
