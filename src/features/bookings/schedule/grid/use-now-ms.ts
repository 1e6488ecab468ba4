import { useSyncExternalStore } from 'react';

const everyMinute = (onTick: () => void) => {
  const timer = setInterval(onTick, 60_000);
  return () => clearInterval(timer);
};
/**
 * The current time in ms, in whole minutes, so that repeated snapshots are equal. The server does not know when its
 * page is viewed.
 */
export const useNowMs = (): number =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / 60_000) * 60_000,
    () => 0,
  );
