import { invariant } from './invariant.ts';

/** A line of a purchase: unit price in whole minor units, quantity, and tax in basis points (2100 is 21 %). */
export interface TradeLine {
  readonly unitPriceMinor: number;
  readonly quantity: number;
  readonly taxBps: number;
}

/** The totals of a purchase in whole minor units of one currency; `totalMinor` is the sum of the other three. */
export interface TradeSums {
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
}

const wholeBps = 10_000;

const whole = (value: number, what: string): number => {
  invariant(Number.isSafeInteger(value) && value >= 0, `${what} of ${value} is no whole number from 0`);
  return value;
};

/** A share of an amount; half a minor unit is rounded up. */
function shareMinor(amountMinor: number, bps: number): number {
  whole(amountMinor, 'an amount');
  whole(bps, 'a rate');
  // Divided first, since the product of an amount and a rate can exceed the safe integers.
  const wholes = Math.floor(amountMinor / wholeBps);
  const rest = amountMinor % wholeBps;
  return whole(wholes * bps + Math.floor((rest * bps + wholeBps / 2) / wholeBps), 'a share');
}

/** The price of a line before tax, in minor units. */
export const lineNetMinor = ({
  unitPriceMinor,
  quantity,
}: Pick<TradeLine, 'unitPriceMinor' | 'quantity'>): number =>
  whole(whole(unitPriceMinor, 'a price') * whole(quantity, 'a quantity'), 'what a line costs');

/**
 * The tax of a line: its net amount times basis points, half a minor unit rounded up. Each line is rounded separately.
 */
export const lineTaxMinor = (netMinor: number, taxBps: number): number => shareMinor(netMinor, taxBps);

/** The totals of lines in one currency with their delivery, whose price includes its tax. */
export function sumsOf(lines: readonly TradeLine[], deliveryMinor: number): TradeSums {
  let subtotalMinor = 0;
  let taxMinor = 0;
  for (const line of lines) {
    const netMinor = lineNetMinor(line);
    subtotalMinor += netMinor;
    taxMinor += lineTaxMinor(netMinor, line.taxBps);
  }
  const totalMinor = whole(subtotalMinor + taxMinor + whole(deliveryMinor, 'a delivery'), 'a total');
  return { subtotalMinor, taxMinor, deliveryMinor, totalMinor };
}

/** The sum of several purchases in one currency. */
export function addSums(sums: readonly TradeSums[]): TradeSums {
  const total = { subtotalMinor: 0, taxMinor: 0, deliveryMinor: 0, totalMinor: 0 };
  for (const one of sums) {
    total.subtotalMinor += one.subtotalMinor;
    total.taxMinor += one.taxMinor;
    total.deliveryMinor += one.deliveryMinor;
    total.totalMinor += one.totalMinor;
  }
  whole(total.totalMinor, 'a total');
  return total;
}

/** The market's commission on accepted goods before tax and delivery: in basis points, half a minor unit rounded up. */
export const commissionMinor = (subtotalMinor: number, bps: number): number => shareMinor(subtotalMinor, bps);
