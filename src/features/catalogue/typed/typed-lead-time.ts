import { leadTimeHoursOf } from '../../../lib/lead-time.ts';
import type { Typed } from './typed.ts';

// The maximum in the contract: ninety days.
const mostHours = 2_160;

/** The lead time of a service in hours, from "48", "48 hours", "2 weeks", "10 working days". */
export function readLeadTime(text: string): Typed<number> {
  const hours = leadTimeHoursOf(text);
  if (hours === null) return { problem: 'Enter a lead time, like 48 hours, 10 working days or 2 weeks.' };
  return hours > mostHours ? { problem: 'Lead time must be at most 90 days.' } : { value: hours };
}
