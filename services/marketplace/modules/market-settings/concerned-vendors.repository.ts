import { sql } from 'kysely';
import type { VendorKind } from '../../platform/db/vendor-tables.ts';
import type { Db } from './market-settings.repository.ts';

export interface ConcernedOwner {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly vendor: string;
  readonly kind: VendorKind;
}

/** The condition for a vendor `v` that sells at the market's rate or is about to, or has sent an application that may still be approved. */
const isConcerned = sql<boolean>`(
  (v.commission_bps is null or (v.announced_from is not null and v.announced_bps is null)) and v.status <> 'closed'
  and (v.status <> 'applicant' or exists (select from vendor_applications a
    where a.vendor_id = v.id and a.status in ('submitted', 'in_review', 'changes_requested')))
)`;

export async function countConcernedVendors(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from vendors v where ${isConcerned}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The owners of these vendors whose accounts are open. */
export async function findConcernedOwners(db: Db): Promise<readonly ConcernedOwner[]> {
  const { rows } = await sql<ConcernedOwner>`
    select u.id as "userId", u.email, u.first_name as "firstName", v.kind,
      coalesce(v.trading_name, v.legal_name, u.first_name || ' ' || u.last_name) as vendor
    from vendors v
      join vendor_members m on m.vendor_id = v.id and m.role = 'owner'
      join users u on u.id = m.user_id and u.closed_at is null
    where ${isConcerned}
    order by v.id, u.id`.execute(db);
  return rows;
}
