import { readDecimal } from '../../../lib/decimal-text.ts';
import { fromMinor, toMinor } from '../../../lib/money-minor.ts';
import type { SubOrder } from '../../order-parts/index.ts';
import type { PromisedLine } from './preview-sums.ts';

/** A line as it stands in a form. */
export interface TypedLine {
  lineId: string;
  quantity: string;
  /** For one, as a decimal number in the order's currency. */
  price: string;
  substitute: string;
}

/** What a form begins with: everything as ordered. */
export const typedLinesOf = ({ lines }: SubOrder): TypedLine[] =>
  lines.map(({ id, quantity, unitPrice }) => ({
    lineId: id,
    quantity: String(quantity),
    price: fromMinor(unitPrice.amountMinor, unitPrice.currency),
    substitute: '',
  }));

/** A typed quantity, from nothing to what was ordered; null for what is none. */
export function quantityOf(text: string, mostOf: number): number | null {
  const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
  return quantity !== null && quantity <= mostOf ? quantity : null;
}

/** A typed price in whole minor units; null for what is none. */
export function priceMinorOf(text: string, currency: string): number | null {
  const read = readDecimal(text, { decimal: '.' });
  const minor = read && toMinor(read.decimal, currency);
  return minor !== null && minor >= 0 ? minor : null;
}

/** The typed lines as numbers; what cannot be read counts as it was ordered, since its field says what is wrong. */
export const promisedLinesOf = (subOrder: SubOrder, typed: readonly TypedLine[]): PromisedLine[] =>
  subOrder.lines.map(({ id, quantity, unitPrice }) => {
    const line = typed.find(({ lineId }) => lineId === id);
    return {
      lineId: id,
      quantity: (line && quantityOf(line.quantity, quantity)) ?? quantity,
      unitPriceMinor: (line && priceMinorOf(line.price, unitPrice.currency)) ?? unitPrice.amountMinor,
    };
  });
