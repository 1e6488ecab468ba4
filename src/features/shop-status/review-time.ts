import { businessTerms, countInWords } from '../../lib/business-terms.ts';
import { dayMs } from '../../lib/durations.ts';
import { viewerZone } from '../../browser/viewer-zone.ts';

const dateIn = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });

const usual = `${countInWords(businessTerms.reviewWorkingDays)} working days`;

/** This many working days later in a time zone; bank holidays are unknown. */
function workingDaysAfter(start: Date, days: number, zone: string): Date {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: zone });
  let at = start;
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + dayMs);
    const isWeekend = ['Sat', 'Sun'].includes(weekday.format(at));
    if (!isWeekend) left -= 1;
  }
  return at;
}

/** How long an approval takes: the usual time, the expected date of a sent application, or that it takes longer. */
export function reviewTimeText(sentAt: string | null, now: Date): string {
  if (sentAt === null)
    return `An administrator usually decides within ${usual}, and we email you the decision.`;
  const sent = new Date(sentAt);
  const zone = viewerZone();
  const date = dateIn(zone);
  const by = workingDaysAfter(sent, businessTerms.reviewWorkingDays, zone);
  if (now.getTime() <= by.getTime())
    return `You sent your application on ${date.format(sent)}. An administrator usually decides within ${usual}, so by ${date.format(by)}, and we email you the decision.`;
  return `You sent your application on ${date.format(sent)}. This takes longer than the usual ${usual}. There’s nothing you need to do: we’ll email you the decision.`;
}
