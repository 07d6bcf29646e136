/** The host for all tests of a run: started before them, stopped after them. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import type {} from "../src/testing/desk";

const ui = fileURLToPath(new URL("..", import.meta.url));
const built = join(process.env["CARGO_TARGET_DIR"] ?? join(ui, "../target"), "debug/drumhead-host");

/** Starts the host. `DRUMHEAD_HOST_PROGRAM` names another build, for example an optimised one. */
export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const program = process.env["DRUMHEAD_HOST_PROGRAM"] ?? built;
  if (!existsSync(program)) throw new Error(`${program} is missing: run make matrix, or cargo build --bin drumhead-host`);
  const host = spawn(program, ["--many", "--page", join(ui, "dist")], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((end) => { host.once("exit", () => { end(); }); });
  // The host prints its address in one line, with its token after the #.
  for await (const line of createInterface(host.stdout)) {
    const [address = "", token = ""] = line.split("/#");
    provide("host", { address, token });
    break;
  }
  return () => {
    // The host ends when its input ends, even if this process is killed.
    host.stdin.end();
    return ended;
  };
}
