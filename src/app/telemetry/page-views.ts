import type { PageView, SendPageViews } from './telemetry.types.ts';

const batchSize = 20;
const maxWaiting = 50;
const flushAfterMs = 10_000;

/** Collects page views and sends them in batches; when the page is hidden, at once and in a way that survives it. */
export interface PageViews {
  viewed(pattern: string): void;
}

/** First-party counts (product.md Privacy): a pattern and an instant. A refused batch waits, up to 50. */
export const createPageViews = (send: SendPageViews): PageViews => {
  let waiting: PageView[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (keepalive: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const views = waiting;
    waiting = [];
    send({ views }, { keepalive }).catch(() => {
      // No network is the normal case on a yacht; the next view takes these along.
      waiting = [...views, ...waiting].slice(-maxWaiting);
    });
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush(true);
  });

  return {
    viewed(pattern) {
      waiting = [...waiting, { pattern, at: new Date().toISOString() }].slice(-maxWaiting);
      if (waiting.length >= batchSize) flush(false);
      else timer ??= setTimeout(() => flush(false), flushAfterMs);
    },
  };
};
