// The first frame has been painted once the second begins.
requestAnimationFrame(() => {
  requestAnimationFrame(() => {
    window.__TAURI_INTERNALS__.invoke("painted");
  });
});
