import type { Day } from '../../calendar/calendar-days.ts';
import type { FreePeriod } from '../panels/time-off-values.ts';

export interface NamedService {
  readonly id: string;
  readonly name: string;
}

/** What can be changed where the grid shows it. */
export interface GridEdits {
  /** Opens time off; null for what is over. */
  readonly openTimeOff: (timeOffId: string) => (() => void) | null;
  readonly onAddTimeOff: (period: FreePeriod) => void;
  readonly onDayHours: (day: Day) => void;
  readonly onHours: () => void;
  /** The hours, buffers and teams of one service. */
  readonly onService: (service: NamedService) => void;
  /** Travel, buffers and notice of all services. */
  readonly onRules: () => void;
}
