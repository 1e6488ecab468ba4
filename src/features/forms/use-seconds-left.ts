import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/**
 * Whole seconds until `seconds` have passed since `since` changed; 0 if there is nothing to wait for. Based on the
 * clock, so that it is right after the computer was asleep.
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

/** "in 0:45 min", "in 2:05 min": always the same format, so that nothing shifts during the countdown. */
export function waitText(seconds: number): string {
  return `in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}
