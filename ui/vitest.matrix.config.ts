import { defineConfig } from "vitest/config";

// These drive a browser from outside: no page, no Svelte of their own. The built page is what the
// window embeds. One file at a time, as each has a browser; the screens of the matrix side by side.
export default defineConfig({
  test: {
    environment: "node", include: ["e2e/**/*.test.ts"], globalSetup: ["e2e/host.ts"], passWithNoTests: false,
    fileParallelism: false, maxConcurrency: 4,
  },
});
