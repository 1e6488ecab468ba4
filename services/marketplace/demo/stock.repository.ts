import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { invariant } from '../../../src/lib/invariant.ts';
import type { RoleName } from '../platform/db/account-tables.ts';
import type { VendorStatus } from '../platform/db/vendor-tables.ts';

export interface DemoOwner {
  readonly userId: string;
  readonly email: string;
  /** When the account was opened. */
  readonly since: Date;
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
    .select(['u.id as userId', 'u.email', 'u.role', 'u.createdAt as since', 'v.id as vendorId', 'v.status'])
    .where('u.emailKey', 'in', emails)
    .where('u.closedAt', 'is', null)
    .execute();

interface DocumentlessCompany {
  readonly vendorId: string;
  /** The owner's address. */
  readonly owner: string;
  readonly submittedAt: Date;
}

/** The companies of these owners that applied without any document. */
export async function companiesWithoutDocuments(
  db: Kysely<Database>,
  owners: readonly string[],
): Promise<DocumentlessCompany[]> {
  const { rows } = await sql<DocumentlessCompany>`
    select a.vendor_id as "vendorId", u.email_key as owner, a.submitted_at as "submittedAt"
    from vendor_applications a
    join vendor_members m on m.vendor_id = a.vendor_id
    join users u on u.id = m.user_id and u.closed_at is null
    where u.email_key = any(${owners}) and a.submitted_at is not null
      and not exists (select from vendor_papers p where p.vendor_id = a.vendor_id)
    order by a.submitted_at`.execute(db);
  return rows;
}

/** Inserts a payment account that can accept charges, as the payments module would store it. */
export async function insertReadyAccount(db: Kysely<Database>, vendorId: string, at: Date): Promise<void> {
  await db
    .insertInto('paymentAccounts')
    .values({
      // The payments sandbox knows accounts with this prefix, whenever it is started.
      vendorId,
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

interface Beginning {
  /** The newest queued mail; later ones have greater ids. */
  readonly mailJob: string;
  /** The database’s time, by which notifications are dated. */
  readonly at: Date;
}

export async function beginningOf(db: Kysely<Database>): Promise<Beginning> {
  const { rows } = await sql<Beginning>`
    select coalesce(max(id), 0)::text as "mailJob", now() as at from graphile_worker.jobs`.execute(db);
  const [begun] = rows;
  invariant(begun !== undefined, 'a query of sums has a row');
  return begun;
}

/**
 * Deletes the mails to these addresses that were queued since, and their owners’ notifications of then: the companies
 * of a new market have been open for a year.
 */
export async function deleteNews(
  db: Kysely<Database>,
  { mailJob, at }: Beginning,
  to: readonly string[],
): Promise<void> {
  const addresses = to.map((address) => address.toLowerCase());
  await sql`
    select graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send_sealed_mail' and j.id > ${mailJob}::bigint and j.locked_at is null
        and lower(j.payload ->> 'to') = any(${addresses})))`.execute(db);
  await db
    .deleteFrom('notifications')
    .where('createdAt', '>=', at)
    .where('userId', 'in', db.selectFrom('users').select('id').where('emailKey', 'in', addresses))
    .execute();
}
