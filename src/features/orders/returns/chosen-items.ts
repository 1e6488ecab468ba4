import { returnedGoods } from '../../../lib/returned-goods.ts';
import type { Returnable } from './return.types.ts';

type Money = Returnable['most'];

interface ChosenItems {
  readonly count: number;
  /** The lines of which some are chosen, with what they cost with tax. */
  readonly lines: readonly {
    readonly lineId: string;
    readonly name: string;
    readonly quantity: number;
    readonly amount: Money;
  }[];
  /** What the delivery cost, if it goes back with them. */
  readonly delivery: Money | null;
  /** How much of them went back before: no more is refunded than was paid; null if nothing did. */
  readonly lessBefore: Money | null;
  /** What goes back: exactly what the server would refund now. */
  readonly sum: Money;
  /** Whether more of a line is chosen than can be. */
  readonly hasTooMany: boolean;
}

/** What the quantities typed so far come to, in the order of the lines; invalid ones count as 0. */
export function chosenItems(returnable: Returnable, quantities: readonly string[]): ChosenItems {
  const { most, delivery } = returnable;
  const { currency } = most;
  const typed = returnable.lines.map((line, place) => ({ line, wanted: Number(quantities[place]) }));
  const lines = typed.flatMap(({ line, wanted }) => {
    const { lineId, name, unitPrice, taxBasisPoints, quantityInReturns } = line;
    const quantity = wanted > 0 && wanted <= line.quantity ? Math.trunc(wanted) : 0;
    if (quantity === 0) return [];
    const delivered = { unitPriceMinor: unitPrice.amountMinor, taxBps: taxBasisPoints, quantityInReturns };
    const { grossMinor: amountMinor } = returnedGoods(delivered, quantity);
    return [{ lineId, name, quantity, amount: { amountMinor, currency } }];
  });
  const isEverything = typed.every(({ line, wanted }) => wanted === line.quantity);
  const isDelivered = isEverything && delivery !== null && delivery.amountMinor > 0;
  const costMinor = lines.reduce(
    (total, { amount }) => total + amount.amountMinor,
    isDelivered ? delivery.amountMinor : 0,
  );
  const sum = { amountMinor: Math.min(costMinor, most.amountMinor), currency };
  return {
    count: lines.reduce((total, { quantity }) => total + quantity, 0),
    lines,
    delivery: isDelivered ? delivery : null,
    lessBefore: sum.amountMinor < costMinor ? { amountMinor: sum.amountMinor - costMinor, currency } : null,
    sum,
    hasTooMany: typed.some(({ line, wanted }) => wanted > line.quantity),
  };
}
