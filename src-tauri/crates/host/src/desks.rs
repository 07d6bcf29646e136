//! The open desks, each with a token and its own data folder.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::OptionalFromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use drumhead_desk::{Desk, Environment};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;
use uuid::Uuid;

/// The token that authorises a request: 122 random bits, never written to disk.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(String);

impl Token {
    fn random() -> Self {
        Self(Uuid::new_v4().simple().to_string())
    }

    /// Returns the token as it appears in a request: `Authorization: Bearer <token>`.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl<S: Sync> OptionalFromRequestParts<S> for Token {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _state: &S,
    ) -> Result<Option<Self>, Self::Rejection> {
        let shown = parts
            .headers
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok());
        let token = shown.and_then(|value| value.strip_prefix("Bearer "));
        Ok(token.map(|token| Self(token.to_owned())))
    }
}

/// The contents of a new desk's data folder.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Wanted {
    /// The token of an open desk whose folder is copied. `None` for an empty folder.
    pub like: Option<Token>,
    /// Files to write into the folder, by name: for example, a damaged library.
    pub files: BTreeMap<String, String>,
}

/// A new desk.
#[derive(Debug, Serialize)]
pub struct Given {
    /// The token.
    pub token: Token,
    /// The data folder, which is removed when the desk is closed.
    pub folder: PathBuf,
}

/// One open desk.
#[derive(Debug)]
pub(crate) struct Open {
    desk: Mutex<Desk>,
    /// The desk's temporary folder, if it has one.
    _scratch: Option<TempDir>,
}

impl Open {
    fn new(folder: &Path, scratch: Option<TempDir>) -> Self {
        Self {
            desk: Mutex::new(Desk::open(folder, Environment::real())),
            _scratch: scratch,
        }
    }

    /// Runs `work` on the desk, one call at a time.
    pub(crate) fn with<T>(&self, work: impl FnOnce(&mut Desk) -> T) -> T {
        // The desk can be used even if an earlier command has panicked: it checks its state in
        // memory against the file.
        work(&mut self.desk.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// All desks of a host.
#[derive(Debug)]
pub struct Desks {
    /// The token for opening further desks; `None` if there is only one desk.
    hosts: Option<Token>,
    open: Mutex<HashMap<Token, Arc<Open>>>,
}

impl Desks {
    /// Returns a host with one desk on this folder, and the desk's token. No other desk can be
    /// opened.
    #[must_use]
    pub fn one(folder: &Path) -> (Self, Token) {
        let token = Token::random();
        let desk = Arc::new(Open::new(folder, None));
        let desks = Self {
            hosts: None,
            open: Mutex::new(HashMap::from([(token.clone(), desk)])),
        };
        (desks, token)
    }

    /// Returns a host without desks, and the token that opens any number of them.
    #[must_use]
    pub fn many() -> (Self, Token) {
        let token = Token::random();
        let desks = Self {
            hosts: Some(token.clone()),
            open: Mutex::default(),
        };
        (desks, token)
    }

    pub(crate) fn is_hosts(&self, token: &Token) -> bool {
        self.hosts.as_ref() == Some(token)
    }

    pub(crate) fn find(&self, token: &Token) -> Option<Arc<Open>> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.get(token).cloned()
    }

    pub(crate) fn close(&self, token: &Token) -> bool {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.remove(token).is_some()
    }

    /// Opens another desk.
    ///
    /// # Errors
    /// The folder cannot be created, copied or written to, a file's name contains a folder, or no
    /// open desk has the token `like`.
    pub(crate) fn open(&self, wanted: &Wanted) -> std::io::Result<Given> {
        let scratch = tempfile::tempdir()?;
        let folder = scratch.path().to_owned();
        if let Some(like) = &wanted.like {
            let missing = || std::io::Error::other("the desk to be copied is not open");
            let original = self.find(like).ok_or_else(missing)?;
            original.with(|desk| copy(desk.folder(), &folder))?;
        }
        for (name, text) in &wanted.files {
            let mut parts = Path::new(name).components();
            let plain = matches!(parts.next(), Some(Component::Normal(_)));
            if !plain || parts.next().is_some() {
                return Err(std::io::Error::other(
                    "a file's name must not contain a folder",
                ));
            }
            std::fs::write(folder.join(name), text)?;
        }
        let token = Token::random();
        let desk = Arc::new(Open::new(&folder, Some(scratch)));
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.insert(token.clone(), desk);
        Ok(Given { token, folder })
    }
}

/// Copies the data folder of an idle desk.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
