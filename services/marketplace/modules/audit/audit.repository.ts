import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VendorRole } from '../../platform/db/vendor-tables.ts';

export type Db = Kysely<Database>;

/** The actions of admins in a vendor's account that the vendor can see (contract: AdminActivity). */
const vendorActs = [
  'upload_list',
  'import_list',
  'verify_catalogue',
  'complete_onboarding',
  'open_payment_account',
  'renew_payment_link',
  'read_payment_account',
] as const;
export type VendorAct = (typeof vendorActs)[number];

interface AuditRow {
  readonly id: string;
  /** Null: performed on the server itself. */
  readonly actorId: string | null;
  readonly act: string;
  readonly subjectKind:
    | 'vendor'
    | 'vendor_application'
    | 'order'
    | 'sub_order'
    | 'booking'
    | 'supplement'
    | 'user'
    | 'contact_message'
    | 'announcement'
    | 'market'
    | 'exception'
    | 'mail';
  readonly subjectId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Must be called in the transaction of the action. */
export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({
      id: row.id,
      actorId: row.actorId,
      act: row.act,
      at: row.at,
      subjectKind: row.subjectKind,
      subjectId: row.subjectId,
      details: JSON.stringify(row.details),
    })
    .execute();
}

const memberActs = ['invite', 'withdraw_invitation', 'join', 'change_role', 'remove'] as const;
export type MemberAct = (typeof memberActs)[number];

/** A colleague who was added to a vendor, changed or removed; `role` is the one that they had or got. */
export interface MemberChange {
  readonly id: string;
  readonly act: MemberAct;
  readonly by: string;
  readonly whom: string;
  readonly role: VendorRole;
  readonly at: Date;
}

/** The given actions in a vendor's account, latest first. */
const actsIn = <Act extends VendorAct | MemberAct>(
  db: Db,
  vendorId: string,
  { acts, most }: { readonly acts: readonly Act[]; readonly most: number },
) =>
  db
    .selectFrom('auditLog as a')
    .innerJoin('users as u', 'u.id', 'a.actorId')
    // Safe: the condition below excludes other actions.
    .select(['a.id', sql<Act>`a.act`.as('act'), 'a.at'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('by'))
    .where('a.subjectKind', '=', 'vendor')
    .where('a.subjectId', '=', vendorId)
    .where('a.act', 'in', acts)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(most);

/** Latest first. */
export const listMemberChanges = (db: Db, vendorId: string): Promise<readonly MemberChange[]> =>
  actsIn(db, vendorId, { acts: memberActs, most: 20 })
    .select(sql<string>`a.details ->> 'whom'`.as('whom'))
    .select(sql<VendorRole>`a.details ->> 'role'`.as('role'))
    .execute();

interface AdminActivity {
  readonly id: string;
  readonly act: VendorAct;
  readonly by: string;
  readonly at: Date;
}

/** Newest first. */
export const listVendorActs = (db: Db, vendorId: string): Promise<readonly AdminActivity[]> =>
  actsIn(db, vendorId, { acts: vendorActs, most: 100 }).execute();

export const isVendor = async (db: Db, vendorId: string): Promise<boolean> =>
  (await db.selectFrom('vendors').select('id').where('id', '=', vendorId).executeTakeFirst()) !== undefined;
