import { sumsOf, type TradeSums } from '../../../../lib/trade-sums.ts';
import type { SubOrder } from '../../shared/index.ts';

/** What of a line is promised: how many, at which price for one, in whole minor units. */
export interface PromisedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
}

/** Everything as it was ordered. */
export const asOrdered = ({ lines }: SubOrder): PromisedLine[] =>
  lines.map(({ id, quantity, unitPrice }) => ({
    lineId: id,
    quantity,
    unitPriceMinor: unitPrice.amountMinor,
  }));

/**
 * What a sub-order would come to with these lines, counted as the server does: tax by line, delivery whole as long as anything is sent. Lines that
 * are not named stay as ordered.
 */
export function sumsWith(subOrder: SubOrder, promised: readonly PromisedLine[]): TradeSums {
  const byLine = new Map(promised.map((line) => [line.lineId, line]));
  const lines = subOrder.lines.map(({ id, quantity, unitPrice, taxBasisPoints }) => ({
    unitPriceMinor: byLine.get(id)?.unitPriceMinor ?? unitPrice.amountMinor,
    quantity: byLine.get(id)?.quantity ?? quantity,
    taxBps: taxBasisPoints,
  }));
  const sendsSomething = lines.some(({ quantity }) => quantity > 0);
  return sumsOf(lines, sendsSomething ? subOrder.delivery.amountMinor : 0);
}
