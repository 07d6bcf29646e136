//! The real window, used as a player would use it: the built program, in its own folder, through
//! WebKit's driver.
//!
//! A test takes a [`Home`], opens a [`Window`] on it, looks and clicks, and closes the window. It
//! may open another on the same home to see the saved data. A window dropped without being closed,
//! for example by a failed assertion, is ended too, so that no process is left over for the next
//! test.

pub mod board;
pub mod paper;
pub mod player;
pub mod pseudo;
pub mod reader;

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

/// The longest wait for an element that should appear at once; a slow machine needs some time.
const PATIENCE: Duration = Duration::from_secs(20);

/// The pause between two attempts.
pub const PAUSE: Duration = Duration::from_millis(20);

/// The variable that names the folder for pictures from [`Window::screenshot`].
const SHOTS: &str = "DRUMHEAD_SHOTS";

/// Returns once the page has not changed for a moment. A page that is painted without OpenGL may
/// draw no further frames, so the script waits until the elements stop changing.
const SETTLED: &str = "const done = arguments[arguments.length - 1];
    const MOMENT = 50;
    const end = () => { changes.disconnect(); done(null); };
    let timer = setTimeout(end, MOMENT);
    const changes = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(end, MOMENT); });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });";

/// Scrolls an element into the middle of its box: the driver does not scroll a box for an element
/// that is partly visible.
const CENTRE: &str = "arguments[0].scrollIntoView({ block: 'center' });";

/// Paints a corner of the page again and again, until `STILL` runs: a picture waits for a frame,
/// and without OpenGL a page that does not change draws none.
const REPAINTING: &str = "const corner = document.createElement('i');
    corner.id = 'repainted';
    corner.style.cssText = 'position: fixed; left: 0; top: 0; width: 1px; height: 1px';
    document.body.append(corner);
    let frame = 0;
    corner.timer = setInterval(() => { corner.style.background = `rgb(0 0 0 / ${String(1 + (frame += 1) % 2)}%)`; }, 30);";
const STILL: &str = "const corner = document.getElementById('repainted');
    clearInterval(corner.timer);
    corner.remove();";

