//! The desk over HTTP, for a page in an ordinary browser: the page's tests and `make dev`.
//!
//! The host answers the commands of [`drumhead_desk::commands`], as the window does. The host is
//! never shipped. It listens on loopback only, on a port chosen by the system. The table lists the
//! requests, with the token that each needs:
//!
//! | request | answer |
//! |---|---|
//! | `POST /api/<command>` with a desk's token | `{"status":"ok","data":…}` or `{"status":"error","error":…}` |
//! | `POST /desks` with the host's token | opens another desk: [`Wanted`] in, [`Given`] out |
//! | `DELETE /desks` with a desk's token | closes the desk; a temporary folder is removed |
//! | `GET` of anything else | a file of the built page; it needs no token, as it is public |
//!
//! ```
//! use drumhead_host::Host;
//!
//! let runtime = tokio::runtime::Runtime::new()?;
//! let host = runtime.block_on(Host::listen())?;
//! assert!(host.address().starts_with("http://127.0.0.1:"));
//! # Ok::<(), std::io::Error>(())
//! ```

mod desks;
mod door;

use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router, middleware};
use drumhead_desk::commands::{self, Answer, NotAsked};
use drumhead_desk::{DeskError, LARGEST_BATTLE};
use serde_json::Value;
use tokio::net::TcpListener;
use tower_http::services::ServeDir;

pub use desks::{Desks, Given, Token, Wanted};
pub use door::Origins;

/// The maximum size of a request: the largest file that can be imported, and the same again for
/// the escapes of its JSON.
const LARGEST_REQUEST: usize = 2 * LARGEST_BATTLE;

/// A host that listens but does not answer yet.
#[derive(Debug)]
pub struct Host {
    listener: TcpListener,
    /// `http://127.0.0.1:<port>`.
    address: String,
}

impl Host {
    /// Listens on loopback, on a free port.
    ///
    /// # Errors
    /// A system error if no port is free.
    pub async fn listen() -> std::io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = format!("http://{}", listener.local_addr()?);
        Ok(Self { listener, address })
    }

    /// Returns the address: `http://127.0.0.1:<port>`.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Answers requests until the future is dropped. `page` is the folder of the built page;
    /// `other` is another allowed origin, the development server's.
    ///
    /// # Errors
    /// A system error if the listener fails.
    pub async fn serve(
        self,
        desks: Arc<Desks>,
        page: Option<PathBuf>,
        other: Option<String>,
    ) -> std::io::Result<()> {
        let origins = Origins::new(&self.address, other);
        axum::serve(self.listener, router(desks, page, origins)).await
    }
}

fn router(desks: Arc<Desks>, page: Option<PathBuf>, origins: Origins) -> Router {
    let mut router = Router::new()
        .route("/api/{command}", post(ask))
        .route("/desks", post(open).delete(close))
        .layer(DefaultBodyLimit::max(LARGEST_REQUEST))
        .with_state(desks);
    if let Some(page) = page {
        router = router.fallback_service(ServeDir::new(page));
    }
    router.layer(middleware::from_fn_with_state(
        Arc::new(origins),
        door::keep,
    ))
}

/// The response to a refused request.
type Refusal = (StatusCode, String);

fn no_token() -> Refusal {
    let why = "this request does not have the host's token";
    (StatusCode::UNAUTHORIZED, why.to_owned())
}

async fn ask(
    State(desks): State<Arc<Desks>>,
    Path(command): Path<String>,
    token: Option<Token>,
    Json(arguments): Json<Value>,
) -> Result<Json<Answer>, Refusal> {
    let desk = token
        .and_then(|token| desks.find(&token))
        .ok_or_else(no_token)?;
    let answer =
        waiting(move || desk.with(|desk| commands::answer(desk, &command, arguments))).await?;
    answer.map(Json).map_err(|why| {
        let code = match why {
            NotAsked::NoSuchCommand(_) => StatusCode::NOT_FOUND,
            NotAsked::Arguments(_) => StatusCode::BAD_REQUEST,
        };
        (code, why.to_string())
    })
}

async fn open(
    State(desks): State<Arc<Desks>>,
    token: Option<Token>,
    Json(wanted): Json<Wanted>,
) -> Result<Json<Given>, Refusal> {
    if !token.is_some_and(|token| desks.is_hosts(&token)) {
        return Err(no_token());
    }
    let given = waiting(move || desks.open(&wanted))
        .await?
        .map_err(|why| (StatusCode::BAD_REQUEST, why.to_string()))?;
    Ok(Json(given))
}

async fn close(
    State(desks): State<Arc<Desks>>,
    token: Option<Token>,
) -> Result<StatusCode, Refusal> {
    let closed = token.is_some_and(|token| desks.close(&token));
    closed
        .then_some(StatusCode::NO_CONTENT)
        .ok_or_else(no_token)
}

/// Runs blocking work on a thread of its own.
async fn waiting<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|panic| {
        let why = DeskError::internal(panic).message();
        (StatusCode::INTERNAL_SERVER_ERROR, why)
    })
}
