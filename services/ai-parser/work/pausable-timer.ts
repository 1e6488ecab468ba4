export interface PausableTimer {
  /** Resumes. */
  start(): void;
  stop(): void;
}

/** Calls `ring` after running for `ms`, not counting pauses. */
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
