import { refuse, ok, type Result } from '../../../../../src/lib/result.ts';
import { findMailedColleagues } from '../../../platform/notifications/mailed-colleagues.ts';
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

/** Issues a vendor's missing documents, numbered in the order of the months. Idempotent. */
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
 * Issues the commission invoices of all finished months, in one transaction per vendor; none until the market's legal
 * data is set. `andThen` is part of each transaction. An undecided tax is thrown after the others are issued, so that
 * admins see the failed job. Returns how many were issued.
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

/** The nightly job: issues the invoices, and mails them to owners and editors. */
export const commissionInvoicesTask = (parts: InvoiceParts) => async (): Promise<void> => {
  await issueCommissionInvoices(parts, async (trx, vendorId, issued) => {
    const { kind } = await findInvoicedVendor(trx, vendorId);
    const colleagues = (await findMailedColleagues(trx, [vendorId])).get(vendorId) ?? [];
    for (const colleague of colleagues)
      await parts.queueMail(trx, commissionMail(colleague, issued, { kind, publicUrl: parts.publicUrl }));
  });
};

/** The vendor of a session; null (all vendors) for admins. */
const vendorOf = (session: ReaderSession): string | null => {
  const reader = readerOf(session);
  return 'vendorId' in reader ? reader.vendorId : null;
};

/** The commission invoices, latest first (contract: listCommissionInvoices). */
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

/** The document, rendered from its stored content (contract: readCommissionInvoice). */
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
