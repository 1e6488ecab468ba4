import { useSyncExternalStore } from 'react';
import { ageText } from './age-text.ts';

const minuteMs = 60_000;

const everyMinute = (onTick: () => void) => {
  const timer = setInterval(onTick, minuteMs);
  return () => clearInterval(timer);
};

/** How long something has been waiting. */
export function Age({ since }: { /** ISO 8601. */ readonly since: string }) {
  // Whole minutes, so that repeated snapshots are equal.
  const minutes = useSyncExternalStore(everyMinute, () =>
    Math.floor((Date.now() - new Date(since).getTime()) / minuteMs),
  );
  return <b>{ageText(minutes)}</b>;
}
