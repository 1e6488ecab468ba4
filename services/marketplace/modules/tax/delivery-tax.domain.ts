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
 * The tax in the price of a delivery, which is divided over the rates of its goods in proportion to their nets (article
 * 78(b) of Directive 2006/112/EC): one share per rate, highest first. Nets and taxes sum to the delivery exactly; the
 * rounding difference goes to the highest rate.
 */
export function deliveryTax(goods: readonly TaxedGoods[], deliveryMinor: number): readonly DeliveryShare[] {
  invariant(Number.isSafeInteger(deliveryMinor) && deliveryMinor >= 0, 'a delivery is a whole number from 0');
  if (deliveryMinor === 0) return [];
  const nets = netsByRate(goods);
  const [highest, ...others] = [...nets.keys()].sort((one, other) => other - one);
  invariant(highest !== undefined, 'there are goods to deliver');
  const totalMinor = [...nets.values()].reduce((sum, net) => sum + net, 0n);
  const parts = others.map((rateBps) => {
    // BigInt, because the product of two amounts can exceed a safe integer.
    const part = totalMinor === 0n ? 0n : (BigInt(deliveryMinor) * (nets.get(rateBps) ?? 0n)) / totalMinor;
    return { rateBps, grossMinor: Number(part) };
  });
  const rest = deliveryMinor - parts.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  return [{ rateBps: highest, grossMinor: rest }, ...parts]
    .filter(({ grossMinor }) => grossMinor > 0)
    .map(({ rateBps, grossMinor }) => {
      const netMinor = Math.round((grossMinor * 10_000) / (10_000 + rateBps));
      return { rateBps, netMinor, taxMinor: grossMinor - netMinor };
    });
}

function netsByRate(goods: readonly TaxedGoods[]): Map<number, bigint> {
  const nets = new Map<number, bigint>();
  for (const { netMinor, rateBps } of goods) nets.set(rateBps, (nets.get(rateBps) ?? 0n) + BigInt(netMinor));
  return nets;
}

/** In whole minor units; the delivery's is a part of the total. */
export interface Vat {
  readonly totalMinor: number;
  readonly ofDeliveryMinor: number;
}

/** The VAT that the invoice for goods and their delivery has: a seller without a VAT number charges none. */
export function vatOf(
  isVatRegistered: boolean,
  goods: readonly { readonly netMinor: number; readonly taxBps: number }[],
  deliveryMinor: number,
): Vat {
  if (!isVatRegistered || goods.length === 0) return { totalMinor: 0, ofDeliveryMinor: 0 };
  const taxed = goods.map(({ netMinor, taxBps }) => ({ netMinor, rateBps: taxBps }));
  const ofGoods = taxed.reduce((sum, { netMinor, rateBps }) => sum + lineTaxMinor(netMinor, rateBps), 0);
  const ofDeliveryMinor = deliveryTax(taxed, deliveryMinor).reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  return { totalMinor: ofGoods + ofDeliveryMinor, ofDeliveryMinor };
}

/** The VAT of several sales in one currency. */
export const addVat = (sales: readonly Vat[]): Vat => ({
  totalMinor: sales.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
  ofDeliveryMinor: sales.reduce((sum, { ofDeliveryMinor }) => sum + ofDeliveryMinor, 0),
});
