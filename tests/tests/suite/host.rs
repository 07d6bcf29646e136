//! The development host over loopback, as a browser or another program sees it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use drumhead_tests::programs::built;
use serde_json::{Value, json};

/// A host that runs until it is dropped.
struct Running {
    process: Child,
    address: SocketAddr,
    token: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A response: status, head and body.
struct Reply {
    status: u16,
    head: String,
    body: String,
}

impl Reply {
    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }
}

impl Running {
    /// Starts the program, which prints its address and its token.
    fn start(arguments: &[&str]) -> Self {
        let mut process = Command::new(built("drumhead-host").unwrap())
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("drumhead-host is built");
        let mut line = String::new();
        let output = process.stdout.as_mut().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let (address, token) = line.trim().split_once("/#").unwrap();
        let address = address.strip_prefix("http://").unwrap().parse().unwrap();
        Self {
            process,
            address,
            token: token.to_owned(),
        }
    }

    fn many() -> Self {
        Self::start(&["--many"])
    }

    /// Starts a host that serves this folder as the page.
    fn serving(page: &Path) -> Self {
        Self::start(&["--many", "--page", page.to_str().unwrap()])
    }

    /// Sends a request with these headers, its length and `Connection: close`.
    fn send(&self, request: &str, headers: &[(&str, &str)], body: &str) -> Reply {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let headers: String = headers
            .iter()
            .map(|(name, value)| format!("{name}: {value}\r\n"))
            .collect();
        let length = body.len();
        write!(
            stream,
            "{request} HTTP/1.1\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
        .unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        Reply {
            status: head.split(' ').nth(1).unwrap().parse().unwrap(),
            head: head.to_owned(),
            body: body.to_owned(),
        }
    }

    /// Sends JSON with this token, as the page does.
    fn post(&self, path: &str, token: &str, body: &Value) -> Reply {
        let (host, bearer) = (self.address.to_string(), format!("Bearer {token}"));
        let headers = [
            ("Host", host.as_str()),
            ("Authorization", &bearer),
            ("Content-Type", "application/json"),
        ];
        self.send(&format!("POST {path}"), &headers, &body.to_string())
    }

    /// Opens a desk and returns its token and folder.
    fn desk(&self, wanted: &Value) -> (String, String) {
        let reply = self.post("/desks", &self.token, wanted);
        assert_eq!(reply.status, 200, "{}", reply.body);
        let given = reply.json();
        let text = |key: &str| given[key].as_str().unwrap().to_owned();
        (text("token"), text("folder"))
    }
}

#[test]
fn a_command_is_answered_by_the_desk_of_its_token() {
    let host = Running::many();
    let (one, _) = host.desk(&json!({}));
    let (other, _) = host.desk(&json!({}));
    let made = host.post("/api/create_army", &one, &json!({ "book": "charging" }));
    assert_eq!((made.status, &made.json()["status"]), (200, &json!("ok")));
    let armies = |token: &str| {
        let library = host.post("/api/library", token, &json!({})).json();
        library["data"]["armies"].as_array().unwrap().len()
    };
    assert_eq!((armies(&one), armies(&other)), (1, 0));
}

#[test]
fn a_desk_can_begin_as_a_copy_of_another() {
    let host = Running::many();
    let (one, folder) = host.desk(&json!({}));
    host.post("/api/create_army", &one, &json!({ "book": "charging" }));
    let (copy, copied) = host.desk(&json!({ "like": one }));
    assert_ne!(folder, copied);
    host.post("/api/create_army", &copy, &json!({ "book": "charging" }));
    let armies = |token: &str| {
        let library = host.post("/api/library", token, &json!({})).json();
        library["data"]["armies"].as_array().unwrap().len()
    };
    assert_eq!((armies(&one), armies(&copy)), (1, 2));
}

#[test]
fn a_desk_can_begin_with_files_from_a_test() {
    let host = Running::many();
    let damaged = json!({ "files": { "drumhead.sqlite3": "no library\n".repeat(500) } });
    let (token, folder) = host.desk(&damaged);
    let start = host.post("/api/start", &token, &json!({})).json();
    assert_eq!(start["data"]["notice"]["code"], "damaged");
    for name in ["../out", "/out", "in/out", ".."] {
        let wanted = json!({ "files": { name: "" } });
        let refused = host.post("/desks", &host.token, &wanted);
        assert_eq!((refused.status, name), (400, name));
    }
    assert!(!Path::new(&folder).with_file_name("out").exists());
}

#[test]
fn closing_a_desk_removes_its_folder() {
    let host = Running::many();
    let (token, folder) = host.desk(&json!({}));
    assert!(Path::new(&folder).is_dir());
    let (address, bearer) = (host.address.to_string(), format!("Bearer {token}"));
    let headers = [("Host", address.as_str()), ("Authorization", &bearer)];
    assert_eq!(host.send("DELETE /desks", &headers, "").status, 204);
    assert!(!Path::new(&folder).exists());
    assert_eq!(host.post("/api/library", &token, &json!({})).status, 401);
}

#[test]
fn requests_without_the_right_token_are_refused() {
    let host = Running::many();
    let (token, _) = host.desk(&json!({}));
    let address = host.address.to_string();
    let bare = [
        ("Host", address.as_str()),
        ("Content-Type", "application/json"),
    ];
    assert_eq!(host.send("POST /api/library", &bare, "{}").status, 401);
    assert_eq!(host.send("POST /desks", &bare, "{}").status, 401);
    assert_eq!(host.send("DELETE /desks", &bare, "").status, 401);
    for wrong in ["", "0", &token[1..], &token.to_uppercase()] {
        let reply = host.post("/api/library", wrong, &json!({}));
        assert_eq!((reply.status, wrong), (401, wrong));
    }
    // A desk's token cannot open another desk, and the host's token does not give access to any
    // desk.
    assert_eq!(host.post("/desks", &token, &json!({})).status, 401);
    let hosts = host.post("/api/library", &host.token, &json!({}));
    assert_eq!(hosts.status, 401);
}

#[test]
fn a_host_with_one_desk_opens_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let host = Running::start(&["--data", folder.path().to_str().unwrap()]);
    let token = host.token.clone();
    assert_eq!(host.post("/api/library", &token, &json!({})).status, 200);
    assert_eq!(host.post("/desks", &token, &json!({})).status, 401);
}

