import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import { listAudit } from './audit-list.service.ts';
import { isVendor, listVendorActs } from './audit.repository.ts';
import { auditIfForeign, type Acting } from './vendor-act.service.ts';

export { insertAudit, listMemberChanges, type MemberAct, type MemberChange } from './audit.repository.ts';
export { auditIfForeign, type VendorAct } from './vendor-act.service.ts';

interface AuditParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The actions of admins. Rows are written in the transaction of the action, and never changed. */
export const createAudit = (parts: AuditParts) => ({
  /** All entries, for admins. */
  listAudit: (query: Parameters<typeof listAudit>[1]) => listAudit(parts, query),
  /** The last hundred actions of admins in a vendor's account, newest first. */
  listVendorActs: (vendorId: string) => listVendorActs(parts.db, vendorId),
  /** For an action that begins outside the database (the payment provider): recorded before it is performed. */
  async beforeVendorAct({ actor, vendorId, act }: Acting): Promise<void> {
    if (await isVendor(parts.db, vendorId))
      await auditIfForeign(parts, parts.db, { actor, vendorId, act }, parts.clock.now());
  },
});

export type Audit = ReturnType<typeof createAudit>;
