const offered = 12;

/** The month of a day and those before it, as `2026-11`, the latest first; of UTC. */
export const lastMonths = (today: Date): readonly string[] =>
  Array.from({ length: offered }, (_none, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

/** `November 2026`. */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
