import { invoicingTerms, type InvoiceIssuer } from '../../../../src/lib/invoicing-terms.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ownVendorId, type Session } from '../account/index.ts';
import { findChoice, saveChoice, type Invoicing } from './invoicing-choice.repository.ts';
import type { InvoiceParts } from './invoices.parts.ts';

type Chooser = Pick<Session, 'userId' | 'membership'>;

/** Who issues the vendor's documents (contract: getInvoicing). */
export const getInvoicing = ({ db }: Pick<InvoiceParts, 'db'>, session: Chooser): Promise<Invoicing> =>
  findChoice(db, ownVendorId(session));

interface OutdatedWording {
  readonly code: 'VALIDATION';
  readonly fields: readonly { readonly field: string; readonly message: string; readonly rule: string }[];
}

/**
 * Records the choice, and who made it (contract: chooseInvoicing). Sales that were already invoiced, and their refunds,
 * are not affected.
 */
export async function chooseInvoicing(
  { db, clock, ids }: Pick<InvoiceParts, 'db' | 'clock' | 'ids'>,
  session: Chooser,
  { issuedBy, wording }: { readonly issuedBy: InvoiceIssuer; readonly wording: number },
): Promise<Result<Invoicing, OutdatedWording>> {
  if (wording !== invoicingTerms.version) {
    const message = 'The wording has changed. Reload the page, read it and choose again.';
    return refuse({ code: 'VALIDATION', fields: [{ field: 'wording', message, rule: 'const' }] });
  }
  const vendorId = ownVendorId(session);
  return inTransaction(db, async (trx) => {
    const choice = { id: ids.newId(), vendorId, issuedBy, wording, chosenBy: session.userId };
    await saveChoice(trx, { ...choice, chosenAt: clock.now() });
    return ok(await findChoice(trx, vendorId));
  });
}
