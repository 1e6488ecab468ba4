/** The hour from which digests are sent, so that users find them in the morning. */
const sentFromHour = 7;

/** The date (YYYY-MM-DD) and hour of an instant in a time zone. */
function localTime(instant: Date, timeZone: string): { readonly day: string; readonly hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

/**
 * The day whose digest is due at an instant, in the reader's time zone; null before seven o'clock, and if they had one
 * that day. A day lengthened or shortened by daylight saving has one digest too.
 */
export function dueDay(now: Date, timeZone: string, sentOn: string | null): string | null {
  const { day, hour } = localTime(now, timeZone);
  return hour >= sentFromHour && (sentOn === null || sentOn < day) ? day : null;
}
