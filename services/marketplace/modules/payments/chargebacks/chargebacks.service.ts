import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Session } from '../../account/index.ts';
import { insertAudit } from '../../audit/index.ts';
import { evidenceText, isDue } from './chargeback-evidence.domain.ts';
import {
  readCourse,
  readHandover,
  readInvoiceNumbers,
  readPurchaseFacts,
  readSoldLines,
} from './chargeback-evidence.repository.ts';
import { readChargebacks } from './chargeback-reading.service.ts';
import {
  findChargeback,
  findChargebacksOf,
  saveEvidence,
  type StoredChargeback,
} from './chargeback.repository.ts';
import { evidenceFilesOf, type EvidenceFile } from './evidence-files.repository.ts';
import { sentFiles } from './evidence-files.service.ts';
import { ask } from '../provider/payment-provider.ts';
import { findPayment, lockPayment, type Db } from '../payment/payment.repository.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';

/** A chargeback for admins (contract: Chargeback). */
export interface ChargebackView extends StoredChargeback {
  /** The evidence as sent, or as proposed. */
  readonly evidenceText: string;
  readonly files: readonly EvidenceFile[];
  /** Whether the evidence can still be sent. */
  readonly canSend: boolean;
}

async function proposedEvidence(db: Db, chargebackId: string): Promise<string> {
  const [facts] = await readPurchaseFacts(db, [chargebackId]);
  if (facts === undefined) return '';
  const texts = (rows: readonly { readonly text: string }[]) => rows.map(({ text }) => text);
  return evidenceText({
    ...facts,
    sold: await readSoldLines(db, [chargebackId]),
    handover: texts(await readHandover(db, [chargebackId])),
    invoices: texts(await readInvoiceNumbers(db, [chargebackId])),
    course: await readCourse(db, [chargebackId]),
  });
}

const viewOf = async (
  { db, clock }: PurchaseMoneyParts,
  stored: StoredChargeback,
): Promise<ChargebackView> => ({
  ...stored,
  evidenceText: stored.evidence ?? (await proposedEvidence(db, stored.id)),
  files: await evidenceFilesOf(db, stored.id),
  canSend: isDue(stored, clock.now()),
});

/** One chargeback, after a change. */
export async function viewChargeback(
  parts: PurchaseMoneyParts,
  chargebackId: string,
): Promise<Result<ChargebackView, { readonly code: 'NOT_FOUND' }>> {
  const stored = await findChargeback(parts.db, chargebackId);
  return stored === null ? refuse({ code: 'NOT_FOUND' }) : ok(await viewOf(parts, stored));
}

/** The chargebacks of a purchase, latest first (contract: listChargebacks). */
export async function listChargebacks(
  parts: PurchaseMoneyParts,
  purchaseId: string,
): Promise<readonly ChargebackView[]> {
  const views: ChargebackView[] = [];
  for (const stored of await findChargebacksOf(parts.db, purchaseId)) views.push(await viewOf(parts, stored));
  return views;
}

type SendRefusal = { readonly code: 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'PAPER_NOT_ACCEPTED' | 'UNAVAILABLE' };

/**
 * Sends the evidence to the bank, once and before its deadline (contract: sendChargebackEvidence). It is saved first:
 * if the provider does not answer, a retry sends the same.
 */
export async function sendEvidence(
  parts: PurchaseMoneyParts,
  { userId }: Pick<Session, 'userId'>,
  chargebackId: string,
  text: string,
): Promise<Result<ChargebackView, SendRefusal>> {
  const { db, clock, ids, stripe } = parts;
  const chargeback = await findChargeback(db, chargebackId);
  const payment = chargeback && (await findPayment(db, chargeback));
  if (chargeback === null || payment === null) return refuse({ code: 'NOT_FOUND' });
  const evidence = cleanText(text);
  const isKept = await inTransaction(db, async (trx) => {
    await lockPayment(trx, payment);
    const held = await findChargeback(trx, chargebackId);
    const at = clock.now();
    if (held === null || !isDue(held, at)) return false;
    await saveEvidence(trx, chargebackId, { evidence, sentBy: userId }, at);
    await insertAudit(trx, {
      id: ids.newId(),
      actorId: userId,
      act: 'send_chargeback_evidence',
      subjectKind: chargeback.purchaseKind,
      subjectId: chargeback.purchaseId,
      details: { chargebackId },
      at,
    });
    return true;
  });
  if (!isKept) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const named = await sentFiles(parts, chargebackId);
  if (!named.ok) return named;
  const sent = await ask(() =>
    stripe.disputes.update(chargeback.providerDisputeId, {
      evidence: { uncategorized_text: evidence, ...named.value },
      submit: true,
    }),
  );
  if (!sent.ok && sent.error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' });
  // Accepted or not, the provider's state is read.
  const read = await readChargebacks(parts, payment);
  if (!read.ok) return read;
  if (!sent.ok) return refuse({ code: 'NOT_ALLOWED_NOW' });
  return viewChargeback(parts, chargebackId);
}
