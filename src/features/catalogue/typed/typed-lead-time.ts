import type { Typed } from './typed.ts';

// The contract's most: ninety days.
const mostHours = 2_160;

const hoursIn: Readonly<Record<string, number>> = {
  '': 1,
  h: 1,
  hour: 1,
  hours: 1,
  d: 24,
  day: 24,
  days: 24,
};

/** How long before its start a service has to be booked, in hours, of "48", "48 hours", "2 days". */
export function readLeadTime(text: string): Typed<number> {
  const [, count = '', unit = ''] = /^(\d{1,4}) ?([a-z]*)$/.exec(text.trim().toLowerCase()) ?? [];
  const size = hoursIn[unit];
  if (count === '' || size === undefined) return { problem: 'Enter a lead time, like 48 hours or 2 days.' };
  const hours = Number(count) * size;
  return hours > mostHours ? { problem: 'Lead time must be at most 90 days.' } : { value: hours };
}
