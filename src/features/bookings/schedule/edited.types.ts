import type { Day } from '../calendar/calendar-days.ts';
import type { NamedService } from './grid/grid-edits.types.ts';
import type { TimeOffValues } from './panels/time-off-values.ts';
import type { TimeOff } from './schedule.types.ts';

/** The part of a schedule that is open in a dialog. */
export type Edited =
  | { readonly part: 'hours' | 'rules' | 'teams' | 'outside' }
  | { readonly part: 'service'; readonly service: NamedService }
  /** A single day. */
  | { readonly part: 'day hours'; readonly day: Day }
  /** New time off, or an existing one. */
  | { readonly part: 'time off'; readonly begun: TimeOffValues; readonly was: TimeOff | null };
