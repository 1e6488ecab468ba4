import type Stripe from 'stripe';
import { findMailedColleagues } from '../../../platform/notifications/mailed-colleagues.ts';
import type { ChargebackStatus } from '../../../platform/db/chargeback-tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { askAdmins } from '../../../platform/mail/index.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { step } from '../../../platform/processes/step.ts';
import type { Entry, Posting } from '../../ledger/index.ts';
import { chargebackOpenedMail, chargebackClosedMail } from './chargeback.mails.ts';
import {
  findChargebackNamed,
  findShares,
  insertChargeback,
  saveChargebackStatus,
  type StoredChargeback,
} from './chargeback.repository.ts';
import { insertEvent, type SeenEvent } from '../payment/payment-event.repository.ts';
import { ask } from '../provider/payment-provider.ts';
import { paymentProcess, type PaymentCommand } from '../payment/payment.process.ts';
import { transitionPayment } from '../payment/payment-step.service.ts';
import {
  lockPayment,
  partiesOf,
  salesOf,
  type StoredPayment,
  type Trx,
} from '../payment/payment.repository.ts';
import { fromProvider } from '../provider/provider-money.domain.ts';
import { publishPurchaseEvent } from '../purchase-news.ts';
import { goodsRefunded } from '../refunds/refund-shares.domain.ts';
import { leftOfSale, shareNow } from '../refunds/refund-shares.service.ts';
import { enqueueRefund } from '../refunds/refund-request.service.ts';
import { insertRefund, pendingRefunds, saveRefund } from '../refunds/refund.repository.ts';
import { findPerson } from '../mailed-people.repository.ts';
import {
  chargebackSharesOf,
  feePostings,
  refundPostings,
  reinstatedPostings,
  withdrawnPostings,
} from '../purchase-postings.domain.ts';
import { byProvider } from '../purchase-money.domain.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';
import { findPaidSale } from '../transfers/transfer.repository.ts';
import { enqueueInvoices, enqueueTransfer } from '../transfers/transfer.service.ts';

const statuses: Readonly<Partial<Record<Stripe.Dispute.Status, ChargebackStatus>>> = {
  needs_response: 'open',
  under_review: 'sent',
  won: 'won',
  lost: 'lost',
};

/**
 * Reads the chargebacks of a payment from the provider and stores them with their consequences and with the `event`
 * that triggered it. An inquiry of the bank that moves no money is ignored.
 */
export async function readChargebacks(
  parts: PurchaseMoneyParts,
  payment: StoredPayment,
  event: SeenEvent | null = null,
): Promise<Result<'changed' | 'nothing', { readonly code: 'UNAVAILABLE' }>> {
  const { intentId } = payment;
  const received =
    intentId === null
      ? ok([])
      : await ask(
          async () => (await parts.stripe.disputes.list({ payment_intent: intentId, limit: 100 })).data,
        );
  if (!received.ok && received.error.code === 'AWAY') return refuse({ code: 'UNAVAILABLE' });
  if (!received.ok)
    throw new Error(`The payment provider does not mailParties of disputes: ${received.error.code}`);
  return inTransaction(parts.db, async (trx): ReturnType<typeof readChargebacks> => {
    const at = parts.clock.now();
    const { status } = await lockPayment(trx, payment);
    // A bank can be faster than our own record of the capture: the event is requested again.
    if (received.value.length > 0 && status === 'authorized') return refuse({ code: 'UNAVAILABLE' });
    if (event !== null) await insertEvent(trx, event, at);
    let isChanged = false;
    for (const dispute of received.value.toReversed()) {
      const held = await lockPayment(trx, payment);
      if (await saveDispute(parts, trx, held, dispute)) isChanged = true;
    }
    if (isChanged)
      await publishPurchaseEvent(trx, payment, { audience: await partiesOf(trx, payment.purchaseId), at });
    return ok(isChanged ? ('changed' as const) : ('nothing' as const));
  });
}

