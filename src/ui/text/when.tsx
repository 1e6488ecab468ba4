import { useSyncExternalStore } from 'react';
import { viewerZone, watchViewerZone } from '../../browser/viewer-zone.ts';
import styles from './text.module.css';

interface WhenProps {
  /** An instant, ISO 8601 in UTC. */
  readonly at: string;
  readonly show?: 'day and time' | 'day' | 'time';
  /** IANA zone in which it happens; by default the user's own. */
  readonly zone?: string;
  /** Name of the place of `zone`: "09:00 in Palma (08:00 your time)". */
  readonly place?: string;
}

/** The server does not know the user's zone: UTC until the page is hydrated. */
const serverZone = () => 'UTC';

/** The IANA zone of the user; UTC in server-rendered HTML. */
export const useViewerZone = (): string => useSyncExternalStore(watchViewerZone, viewerZone, serverZone);

const formats = new Map<string, Intl.DateTimeFormat>();
function parts(at: Date, zone: string) {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  const found = new Map(format.formatToParts(at).map((part) => [part.type, part.value]));
  const get = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  return {
    day: `${get('weekday')} ${get('day')} ${get('month').slice(0, 3)}`,
    year: get('year'),
    time: `${get('hour')}:${get('minute')}`,
  };
}

/** "Tue 24 Nov, 09:00" in `zone`; with the year if it is not the current one. */
export function formatWhen(
  at: Date,
  zone: string,
  show: WhenProps['show'] = 'day and time',
  now = new Date(),
): string {
  const { day, year, time } = parts(at, zone);
  if (show === 'time') return time;
  const date = year === parts(now, zone).year ? day : `${day} ${year}`;
  return show === 'day' ? date : `${date}, ${time}`;
}

/** A date for people, with the exact instant in `dateTime` and on hover. An invalid instant is shown as a dash. */
export function When({ at, show = 'day and time', zone, place }: WhenProps) {
  const own = useViewerZone();
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span>–</span>;
  const there = zone ?? own;
  const hereParts = parts(date, own);
  const thereParts = parts(date, there);
  const differs = place !== undefined && show !== 'day' && hereParts.time !== thereParts.time;
  const yours = hereParts.day === thereParts.day ? hereParts.time : `${hereParts.day}, ${hereParts.time}`;
  return (
    <time dateTime={date.toISOString()} title={date.toISOString()} className={styles.when}>
      {formatWhen(date, there, show)}
      {place ? ` in ${place}` : null}
      {differs ? <span className={styles.yours}>{` (${yours} your time)`}</span> : null}
    </time>
  );
}
