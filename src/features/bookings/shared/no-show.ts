import { businessTerms } from '../../../lib/business-terms.ts';
import type { Booking } from './booking.types.ts';

/** From when on a no-show can be reported, as ISO 8601. */
export const noShowFrom = ({ startsAt }: Pick<Booking, 'startsAt'>): string =>
  new Date(Date.parse(startsAt) + businessTerms.noShow.reportAfterMinutes * 60_000).toISOString();

/** Whether a reported problem is that the crew disagrees with a no-show, which was not withdrawn before. */
export const isAboutNoShow = ({ timeline }: Pick<Booking, 'timeline'>): boolean =>
  timeline.findLast(
    ({ process, command }) =>
      process === 'booking' && (command === 'report_no_show' || command === 'withdraw_no_show'),
  )?.command === 'report_no_show';

/** Whether the provider has started the work itself; otherwise only its booked time has begun. */
export const isStartedByProvider = ({ timeline }: Pick<Booking, 'timeline'>): boolean =>
  timeline.some(
    ({ process, command, by }) => process === 'booking' && command === 'start' && by !== 'system',
  );
