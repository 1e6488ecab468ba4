import { Worker } from 'node:worker_threads';

export interface WorkerLimits {
  /** The program of a worker. Its first message says that it is loaded. */
  readonly program: URL;
  /** Of JavaScript's own memory, for each worker. */
  readonly memoryMaxMb: number;
  /** A worker that holds more than this after a job is not used again, so that its memory comes back. */
  readonly retireAboveMb: number;
}

interface Workers {
  /** One that is idle, or a new one. Throws when the system has no thread left. */
  take(): Worker;
  /** `heldMb` is what it still holds; null when it is of no more use. */
  giveBack(worker: Worker, heldMb: number | null): Promise<void>;
  /** Whether the one started last could load its program. Starts one if none was, or if that one could not. */
  canStart(): Promise<boolean>;
  close(): Promise<void>;
}

/** Threads that read files, started when they are needed and used again. */
export function createWorkers({ program, memoryMaxMb, retireAboveMb }: WorkerLimits): Workers {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const isUnknown = Promise.resolve(false);
  /** Of the one started last. */
  let hasLoaded = isUnknown;

  const start = (): Worker => {
    hasLoaded = isUnknown;
    const worker = new Worker(program, {
      // What a row needs lives a moment: a small young generation is cleared before it has grown to a file's size.
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
    // Who is at work hears it too; this keeps an idle worker's death from ending the service.
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
