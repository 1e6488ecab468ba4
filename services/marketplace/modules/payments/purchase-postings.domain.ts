import { invariant } from '../../../../src/lib/invariant.ts';
import type { Posting } from '../ledger/index.ts';
import { movableMinor, stepMinorOf } from './provider/provider-money.domain.ts';
import type { RefundShare } from './refunds/refund-shares.domain.ts';

/** Whose money it is, and in which currency. */
export interface Part {
  readonly saleId: string;
  readonly vendorId: string;
  readonly currency: string;
}

/** What a sub-order is settled for: `totalMinor` is captured, of which `commissionMinor` is earned and `dueMinor` owed to the vendor. */
export interface Split {
  readonly totalMinor: number;
  readonly commissionMinor: number;
  readonly dueMinor: number;
}

/**
 * What was accepted, as it can be moved: where the provider moves in steps of ten, the buyer pays up to nine units less and the vendor is
 * due up to nine less, the difference of the two being the market's.
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

/** Money of the buyer's comes in; it is owed to the vendor but for the commission. */
export const capturePostings = (part: Part, { totalMinor, commissionMinor, dueMinor }: Split) =>
  postings(part, { cash: totalMinor, vendor_due: -dueMinor, commission: -commissionMinor });

/** What is due goes to the vendor. */
export const transferPostings = (part: Part, amountMinor: number) =>
  postings(part, { vendor_due: amountMinor, cash: -amountMinor });

/** What had gone to the vendor comes back, and is owed to them until a refund takes it. */
export const reversalPostings = (part: Part, amountMinor: number) =>
  postings(part, { cash: amountMinor, vendor_due: -amountMinor });

/** Money goes back to the buyer, from the commission and from what is due. */
export const refundPostings = (part: Part, { commissionMinor, vendorMinor }: RefundShare) =>
  postings(part, {
    cash: -(commissionMinor + vendorMinor),
    commission: commissionMinor,
    vendor_due: vendorMinor,
  });

/** A payer's bank takes money back until it has decided: the market's loss meanwhile. */
export const withdrawnPostings = (part: Part, amountMinor: number) =>
  postings(part, { dispute_losses: amountMinor, cash: -amountMinor });

/** The bank decides for the market; also where the loss becomes somebody else's. */
export const reinstatedPostings = (part: Part, amountMinor: number) =>
  postings(part, { cash: amountMinor, dispute_losses: -amountMinor });

/** What the provider keeps for its work. */
export const feePostings = (part: Part, amountMinor: number) =>
  postings(part, { provider_fees: amountMinor, cash: -amountMinor });

/**
 * A sum that a bank takes back of a payment, shared by its sales in proportion to what is left of each; what rounding leaves goes to the first
 * that has room for it, and what is more than all of them have to the first.
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
