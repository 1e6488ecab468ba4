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
  steps: MoneySteps,
  { newId, adminId }: { readonly newId: () => string; readonly adminId: string },
): MoneyRows {
  const { authorizedAt, capturedAt, voidedAt, transferredAt, refund: given } = steps;
  const { purchaseId, saleId, vendorId, currency, totalMinor, askedAt } = sale;
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
    entries: entriesOf(sale, steps, { paymentId, transferId, refundId, split, backMinor, share }),
    steps: stepsOf(sale, steps, { after, backMinor, adminId: isPartial ? adminId : null }),
  };
}

interface Divided {
  readonly paymentId: string;
  readonly transferId: string;
  readonly refundId: string;
  readonly split: ReturnType<typeof splitOf>;
  /** What the vendor already had of the refund. */
  readonly backMinor: number;
  readonly share: ReturnType<typeof refundShareOf> | null;
}

/** What the ledger records of a sale. */
function entriesOf(
  { purchaseId, saleId, number, buyerId, vendorId, currency }: PaidSale,
  { capturedAt, transferredAt, refund }: MoneySteps,
  { paymentId, transferId, refundId, split, backMinor, share }: Divided,
): readonly Entry[] {
  const part = { saleId, vendorId, currency };
  const entries: Entry[] = [];
  const record = (entry: Omit<Entry, 'purchaseId' | 'buyerId'>) => {
    entries.push({ ...entry, purchaseId, buyerId });
  };
  if (capturedAt)
    record({
      kind: 'capture',
      source: `capture:${paymentId}`,
      at: capturedAt,
      memo: `Paid for ${number}`,
      postings: capturePostings(part, split),
    });
  if (transferredAt)
    record({
      kind: 'transfer',
      source: `transfer:${transferId}`,
      at: transferredAt,
      memo: `Sent for ${number}`,
      postings: transferPostings(part, split.dueMinor),
    });
  if (refund && backMinor > 0)
    record({
      kind: 'reversal',
      source: `reversal:${refundId}`,
      at: refund.at,
      memo: `Reversed for ${number}`,
      postings: reversalPostings(part, backMinor),
    });
  if (refund && share)
    record({
      kind: 'refund',
      source: `refund:${refundId}`,
      at: refund.at,
      memo: `Refund of ${number}: ${refund.reason}`,
      postings: refundPostings(part, share),
    });
  return entries;
}

interface Refunded {
  /** The payment's state after the refund. */
  readonly after: string;
  readonly backMinor: number;
  /** Who made the refund; null for the system. */
  readonly adminId: string | null;
}

/** The history of a sale's payment and transfer. */
function stepsOf(
  { askedAt }: PaidSale,
  { authorizedAt, capturedAt, voidedAt, transferredAt, refund }: MoneySteps,
  { after, backMinor, adminId }: Refunded,
): readonly MoneyStep[] {
  const steps: MoneyStep[] = [];
  const moved = (step: Omit<MoneyStep, 'note' | 'adminId'> & Partial<MoneyStep>) => {
    steps.push({ note: null, adminId: null, ...step });
  };
  moved({ process: 'payment', command: 'open', from: 'created', to: 'processing', at: askedAt });
  moved({ process: 'payment', command: 'authorize', from: 'processing', to: 'authorized', at: authorizedAt });
  if (voidedAt)
    moved({ process: 'payment', command: 'void', from: 'authorized', to: 'voided', at: voidedAt });
  if (capturedAt)
    moved({ process: 'payment', command: 'capture', from: 'authorized', to: 'captured', at: capturedAt });
  if (transferredAt) {
    moved({ process: 'transfer', command: 'release', from: 'accrued', to: 'eligible', at: transferredAt });
    moved({ process: 'transfer', command: 'send', from: 'eligible', to: 'sent', at: transferredAt });
  }
  if (refund === null) return steps;
  const { at, reason: note } = refund;
  if (backMinor > 0)
    moved({ process: 'transfer', command: 'reverse', from: 'sent', to: 'partially_reversed', at, note });
  moved({ process: 'payment', command: 'refund', from: 'captured', to: after, at, note, adminId });
  return steps;
}

/** Multiples of ten, which can be moved in every currency. */
const partOf = (amountMinor: number, percent: number): number =>
  percent === 100 ? amountMinor : Math.floor((amountMinor * percent) / 10_000) * 100;
