import { defineConfig } from "vitest/config";

// The matrix drives a browser from outside: no page, no Svelte of its own.
export default defineConfig({
  test: { environment: "node", include: ["e2e/**/*.test.ts"], passWithNoTests: false },
});
