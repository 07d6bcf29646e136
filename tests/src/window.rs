//! The real window, driven as a player would: the built program, on a folder of its own, through
//! WebKit's driver.
//!
//! A journey takes a [`Home`], opens a [`Window`] on it, looks and clicks, and closes the window; it
//! may open another on the same home to see what was kept. A window dropped without being closed, as
//! by a failed assertion, is ended all the same, so that no program is left over for the next test.

pub mod board;
pub mod paper;
pub mod player;

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::{CmdError, NewSessionError};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use tempfile::TempDir;
use tokio::time::sleep;

/// How long to wait for what should be there at once; a slow machine needs some of it.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long to wait between one look and the next.
const PAUSE: Duration = Duration::from_millis(50);

/// The folder named here, if any, is given the pictures taken with [`Window::screenshot`].
const SHOTS: &str = "DRUMHEAD_SHOTS";

/// Answers when the page's typefaces are loaded and two frames have been drawn since.
const SETTLED: &str = "const done = arguments[arguments.length - 1];
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));";

/// What can go wrong with the window under test.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// The program was not built, or not with the page in it.
    #[error("{} is missing: build the workspace with drumhead-app/custom-protocol first", .0.display())]
    NotBuilt(PathBuf),
    /// A file, folder, port or process refused.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The driver gave no session: the program did not start, or the driver is not there.
    #[error("the window did not open: {0}")]
    Session(#[from] NewSessionError),
    /// The page did not do as asked, or lacks what was looked for.
    #[error(transparent)]
    Page(#[from] CmdError),
    /// A text did not appear.
    #[error("{wanted:?} was not seen, only {said:?}")]
    Unseen {
        /// The text looked for.
        wanted: String,
        /// What stood in its place.
        said: Vec<String>,
    },
}

/// A player's machine: the data folder and the folders that the desktop would give him, all empty.
#[derive(Debug)]
pub struct Home {
    folder: TempDir,
}

impl Home {
    /// Makes one in the system's folder for scratch; it goes when the value goes.
    ///
    /// # Errors
    /// When the folders cannot be made.
    pub fn new() -> Result<Self, WindowError> {
        let home = Self {
            folder: tempfile::tempdir()?,
        };
        for name in ["data", "xdg-data", "xdg-config", "xdg-cache", "logs"] {
            fs::create_dir(home.folder.path().join(name))?;
        }
        Ok(home)
    }

    /// Where the program keeps everything.
    #[must_use]
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A folder beside the data, for what a player would save.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

/// An open window and the session that drives it.
pub struct Window {
    page: Client,
    // Dropped after the page: it ends the session and the driver.
    _driver: Driver,
}

impl Window {
    /// Starts the program on this home and waits for its page.
    ///
    /// # Errors
    /// When the program was not built, the driver is not installed, or no window opens.
    pub async fn open(home: &Home) -> Result<Self, WindowError> {
        let program = program()?;
        let mut driver = Driver::start(home)?;
        driver.listening().await?;
        let wanted = json!({
            "webkitgtk:browserOptions": { "binary": program, "args": ["--data", home.data()] },
        });
        let wanted = wanted.as_object().cloned().unwrap_or_default();
        let page = session(driver.address, &wanted).await?;
        driver.session = page.session_id().await?;
        Ok(Self {
            page,
            _driver: driver,
        })
    }

    /// The page, for what this type has no word for.
    #[must_use]
    pub fn page(&self) -> &Client {
        &self.page
    }

    /// Waits until the page has an element for this CSS selector, and gives the first.
    ///
    /// # Errors
    /// When none comes in time: [`WindowError::Unseen`] with the selector.
    pub async fn see(&self, selector: &str) -> Result<Element, WindowError> {
        let looking = self.page.wait().at_most(PATIENCE);
        let found = looking.for_element(Locator::Css(selector)).await;
        if let Err(CmdError::WaitTimeout) = found {
            return Err(WindowError::Unseen {
                wanted: selector.to_owned(),
                said: Vec::new(),
            });
        }
        Ok(found?)
    }

    /// Waits until an element for this selector has this text somewhere in it, and gives it.
    ///
    /// # Errors
    /// When none comes in time: [`WindowError::Unseen`] with what the elements said instead.
    pub async fn see_text(&self, selector: &str, text: &str) -> Result<Element, WindowError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let mut said = Vec::new();
            for element in self.page.find_all(Locator::Css(selector)).await? {
                // Between finding and asking, the page may have drawn the element anew.
                // Not WebDriver's own notion of text: that is empty for a line cut off at its end.
                let Ok(Some(words)) = element.prop("innerText").await else {
                    continue;
                };
                if words.contains(text) {
                    return Ok(element);
                }
                said.push(words);
            }
            if Instant::now() > deadline {
                return Err(WindowError::Unseen {
                    wanted: text.to_owned(),
                    said,
                });
            }
            sleep(PAUSE).await;
        }
    }

    /// Clicks an element for this selector that has this text.
    ///
    /// # Errors
    /// As [`Window::see_text`], or when it cannot be clicked.
    pub async fn click_text(&self, selector: &str, text: &str) -> Result<(), WindowError> {
        Ok(self.see_text(selector, text).await?.click().await?)
    }

    /// Goes from the library to a ready battle: three clicks.
    ///
    /// # Errors
    /// When there is no ready battle with this title.
    pub async fn begin_ready_battle(&self, title: &str) -> Result<(), WindowError> {
        self.click_text("nav button", "Battles").await?;
        self.click_text("main button, header button", "ready battles")
            .await?;
        let ready = format!("dialog [title='{title}']");
        Ok(self.see(&ready).await?.click().await?)
    }

    /// Writes into a field in place of what stands in it.
    ///
    /// # Errors
    /// When there is no such field, or it takes no keys.
    pub async fn write_over(&self, selector: &str, text: &str) -> Result<(), WindowError> {
        let field = self.see(selector).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Saves a picture of the page as `<name>.png` in the folder that `DRUMHEAD_SHOTS` names; does
    /// nothing where it names none.
    ///
    /// # Errors
    /// When the picture cannot be taken or written.
    pub async fn screenshot(&self, name: &str) -> Result<(), WindowError> {
        if let Some(folder) = std::env::var_os(SHOTS) {
            // What the page says now is drawn a frame later, in its own typefaces once they are read.
            self.page.execute_async(SETTLED, Vec::new()).await?;
            fs::create_dir_all(&folder)?;
            fs::write(
                Path::new(&folder).join(format!("{name}.png")),
                self.page.screenshot().await?,
            )?;
        }
        Ok(())
    }

    /// Ends the program at once, as a failing machine would: it can write nothing more.
    ///
    /// # Errors
    /// [`WindowError::Io`] where the program of this home is not found among the system's processes.
    pub fn kill(self, home: &Home) -> Result<(), WindowError> {
        let pid = running(home)?;
        kill_process(pid, Signal::KILL).map_err(io::Error::from)?;
        Ok(())
    }

    /// Closes the window as the player would, and waits until the program has gone.
    ///
    /// # Errors
    /// When the session does not end.
    pub async fn close(self) -> Result<(), WindowError> {
        Ok(self.page.clone().close().await?)
    }
}

/// A session with the program. On a busy machine the driver may close a first connection: until a
/// session has begun, asking again is right.
async fn session(
    address: SocketAddr,
    wanted: &serde_json::Map<String, serde_json::Value>,
) -> Result<Client, WindowError> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let asked = ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted.clone())
            .connect(&format!("http://{address}"))
            .await;
        match asked {
            Ok(page) => return Ok(page),
            Err(NewSessionError::FailedC(_) | NewSessionError::Failed(_))
                if Instant::now() < deadline =>
            {
                sleep(PAUSE).await;
            }
            Err(problem) => return Err(problem.into()),
        }
    }
}

