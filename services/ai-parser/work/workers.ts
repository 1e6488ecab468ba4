import { Worker } from 'node:worker_threads';

export interface WorkerLimits {
  /** The program of a worker. Its first message confirms that it is loaded. */
  readonly program: URL;
  /** The maximum of JavaScript memory per worker. */
  readonly memoryMaxMb: number;
  /** A worker with more memory than this after a job is not reused, so that its memory is released. */
  readonly retireAboveMb: number;
}

interface Workers {
  /** An idle worker, or a new one. Throws if the system cannot create another thread. */
  take(): Worker;
  /** `heldMb` is its remaining memory; null if it cannot be reused. */
  giveBack(worker: Worker, heldMb: number | null): Promise<void>;
  /** Whether the worker started last could load its program. Starts one if none was started, or that one could not. */
  canStart(): Promise<boolean>;
  close(): Promise<void>;
}

/** Threads that read files, started on demand and reused. */
export function createWorkers({ program, memoryMaxMb, retireAboveMb }: WorkerLimits): Workers {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const isUnknown = Promise.resolve(false);
  /** Of the worker started last. */
  let hasLoaded = isUnknown;

  const start = (): Worker => {
    hasLoaded = isUnknown;
    const worker = new Worker(program, {
      // The data of a row is short-lived: a small young generation is collected before it grows to a file's size.
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb, maxYoungGenerationSizeMb: 6 },
      stdout: true,
      stderr: true,
    });
    const loading = Promise.withResolvers<boolean>();
    hasLoaded = loading.promise;
    all.add(worker);
    worker.once('message', () => loading.resolve(true));
    worker.once('exit', () => {
      loading.resolve(false);
      all.delete(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    // A running reading handles this error too; here it prevents that an idle worker's death ends the service.
    worker.on('error', () => undefined);
    worker.unref();
    return worker;
  };

  return {
    take() {
      const worker = idle.pop() ?? start();
      worker.ref();
      return worker;
    },
    async giveBack(worker, heldMb) {
      if (heldMb === null || heldMb > retireAboveMb) await worker.terminate();
      else {
        worker.unref();
        idle.push(worker);
      }
    },
    async canStart() {
      if (await hasLoaded) return true;
      try {
        idle.push(start());
      } catch {
        return false;
      }
      return hasLoaded;
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
