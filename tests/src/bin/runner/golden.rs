//! `make golden`: runs the golden cases and reports the outcome.

use std::io::Write;
use std::process::ExitCode;

use drumhead_tests::golden;

pub(crate) fn run() -> std::io::Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    let folders = golden::folders();
    let reports: Vec<_> = folders
        .iter()
        .flat_map(|folder| golden::run_folder(folder))
        .collect();
    for report in &reports {
        for (case, troubles) in &report.failed {
            writeln!(out, "FAILED {}: {case}", report.name)?;
            for trouble in troubles {
                writeln!(out, "    {trouble}")?;
            }
        }
    }
    let (mut passed, mut failed) = (0, 0);
    for report in &reports {
        let wrong = report.failed.len();
        writeln!(
            out,
            "{}: {} passed, {wrong} failed",
            report.name, report.passed
        )?;
        passed += report.passed;
        failed += wrong;
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(if failed == 0 && passed > 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
