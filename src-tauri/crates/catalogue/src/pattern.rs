//! The placeholders of a Fluent pattern. Some of them select a plural form.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// The placeholders of a pattern.
#[derive(Debug, Default)]
pub(crate) struct Variables<'a> {
    /// All placeholders.
    pub(crate) all: BTreeSet<&'a str>,
    /// The placeholders that select a plural form.
    pub(crate) counted: BTreeSet<&'a str>,
}

impl<'a> Variables<'a> {
    /// Returns the placeholders of this pattern.
    pub(crate) fn of(pattern: &'a Pattern<&'a str>) -> Self {
        let mut found = Self::default();
        found.look(pattern);
        found
    }

    fn look(&mut self, pattern: &'a Pattern<&'a str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let plural = |key: &VariantKey<&str>| {
                    matches!(key, VariantKey::Identifier { name } if CATEGORIES.contains(name))
                        || matches!(key, VariantKey::NumberLiteral { .. })
                };
                if let InlineExpression::VariableReference { id } = selector
                    && variants.iter().any(|it| plural(&it.key) && !it.default)
                {
                    self.counted.insert(id.name);
                }
                for variant in variants {
                    self.look(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &'a InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.all.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                let named = arguments.named.iter().map(|it| &it.value);
                for value in arguments.positional.iter().chain(named) {
                    self.inline(value);
                }
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

/// The plural categories of Unicode except the last, `other`, which is the default of every
/// selection.
const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];
