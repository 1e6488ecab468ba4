/** British dates with a year have a comma after the weekday; ours have none. */
const textOf = (instant: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...options,
  })
    .format(instant)
    .replace(',', '');

/** “Thursday 3 December 2026 at 09:00 CET”, in an IANA time zone. */
export const instantText = (instant: Date, timeZone: string): string =>
  textOf(instant, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone });

/** “Thursday 3 December 2026”, in an IANA time zone. */
export const instantDayText = (instant: Date, timeZone: string): string => textOf(instant, { timeZone });
