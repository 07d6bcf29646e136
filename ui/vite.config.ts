import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

// With a host of `make dev`, an ordinary browser has a desk too.
const { DRUMHEAD_HOST: host } = loadEnv("development", ".", "DRUMHEAD_");

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
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    globalSetup: ["e2e/host.ts"],
    setupFiles: ["src/test-setup.ts"],
    testTimeout: 60_000,
    passWithNoTests: false,
    restoreMocks: true,
    // The contrast test reads the colours themselves.
    css: { include: [/tokens\.css/] },
  },
});
