import { invariant } from '../../../../src/lib/invariant.ts';
import type { VendorRole } from '../../platform/db/vendor-tables.ts';

/** Which vendor a user works for, and as what. */
export interface Membership {
  readonly vendorId: string;
  readonly role: VendorRole;
}

/** Of a session: absent where the user works for no vendor, as crew, admins and removed colleagues. */
export interface Member {
  readonly membership?: Membership;
}

/** Whether a session only looks at what is its vendor's: then it is offered nothing to do. */
export const isReader = ({ membership }: Member): boolean => membership?.role === 'reader';

/** The vendor that a session works for. The permissions let in nobody else to what is a vendor's. */
export function ownVendorId({ membership }: Member): string {
  invariant(membership !== undefined, 'who acts for a vendor works for one');
  return membership.vendorId;
}
