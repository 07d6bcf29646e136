import { defineConfig } from "vitest/config";

// These tests drive a browser from outside: they need no DOM or Svelte. They use the built
// page, as the window does. Files run one at a time, because each has a browser; the screens of
// the matrix run in parallel.
export default defineConfig({
  test: {
    environment: "node", include: ["e2e/**/*.test.ts"], globalSetup: ["e2e/host.ts"], passWithNoTests: false,
    fileParallelism: false, maxConcurrency: 4,
  },
});
