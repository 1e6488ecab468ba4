import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { pausableTimer, type PausableTimer } from './pausable-timer.ts';

/** Below this share of the time that passed a worker stands still; on a busy machine it still gets more. */
const workingLeast = 0.02;
/** A remaining time this short counts as over. */
const leastMs = 100;
/**
 * The longest time between two looks. A whole process may be held up for a minute; in one long look that would be the
 * worker's standing still, in short ones it is one of many.
 */
const lookEveryMs = 5_000;

type Usage = ReturnType<Worker['cpuUsage']>;

/** What the last look saw, in milliseconds: the computing time, how long it had not grown, and the time until the next. */
interface Seen {
  readonly worked: number;
  readonly stood: number;
  readonly next: number;
}

interface WorkTimer extends PausableTimer {
  /** Begins again with the whole time. */
  renew(): void;
}

/**
 * Calls `ring` when a worker has computed for `ms` from now on, or stood still for as long, however little of the
 * machine it gets; pauses do not count.
 */
export function workTimer(worker: Worker, ring: () => void, ms: number): WorkTimer {
  let isStopped = true;

  const usage = (): Usage => {
    // A thread that does not run yet is not measured. On a busy machine it begins late, and is not standing still until then.
    const now = worker.cpuUsage().catch(async () => {
      await once(worker, 'online');
      return worker.cpuUsage();
    });
    // A worker that has ended reports nothing, and its end is handled elsewhere.
    now.catch(() => undefined);
    return now;
  };
  const workedSince = async (since: Usage): Promise<number> => {
    const { user, system } = await worker.cpuUsage(await since);
    return (user + system) / 1_000;
  };
  const timerOf = (since: Usage, seen: Seen): PausableTimer =>
    pausableTimer(() => look(since, seen), seen.next);
  const look = (since: Usage, { worked, stood, next }: Seen): void => {
    workedSince(since).then((now) => {
      // It was renewed meanwhile.
      if (since !== before) return;
      const standing = now - worked < next * workingLeast ? stood + next : 0;
      const left = ms - now;
      if (left < leastMs || standing >= ms) return ring();
      timer = timerOf(since, { worked: now, stood: standing, next: Math.min(left, lookEveryMs) });
      if (!isStopped) timer.start();
    }, ring);
  };

  /** Starts the timer once the thread runs, unless it was renewed or stopped meanwhile. */
  const begin = (since: Usage): void => {
    since.then(
      () => {
        if (since === before && !isStopped) timer.start();
      },
      // As above: the end of the worker is handled elsewhere.
      () => undefined,
    );
  };

  const atFirst: Seen = { worked: 0, stood: 0, next: Math.min(ms, lookEveryMs) };
  let before = usage();
  let timer = timerOf(before, atFirst);

  return {
    start() {
      isStopped = false;
      begin(before);
    },
    stop() {
      isStopped = true;
      timer.stop();
    },
    renew() {
      timer.stop();
      before = usage();
      timer = timerOf(before, atFirst);
      if (!isStopped) begin(before);
    },
  };
}
