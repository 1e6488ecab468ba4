// Before the first paint: the stored theme (key `theme`), else the system's. A file of its own because inline scripts are not allowed.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('theme') || 'system';
  } catch {
    // Storage is blocked: the system decides.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.className = dark ? 'dark' : 'light';
})();
