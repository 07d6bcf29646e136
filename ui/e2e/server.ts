/** The page built for a plain browser, and a server for it. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const outDir = "dist-browser";

/** Builds the page with the fake host and serves it on a free port of this machine. */
export async function serve(): Promise<{ url: string; stop: () => Promise<void> }> {
  // In a process of its own: inside a test run the build would take Svelte for the server's.
  const env = { ...process.env };
  delete env["VITEST"];
  delete env["NODE_ENV"];
  execFileSync("npx", ["vite", "build", "--mode", "browser", "--outDir", outDir, "--logLevel", "error"], { cwd: root, env, stdio: "inherit" });
  const server = await preview({
    root, mode: "browser", logLevel: "warn", build: { outDir }, preview: { port: 0, host: "127.0.0.1" },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("the preview server has no address");
  return { url, stop: () => server.close() };
}
