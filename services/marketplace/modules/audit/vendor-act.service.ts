import type { RoleName } from '../../platform/db/account-tables.ts';
import type { Ids } from '../../platform/ids.ts';
import { insertAudit, type Db, type VendorAct } from './audit.repository.ts';

export type { VendorAct } from './audit.repository.ts';

export interface Acting {
  readonly actor: { readonly userId: string; readonly role: RoleName };
  readonly vendorId: string;
  readonly act: VendorAct;
}

/**
 * Records an action of an admin in a vendor's account, which the vendor can see. A vendor's own actions are not
 * recorded here.
 */
export async function auditIfForeign(
  { ids }: { readonly ids: Pick<Ids, 'newId'> },
  db: Db,
  { actor, vendorId, act }: Acting,
  at: Date,
): Promise<void> {
  if (actor.role !== 'admin') return;
  const subject = { subjectKind: 'vendor', subjectId: vendorId } as const;
  await insertAudit(db, { id: ids.newId(), actorId: actor.userId, act, ...subject, details: {}, at });
}
