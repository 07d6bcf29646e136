import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

// With a host of `make dev`, an ordinary browser has a desk too.
const { DRUMHEAD_HOST: host } = loadEnv("development", ".", "DRUMHEAD_");

/** All test files with their text. */
const tests = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, "utf8") }));
const containing = (words: string) => tests.filter(({ text }) => text.includes(words)).map(({ file }) => file);
/** The tests of functions: they need no page, and say so in their first comment. */
const functions = containing("@vitest-environment node");
/** The tests that replace a module, which would stay replaced for later test files. */
const replacing = containing("vi.mock(");

export default defineConfig({
  // The setup file of the tests with a page cleans up after them.
  plugins: [svelte(), svelteTesting({ autoCleanup: false })],
  // The shell expects the development server at exactly this address.
  server: {
    port: 5173, strictPort: true, host: "127.0.0.1",
    proxy: host === undefined ? {} : { "/api": { target: host, changeOrigin: true } },
  },
  // The page is shown by WebKitGTK 2.40 or newer.
  build: { target: "safari16" },
  clearScreen: false,
  test: {
    // Tests leave nothing behind, so they share processes and loaded modules, except those that
    // replace a module.
    projects: [
      { extends: true, test: { name: "functions", include: functions, isolate: false } },
      { extends: true, test: { name: "pages", include: ["src/**/*.test.ts"], exclude: [...functions, ...replacing], environment: "jsdom", isolate: false } },
      { extends: true, test: { name: "replacing", include: replacing, environment: "jsdom" } },
    ],
    globalSetup: ["e2e/host.ts"],
    setupFiles: ["src/test-setup.ts"],
    testTimeout: 60_000,
    passWithNoTests: false,
    restoreMocks: true,
    // The contrast test reads the colours themselves.
    css: { include: [/tokens\.css/] },
  },
});
