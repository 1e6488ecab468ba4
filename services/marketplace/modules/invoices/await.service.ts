import { businessTerms } from '../../../../src/lib/business-terms.ts';
import { dayMs } from '../../../../src/lib/durations.ts';
import { findMailedColleagues } from '../../platform/notifications/mailed-colleagues.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue, type Task } from '../../platform/jobs/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { insertAwaited, lockAwaited, type AwaitedDocument } from './awaited.repository.ts';
import { documentsOfSale } from './invoice.repository.ts';
import type { InvoiceParts, Trx } from './invoices.parts.ts';
import { awaitedTitle, reminderMail } from './own-invoices.mails.ts';
import { lockSoldSale, refundsToCredit, type SoldSale } from './sold-sale.repository.ts';
import { salePathOf } from './sale-path.domain.ts';

const { days, remindersAfterDays } = businessTerms.ownInvoices;
const after = (at: Date, count: number): Date => new Date(at.getTime() + count * dayMs);

/**
 * Records the missing documents of a sale whose vendor issues its own: the vendor sees them, and is reminded until it
 * has sent them. Idempotent.
 */
export async function awaitDocuments(
  parts: Pick<InvoiceParts, 'clock' | 'ids' | 'ledger'>,
  trx: Trx,
  sale: SoldSale,
): Promise<void> {
  const { currency, vendorId, id: saleId } = sale;
  const of = { vendorId, saleId, currency, dueAt: after(parts.clock.now(), days) };
  if ((await documentsOfSale(trx, saleId)).length === 0) {
    const { capturedMinor } = await parts.ledger.balanceOf(trx, saleId);
    await awaitDocument(parts, trx, sale, {
      ...of,
      kind: 'invoice',
      refundId: null,
      amountMinor: capturedMinor,
    });
  }
  for (const { id: refundId, amountMinor } of await refundsToCredit(trx, saleId))
    await awaitDocument(parts, trx, sale, { ...of, kind: 'credit_note', refundId, amountMinor });
}

async function awaitDocument(
  { clock, ids }: Pick<InvoiceParts, 'clock' | 'ids'>,
  trx: Trx,
  sale: SoldSale,
  awaited: Omit<AwaitedDocument, 'id'>,
): Promise<void> {
  const id = ids.newId();
  if (!(await insertAwaited(trx, { ...awaited, id }))) return;
  await notify(
    trx,
    { vendorId: sale.vendorId },
    {
      kind: 'payment',
      title: awaitedTitle(awaited.kind, sale.saleNumber),
      detail: `Please send it within ${days} days.`,
      path: salePathOf(sale),
    },
  );
  for (const count of remindersAfterDays)
    await enqueue(
      trx,
      'remind_of_invoice',
      { awaitedId: id },
      { runAt: after(clock.now(), count), jobKey: `remind_of_invoice:${id}:${count}` },
    );
}

/** Reminds a vendor of a document that it has not sent; does nothing once it has, so it can be repeated. */
export const reminderTask =
  (parts: InvoiceParts): Task<'remind_of_invoice'> =>
  async ({ awaitedId }) => {
    const { db, clock, queueMail, publicUrl } = parts;
    await inTransaction(db, async (trx) => {
      const awaited = await lockAwaited(trx, awaitedId);
      const sale = awaited && (await lockSoldSale(trx, awaited.saleId));
      if (awaited === null || sale === null) return;
      const isOverdue = awaited.dueAt <= clock.now();
      const colleagues = await findMailedColleagues(trx, [sale.vendorId]);
      for (const colleague of colleagues.get(sale.vendorId) ?? [])
        await queueMail(trx, reminderMail(colleague, { awaited, sale, isOverdue, publicUrl }));
    });
  };
