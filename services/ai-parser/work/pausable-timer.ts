export interface PausableTimer {
  /** Goes on from where it stopped. */
  start(): void;
  stop(): void;
}

/** Calls when it has run for so long, the time it stood still not counted. */
export function pausableTimer(ring: () => void, ms: number): PausableTimer {
  let [leftMs, startedAt] = [ms, 0];
  let timer: NodeJS.Timeout | null = null;
  return {
    start() {
      if (timer) return;
      startedAt = performance.now();
      timer = setTimeout(ring, leftMs);
    },
    stop() {
      if (!timer) return;
      clearTimeout(timer);
      timer = null;
      leftMs = Math.max(0, leftMs - (performance.now() - startedAt));
    },
  };
}
