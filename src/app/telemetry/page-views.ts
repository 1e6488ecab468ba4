import { createBatches } from './batches.ts';
import type { PageView, SendPageViews } from './telemetry.types.ts';

interface PageViews {
  viewed(pattern: string): void;
}

/** First-party counts (docs/product.md "Privacy"): a route pattern and an instant. A refused batch waits, up to 50. */
export const createPageViews = (send: SendPageViews): PageViews => {
  const add = createBatches<PageView>({
    send: (views) => send({ views }),
    size: 20,
    mostWaiting: 50,
  });
  return { viewed: (pattern) => add({ pattern, at: new Date().toISOString() }) };
};
