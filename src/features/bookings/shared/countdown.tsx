import { Hourglass } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { TimeLeft, VisuallyHidden } from '../../../ui/index.ts';
import styles from './shared.module.css';

const secondMs = 1_000;

const everySecond = (onTick: () => void) => {
  const timer = setInterval(onTick, secondMs);
  return () => clearInterval(timer);
};

/** Whole seconds until an instant, by the clock; 0 once it is over. The server does not know when its page is looked at: 0. */
const useSecondsUntil = (until: string): number =>
  useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((new Date(until).getTime() - Date.now()) / secondMs)),
    () => 0,
  );

/** "14:07". */
const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** What is read aloud, rarely: each minute would interrupt. */
function announcement(seconds: number): string {
  if (seconds === 0) return 'Time is up.';
  if (seconds <= 60) return 'Less than one minute left to pay.';
  if (seconds <= 300) return 'Less than five minutes left to pay.';
  return '';
}

interface HoldCountdownProps {
  /** Until when the time is held, ISO 8601. */
  readonly until: string;
  readonly over?: string;
}

/** How long a time is held, to the second. Its figures are as wide as each other, so that nothing moves. */
export function HoldCountdown({ until, over = 'Time is up' }: HoldCountdownProps) {
  const seconds = useSecondsUntil(until);
  return (
    <span className={styles.countdown} data-over={seconds === 0}>
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

/** How long something can still be answered: "23 h 10 min left". */
export const AnswerCountdown = TimeLeft;
