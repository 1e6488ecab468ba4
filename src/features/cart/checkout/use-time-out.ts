import { useEffect } from 'react';

/** The server expires an order by its own clock, shortly after its deadline. */
const graceMs = 2_000;
const againMs = 15_000;
/** The longest timeout of browsers; by then a page has long shown its result. */
const waitMostMs = 2 ** 31 - 1;

/** Calls `onOver` after the instant `until` (ISO 8601), and again until that has an effect; never for null. */
export function useTimeOut(until: string | null, onOver: () => void): void {
  useEffect(() => {
    if (until === null) return;
    const leftMs = new Date(until).getTime() - Date.now() + graceMs;
    if (leftMs > waitMostMs) return;
    let timer = setTimeout(
      function ask() {
        onOver();
        timer = setTimeout(ask, againMs);
      },
      Math.max(0, leftMs),
    );
    return () => clearTimeout(timer);
  }, [until, onOver]);
}
