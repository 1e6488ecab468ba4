import { invariant } from '../../../../src/lib/invariant.ts';
import { lineTaxMinor } from '../../../../src/lib/trade-sums.ts';

interface TaxedGoods {
  readonly netMinor: number;
  readonly rateBps: number;
}

interface DeliveryShare extends TaxedGoods {
  readonly taxMinor: number;
}

/**
 * The tax on the delivery of goods, which is divided over their rates in proportion to their nets (article 78(b) of
 * Directive 2006/112/EC): one share per rate, highest first. The shares' nets sum to the delivery exactly; the rounding
 * difference goes to the highest rate.
 */
export function deliveryTax(goods: readonly TaxedGoods[], deliveryMinor: number): readonly DeliveryShare[] {
  invariant(Number.isSafeInteger(deliveryMinor) && deliveryMinor >= 0, 'a delivery is a whole number from 0');
  if (deliveryMinor === 0) return [];
  const nets = netsByRate(goods);
  const [highest, ...others] = [...nets.keys()].sort((one, other) => other - one);
  invariant(highest !== undefined, 'there are goods to deliver');
  const totalMinor = [...nets.values()].reduce((sum, net) => sum + net, 0n);
  const shares = others.map((rateBps) => {
    // BigInt, because the product of two amounts can exceed a safe integer.
    const part = totalMinor === 0n ? 0n : (BigInt(deliveryMinor) * (nets.get(rateBps) ?? 0n)) / totalMinor;
    return { rateBps, netMinor: Number(part) };
  });
  const rest = deliveryMinor - shares.reduce((sum, { netMinor }) => sum + netMinor, 0);
  return [{ rateBps: highest, netMinor: rest }, ...shares]
    .filter(({ netMinor }) => netMinor > 0)
    .map((share) => ({ ...share, taxMinor: lineTaxMinor(share.netMinor, share.rateBps) }));
}

function netsByRate(goods: readonly TaxedGoods[]): Map<number, bigint> {
  const nets = new Map<number, bigint>();
  for (const { netMinor, rateBps } of goods) nets.set(rateBps, (nets.get(rateBps) ?? 0n) + BigInt(netMinor));
  return nets;
}
