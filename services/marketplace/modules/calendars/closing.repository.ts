import type { Trx } from './feeds.repository.ts';

/**
 * For the account module, in its transaction: deletes the feeds of a closed account, and its external calendars with
 * their busy times.
 */
export async function forgetCalendarsOf(trx: Trx, { userId }: { readonly userId: string }): Promise<void> {
  await trx.deleteFrom('calendarFeeds').where('userId', '=', userId).execute();
  // A vendor has its user's id.
  await trx.deleteFrom('outsideCalendars').where('providerId', '=', userId).execute();
}