/// The errors of the window under test.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// The program was not built.
    #[error("{} is missing: build the workspace with drumhead-app/custom-protocol first", .0.display())]
    NotBuilt(PathBuf),
    /// An error with a file, folder, port or process.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The driver opened no session: the program did not start, or the driver is missing.
    #[error("the window did not open: {0}")]
    Session(#[from] NewSessionError),
    /// The page did not respond, or an element is missing.
    #[error(transparent)]
    Page(#[from] CmdError),
    /// A button or a field cannot be used.
    #[error("{0:?} remained disabled")]
    Disabled(String),
    /// Expected text did not appear.
    #[error("{wanted:?} was not seen, only {texts:?}")]
    Unseen {
        /// The text expected.
        wanted: String,
        /// The text found instead.
        texts: Vec<String>,
    },
}

/// A player's machine: the data folder and the desktop's folders, all empty.
#[derive(Debug)]
pub struct Home {
    folder: TempDir,
}

impl Home {
    /// Creates a home in the system's temporary folder. The home is removed on drop.
    ///
    /// # Errors
    /// [`WindowError::Io`] if the folders cannot be created.
    pub fn new() -> Result<Self, WindowError> {
        let home = Self {
            folder: tempfile::tempdir()?,
        };
        for name in ["data", "xdg-data", "xdg-config", "xdg-cache", "logs"] {
            fs::create_dir(home.folder.path().join(name))?;
        }
        Ok(home)
    }

    /// Returns the program's data folder.
    #[must_use]
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Returns the folder that contains the data folder, for a player's files.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

/// An open window and the session that drives it.
pub struct Window {
    page: Client,
    // Dropped after the page: ends the session and the driver.
    _driver: Driver,
}

impl Window {
    /// Starts the program on this home and waits for its page.
    ///
    /// # Errors
    /// The program was not built, the driver is not installed, or no window opens.
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

    /// Returns the page, for actions without a method here.
    #[must_use]
    pub fn page(&self) -> &Client {
        &self.page
    }

    /// Waits for an element with this CSS selector, and returns the first.
    ///
    /// # Errors
    /// [`WindowError::Unseen`] with the selector, if no element appears in time.
    pub async fn see(&self, selector: &str) -> Result<Element, WindowError> {
        let looking = self.page.wait().at_most(PATIENCE).every(PAUSE);
        let found = looking.for_element(Locator::Css(selector)).await;
        if let Err(CmdError::WaitTimeout) = found {
            self.screenshot("unseen").await?;
            return Err(WindowError::Unseen {
                wanted: selector.to_owned(),
                texts: Vec::new(),
            });
        }
        Ok(found?)
    }

    /// Waits for an element with this selector that contains this text, and returns it.
    ///
    /// # Errors
    /// [`WindowError::Unseen`] with the text of the elements, if none appears in time.
    pub async fn see_text(&self, selector: &str, text: &str) -> Result<Element, WindowError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let mut texts = Vec::new();
            for element in self.page.find_all(Locator::Css(selector)).await? {
                // The page may redraw the element between finding and reading it.
                // WebDriver's own text is not used: it is empty for a line that is clipped
                // at its end.
                let Ok(Some(words)) = element.prop("innerText").await else {
                    continue;
                };
                if words.contains(text) {
                    return Ok(element);
                }
                texts.push(words);
            }
            if Instant::now() > deadline {
                return Err(WindowError::Unseen {
                    wanted: text.to_owned(),
                    texts,
                });
            }
            sleep(PAUSE).await;
        }
    }

    /// Clicks the first element with this selector, once it exists.
    ///
    /// # Errors
    /// An error if no element appears in time, or it cannot be clicked or remains disabled.
    pub async fn click(&self, selector: &str) -> Result<(), WindowError> {
        self.until_done(async || click_enabled(self.see(selector).await?, selector).await)
            .await
    }

    /// Clicks an element with this selector that contains this text.
    ///
    /// # Errors
    /// The same errors as [`Window::see_text`] and [`Window::click`].
    pub async fn click_text(&self, selector: &str, text: &str) -> Result<(), WindowError> {
        self.until_done(async || {
            let element = self.see_text(selector, text).await?;
            let found = vec![serde_json::to_value(&element).map_err(io::Error::other)?];
            self.page.execute(CENTRE, found).await?;
            click_enabled(element, text).await
        })
        .await
    }

    /// Repeats an action until it succeeds: the page may redraw an element after it was found, or
    /// enable a button later.
    async fn until_done(
        &self,
        act: impl AsyncFn() -> Result<(), WindowError>,
    ) -> Result<(), WindowError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match act().await {
                Err(WindowError::Page(_) | WindowError::Disabled(_))
                    if Instant::now() < deadline =>
                {
                    sleep(PAUSE).await;
                }
                done => return done,
            }
        }
    }

    /// Goes from the library to a ready-made battle: three clicks.
    ///
    /// # Errors
    /// An error if there is no ready-made battle with this title.
    pub async fn begin_ready_battle(&self, title: &str) -> Result<(), WindowError> {
        self.click_text("nav button", "Battles").await?;
        self.click_text("main button, header button", "ready-made battles")
            .await?;
        let ready = format!("dialog [title='{title}']");
        self.click(&ready).await
    }

    /// Replaces the text of a field.
    ///
    /// # Errors
    /// An error if there is no such field, or it accepts no keys.
    pub async fn write_over(&self, selector: &str, text: &str) -> Result<(), WindowError> {
        self.until_done(async || {
            let field = self.see(selector).await?;
            field.clear().await?;
            Ok(field.send_keys(text).await?)
        })
        .await
    }

    /// Waits until a field shows the path of a file, and returns it.
    ///
    /// # Errors
    /// [`WindowError::Unseen`] if there is no such field, or it stays empty.
    pub async fn path_in(&self, selector: &str) -> Result<PathBuf, WindowError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let path = self.see(selector).await?.prop("value").await?;
            if let Some(path) = path.filter(|path| !path.is_empty()) {
                return Ok(path.into());
            }
            if Instant::now() > deadline {
                return Err(WindowError::Unseen {
                    wanted: "a path".to_owned(),
                    texts: Vec::new(),
                });
            }
            sleep(PAUSE).await;
        }
    }

    /// Waits until the page has not changed for a moment.
    ///
    /// # Errors
    /// An error if the page does not respond.
    pub async fn settle(&self) -> Result<(), WindowError> {
        self.page.execute_async(SETTLED, Vec::new()).await?;
        Ok(())
    }

    /// Saves a picture of the page as `<name>.png` in the folder of `DRUMHEAD_SHOTS`; does nothing
    /// if that variable is not set.
    ///
    /// # Errors
    /// An error if the picture cannot be taken or written.
    pub async fn screenshot(&self, name: &str) -> Result<(), WindowError> {
        if let Some(folder) = std::env::var_os(SHOTS) {
            self.settle().await?;
            self.page.execute(REPAINTING, Vec::new()).await?;
            let picture = self.page.screenshot().await?;
            self.page.execute(STILL, Vec::new()).await?;
            fs::create_dir_all(&folder)?;
            fs::write(Path::new(&folder).join(format!("{name}.png")), picture)?;
        }
        Ok(())
    }

    /// Kills the program at once, as if the machine failed: it cannot write anything more.
    ///
    /// # Errors
    /// [`WindowError::Io`] if the program of this home is not among the system's processes.
    pub fn kill(self, home: &Home) -> Result<(), WindowError> {
        let pid = running(home)?;
        kill_process(pid, Signal::KILL).map_err(io::Error::from)?;
        Ok(())
    }

    /// Closes the window as the player would, and waits until the program has ended.
    ///
    /// # Errors
    /// An error if the session does not end.
    pub async fn close(self) -> Result<(), WindowError> {
        Ok(self.page.clone().close().await?)
    }
}

