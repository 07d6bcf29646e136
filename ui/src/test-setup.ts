// Tests that do not need a DOM run without one: creating it would take most of their time.
if (typeof document === "undefined") {
  // The bindings look for Tauri's functions on `window`.
  Object.assign(globalThis, { window: globalThis });
} else {
  await import("./test-page");
}

// `await` needs a module.
export {};
