import type { Day } from '../../calendar/calendar-days.ts';
import type { FreePeriod } from '../panels/time-off-values.ts';

export interface NamedService {
  readonly id: string;
  readonly name: string;
}

/** What can be changed from the grid. */
export interface GridEdits {
  /** Opens time off; null if it has passed. */
  readonly openTimeOff: (timeOffId: string) => (() => void) | null;
  readonly onAddTimeOff: (period: FreePeriod) => void;
  readonly onDayHours: (day: Day) => void;
  readonly onHours: () => void;
  /** Opens the hours, buffers and teams of one service. */
  readonly onService: (service: NamedService) => void;
  /** Opens travel, buffers and notice of all services. */
  readonly onRules: () => void;
}
