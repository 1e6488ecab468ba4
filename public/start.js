// On a page that the server has drawn (see src/app/server-rendering/rendered-page.ts): fetches the app once the page has been painted, so that the first paint shares
// the line with nothing. Until then links, forms and the menu work by themselves. Its name has no hash: a page of another build may get this file, so
// what its attributes mean does not change.
(() => {
  const { entry, scripts = '', styles = '' } = document.currentScript.dataset;
  const names = (list) => list.split(' ').filter(Boolean);

  const link = (rel, href, media) => {
    const element = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
    if (media) element.media = media;
    document.head.append(element);
    return element;
  };
  const arrived = (sheet) =>
    new Promise((resolve) => {
      sheet.onload = resolve;
      // What stands in the page keeps its look without it.
      sheet.onerror = resolve;
    });
  const parsed = () =>
    new Promise((resolve) => {
      if (document.readyState !== 'loading') resolve();
      else document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });

  // What is sent before the app is there: its form sends it once it can (src/ui/form/form.tsx).
  addEventListener(
    'submit',
    ({ target }) => {
      target.wasSentEarly = true;
    },
    true,
  );

  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    const sheets = names(styles).map((href) => link('stylesheet', href, 'not all'));
    for (const href of [...names(scripts), entry]) link('modulepreload', href);
    await Promise.all([parsed(), ...sheets.map(arrived)]);
    // All at once: in between rules would win over others that are still on their way.
    for (const sheet of sheets) sheet.media = 'all';
    try {
      await import(entry);
      dispatchEvent(new Event('app-started'));
    } catch (error) {
      // public/theme.js reloads the page, or says that it is not complete.
      dispatchEvent(new Event('app-lost'));
      throw error;
    }
  };

  // A page in the background is not painted before somebody looks at it.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    void parsed().then(begin);
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void begin();
  }).observe({ type: 'paint', buffered: true });
})();
