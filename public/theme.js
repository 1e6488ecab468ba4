// What each page needs before anything else. A file of its own because inline scripts are not allowed; without a hash, so a page of another build may
// ask for it, too.

// The stored theme (key `theme`), else the system's, before the first paint.
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

// When a script or style sheet of the page itself does not load, the page is reloaded once: it may be of a build that is just being replaced. If that does not help, the page says so.
(() => {
  const KEY = 'quayside.reloaded';
  const ownFile = 'script[src^="/"], link[rel="stylesheet"][href^="/"]';

  const mayReload = () => {
    try {
      if (sessionStorage.getItem(KEY)) return false;
      sessionStorage.setItem(KEY, '1');
      return true;
    } catch {
      // Storage is blocked: only what no reload has led to is reloaded.
      return performance.getEntriesByType('navigation')[0]?.type === 'navigate';
    }
  };
  const show = () => {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Reload page',
      style: 'font:inherit;padding:.25rem .75rem',
    });
    button.onclick = () => location.reload();
    const notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    notice.style = 'padding:1rem;font:1rem/1.5 system-ui;background:Canvas;color:CanvasText';
    notice.append(
      'Quayside didn’t load completely. Your connection may be down, or there is a newer version. ',
      button,
    );
    document.body.prepend(notice);
  };

  const stop = () => {
    removeEventListener('error', onError, true);
    removeEventListener('load', onLoad, true);
    removeEventListener('app-lost', lost);
    removeEventListener('app-started', started);
    removeEventListener('beforeunload', stop);
  };
  const lost = () => {
    stop();
    if (mayReload()) location.reload();
    else if (document.body) show();
    else addEventListener('DOMContentLoaded', show);
  };
  // From here on what does not load is a part of the app, which offers a reload itself.
  const started = () => {
    stop();
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is blocked.
    }
  };
  const onError = ({ target }) => {
    if (target.matches?.(ownFile)) lost();
  };
  const onLoad = ({ target }) => {
    if (target.type === 'module') started();
  };
  // Neither event bubbles.
  addEventListener('error', onError, true);
  addEventListener('load', onLoad, true);
  // Of public/start.js.
  addEventListener('app-lost', lost);
  addEventListener('app-started', started);
  // Files that a leaving page no longer waits for are not lost.
  addEventListener('beforeunload', stop);
})();
