import { Hourglass } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './time-left.module.css';

const minuteMs = 60_000;

const everyHalfMinute = (onTick: () => void) => {
  const timer = setInterval(onTick, minuteMs / 2);
  return () => clearInterval(timer);
};

/** Whole minutes as "1 d 4 h", "3 h 12 min" or "8 min"; null when the time is over. */
export function durationText(minutes: number): string | null {
  if (minutes <= 0) return null;
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

interface TimeLeftProps {
  /** The instant when the time is over, ISO 8601. */
  readonly until: string;
  /** The text shown when the time is over: "Time is up". */
  readonly over?: string;
}

/** How long something can still be answered: in brass, with the exact instant on hover. */
export function TimeLeft({ until, over = 'Time is up' }: TimeLeftProps) {
  // Whole minutes, so that consecutive snapshots are equal. The server does not know the time of viewing.
  const minutes = useSyncExternalStore(
    everyHalfMinute,
    () => Math.ceil((new Date(until).getTime() - Date.now()) / minuteMs),
    () => 0,
  );
  const left = durationText(minutes);
  return (
    <time dateTime={until} title={until} className={styles.left} data-over={left === null}>
      <Hourglass size={14} aria-hidden />
      {left === null ? over : `${left} left`}
    </time>
  );
}
