import { Hourglass } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '@radix-ui/themes';
import styles from './time-left.module.css';

const secondMs = 1_000;

const everySecond = (onTick: () => void) => {
  const timer = setInterval(onTick, secondMs);
  return () => clearInterval(timer);
};

/**
 * Whole seconds until an instant; 0 when it has passed. On the server also 0, because the time of viewing is unknown.
 */
const useSecondsUntil = (until: string): number =>
  useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((new Date(until).getTime() - Date.now()) / secondMs)),
    () => 0,
  );

/** "14:07". */
const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The text for screen readers, which changes rarely: an announcement every minute would interrupt. */
function announcement(seconds: number): string {
  if (seconds === 0) return 'Time is up.';
  if (seconds <= 60) return 'Less than one minute left to pay.';
  if (seconds <= 300) return 'Less than five minutes left to pay.';
  return '';
}

interface SecondsLeftProps {
  /** The instant when the time is over, ISO 8601. */
  readonly until: string;
  readonly over?: string;
}

/**
 * How long something is reserved for a user who is paying, to the second. The figures have equal widths, so that
 * nothing moves.
 */
export function SecondsLeft({ until, over = 'Time is up' }: SecondsLeftProps) {
  const seconds = useSecondsUntil(until);
  return (
    <span className={styles.left} data-over={seconds === 0}>
      <span role="timer" aria-label="Time left to pay">
        <Hourglass size={14} aria-hidden />
        <time dateTime={until} title={until}>
          {seconds === 0 ? over : minutesAndSeconds(seconds)}
        </time>
      </span>
      <VisuallyHidden>
        <span role="status">{announcement(seconds)}</span>
      </VisuallyHidden>
    </span>
  );
}
