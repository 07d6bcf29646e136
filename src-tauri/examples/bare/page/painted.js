// In the second frame the first has been painted.
requestAnimationFrame(() => {
  requestAnimationFrame(() => {
    window.__TAURI_INTERNALS__.invoke("painted");
  });
});
