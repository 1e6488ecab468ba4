import { sumsOf, type TradeSums } from '../../../../lib/trade-sums.ts';
import type { SubOrder } from '../../shared/index.ts';

/** A line as promised: quantity and unit price in minor units. */
export interface PromisedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
}

/** All lines as ordered. */
export const asOrdered = ({ lines }: SubOrder): PromisedLine[] =>
  lines.map(({ id, quantity, unitPrice }) => ({
    lineId: id,
    quantity,
    unitPriceMinor: unitPrice.amountMinor,
  }));

/**
 * The total of a sub-order with these lines, calculated as the server does: tax per line, the full delivery charge if
 * anything is sent. Other lines stay as ordered.
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
