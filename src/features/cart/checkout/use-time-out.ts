import { useEffect } from 'react';

/** The server ends an order by its own clock, a moment after its time. */
const graceMs = 2_000;
const againMs = 15_000;
/** The longest wait that browsers support; a page open for longer has long shown its result. */
const waitMostMs = 2 ** 31 - 1;

/** Calls when the instant `until` (ISO 8601) is over, and again while nothing has come of it; null: never. */
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
