import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // The shell looks for the development server at this address and no other.
  server: { port: 5173, strictPort: true, host: "127.0.0.1" },
  // The page is shown by WebKitGTK 2.40 or newer.
  build: { target: "safari16" },
  clearScreen: false,
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-setup.ts"],
    passWithNoTests: false,
    restoreMocks: true,
    // The contrast test reads the colours themselves.
    css: { include: [/tokens\.css/] },
  },
});
