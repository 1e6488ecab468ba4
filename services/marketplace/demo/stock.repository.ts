import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import type { RoleName } from '../platform/db/account-tables.ts';
import type { VendorStatus } from '../platform/db/vendor-tables.ts';

export interface DemoOwner {
  readonly userId: string;
  readonly email: string;
  readonly role: RoleName;
  /** Null: no company yet. */
  readonly vendorId: string | null;
  readonly status: VendorStatus | null;
}

/** The open accounts with these addresses, and the states of their companies. */
export const findOwners = (db: Kysely<Database>, emails: readonly string[]): Promise<DemoOwner[]> =>
  db
    .selectFrom('users as u')
    .leftJoin('vendorMembers as m', 'm.userId', 'u.id')
    .leftJoin('vendors as v', 'v.id', 'm.vendorId')
    .select(['u.id as userId', 'u.email', 'u.role', 'v.id as vendorId', 'v.status'])
    .where('u.emailKey', 'in', emails)
    .where('u.closedAt', 'is', null)
    .execute();

/** Inserts a payment account that can accept charges, as the payments module would store it. */
export async function insertReadyAccount(db: Kysely<Database>, vendorId: string, at: Date): Promise<void> {
  await db
    .insertInto('paymentAccounts')
    .values({
      // The payments sandbox knows accounts with this prefix, whenever it is started.
      vendorId: vendorId,
      providerAccountId: `acct_demo${vendorId.replaceAll('-', '')}`,
      chargesEnabled: true,
      payoutsEnabled: true,
      detailsSubmitted: true,
      requirementsDue: '[]',
      disabledReason: null,
      readAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest queued mail; later ones have greater ids. */
export async function newestMailJob(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(max(id), 0)::text as id from graphile_worker.jobs`.execute(db);
  return rows[0]?.id ?? '0';
}

/** Deletes mails to these addresses that were queued after a job, because a new market has sent none. */
export async function deleteMails(
  db: Kysely<Database>,
  { after, to }: { readonly after: string; readonly to: readonly string[] },
): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send_sealed_mail' and j.id > ${after}::bigint and j.locked_at is null
        and lower(j.payload ->> 'to') = any(${to.map((address) => address.toLowerCase())})))`.execute(db);
}
