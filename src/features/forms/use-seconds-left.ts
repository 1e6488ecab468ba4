import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/**
 * Whole seconds until `seconds` have gone by, counted from when `since` was first seen; 0 when there is nothing to wait for. It counts by the
 * clock, so a laptop that slept is not behind.
 */
export function useSecondsLeft(seconds: number, since: unknown): number {
  const [count, setCount] = useState({ since, left: seconds });
  if (count.since !== since) setCount({ since, left: seconds });

  useEffect(() => {
    if (seconds <= 0) return;
    const endsAtMs = Date.now() + seconds * TICK_MS;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / TICK_MS));
      setCount({ since, left });
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [seconds, since]);

  return count.since === since ? count.left : seconds;
}

/** "in 0:45 min", "in 2:05 min": one form, so that nothing jumps while it counts. */
export function waitText(seconds: number): string {
  return `in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}
