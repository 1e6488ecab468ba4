import type { Worker } from 'node:worker_threads';
import { pausableTimer, type PausableTimer } from './pausable-timer.ts';

/** On a busy machine every job takes longer: the limit in wall time, as a multiple of the computing time. */
const clockMost = 3;
/** A remaining time this short counts as over. */
const leastMs = 100;

/**
 * Calls `ring` when a worker has computed for `ms` from now on, or taken a multiple of it in wall time; pauses do not
 * count.
 */
export function workTimer(worker: Worker, ring: () => void, ms: number): PausableTimer {
  const before = worker.cpuUsage();
  // A worker that has ended reports nothing, and its end is handled elsewhere.
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
