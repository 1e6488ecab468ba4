import { invariant } from '../../../../../src/lib/invariant.ts';
import { stepMinorOf } from '../provider/provider-money.domain.ts';

/** Goods, or work: what they cost with their tax, and before it. The commission is a share of the latter. */
export interface Goods {
  readonly grossMinor: number;
  readonly netMinor: number;
}

/** What was not refunded of a sale yet; what is not for its goods is for their delivery. */
export interface LeftOfSale {
  readonly amountMinor: number;
  readonly goods: Goods;
}

/** What a refund is for: goods in general, their delivery, or some items that cost `amountMinor` together, with delivery where it is theirs. */
export type RefundFor = 'goods' | 'delivery' | LeftOfSale;

const noGoods: Goods = { grossMinor: 0, netMinor: 0 };

/** A sale as it was captured: where the provider moves in steps, up to nine units less than it cost. */
export const soldAs = (amountMinor: number, { grossMinor, netMinor }: Goods): LeftOfSale => {
  const gross = Math.min(grossMinor, amountMinor);
  return { amountMinor, goods: { grossMinor: gross, netMinor: Math.min(netMinor, gross) } };
};

/** How much of a refund can be for the delivery. */
export const deliveryLeftOf = ({ amountMinor, goods }: LeftOfSale): number => amountMinor - goods.grossMinor;

/**
 * What of a refund is for goods. Of named items it is their share, by price and by their own rates of tax; otherwise goods come first, and
 * the delivery only where it is meant or nothing else is left. The last refund is for all goods that are left.
 */
export function goodsRefunded(left: LeftOfSale, amountMinor: number, what: RefundFor): Goods {
  invariant(amountMinor > 0 && amountMinor <= left.amountMinor, 'no more is refunded than is left');
  const named =
    what === 'delivery'
      ? { amountMinor, goods: noGoods }
      : what === 'goods'
        ? asGoods(left, amountMinor)
        : what;
  const { grossMinor: grossLeft, netMinor: netLeft } = left.goods;
  const grossMinor = within(
    proportion(named.goods.grossMinor, amountMinor, named.amountMinor),
    amountMinor - deliveryLeftOf(left),
    Math.min(amountMinor, grossLeft),
  );
  const netMinor = within(
    proportion(named.goods.netMinor, grossMinor, named.goods.grossMinor),
    netLeft - (grossLeft - grossMinor),
    Math.min(grossMinor, netLeft),
  );
  return { grossMinor, netMinor };
}

/** Goods alone, as long as there are any. */
function asGoods({ goods }: LeftOfSale, amountMinor: number): LeftOfSale {
  const grossMinor = Math.min(amountMinor, goods.grossMinor);
  return {
    amountMinor,
    goods: { grossMinor, netMinor: proportion(goods.netMinor, grossMinor, goods.grossMinor) },
  };
}

/** What earlier refunds left. Of one whose goods nobody has named, goods and delivery are in proportion to what was paid. */
export function leftAfter(
  sold: LeftOfSale,
  refunds: readonly { readonly amountMinor: number; readonly goods: Goods | null }[],
): LeftOfSale {
  let { amountMinor } = sold;
  let { grossMinor, netMinor } = sold.goods;
  for (const refund of refunds) {
    const goods = refund.goods ?? inProportion(sold, refund.amountMinor);
    amountMinor -= refund.amountMinor;
    grossMinor = Math.max(0, grossMinor - goods.grossMinor);
    netMinor = Math.max(0, netMinor - goods.netMinor);
  }
  return soldAs(amountMinor, { grossMinor, netMinor });
}

const inProportion = ({ amountMinor: wholeMinor, goods }: LeftOfSale, amountMinor: number): Goods => ({
  grossMinor: proportion(goods.grossMinor, amountMinor, wholeMinor),
  netMinor: proportion(goods.netMinor, amountMinor, wholeMinor),
});

/** Who bears a refund; the two add up to it. */
export interface RefundShare {
  readonly commissionMinor: number;
  readonly vendorMinor: number;
}

/** A sale's settlement and previous refunds. */
interface Refundable {
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  /** At the capture, regardless of refunds since. */
  readonly commissionMinor: number;
  readonly commissionReturnedMinor: number;
  /** What the commission was taken of, and how much of it was refunded before. */
  readonly goodsNetMinor: number;
  readonly goodsNetRefundedMinor: number;
}

/**
 * Who bears a refund. The market gives back the commission on the goods that are refunded, at the rate at which it was taken, over all refunds
 * together and rounded once; the vendor gives the rest. A full refund takes exactly everything from both, and neither ever gives more than it got.
 */
export function refundShareOf(
  sale: Refundable,
  refund: { readonly amountMinor: number; readonly goodsNetMinor: number },
  currency: string,
): RefundShare {
  const { amountMinor } = refund;
  const leftMinor = sale.capturedMinor - sale.refundedMinor - amountMinor;
  invariant(amountMinor > 0 && leftMinor >= 0, 'no more is given back than was captured');
  const keptMinor = sale.commissionMinor - sale.commissionReturnedMinor;
  const size = stepMinorOf(currency);
  const goodsNetMinor = Math.min(sale.goodsNetRefundedMinor + refund.goodsNetMinor, sale.goodsNetMinor);
  const earned = size * proportion(sale.commissionMinor / size, goodsNetMinor, sale.goodsNetMinor);
  const commissionMinor = within(
    earned - sale.commissionReturnedMinor,
    // What is kept is a part of what the buyer does not get back.
    keptMinor - leftMinor,
    Math.min(amountMinor, keptMinor),
  );
  return { commissionMinor, vendorMinor: amountMinor - commissionMinor };
}

const within = (wanted: number, least: number, most: number): number =>
  Math.min(Math.max(wanted, least, 0), most);

/** part × of ÷ whole, half rounded up; exact also where the product is beyond what a number holds. Nothing of nothing. */
const proportion = (part: number, of: number, whole: number): number =>
  whole === 0 ? 0 : Number((2n * BigInt(part) * BigInt(of) + BigInt(whole)) / (2n * BigInt(whole)));
