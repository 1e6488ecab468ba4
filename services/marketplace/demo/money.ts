import { invariant } from '../../../src/lib/invariant.ts';
import type { Insertable } from 'kysely';
import type { Entry } from '../modules/ledger/index.ts';
import {
  capturePostings,
  goodsRefunded,
  refundPostings,
  refundShareOf,
  reversalPostings,
  soldAs,
  splitOf,
  toProvider,
  transferPostings,
} from '../modules/payments/index.ts';
import type { Database } from '../platform/db/schema.ts';

/** The steps of the money, past ones only; null for those that did not happen. */
export interface MoneySteps {
  readonly authorizedAt: Date;
  readonly capturedAt: Date | null;
  readonly voidedAt: Date | null;
  readonly transferredAt: Date | null;
  /** A refund of everything captured, or of the given percentage. */
  readonly refund: { readonly at: Date; readonly percent: number; readonly reason: string } | null;
}

/** The only sale of a purchase. */
interface PaidSale {
  readonly purchaseId: string;
  readonly saleId: string;
  /** The sale id of the payment's key; null for the whole purchase. */
  readonly paidSaleId: string | null;
  /** As shown to users: `B-10001`, `QS-10001-1`. */
  readonly number: string;
  readonly buyerId: string;
  readonly vendorId: string;
  readonly currency: string;
  readonly totalMinor: number;
  /** Goods or work: the price before tax, and the tax. */
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly commissionMinor: number;
  readonly askedAt: Date;
}

/** One step of a payment or transfer, as in the history. */
interface MoneyStep {
  readonly process: 'payment' | 'transfer';
  readonly command: string;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
  readonly note: string | null;
  /** Null for the system. */
  readonly adminId: string | null;
}

export interface MoneyRows {
  readonly payment: Insertable<Database['payments']>;
  readonly transfer: Insertable<Database['transfers']> | null;
  readonly refund: Insertable<Database['refunds']> | null;
  readonly entries: readonly Entry[];
  readonly steps: readonly MoneyStep[];
}

