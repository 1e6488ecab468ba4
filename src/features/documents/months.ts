const offered = 12;

/** The day of an instant in a time zone, as `2026-11-20`. */
export const dayIn = (at: Date, timeZone: string): string => at.toLocaleDateString('sv-SE', { timeZone });

/** The month of an instant in a time zone and the months before it, as `2026-11`, newest first. */
export function lastMonths(now: Date, timeZone: string): readonly string[] {
  const [year = 0, month = 0] = dayIn(now, timeZone).split('-').map(Number);
  return Array.from({ length: offered }, (_none, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** `November 2026`. */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