/// The program under test: it lies where this test lies, one folder up.
///
/// # Errors
/// [`WindowError::NotBuilt`] where it does not.
pub fn program() -> Result<PathBuf, WindowError> {
    let program = crate::programs::built("drumhead-desk")?;
    if program.is_file() {
        Ok(program)
    } else {
        Err(WindowError::NotBuilt(program))
    }
}

/// The program that was started on this home.
fn running(home: &Home) -> io::Result<Pid> {
    let data = home.data();
    let name = program().map_err(io::Error::other)?;
    for entry in fs::read_dir("/proc")? {
        let folder = entry?.path();
        // Another user's process, or one that has just gone, is none of ours.
        let Ok(line) = fs::read(folder.join("cmdline")) else {
            continue;
        };
        let mut words = line.split(|byte| *byte == 0).map(<[u8]>::to_vec);
        let ours = words
            .next()
            .is_some_and(|word| word == name.as_os_str().as_encoded_bytes())
            && words.any(|word| word == data.as_os_str().as_encoded_bytes());
        let pid = folder
            .file_name()
            .and_then(|pid| pid.to_str()?.parse().ok());
        if let (true, Some(pid)) = (ours, pid.and_then(Pid::from_raw)) {
            return Ok(pid);
        }
    }
    Err(io::Error::new(
        io::ErrorKind::NotFound,
        "the program is not running",
    ))
}

