import type { Insertable, Transaction } from 'kysely';
import type { Entry } from '../modules/ledger/index.ts';
import { enqueueInvoices } from '../modules/payments/index.ts';
import type { Database } from '../platform/db/schema.ts';
import type { MoneyRows } from './money.ts';

type Rows<Table extends keyof Database> = readonly Insertable<Database[Table]>[];

/** The money of a sale as history rows. */
export const moneyHistory = (
  sale: { readonly purchaseId: string; readonly paidSaleId: string | null; readonly saleId: string },
  steps: MoneyRows['steps'],
  newId: () => string,
): Insertable<Database['tradeHistory']>[] =>
  steps.map(({ process, command, from, to, at, note, adminId }) => ({
    id: newId(),
    purchaseId: sale.purchaseId,
    saleId: process === 'payment' ? sale.paidSaleId : sale.saleId,
    process,
    command,
    fromStatus: from,
    toStatus: to,
    actorId: adminId,
    actorRole: adminId === null ? 'system' : 'admin',
    note,
    at,
  }));

export async function insertMoney(
  trx: Transaction<Database>,
  rows: {
    readonly payments: Rows<'payments'>;
    readonly transfers: Rows<'transfers'>;
    readonly refunds: Rows<'refunds'>;
    readonly history: Rows<'tradeHistory'>;
    readonly entries: readonly (Entry & { readonly id: string })[];
  },
): Promise<void> {
  const { payments, transfers, refunds, history, entries } = rows;
  if (payments.length > 0)
    await trx
      .insertInto('payments')
      .values([...payments])
      .execute();
  if (transfers.length > 0)
    await trx
      .insertInto('transfers')
      .values([...transfers])
      .execute();
  if (refunds.length > 0)
    await trx
      .insertInto('refunds')
      .values([...refunds])
      .execute();
  // Only captured sales have one.
  for (const { saleId } of transfers) await enqueueInvoices(trx, saleId);
  if (history.length > 0)
    await trx
      .insertInto('tradeHistory')
      .values([...history])
      .execute();
  if (entries.length === 0) return;
  await trx
    .insertInto('ledgerEntries')
    .values(entries.map(({ postings: _postings, ...entry }) => entry))
    .execute();
  const postings = entries.flatMap(({ id: entryId, postings: all }) =>
    all
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map((posting, position) => ({ ...posting, entryId, position })),
  );
  await trx.insertInto('ledgerPostings').values(postings).execute();
}
