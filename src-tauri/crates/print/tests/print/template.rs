//! Tests of templates: the built-in ones, a player's own, and the errors of invalid ones.

use drumhead_print::{Edition, Kind, Measure, Paper, Template, TemplateError, TemplateProblem};

/// Replaces `old` in the built-in template, and returns the error with the text of the line that
/// it names.
fn refused(old: &str, new: &str) -> (TemplateError, String) {
    assert!(
        Kind::Roster.text().contains(old),
        "the template contains {old:?}"
    );
    let text = Kind::Roster.text().replacen(old, new, 1);
    let error = Template::parse(&text).expect_err("refused");
    let line = text.lines().nth(error.line - 1).unwrap_or_default();
    (error.clone(), line.to_owned())
}

/// Returns the TOML library's message.
fn of_toml(error: &TemplateError) -> &str {
    let TemplateProblem::Toml(problem) = &error.problem else {
        panic!("{error}")
    };
    problem
}

#[test]
fn the_built_in_template_is_valid() {
    let template = Template::built_in(Kind::Roster).expect("sound");
    let standard = template.layout(Edition::Standard);
    let saving = template.layout(Edition::InkSaving);
    assert_ne!(standard, saving);
    // An edition inherits settings that it does not change.
    assert_eq!(standard.paper, saving.paper);
    assert_eq!(standard.styles.title.face, saving.styles.title.face);
    assert!(saving.styles.title.size < standard.styles.title.size);
}

#[test]
fn text_that_is_not_toml_is_refused_and_located() {
    let (error, line) = refused("top = 34.0", "top = = 34.0");
    assert_eq!(line, "top = = 34.0");
    assert_eq!(error.column, 7, "{error}");
}

#[test]
fn type_below_eight_points_is_refused_and_located() {
    let (error, line) = refused(
        "mark = { face = \"text\", size = 8,",
        "mark = { face = \"text\", size = 7.5,",
    );
    assert!(line.starts_with("mark ="), "{error}");
    assert!(line[error.column - 1..].starts_with("7.5"), "{error}");
    let small = TemplateProblem::OutOfBounds(Measure::Size);
    assert_eq!(error.problem, small);
}

#[test]
fn type_below_eight_points_is_refused_in_an_edition_too() {
    let (error, line) = refused("name = { size = 10, ", "name = { size = 4, ");
    assert!(line[error.column - 1..].starts_with('4'), "{error}");
}

#[test]
fn an_unknown_key_is_refused_and_located() {
    let (error, line) = refused("[margins]\n", "[margins]\nmiddle = 3.0\n");
    assert_eq!(line, "middle = 3.0", "{error}");
    assert!(of_toml(&error).contains("middle"), "{error}");
}

#[test]
fn a_missing_key_is_refused() {
    let (error, _) = refused("gap = 1.9 ", "# ");
    assert!(of_toml(&error).contains("gap"), "{error}");
}

#[test]
fn columns_that_leave_no_room_are_refused() {
    let (error, line) = refused("values = 202.0", "values = 463.0");
    assert_eq!(line, "[entry]", "{error}");
    let TemplateProblem::Narrow(room) = error.problem else {
        panic!("{error}")
    };
    assert_eq!(room.paper, Paper::A4);
    assert!(room.left < room.least, "{room:?}");
}

#[test]
fn margins_that_leave_no_page_are_refused() {
    let (error, line) = refused("top = 34.0", "top = 3400");
    assert_eq!(line, "[margins]", "{error}");
    assert!(matches!(error.problem, TemplateProblem::Low(_)), "{error}");
}

#[test]
fn a_later_format_is_refused() {
    let (error, line) = refused("format = 1", "format = 2");
    assert_eq!((line.as_str(), error.column), ("format = 2", 10), "{error}");
    let later = TemplateProblem::OutOfBounds(Measure::Format);
    assert_eq!(error.problem, later);
}

#[test]
fn editions_that_are_not_a_table_are_refused() {
    let text = Kind::Roster
        .text()
        .replacen("format = 1", "format = 1\neditions = 3", 1);
    assert!(Template::parse(&text).is_err());
    let error = Template::parse("editions = 3").expect_err("refused");
    assert_eq!((error.line, error.column), (1, 12), "{error}");
    let table = TemplateProblem::NoTable("editions".to_owned());
    assert_eq!(error.problem, table);
}

#[test]
fn lengths_out_of_bounds_are_refused() {
    for number in ["inf", "nan", "-1.0", "1e300"] {
        let (error, _) = refused("top = 34.0", &format!("top = {number}"));
        let length = TemplateProblem::OutOfBounds(Measure::Length);
        assert_eq!(error.problem, length, "{number}");
    }
}

/// Overrides the roster's template with this text, and returns the error.
fn refused_over(text: &str) -> TemplateError {
    Template::over(Kind::Roster, text).expect_err("refused")
}

#[test]
fn a_players_template_may_contain_only_the_differences() {
    for kind in Kind::ALL {
        let built_in = Template::built_in(kind).expect("sound");
        assert_eq!(&Template::over(kind, "").expect("sound"), built_in);
        assert_eq!(&Template::over(kind, kind.text()).expect("sound"), built_in);
    }
    let text = "[margins]\ntop = 50\n[editions.ink-saving.type]\nname = { size = 30 }\n";
    let own = Template::over(Kind::Roster, text).expect("sound");
    let built_in = Template::built_in(Kind::Roster).expect("sound");
    for edition in Edition::ALL {
        let (own, usual) = (own.layout(edition), built_in.layout(edition));
        let top = own.margins.get_ref().top.get();
        // Only some editions have margins of their own, which override the common margins.
        let all = matches!(edition, Edition::Standard | Edition::InkSaving);
        assert_eq!((top - 50.0).abs() < 0.01, all, "{edition:?}");
        assert_eq!(own.margins.get_ref().left, usual.margins.get_ref().left);
        let name = own.styles.name.size.get();
        assert_eq!((name - 30.0).abs() < 0.01, edition == Edition::InkSaving);
    }
}

#[test]
fn an_error_in_a_players_template_is_located() {
    let error = refused_over("# mine\n[margins]\n  top = \"wide\"\n");
    assert_eq!((error.line, error.column), (3, 9), "{error}");
    let error = refused_over("[margins]\ntop = = 2\n");
    assert_eq!((error.line, error.column), (2, 7), "{error}");
    let error = refused_over("top = 3");
    assert_eq!((error.line, error.column), (1, 1), "{error}");
    let error = refused_over("\n\n[editions.billboard]\n");
    assert_eq!((error.line, error.column), (3, 11), "{error}");
    let billboard = TemplateProblem::NoEdition("billboard".to_owned());
    assert_eq!(error.problem, billboard);
    let error = refused_over("[type]\nname = { size = 7.5 }");
    assert_eq!((error.line, error.column), (2, 17), "{error}");
    // An error that arises only in combination with the built-in template is also reported.
    let error = refused_over("[paper.a4]\nwidth = 100\nheight = 100\n");
    let TemplateProblem::Low(room) = error.problem else {
        panic!("{error}")
    };
    assert_eq!(room.paper, Paper::A4);
}
