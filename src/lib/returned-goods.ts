import { lineNetMinor, lineTaxMinor } from './trade-sums.ts';

/** A delivered line at the agreed price, in minor units. */
export interface DeliveredGoods {
  readonly unitPriceMinor: number;
  readonly taxBps: number;
  /** How many of it are in returns already. */
  readonly quantityInReturns: number;
}

/** What goods were paid with, in minor units: with tax, and before it. */
interface PaidGoods {
  readonly grossMinor: number;
  readonly netMinor: number;
}

const paidFor = ({ unitPriceMinor, taxBps }: DeliveredGoods, quantity: number): PaidGoods => {
  const netMinor = lineNetMinor({ unitPriceMinor, quantity });
  return { grossMinor: netMinor + lineTaxMinor(netMinor, taxBps), netMinor };
};

/**
 * What the next `quantity` of a line were paid with. However a line is divided over several returns, they add up to
 * exactly what was paid, although tax is rounded for the whole line.
 */
export function returnedGoods(line: DeliveredGoods, quantity: number): PaidGoods {
  const before = paidFor(line, line.quantityInReturns);
  const after = paidFor(line, line.quantityInReturns + quantity);
  return { grossMinor: after.grossMinor - before.grossMinor, netMinor: after.netMinor - before.netMinor };
}
