import { leadTimeHoursOf } from '../../../lib/lead-time.ts';
import { hoursOrDays } from '../../../lib/hours-or-days.ts';
import type { Typed } from './typed.ts';

// The maximum in the contract: ninety days.
const mostHours = 2_160;

/** The lead time of a service in hours, from "48", "48 hours", "2 weeks", "10 working days". */
export function readLeadTime(text: string): Typed<number> {
  const hours = leadTimeHoursOf(text);
  if (hours === null) return { problem: 'Enter a lead time, like 48 hours, 10 working days or 2 weeks.' };
  return hours > mostHours ? { problem: 'Lead time must be at most 90 days.' } : { value: hours };
}

/**
 * What crew will read instead of the typed text: “2 working days” is “3 days”. Null if they read the same, and for what
 * is not a lead time.
 */
export function leadTimeShownAs(text: string): string | null {
  const read = readLeadTime(text);
  if ('problem' in read) return null;
  const shown = hoursOrDays(read.value);
  return shown === text.trim() ? null : `Crew will read “${shown}”, weekends included.`;
}
