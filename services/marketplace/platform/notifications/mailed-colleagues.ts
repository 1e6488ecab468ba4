import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { VendorRole } from '../db/vendor-tables.ts';

/** The roles that answer orders and bookings, and receive the mails about them. */
export const mailedRoles = ['owner', 'editor'] as const satisfies readonly VendorRole[];

/** A colleague who receives the mails about sales. */
export interface Colleague {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  /** IANA. */
  readonly timeZone: string;
}

/** The recipients of the mails about these vendors' sales, by vendor: owners and editors whose accounts are open. */
export async function findMailedColleagues(
  db: Kysely<Database>,
  vendorIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Colleague[]>> {
  if (vendorIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('vendorMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['m.vendorId', 'm.userId', 'u.email', 'u.firstName', 'u.timeZone'])
    .where('m.vendorId', 'in', vendorIds)
    .where('m.role', 'in', mailedRoles)
    .where('u.closedAt', 'is', null)
    .orderBy('m.createdAt')
    .orderBy('m.userId')
    .execute();
  return Map.groupBy(rows, ({ vendorId }) => vendorId);
}

/**
 * Whether an answer link `l` is still valid for a vendor's sale: its recipient is still one of the colleagues who may
 * answer.
 */
export const mayAnswer = (vendorId: 's.supplier_id' | 'b.provider_id') =>
  sql<boolean>`(l.user_id is null or exists (
    select from vendor_members m
    where m.user_id = l.user_id and m.vendor_id = ${sql.ref(vendorId)} and m.role = any(${[...mailedRoles]})))`;
