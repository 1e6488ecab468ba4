import { useViewerZone } from '../../../ui/index.ts';
import { clockText, periodText, shortPeriodText, viewersPeriodText, type Period } from './period-text.ts';
import styles from './shared.module.css';

interface PeriodTimeProps extends Period {
  /** The zone of the port. */
  readonly timeZone: string;
  /** The name of the port; null for remote work. */
  readonly port: string | null;
  /** Leaves the viewer's own time to the tooltip, and of more than a day the times: where there is room for one line alone. */
  readonly isShort?: boolean;
}

/** When something is, on the port's clock, with the viewer's own beside it where it differs: "Thu 3 Dec, 09:00–13:00 in Palma (08:00–12:00 your time)". */
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
