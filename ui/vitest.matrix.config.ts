import { defineConfig } from "vitest/config";

// These drive a browser from outside: no page, no Svelte of their own. One file at a time, as each
// builds the page it looks at.
export default defineConfig({
  test: { environment: "node", include: ["e2e/**/*.test.ts"], passWithNoTests: false, fileParallelism: false },
});