/** A sale's money as the payments module would have stored it. `adminId` made partial refunds. */
export function moneyOf(
  sale: PaidSale,
  { authorizedAt, capturedAt, voidedAt, transferredAt, refund: given }: MoneySteps,
  { newId, adminId }: { readonly newId: () => string; readonly adminId: string },
): MoneyRows {
  const { purchaseId, saleId, number, buyerId, vendorId, currency, totalMinor, askedAt } = sale;
  const part = { saleId, vendorId, currency };
  const split = splitOf(totalMinor, sale.commissionMinor, currency);
  const [paymentId, transferId, refundId] = [newId(), newId(), newId()];
  const refundedMinor = given === null ? 0 : partOf(split.totalMinor, given.percent);
  const isAllRefunded = refundedMinor === split.totalMinor;
  const isPartial = given !== null && !isAllRefunded;
  const sold = soldAs(split.totalMinor, {
    grossMinor: sale.subtotalMinor + sale.taxMinor,
    netMinor: sale.subtotalMinor,
  });
  const goods = given && goodsRefunded(sold, refundedMinor, 'goods');
  const share =
    goods &&
    refundShareOf(
      {
        capturedMinor: split.totalMinor,
        refundedMinor: 0,
        commissionMinor: split.commissionMinor,
        commissionReturnedMinor: 0,
        goodsNetMinor: sold.goods.netMinor,
        goodsNetRefundedMinor: 0,
      },
      { amountMinor: refundedMinor, goodsNetMinor: goods.netMinor },
      currency,
    );
  const backMinor = transferredAt === null ? 0 : (share?.vendorMinor ?? 0);
  // The sandbox reads the remaining amount from the id (demo-payments.ts).
  const left = {
    how: capturedAt === null ? 'a' : 'c',
    paid: toProvider(split.totalMinor - refundedMinor, currency),
    sent: toProvider(transferredAt === null ? 0 : split.dueMinor - backMinor, currency),
  };
  const name = `demo${left.how}${left.paid}to${left.sent}in${currency.toLowerCase()}${saleId.replaceAll('-', '')}`;

  const entry = (
    kind: Entry['kind'],
    source: string,
    at: Date,
    memo: string,
    postings: Entry['postings'],
  ): Entry => ({ kind, source, purchaseId, buyerId, memo, at, postings }) satisfies Entry;
  const step = (
    process: MoneyStep['process'],
    command: string,
    from: string,
    to: string,
    at: Date,
    note: string | null = null,
  ): MoneyStep => ({
    process,
    command,
    from,
    to,
    at,
    note,
    adminId: note !== null && isPartial && process === 'payment' ? adminId : null,
  });
  const end = capturedAt === null ? (voidedAt === null ? 'authorized' : 'voided') : 'captured';
  const after = isAllRefunded ? 'refunded' : 'partially_refunded';
  invariant(given === null || (capturedAt !== null && given.at > capturedAt), 'what is given back was paid');
  return {
    payment: {
      id: paymentId,
      purchaseId,
      saleId: sale.paidSaleId,
      status: given === null ? end : after,
      amountMinor: totalMinor,
      currency,
      providerIntentId: `pi_${name}`,
      capturedMinor: capturedAt === null ? 0 : split.totalMinor,
      refundedMinor,
      createdAt: askedAt,
      updatedAt: given?.at ?? capturedAt ?? voidedAt ?? authorizedAt,
    },
    transfer:
      capturedAt === null
        ? null
        : {
            id: transferId,
            saleId,
            vendorId,
            status: transferredAt === null ? 'accrued' : backMinor > 0 ? 'partially_reversed' : 'sent',
            amountMinor: isAllRefunded ? 0 : split.dueMinor,
            reversedMinor: backMinor,
            currency,
            providerTransferId: transferredAt && `tr_${name}`,
            failure: null,
            createdAt: capturedAt,
            updatedAt: given?.at ?? transferredAt ?? capturedAt,
          },
    refund: given &&
      goods && {
        id: refundId,
        paymentId,
        saleId,
        amountMinor: refundedMinor,
        goodsMinor: goods.grossMinor,
        goodsNetMinor: goods.netMinor,
        reason: given.reason,
        status: 'done',
        providerRefundId: `re_${name}`,
        requestedBy: isPartial ? adminId : null,
        createdAt: given.at,
        doneAt: given.at,
      },
    entries: [
      ...(capturedAt
        ? [
            entry(
              'capture',
              `capture:${paymentId}`,
              capturedAt,
              `Paid for ${number}`,
              capturePostings(part, split),
            ),
          ]
        : []),
      ...(transferredAt
        ? [
            entry(
              'transfer',
              `transfer:${transferId}`,
              transferredAt,
              `Sent for ${number}`,
              transferPostings(part, split.dueMinor),
            ),
          ]
        : []),
      ...(given && backMinor > 0
        ? [
            entry(
              'reversal',
              `reversal:${refundId}`,
              given.at,
              `Reversed for ${number}`,
              reversalPostings(part, backMinor),
            ),
          ]
        : []),
      ...(given && share
        ? [
            entry(
              'refund',
              `refund:${refundId}`,
              given.at,
              `Refund of ${number}: ${given.reason}`,
              refundPostings(part, share),
            ),
          ]
        : []),
    ],
    steps: [
      step('payment', 'open', 'created', 'processing', askedAt),
      step('payment', 'authorize', 'processing', 'authorized', authorizedAt),
      ...(voidedAt ? [step('payment', 'void', 'authorized', 'voided', voidedAt)] : []),
      ...(capturedAt ? [step('payment', 'capture', 'authorized', 'captured', capturedAt)] : []),
      ...(transferredAt
        ? [
            step('transfer', 'release', 'accrued', 'eligible', transferredAt),
            step('transfer', 'send', 'eligible', 'sent', transferredAt),
          ]
        : []),
      ...(given && backMinor > 0
        ? [step('transfer', 'reverse', 'sent', 'partially_reversed', given.at, given.reason)]
        : []),
      ...(given ? [step('payment', 'refund', 'captured', after, given.at, given.reason)] : []),
    ],
  };
}

/** Multiples of ten, which can be moved in every currency. */
const partOf = (amountMinor: number, percent: number): number =>
  percent === 100 ? amountMinor : Math.floor((amountMinor * percent) / 10_000) * 100;
