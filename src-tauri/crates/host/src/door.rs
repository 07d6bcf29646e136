//! Access control: only the host's own page, and programs on this machine.
//!
//! A token alone would suffice against other pages; these two checks reject the requests of such
//! pages before any handler runs. `Host` must be this very address, which defeats DNS rebinding.
//! `Origin`, which a browser sends with every `POST` and `DELETE` from a page, must be that of this
//! page or of the development server.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The page's content security policy: as in the window, except that the page connects to the host
/// instead of the shell, and no page may frame it.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
     font-src 'self' data:; frame-ancestors 'none'",
);

/// The origins allowed to send requests.
#[derive(Debug)]
pub struct Origins {
    /// The host's own origin: `http://127.0.0.1:<port>`.
    own: String,
    /// Another origin: the development server's.
    other: Option<String>,
}

impl Origins {
    /// Returns the allowed origins: the host's own and, if given, one more.
    #[must_use]
    pub fn new(own: &str, other: Option<String>) -> Self {
        Self {
            own: own.to_owned(),
            other,
        }
    }

    fn refuses(&self, headers: &HeaderMap) -> Option<&'static str> {
        let all = |name: HeaderName| headers.get_all(name).iter().map(HeaderValue::as_bytes);
        let own = self.own.strip_prefix("http://").unwrap_or_default();
        if !all(HOST).eq([own.as_bytes()]) {
            return Some("this request is for another host");
        }
        let allowed = [Some(&self.own), self.other.as_ref()];
        let allows = |origin: &[u8]| {
            let mut allowed = allowed.into_iter().flatten();
            allowed.any(|it| it.as_bytes() == origin)
        };
        // A request with several origins must be allowed for each of them.
        (!all(ORIGIN).all(allows)).then_some("this request comes from a foreign page")
    }
}

/// Refuses a request; or passes it on, and adds the content security policy to the response.
pub(crate) async fn keep(
    State(origins): State<Arc<Origins>>,
    request: Request,
    next: Next,
) -> Response {
    if let Some(why) = origins.refuses(request.headers()) {
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    let mut response = next.run(request).await;
    response
        .headers_mut()
        .insert(CONTENT_SECURITY_POLICY, POLICY);
    response
}