#[test]
fn a_foreign_page_is_refused_even_with_the_token() {
    let host = Running::start(&["--many", "--origin", "http://127.0.0.1:5173"]);
    let (token, _) = host.desk(&json!({}));
    let (address, bearer) = (host.address.to_string(), format!("Bearer {token}"));
    let from_all = |origins: &[&str]| {
        let mut headers = vec![
            ("Host", address.as_str()),
            ("Authorization", &bearer),
            ("Content-Type", "application/json"),
        ];
        headers.extend(origins.iter().map(|origin| ("Origin", *origin)));
        host.send("POST /api/library", &headers, "{}").status
    };
    let from = |origin: &str| from_all(&[origin]);
    let own = format!("http://{address}");
    assert_eq!(from(&own), 200);
    assert_eq!(from("http://127.0.0.1:5173"), 200);
    assert_eq!(from_all(&[&own, "http://127.0.0.1:5173"]), 200);
    for foreign in [
        "http://example.org",
        "null",
        "https://127.0.0.1:5173",
        "http://127.0.0.1",
        &format!("http://localhost:{}", host.address.port()),
        &format!("http://{address}.example.org"),
    ] {
        assert_eq!((from(foreign), foreign), (403, foreign));
        // One allowed origin does not excuse another.
        for both in [[own.as_str(), foreign], [foreign, own.as_str()]] {
            assert_eq!((from_all(&both), both), (403, both));
        }
    }
}

#[test]
fn a_name_rebound_to_loopback_is_refused() {
    let page = tempfile::tempdir().unwrap();
    std::fs::write(page.path().join("index.html"), "the page").unwrap();
    let host = Running::serving(page.path());
    let own = host.address.to_string();
    let get = |name: &str| host.send("GET /", &[("Host", name)], "").status;
    assert_eq!(get(&own), 200);
    let port = host.address.port();
    for name in ["example.org", &format!("example.org:{port}"), "127.0.0.1"] {
        assert_eq!((get(name), name), (403, name));
    }
}

#[test]
fn the_host_listens_on_loopback_only() {
    let host = Running::many();
    assert_eq!(host.address.ip(), Ipv4Addr::LOCALHOST);
    // A loopback address other than the host's.
    let elsewhere = SocketAddr::from(([127, 0, 0, 2], host.address.port()));
    assert!(TcpStream::connect(elsewhere).is_err());
}

#[test]
fn only_the_page_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("dist");
    std::fs::create_dir(&page).unwrap();
    std::fs::write(page.join("index.html"), "the page").unwrap();
    std::fs::write(folder.path().join("secret"), "not the page").unwrap();
    let host = Running::serving(&page);
    let own = host.address.to_string();
    let get = |path: &str| host.send(&format!("GET {path}"), &[("Host", &own)], "");
    let index = get("/");
    assert_eq!((index.status, index.body.as_str()), (200, "the page"));
    assert!(
        index
            .head
            .contains("content-security-policy: default-src 'self'")
    );
    for path in ["/../secret", "/%2e%2e/secret", "/..%2fsecret", "/none"] {
        assert_ne!((get(path).status, path), (200, path));
    }
}

#[test]
fn an_unknown_command_or_argument_is_reported() {
    let host = Running::many();
    let (token, _) = host.desk(&json!({}));
    let unknown = host.post("/api/rob_the_bank", &token, &json!({}));
    assert_eq!(unknown.status, 404);
    let other = host.post("/api/open_army", &token, &json!({ "name": "Pavia" }));
    assert_eq!(other.status, 400);
    let refused = host.post("/api/open_army", &token, &json!({ "id": "none" }));
    assert_eq!(refused.status, 200);
    assert_eq!(refused.json()["error"]["code"], "not_found");
    // Only the window can open a file in another program.
    let window = host.post("/api/open_path", &token, &json!({ "path": "/etc/passwd" }));
    assert_eq!(window.status, 404);
}

/// A host for tests ends with the program that started it.
#[test]
fn a_host_ends_when_its_input_ends() {
    let mut host = Running::many();
    drop(host.process.stdin.take());
    assert!(host.process.wait().unwrap().success());
}
