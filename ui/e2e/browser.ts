/** The browser that the tests drive. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

/** How long to wait, in ms, for what is there in a moment: enough for a machine that is busy with something else. */
export const PATIENCE = 60_000;

/** The browser that the system has, under any of the names it goes by. */
function installed(): string {
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const candidates = (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = process.env["CHROMIUM"] ?? candidates.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`none of ${names.join(", ")} is on the path; CHROMIUM may name one`);
  return found;
}

/** Starts it, without a window. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: installed(), args: ["--no-sandbox"] });
}
