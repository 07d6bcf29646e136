//! Every golden case that is kept here passes.

use std::path::Path;

use drumhead_tests::golden::run_folder;

#[test]
fn every_golden_case_passes() {
    let reports = run_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("golden"));
    assert!(reports.iter().map(|report| report.passed).sum::<usize>() > 0);
    for report in reports {
        assert_eq!(report.failed, [], "{}", report.name);
    }
}
