import { leadTimeHoursOf } from '../../../lib/lead-time.ts';
import type { Typed } from './typed.ts';

// The contract's most: ninety days.
const mostHours = 2_160;

/** How long before its start a service has to be booked, in hours, of "48", "48 hours", "2 weeks", "10 working days". */
export function readLeadTime(text: string): Typed<number> {
  const hours = leadTimeHoursOf(text);
  if (hours === null) return { problem: 'Enter a lead time, like 48 hours, 10 working days or 2 weeks.' };
  return hours > mostHours ? { problem: 'Lead time must be at most 90 days.' } : { value: hours };
}