async function saveDispute(
  parts: PurchaseMoneyParts,
  trx: Trx,
  held: StoredPayment,
  dispute: Stripe.Dispute,
): Promise<boolean> {
  const status = statuses[dispute.status];
  if (status === undefined) return false;
  const known = await findChargebackNamed(trx, dispute.id);
  const chargeback = known ?? (await open(parts, trx, held, dispute));
  if (status === chargeback.status) return known === null;
  await saveChargebackStatus(trx, chargeback.id, status, parts.clock.now());
  if (status === 'won' || status === 'lost') await close(parts, trx, { held, chargeback, verdict: status });
  return true;
}

/**
 * Changes the payment only if its state allows that: whatever else happened, the bank's decision counts and its money
 * is in the ledger.
 */
async function move(
  parts: PurchaseMoneyParts,
  trx: Trx,
  held: StoredPayment,
  {
    command,
    note = null,
    refundedMinor,
  }: { readonly command: PaymentCommand; readonly note?: string | null; readonly refundedMinor?: number },
): Promise<void> {
  const at = parts.clock.now();
  if (!step(paymentProcess, held.status, command, { isAllRefunded: false }).ok) {
    parts.log.error({ paymentId: held.id, status: held.status, command }, 'a chargeback of another state');
    return;
  }
  const change = refundedMinor === undefined ? {} : { refundedMinor };
  await transitionPayment(parts, trx, held, { commands: [command], change, doer: byProvider, note, at });
}

async function open(
  parts: PurchaseMoneyParts,
  trx: Trx,
  held: StoredPayment,
  dispute: Stripe.Dispute,
): Promise<StoredChargeback> {
  const { ledger, clock, ids } = parts;
  const { currency } = held;
  const amountMinor = fromProvider(dispute.amount, currency);
  const feeMinor = fromProvider(
    dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    currency,
  );
  const sales: { readonly saleId: string; readonly leftMinor: number }[] = [];
  for (const saleId of await salesOf(trx, held)) {
    const { capturedMinor, refundedMinor } = await ledger.balanceOf(trx, saleId);
    sales.push({ saleId, leftMinor: capturedMinor - refundedMinor });
  }
  const shares = chargebackSharesOf(sales, amountMinor, currency);
  const { due_by: dueBy } = dispute.evidence_details;
  const row = {
    id: ids.newId(),
    paymentId: held.id,
    providerDisputeId: dispute.id,
    reason: dispute.reason,
    currency,
    amountMinor,
    feeMinor,
    evidenceDueBy: dueBy === null ? null : new Date(dueBy * 1000),
  };
  const at = clock.now();
  await insertChargeback(trx, row, shares, at);
  const withdrawn: Posting[] = [];
  for (const share of shares)
    withdrawn.push(...withdrawnPostings(await partOf(trx, share.saleId, currency), share.amountMinor));
  await record(parts, trx, held, {
    kind: 'dispute',
    source: `chargeback:${row.id}`,
    memo: 'Taken back by the buyer’s bank',
    postings: withdrawn,
  });
  const [first] = sales;
  await record(parts, trx, held, {
    kind: 'fee',
    source: `chargeback_fee:${row.id}`,
    memo: 'Fee for a chargeback',
    postings: first === undefined ? [] : feePostings(await partOf(trx, first.saleId, currency), feeMinor),
  });
  await move(parts, trx, held, { command: 'dispute', note: dispute.reason });
  const stored = await findChargebackNamed(trx, dispute.id);
  if (stored === null) throw new Error('a chargeback was inserted');
  await mailParties(parts, trx, held, (about) => chargebackOpenedMail(about, stored));
  await askAdmins(parts, trx, {
    title: `A bank has taken back the payment for ${held.purchaseNumber}`,
    detail: 'See what the bank asks for, and answer it in time.',
    path: `/admin/${held.purchaseKind}s-management/${held.purchaseId}`,
  });
  return stored;
}

const partOf = async (trx: Trx, saleId: string, currency: string) => {
  const sale = await findPaidSale(trx, saleId);
  if (sale === null) throw new Error('a share is of a sale');
  return { saleId, vendorId: sale.vendorId, currency };
};

/** Records an entry of a payment; its memo ends with the purchase's number. */
async function record(
  { ledger, clock }: PurchaseMoneyParts,
  trx: Trx,
  { purchaseId, buyerId, purchaseNumber }: StoredPayment,
  { memo, ...entry }: Pick<Entry, 'kind' | 'source' | 'memo' | 'postings'>,
): Promise<void> {
  const at = clock.now();
  await ledger.recordEntry(trx, { ...entry, purchaseId, buyerId, memo: `${memo}: ${purchaseNumber}`, at });
}

