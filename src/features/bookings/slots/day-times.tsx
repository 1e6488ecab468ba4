import { useId } from 'react';
import { formatWhen, useIsInteractive, useViewerZone } from '../../../ui/index.ts';
import type { Slot } from '../shared/booking.types.ts';
import { clockText, periodText, viewersPeriodText } from '../shared/period-text.ts';
import { dayName } from './calendar-month.ts';
import styles from './slot-picker.module.css';

interface DayTimesProps {
  readonly date: string;
  readonly slots: readonly Slot[];
  readonly wholeDays: boolean;
  readonly timeZone: string;
  readonly port: string | null;
  readonly chosen: string | null;
  readonly disabled: boolean;
  readonly onChoose: (slot: Slot) => void;
}

/** The free times of a day in the port's time zone, with the viewer's time where it differs. */
export function DayTimes({
  date,
  slots,
  wholeDays,
  timeZone,
  port,
  chosen,
  disabled,
  onChoose,
}: DayTimesProps) {
  const titleId = useId();
  const viewerZone = useViewerZone();
  // The server does not know the viewer's time zone, and its HTML is shown before scripts run.
  const isInteractive = useIsInteractive();
  const clock = clockText(port, timeZone);
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {dayName(date)}
      </p>
      <p className={styles.quiet}>{wholeDays ? `Whole days ${clock}` : `Times ${clock}`}</p>
      <ul className={styles.times} data-whole-days={wholeDays}>
        {slots.map((slot) => {
          const period = { ...slot, wholeDays };
          const yours = isInteractive ? viewersPeriodText(period, timeZone, viewerZone) : null;
          return (
            <li key={slot.startsAt}>
              <button
                type="button"
                className={styles.time}
                aria-pressed={slot.startsAt === chosen}
                disabled={disabled}
                onClick={() => onChoose(slot)}
              >
                <span>
                  {wholeDays
                    ? periodText(period, timeZone)
                    : periodText(period, timeZone).replace(
                        `${formatWhen(new Date(slot.startsAt), timeZone, 'day')}, `,
                        '',
                      )}
                </span>
                {yours === null ? null : <small>{yours} your time</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
