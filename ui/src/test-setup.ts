// Tests that do not need a DOM run without one: creating it would take most of their time.
import { beforeEach } from "vitest";

if (typeof document === "undefined") {
  // The bindings look for Tauri's functions on `window`.
  Object.assign(globalThis, { window: globalThis });
} else {
  const { act, cleanup, setup } = await import("./test-page");
  // The test files share the loaded modules, but each has its own hooks. This hook removes rendered
  // components after each test.
  beforeEach(async () => {
    await setup();
    return async () => {
      await act();
      cleanup();
    };
  });
}