/// A running WebKit driver, which starts the program when a session begins.
struct Driver {
    process: Child,
    address: SocketAddr,
    session: Option<String>,
}

impl Driver {
    /// Starts it on a free port, with this home as the program's whole world.
    fn start(home: &Home) -> Result<Self, WindowError> {
        let address = free_address()?;
        let folder = home.path();
        // Files, not pipes: what outlives the test must not keep the test's own output open.
        let log = File::create(folder.join("logs/driver.log"))?;
        let process = Command::new("WebKitWebDriver")
            .arg(format!("--port={}", address.port()))
            // Without it the page takes no commands from a driver.
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .env("HOME", folder)
            .env("XDG_DATA_HOME", folder.join("xdg-data"))
            .env("XDG_CONFIG_HOME", folder.join("xdg-config"))
            .env("XDG_CACHE_HOME", folder.join("xdg-cache"))
            .env("DRUMHEAD_ALLOW_SECOND", "1")
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()?;
        Ok(Self {
            process,
            address,
            session: None,
        })
    }

    /// Waits until it takes connections, which is a tenth of a second after its start.
    async fn listening(&mut self) -> Result<(), WindowError> {
        let deadline = Instant::now() + PATIENCE;
        while let Err(problem) = TcpStream::connect(self.address) {
            if self.process.try_wait()?.is_some() || Instant::now() > deadline {
                return Err(problem.into());
            }
            sleep(PAUSE).await;
        }
        Ok(())
    }

    /// Ends the session, and with it the program, over a plain connection: this is needed where
    /// nothing can be awaited. A session closed already is answered with an error, which is as good.
    fn end_session(&self) -> io::Result<()> {
        let Some(session) = &self.session else {
            return Ok(());
        };
        let mut connection = TcpStream::connect(self.address)?;
        connection.set_read_timeout(Some(PATIENCE))?;
        write!(
            connection,
            "DELETE /session/{session} HTTP/1.1\r\nHost: {}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
            self.address
        )?;
        connection.read_to_end(&mut Vec::new()).map(drop)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Nothing can be done about a failure here, and the processes may be gone already.
        let _ = self.end_session();
        // TERM lets it end what it started.
        let pid = i32::try_from(self.process.id())
            .ok()
            .and_then(Pid::from_raw);
        if let Some(pid) = pid {
            let _ = kill_process(pid, Signal::TERM);
        }
        let _ = self.process.wait();
    }
}

/// An address of this machine that nobody listens at.
fn free_address() -> io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}
