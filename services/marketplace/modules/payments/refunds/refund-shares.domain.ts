import { invariant } from '../../../../../src/lib/invariant.ts';
import { stepMinorOf } from '../provider/provider-money.domain.ts';

/** Goods or work: the price with tax, and before tax. The commission is a share of the latter. */
export interface Goods {
  readonly grossMinor: number;
  readonly netMinor: number;
}

/** What remains of a sale after refunds; the difference to its goods is for delivery. */
export interface LeftOfSale {
  readonly amountMinor: number;
  readonly goods: Goods;
}

/**
 * What a refund is for: goods in general, delivery, or certain items that cost `amountMinor` together, including their
 * delivery if it is refunded.
 */
export type RefundFor = 'goods' | 'delivery' | LeftOfSale;

const noGoods: Goods = { grossMinor: 0, netMinor: 0 };

/** A captured sale. If the provider moves in steps, up to nine units less than its price. */
export const soldAs = (amountMinor: number, { grossMinor, netMinor }: Goods): LeftOfSale => {
  const gross = Math.min(grossMinor, amountMinor);
  return { amountMinor, goods: { grossMinor: gross, netMinor: Math.min(netMinor, gross) } };
};

/** How much of a refund can be for delivery. */
export const deliveryLeftOf = ({ amountMinor, goods }: LeftOfSale): number => amountMinor - goods.grossMinor;

/**
 * How much of a refund is for goods. For certain items: their part, by price and their own tax rates. Otherwise goods
 * come first, and delivery only if it is meant or nothing else is left. The last refund includes all remaining goods.
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

/** As goods only, as long as there are any. */
function asGoods({ goods }: LeftOfSale, amountMinor: number): LeftOfSale {
  const grossMinor = Math.min(amountMinor, goods.grossMinor);
  return {
    amountMinor,
    goods: { grossMinor, netMinor: proportion(goods.netMinor, grossMinor, goods.grossMinor) },
  };
}

/** What earlier refunds leave of a sale. A refund without stated goods is divided in proportion to the paid amounts. */
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

/** The market's and the vendor's part of a refund, which add up to it. */
export interface RefundShare {
  readonly commissionMinor: number;
  readonly vendorMinor: number;
}

/** A sale's settlement and earlier refunds. */
interface Refundable {
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  /** At the capture, regardless of later refunds. */
  readonly commissionMinor: number;
  readonly commissionReturnedMinor: number;
  /** The base of the commission, and how much of it was refunded before. */
  readonly goodsNetMinor: number;
  readonly goodsNetRefundedMinor: number;
}

/**
 * Divides a refund between market and vendor. The market returns the commission on the refunded goods at the original
 * rate, computed over all refunds together and rounded once; the vendor pays the remainder. A full refund takes exactly
 * everything from both, and neither ever pays more than it received.
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
    // The commission that is kept cannot exceed what the buyer does not get back.
    keptMinor - leftMinor,
    Math.min(amountMinor, keptMinor),
  );
  return { commissionMinor, vendorMinor: amountMinor - commissionMinor };
}

const within = (wanted: number, least: number, most: number): number =>
  Math.min(Math.max(wanted, least, 0), most);

/** part × of ÷ whole, half rounded up; exact even if the product exceeds a safe integer. 0 for a whole of 0. */
const proportion = (part: number, of: number, whole: number): number =>
  whole === 0 ? 0 : Number((2n * BigInt(part) * BigInt(of) + BigInt(whole)) / (2n * BigInt(whole)));
