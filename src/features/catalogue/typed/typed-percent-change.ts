import type { Typed } from './typed.ts';

/** A price change in hundredths of a percent: 500 for "5" and "+5 %", -1250 for "-12,5". */
export function readPercentChange(text: string): Typed<number> {
  const [, sign = '', whole = '', part = ''] =
    /^([+\-−–]?)\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/u.exec(text.trim()) ?? [];
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (whole === '' || points > 99_900) return { problem: 'Enter a change in percent, like 5 or -10.' };
  const value = sign === '' || sign === '+' ? points : -points;
  return value > -10_000 ? { value } : { problem: 'A price can fall by less than 100 %.' };
}

/** A price changed by hundredths of a percent, in whole minor units. */
export const changedByPoints = (amountMinor: number, points: number): number =>
  Math.round((amountMinor * (10_000 + points)) / 10_000);
