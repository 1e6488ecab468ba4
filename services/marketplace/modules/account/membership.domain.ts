import { invariant } from '../../../../src/lib/invariant.ts';
import type { VendorRole } from '../../platform/db/vendor-tables.ts';

/** A user's vendor, and their role in it. */
export interface Membership {
  readonly vendorId: string;
  readonly role: VendorRole;
}

/** Part of a session: undefined for users without a vendor, such as crew, admins and removed colleagues. */
export interface Member {
  readonly membership?: Membership;
}

/** Whether the session may only read its vendor's data, so that it is offered no actions. */
export const isReader = ({ membership }: Member): boolean => membership?.role === 'reader';

/** The vendor of a session. The permissions admit only sessions that have one. */
export function ownVendorId({ membership }: Member): string {
  invariant(membership !== undefined, 'who acts for a vendor works for one');
  return membership.vendorId;
}
