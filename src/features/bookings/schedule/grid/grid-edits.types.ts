import type { Day } from '../../calendar/calendar-days.ts';
import type { FreePeriod } from '../panels/time-off-values.ts';

/** What can be changed where the grid shows it. */
export interface GridEdits {
  /** Opens time off; null for what is over. */
  readonly openTimeOff: (timeOffId: string) => (() => void) | null;
  readonly onAddTimeOff: (period: FreePeriod) => void;
  readonly onDayHours: (day: Day) => void;
  readonly onHours: () => void;
  /** Travel, buffers and notice. */
  readonly onRules: () => void;
}
