import type { Trx } from './feeds.repository.ts';

/** For the account module, in its transaction: the calendars that a closed account gave out, and those it brought, with what was read of them. */
export async function forgetCalendarsOf(trx: Trx, { userId }: { readonly userId: string }): Promise<void> {
  await trx.deleteFrom('calendarFeeds').where('userId', '=', userId).execute();
  // A vendor's id is its user's.
  await trx.deleteFrom('outsideCalendars').where('providerId', '=', userId).execute();
}
