import { useSyncExternalStore } from 'react';

const everyMinute = (onTick: () => void) => {
  const timer = setInterval(onTick, 60_000);
  return () => clearInterval(timer);
};
/** Whole minutes, so that a snapshot read twice is the same. The server does not know when its page is looked at. */
export const useNowMs = (): number =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / 60_000) * 60_000,
    () => 0,
  );
