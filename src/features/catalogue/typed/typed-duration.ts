import { readDecimal } from '../../../lib/decimal-text.ts';
import type { Typed } from './typed.ts';

const minutesIn = { d: 24 * 60, h: 60, m: 1 } as const;
// Limits in the contract: five minutes to thirty days.
const leastMinutes = 5;
const mostMinutes = 43_200;

const units: Readonly<Record<string, keyof typeof minutesIn>> = {
  d: 'd',
  day: 'd',
  days: 'd',
  h: 'h',
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
  m: 'm',
  min: 'm',
  mins: 'm',
  minute: 'm',
  minutes: 'm',
};

/** Whole minutes of "90", "1:30", "1h30", "1.5 h", "2 days", "1 d 4 h"; null for other texts. */
function minutesOf(text: string): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  if (/^\d+$/.test(text)) return Number(text);
  // "1h30": digits after hours are minutes.
  const parts = [...text.replace(/(h[a-z]*) ?(\d+)$/, '$1 $2 m').matchAll(/([\d.,]+) ?([a-z]+) ?/g)];
  if (
    parts.length === 0 ||
    parts.map(([whole]) => whole).join('') !== text.replace(/(h[a-z]*) ?(\d+)$/, '$1 $2 m')
  )
    return null;
  const minutes = parts.map(([, count = '', unit = '']) => {
    const size = units[unit];
    const decimal = readDecimal(count)?.decimal;
    return size === undefined || decimal === undefined ? Number.NaN : Number(decimal) * minutesIn[size];
  });
  const sum = minutes.reduce((total, part) => total + part, 0);
  return Number.isNaN(sum) ? null : Math.round(sum);
}

/** The duration of a service in minutes. */
export function readDuration(text: string): Typed<number> {
  const minutes = minutesOf(text.trim().toLowerCase());
  if (minutes === null) return { problem: 'Enter a duration, like 90 min, 1 h 30 or 2 days.' };
  if (minutes < leastMinutes) return { problem: 'Duration must be at least 5 minutes.' };
  if (minutes > mostMinutes) return { problem: 'Duration must be at most 30 days.' };
  return { value: minutes };
}

/** 90 as "1 h 30 min", 2880 as "2 d". */
export function durationText(minutes: number): string {
  const days = Math.floor(minutes / minutesIn.d);
  const hours = Math.floor((minutes % minutesIn.d) / 60);
  const parts = [
    days > 0 && `${days} d`,
    hours > 0 && `${hours} h`,
    minutes % 60 > 0 && `${minutes % 60} min`,
  ];
  return parts.filter(Boolean).join(' ') || '0 min';
}
