import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ChartElk } from '../chart/layout.ts';

let started: ChartElk | null = null;

function start(): ChartElk {
  const broken = Promise.withResolvers<never>();
  // Every layout awaits this; it may reject while no layout awaits it.
  broken.promise.catch(() => undefined);
  const elk = new ELK({
    workerUrl,
    workerFactory: (url) => {
      const worker = new Worker(url ?? workerUrl);
      worker.addEventListener('error', () => {
        started = null;
        broken.reject(new Error('The layout could not be started'));
      });
      return worker;
    },
  });
  return { layout: (graph) => Promise.race([elk.layout(graph), broken.promise]) };
}

/** Lays charts out in a worker, so that the page stays responsive. One worker serves all charts. */
export function elkInWorker(): ChartElk {
  started ??= start();
  return started;
}
