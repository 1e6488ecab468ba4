import { fromMinor } from '../../../../lib/money-minor.ts';
import { amountMinorOf } from '../../../../lib/money-text.ts';
import type { SubOrder } from '../../shared/index.ts';
import type { PromisedLine } from './preview-sums.ts';

/** A line as the form has it. */
export interface TypedLine {
  lineId: string;
  quantity: string;
  /** For one, as a decimal number in the order's currency. */
  price: string;
  substitute: string;
}

/** A line of an answer that was given before. */
interface GivenLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly unitPriceMinor?: number;
  readonly substitute?: string | null;
}

/** What a form begins with: what was given before, otherwise everything as ordered. */
export const typedLinesOf = ({ lines }: SubOrder, given: readonly GivenLine[] = []): TypedLine[] =>
  lines.map(({ id, quantity, unitPrice }) => {
    const line = given.find(({ lineId }) => lineId === id);
    return {
      lineId: id,
      quantity: String(line?.quantity ?? quantity),
      price: fromMinor(line?.unitPriceMinor ?? unitPrice.amountMinor, unitPrice.currency),
      substitute: line?.substitute ?? '',
    };
  });

/** A typed quantity, from nothing to what was ordered; null for what is none. */
export function quantityOf(text: string, mostOf: number): number | null {
  const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
  return quantity !== null && quantity <= mostOf ? quantity : null;
}

/** The typed lines as numbers; what cannot be read counts as it was ordered, since its field says what is wrong. */
export const promisedLinesOf = (subOrder: SubOrder, typed: readonly TypedLine[]): PromisedLine[] =>
  subOrder.lines.map(({ id, quantity, unitPrice }) => {
    const line = typed.find(({ lineId }) => lineId === id);
    return {
      lineId: id,
      quantity: (line && quantityOf(line.quantity, quantity)) ?? quantity,
      unitPriceMinor: (line && amountMinorOf(line.price, unitPrice.currency)) ?? unitPrice.amountMinor,
    };
  });
