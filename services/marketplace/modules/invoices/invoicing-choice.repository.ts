import { sql, type Insertable, type Kysely } from 'kysely';
import type { InvoiceIssuer } from '../../../../src/lib/invoicing-terms.ts';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;

/** Who issues a vendor's documents, and who chose that; null if nobody has. */
export interface Invoicing {
  readonly issuedBy: InvoiceIssuer;
  readonly chosenAt: Date | null;
  readonly chosenBy: string | null;
  readonly wording: number | null;
}

export async function findChoice(db: Db, vendorId: string): Promise<Invoicing> {
  const row = await db
    .selectFrom('vendors as v')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('invoicingChoices as c')
          .innerJoin('users as u', 'u.id', 'c.chosenBy')
          .select(['c.chosenAt', 'c.wording'])
          .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('chosenBy'))
          .whereRef('c.vendorId', '=', 'v.id')
          .orderBy('c.chosenAt', 'desc')
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['v.issuesOwnInvoices', 'latest.chosenAt', 'latest.chosenBy', 'latest.wording'])
    .where('v.id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const { issuesOwnInvoices, ...choice } = row;
  return { issuedBy: issuesOwnInvoices ? 'vendor' : 'quayside', ...choice };
}

export async function saveChoice(trx: Db, choice: Insertable<Database['invoicingChoices']>): Promise<void> {
  // Written first, so that of two simultaneous choices the later record is the current one.
  await trx
    .updateTable('vendors')
    .set({ issuesOwnInvoices: choice.issuedBy === 'vendor' })
    .where('id', '=', choice.vendorId)
    .execute();
  await trx.insertInto('invoicingChoices').values(choice).execute();
}
