//! The settings, the check of the library, a backup to restore, and the credits.

use drumhead_tests::window::WindowError;
use drumhead_tests::window::reader::{Entry, Reader};

pub(super) async fn read(reader: &mut Reader<'_>) -> Result<(), WindowError> {
    reader.go(Entry::Settings).await?;
    reader.check("settings", "main select").await?;
    reader.button("Check the library").await?;
    reader.check("checked", "main .sound").await?;
    reader.click("main li button").await?;
    reader.check("restore", "dialog footer").await?;
    reader.confirm("Restore this backup").await?;
    reader.notice("restored-backup").await?;
    reader.go(Entry::About).await?;
    reader.check("about", "main .name").await?;
    reader.go(Entry::Keys).await?;
    reader.passing("all-keys", "dialog kbd").await
}
