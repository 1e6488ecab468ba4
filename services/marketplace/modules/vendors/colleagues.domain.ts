import { dayMs } from '../../../../src/lib/durations.ts';
import type { VendorRole } from '../../platform/db/vendor-tables.ts';

export const invitationLifetimeMs = 7 * dayMs;
/** So many may wait for an answer at once. */
export const invitationsMax = 20;

/** With its article, in a sentence. */
export const roleText: Readonly<Record<VendorRole, string>> = {
  owner: 'an owner',
  editor: 'an editor',
  reader: 'a reader',
};

/** What a role may do, in a mail. */
export const roleStory: Readonly<Record<VendorRole, string>> = {
  owner: 'You can do everything, also look after the company, its payment account and its people.',
  editor: 'You can do the daily work: orders, bookings, stock and prices.',
  reader: 'You can look at everything, and change nothing.',
};
