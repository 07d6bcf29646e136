//! `drumhead-host`: the desk for a page in an ordinary browser. See the library.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use drumhead_host::{Desks, Host};
use tokio::io::AsyncReadExt as _;

/// The desk for a page in an ordinary browser of this machine: for development and tests.
///
/// Prints its address, with the token after the `#`: open it in a browser.
#[derive(Debug, Parser)]
#[command(name = "drumhead-host", version)]
#[command(group = clap::ArgGroup::new("desks").required(true))]
struct Arguments {
    /// One desk, on this data folder
    #[arg(long, value_name = "DIR", group = "desks")]
    data: Option<PathBuf>,
    /// Open as many desks as a test asks for, and end when standard input closes
    #[arg(long, group = "desks")]
    many: bool,
    /// The built page, to be served too
    #[arg(long, value_name = "DIR")]
    page: Option<PathBuf>,
    /// One more origin whose pages may send requests, such as http://127.0.0.1:5173
    #[arg(long, value_name = "URL")]
    origin: Option<String>,
}

#[tokio::main]
#[allow(
    clippy::print_stderr,
    reason = "a terminal program reports errors there"
)]
async fn main() -> ExitCode {
    drumhead_desk::log_to_stderr();
    match run(Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("drumhead-host: {problem}");
            ExitCode::FAILURE
        }
    }
}

#[allow(clippy::print_stdout, reason = "the caller needs the address")]
async fn run(arguments: Arguments) -> std::io::Result<()> {
    let (desks, token) = match &arguments.data {
        Some(folder) => Desks::one(folder),
        None => Desks::many(),
    };
    let host = Host::listen().await?;
    println!("{}/#{}", host.address(), token.text());
    let serving = host.serve(Arc::new(desks), arguments.page, arguments.origin);
    if arguments.many {
        tokio::select! {
            served = serving => served,
            () = input_ends() => Ok(()),
        }
    } else {
        serving.await
    }
}

/// Waits until standard input closes, which shows that the parent process has ended.
async fn input_ends() {
    let mut ignored = Vec::new();
    // Input that cannot be read counts as ended.
    let _ = tokio::io::stdin().read_to_end(&mut ignored).await;
}
