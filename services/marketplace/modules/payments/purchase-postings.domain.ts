import { invariant } from '../../../../src/lib/invariant.ts';
import type { Posting } from '../ledger/index.ts';
import { movableMinor, stepMinorOf } from './provider/provider-money.domain.ts';
import type { RefundShare } from './refunds/refund-shares.domain.ts';

/** The vendor and currency of a posting. */
export interface Part {
  readonly saleId: string;
  readonly vendorId: string;
  readonly currency: string;
}

/**
 * The division of a captured sub-order: of `totalMinor` the market earns `commissionMinor` and owes the vendor
 * `dueMinor`.
 */
export interface Split {
  readonly totalMinor: number;
  readonly commissionMinor: number;
  readonly dueMinor: number;
}

/**
 * Divides the accepted amount so that it can be moved: if the provider moves in steps of ten, buyer and vendor each get
 * up to nine units less, and the market gets the difference.
 */
export function splitOf(acceptedMinor: number, commissionMinor: number, currency: string): Split {
  invariant(commissionMinor >= 0 && commissionMinor <= acceptedMinor, 'a commission is a part of the sum');
  const totalMinor = movableMinor(acceptedMinor, currency);
  const dueMinor = movableMinor(acceptedMinor - commissionMinor, currency);
  return { totalMinor, dueMinor, commissionMinor: totalMinor - dueMinor };
}

type Amounts = Readonly<Partial<Record<Posting['account'], number>>>;

const postings = (part: Part, amounts: Amounts): readonly Posting[] =>
  (['cash', 'vendor_due', 'commission', 'provider_fees', 'dispute_losses'] as const).map((account) => ({
    account,
    saleId: part.saleId,
    vendorId: part.vendorId,
    currency: part.currency,
    amountMinor: amounts[account] ?? 0,
  }));

/** A capture: the market owes it to the vendor, less the commission. */
export const capturePostings = (part: Part, { totalMinor, commissionMinor, dueMinor }: Split) =>
  postings(part, { cash: totalMinor, vendor_due: -dueMinor, commission: -commissionMinor });

/** A transfer of the amount due to the vendor. */
export const transferPostings = (part: Part, amountMinor: number) =>
  postings(part, { vendor_due: amountMinor, cash: -amountMinor });

/** A reversal of a transfer: owed to the vendor again, until a refund uses it. */
export const reversalPostings = (part: Part, amountMinor: number) =>
  postings(part, { cash: amountMinor, vendor_due: -amountMinor });

/** A refund to the buyer, from the commission and from what is due to the vendor. */
export const refundPostings = (part: Part, { commissionMinor, vendorMinor }: RefundShare) =>
  postings(part, {
    cash: -(commissionMinor + vendorMinor),
    commission: commissionMinor,
    vendor_due: vendorMinor,
  });

/** A chargeback: the market's loss until the bank decides. */
export const withdrawnPostings = (part: Part, amountMinor: number) =>
  postings(part, { dispute_losses: amountMinor, cash: -amountMinor });

/** The bank decides for the market, or the loss passes to another account. */
export const reinstatedPostings = (part: Part, amountMinor: number) =>
  postings(part, { cash: amountMinor, dispute_losses: -amountMinor });

/** The provider's fee. */
export const feePostings = (part: Part, amountMinor: number) =>
  postings(part, { provider_fees: amountMinor, cash: -amountMinor });

/**
 * Divides a chargeback over the payment's sales in proportion to what is left of each. The rounding difference goes to
 * the first sale with enough left, any excess over all of them to the first.
 */
export function chargebackSharesOf(
  sales: readonly { readonly saleId: string; readonly leftMinor: number }[],
  amountMinor: number,
  currency: string,
): readonly { readonly saleId: string; readonly amountMinor: number }[] {
  const size = stepMinorOf(currency);
  const leftMinor = sales.reduce((sum, sale) => sum + sale.leftMinor, 0);
  const sharedMinor = Math.min(amountMinor, leftMinor);
  const shares = sales.map((sale) => ({
    saleId: sale.saleId,
    roomMinor: sale.leftMinor,
    amountMinor:
      leftMinor === 0
        ? 0
        : size * Number((BigInt(sharedMinor / size) * BigInt(sale.leftMinor)) / BigInt(leftMinor)),
  }));
  let rest = sharedMinor - shares.reduce((sum, share) => sum + share.amountMinor, 0);
  for (const share of shares) {
    const extra = Math.min(rest, share.roomMinor - share.amountMinor);
    share.amountMinor += extra;
    rest -= extra;
  }
  const [first] = shares;
  if (first !== undefined) first.amountMinor += amountMinor - sharedMinor;
  return shares.flatMap(({ saleId, amountMinor: own }) => (own > 0 ? [{ saleId, amountMinor: own }] : []));
}
