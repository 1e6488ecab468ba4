import { useViewerZone } from '../../../ui/index.ts';
import { clockText, periodText, shortPeriodText, viewersPeriodText, type Period } from './period-text.ts';
import styles from './shared.module.css';

interface PeriodTimeProps extends Period {
  /** The IANA zone of the port. */
  readonly timeZone: string;
  /** The name of the port; null for remote work. */
  readonly port: string | null;
  /** Shows the viewer's time only in the tooltip, and only the days of a longer period: for a single line. */
  readonly isShort?: boolean;
}

/**
 * A period in the port's time zone, with the viewer's time where that differs: "Thu 3 Dec, 09:00–13:00 in Palma
 * (08:00–12:00 your time)".
 */
export function PeriodTime({ timeZone, port, isShort = false, ...period }: PeriodTimeProps) {
  const yours = viewersPeriodText(period, timeZone, useViewerZone());
  return (
    <span
      className={styles.period}
      title={yours !== null && isShort ? `${yours} your time` : `${period.startsAt} – ${period.endsAt}`}
    >
      <time dateTime={period.startsAt}>
        {isShort ? shortPeriodText(period, timeZone) : periodText(period, timeZone)}
      </time>{' '}
      {clockText(port, timeZone)}
      {yours === null || isShort ? null : (
        <>
          {' '}
          <span className={styles.yours}>({yours} your time)</span>
        </>
      )}
    </span>
  );
}
