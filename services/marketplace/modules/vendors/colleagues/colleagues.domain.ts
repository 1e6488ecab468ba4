import { dayMs } from '../../../../../src/lib/durations.ts';
import type { VendorRole } from '../../../platform/db/vendor-tables.ts';

export const invitationLifetimeMs = 7 * dayMs;
/** The maximum number of open invitations. */
export const invitationsMax = 20;

/** The role with its article, for use in a sentence. */
export const roleText: Readonly<Record<VendorRole, string>> = {
  owner: 'an owner',
  editor: 'an editor',
  reader: 'a reader',
};

/** A role's permissions, described in a mail. */
export const roleStory: Readonly<Record<VendorRole, string>> = {
  owner: 'You can do everything, including looking after the company, its payment account and its people.',
  editor: 'You can do the daily work: orders, bookings, stock and prices.',
  reader: 'You can look at everything, and change nothing.',
};
