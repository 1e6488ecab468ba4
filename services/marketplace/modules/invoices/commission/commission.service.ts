import { refuse, ok, type Result } from '../../../../../src/lib/result.ts';
import { findMailedColleagues } from '../../../platform/db/vendor-members.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { pdfFile, type DocumentFile } from '../../../platform/documents/index.ts';
import { pageOf, positionOfCursor, type ListPage } from '../../../platform/list-page.ts';
import { invalidCursor, type Invalid } from '../../../platform/refusals.ts';
import { commissionMonths, vendorsWithCommission } from '../../ledger/index.ts';
import { marketIdentity, type LegalIdentity } from '../../market-settings/index.ts';
import { decideCommissionTax } from '../../tax/index.ts';
import { invoiceSheet } from '../invoice-sheet.domain.ts';
import type { CommissionContent } from '../invoices.domain.ts';
import type { InvoiceParts, Trx } from '../invoices.parts.ts';
import { readerOf, type ReaderSession } from '../reader.service.ts';
import { commissionContent, commissionNumber, documentsDue } from './commission.domain.ts';
import { commissionMail } from './commission.mails.ts';
import {
  countCommissionInvoices,
  findCommissionInvoice,
  findCommissionInvoices,
  findInvoicedVendor,
  findIssuedBefore,
  insertCommissionInvoice,
  lockSeries,
  nextPosition,
  type ListedCommissionInvoice,
} from './commission.repository.ts';

type IssueParts = Pick<InvoiceParts, 'db' | 'clock' | 'ids' | 'currency'>;

/** Issues what a vendor is missing, with numbers in the order of its months. Repeated it does nothing. */
async function issueForVendor(
  { clock, ids, currency }: Omit<IssueParts, 'db'>,
  trx: Trx,
  { market, vendorId }: { readonly market: LegalIdentity; readonly vendorId: string },
): Promise<readonly CommissionContent[]> {
  const issuedAt = clock.now();
  await lockSeries(trx);
  const { months, lastOver } = await commissionMonths(trx, { vendorId, currency, now: issuedAt });
  const due = documentsDue(months, lastOver, await findIssuedBefore(trx, vendorId));
  if (due.length === 0) return [];
  const { party: buyer } = await findInvoicedVendor(trx, vendorId);
  const tax = decideCommissionTax(market, buyer);
  if (!tax.ok)
    throw new Error(
      `The VAT on the commission of ${buyer.name} can't be decided: ${tax.error.needed.join(', ')} is not known.`,
    );
  const issued: CommissionContent[] = [];
  for (const document of due) {
    const position = await nextPosition(trx);
    const number = commissionNumber(position);
    const content = commissionContent({
      due: document,
      number,
      issuedAt,
      currency,
      market,
      buyer,
      tax: tax.value,
    });
    await insertCommissionInvoice(trx, { id: ids.newId(), vendorId, position, content, issuedAt });
    issued.push(content);
  }
  return issued;
}

/**
 * Issues the invoices over the commission of all months that are over, a transaction for each vendor; none while nobody has said who the
 * market is. `andThen` is a part of that transaction. What can't be decided is thrown after the others are issued: the job is on the
 * admins' list then. Returns how many were issued.
 */
export async function issueCommissionInvoices(
  parts: IssueParts,
  andThen?: (trx: Trx, vendorId: string, issued: readonly CommissionContent[]) => Promise<void>,
): Promise<number> {
  const market = await marketIdentity(parts.db);
  if (market === null) return 0;
  let count = 0;
  const failures: unknown[] = [];
  for (const vendorId of await vendorsWithCommission(parts.db, parts.currency)) {
    try {
      const issued = await inTransaction(parts.db, async (trx) => {
        const documents = await issueForVendor(parts, trx, { market, vendorId });
        if (documents.length > 0) await andThen?.(trx, vendorId, documents);
        return documents;
      });
      count += issued.length;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `Invoices over the commission of ${failures.length} vendors weren't issued.`,
    );
  return count;
}

/** The nightly job: issues, and mails owners and editors what was issued. */
export const commissionInvoicesTask = (parts: InvoiceParts) => async (): Promise<void> => {
  await issueCommissionInvoices(parts, async (trx, vendorId, issued) => {
    const { kind } = await findInvoicedVendor(trx, vendorId);
    const colleagues = (await findMailedColleagues(trx, [vendorId])).get(vendorId) ?? [];
    for (const colleague of colleagues)
      await parts.queueMail(trx, commissionMail(colleague, issued, { kind, publicUrl: parts.publicUrl }));
  });
};

/** A vendor's own; an admin's are all. */
const vendorOf = (session: ReaderSession): string | null => {
  const reader = readerOf(session);
  return 'vendorId' in reader ? reader.vendorId : null;
};

/** The invoices over the commission, the latest first (contract: listCommissionInvoices). */
export async function listCommissionInvoices(
  { db }: Pick<InvoiceParts, 'db'>,
  session: ReaderSession,
  { cursor, limit = 24 }: { readonly cursor?: string | undefined; readonly limit?: number | undefined },
): Promise<Result<ListPage<ListedCommissionInvoice>, Invalid>> {
  const position = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && position === null) return refuse(invalidCursor);
  const vendorId = vendorOf(session);
  const [rows, total] = await Promise.all([
    findCommissionInvoices(db, vendorId, { position, limit: limit + 1 }),
    countCommissionInvoices(db, vendorId),
  ]);
  return ok({ ...pageOf(rows, limit), total });
}

/** The document, drawn from what was stored of it (contract: readCommissionInvoice). */
export async function readCommissionInvoice(
  { db }: Pick<InvoiceParts, 'db'>,
  session: ReaderSession,
  id: string,
): Promise<Result<DocumentFile, { readonly code: 'NOT_FOUND' }>> {
  const stored = await findCommissionInvoice(db, id, vendorOf(session));
  if (stored === null) return refuse({ code: 'NOT_FOUND' });
  const { content, issuedAt } = stored;
  return ok(await pdfFile(`${content.number}.pdf`, invoiceSheet(content, issuedAt)));
}