/// Clicks an element that is enabled: a click on a disabled button would have no effect.
async fn click_enabled(element: Element, name: &str) -> Result<(), WindowError> {
    if element.is_enabled().await? {
        Ok(element.click().await?)
    } else {
        Err(WindowError::Disabled(name.to_owned()))
    }
}

/// Returns a session with the program. On a busy machine the driver may close the first
/// connection, so this retries until a session has begun.
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

/// Returns the program under test, one folder above this test.
///
/// # Errors
/// [`WindowError::NotBuilt`] if the program is missing.
pub fn program() -> Result<PathBuf, WindowError> {
    let program = crate::programs::built("drumhead-desk")?;
    if program.is_file() {
        Ok(program)
    } else {
        Err(WindowError::NotBuilt(program))
    }
}

/// Returns the running program of this home.
fn running(home: &Home) -> io::Result<Pid> {
    let data = home.data();
    let name = program().map_err(io::Error::other)?;
    for entry in fs::read_dir("/proc")? {
        let folder = entry?.path();
        // Skip entries that are not processes, and processes that have just ended.
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
    /// Starts the driver on a free port, with this home as the program's environment.
    fn start(home: &Home) -> Result<Self, WindowError> {
        let address = free_address()?;
        let folder = home.path();
        // Files, not pipes: a process that outlives the test must not block the test's own
        // output.
        let log = File::create(folder.join("logs/driver.log"))?;
        let process = Command::new("WebKitWebDriver")
            .arg(format!("--port={}", address.port()))
            // Without this variable the page accepts no commands from a driver.
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            // The page is painted without OpenGL, because painting with it takes most of the time
            // on a machine without a graphics card.
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
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

    /// Waits until the driver accepts connections, about a tenth of a second after its start.
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

    /// Ends the session, and with it the program, over a plain connection, as `drop` cannot await.
    /// A session that is already closed returns an error, which is ignored.
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
        // A failure cannot be handled here, and the processes may have ended already.
        let _ = self.end_session();
        // TERM lets the driver end its child processes.
        let pid = i32::try_from(self.process.id())
            .ok()
            .and_then(Pid::from_raw);
        if let Some(pid) = pid {
            let _ = kill_process(pid, Signal::TERM);
        }
        let _ = self.process.wait();
    }
}

/// Returns an unused address of this machine.
fn free_address() -> io::Result<SocketAddr> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}