interface Closing {
  readonly held: StoredPayment;
  readonly chargeback: StoredChargeback;
  readonly verdict: 'won' | 'lost';
}

/**
 * The bank has decided. Won: the market has the money again. Lost: the buyer has it; the vendor keeps what is earned,
 * at the market's loss, and what is not earned yet is divided like a refund. Then pending work continues.
 */
async function close(
  parts: PurchaseMoneyParts,
  trx: Trx,
  { held, chargeback, verdict }: Closing,
): Promise<void> {
  const { clock, ids } = parts;
  const { id, currency } = chargeback;
  const at = clock.now();
  const reason = 'Taken back by the buyer’s bank';
  let refundedMinor = held.refundedMinor;
  for (const { saleId, amountMinor } of await findShares(trx, id)) {
    const sale = await findPaidSale(trx, saleId);
    if (sale === null) throw new Error('a share is of a sale');
    const part = { saleId, vendorId: sale.vendorId, currency };
    const left = await leftOfSale(parts, trx, sale, ['done']);
    const backMinor = verdict === 'lost' && !sale.isEarned ? Math.min(amountMinor, left.amountMinor) : 0;
    const reinstatedMinor = verdict === 'won' ? amountMinor : backMinor;
    await record(parts, trx, held, {
      kind: 'dispute',
      source: `chargeback_closed:${id}:${saleId}`,
      memo: `Chargeback ${verdict}`,
      postings: reinstatedPostings(part, reinstatedMinor),
    });
    if (backMinor === 0) continue;
    const goods = goodsRefunded(left, backMinor, 'goods');
    const share = await shareNow(parts, trx, sale, { amountMinor: backMinor, currency, goods });
    await record(parts, trx, held, {
      kind: 'refund',
      source: `chargeback_refund:${id}:${saleId}`,
      memo: reason,
      postings: refundPostings(part, share),
    });
    refundedMinor += backMinor;
    const refundId = ids.newId();
    const refund = { id: refundId, paymentId: held.id, saleId, amountMinor: backMinor, goods };
    await insertRefund(trx, { ...refund, reason, requestedBy: null }, at);
    await saveRefund(trx, refundId, { status: 'done', providerRefundId: null, doneAt: at });
  }
  await move(parts, trx, held, { command: verdict === 'won' ? 'win' : 'lose', refundedMinor });
  for (const saleId of await salesOf(trx, held)) {
    await enqueueInvoices(trx, saleId);
    for (const refund of await pendingRefunds(trx, saleId)) await enqueueRefund(trx, refund.id);
    await enqueueTransfer(trx, saleId);
  }
  await mailParties(parts, trx, held, (about) =>
    chargebackClosedMail(about, { ...chargeback, status: verdict }),
  );
}

type About = Parameters<typeof chargebackOpenedMail>[0];

/** Mails both sides, each with a link. */
async function mailParties(
  parts: PurchaseMoneyParts,
  trx: Trx,
  held: StoredPayment,
  mailOf: (about: About) => ReturnType<typeof chargebackOpenedMail>,
): Promise<void> {
  const { purchaseId: id, purchaseKind: kind, purchaseNumber: number, buyerId } = held;
  const about = { kind, id, number, publicUrl: parts.publicUrl };
  const buyer = await findPerson(trx, buyerId);
  if (buyer !== null) await parts.queueMail(trx, mailOf({ to: buyer, side: 'buyer', about }));
  for (const saleId of await salesOf(trx, held)) {
    const { capturedMinor } = await parts.ledger.balanceOf(trx, saleId);
    const sale = await findPaidSale(trx, saleId);
    if (sale === null || capturedMinor === 0) continue;
    const own = { ...about, number: sale.number, id: kind === 'order' ? saleId : id };
    const colleagues = await findMailedColleagues(trx, [sale.vendorId]);
    for (const to of colleagues.get(sale.vendorId) ?? [])
      await parts.queueMail(trx, mailOf({ to, side: 'vendor', about: own }));
  }
}
