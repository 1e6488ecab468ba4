import type { Worker } from 'node:worker_threads';
import { pausableTimer, type PausableTimer } from './pausable-timer.ts';

/** A busy machine makes any work last longer: so many times its limit a file may take by the clock. */
const clockMost = 3;
/** So little of the work is not waited for any more. */
const leastMs = 100;

/** Calls `ring` when a worker has computed for `ms` from now on, or taken many times as long by the clock; pauses are not counted. */
export function workTimer(worker: Worker, ring: () => void, ms: number): PausableTimer {
  const before = worker.cpuUsage();
  // A worker that is gone has nothing to tell, and its end is heard of elsewhere.
  before.catch(() => undefined);
  let [isStopped, clockLeft] = [true, (clockMost - 1) * ms];

  const leftOfWork = async () => {
    const { user, system } = await worker.cpuUsage(await before);
    return ms - (user + system) / 1_000;
  };
  const look = () => {
    leftOfWork().then((left) => {
      if (left < leastMs || clockLeft <= 0) return ring();
      clockLeft -= left;
      timer = pausableTimer(look, left);
      if (!isStopped) timer.start();
    }, ring);
  };
  let timer = pausableTimer(look, ms);

  return {
    start() {
      isStopped = false;
      timer.start();
    },
    stop() {
      isStopped = true;
      timer.stop();
    },
  };
}
