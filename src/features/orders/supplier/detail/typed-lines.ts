import { fromMinor } from '../../../../lib/money-minor.ts';
import { amountMinorOf } from '../../../../lib/money-text.ts';
import type { SubOrder } from '../../shared/index.ts';
import type { PromisedLine } from './preview-sums.ts';

/** The fields of a line as typed. */
export interface TypedLine {
  lineId: string;
  quantity: string;
  /** Unit price as a decimal number in the order's currency. */
  price: string;
  substitute: string;
}

/** A line of an earlier answer. */
interface GivenLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly unitPriceMinor?: number;
  readonly substitute?: string | null;
}

/** The form's default values: those of an earlier answer, otherwise everything as ordered. */
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

/** A typed quantity from 0 to the ordered one; null if it is invalid. */
export function quantityOf(text: string, mostOf: number): number | null {
  const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
  return quantity !== null && quantity <= mostOf ? quantity : null;
}

/** The typed lines as numbers. An invalid value counts as ordered; its field shows the error. */
export const promisedLinesOf = (subOrder: SubOrder, typed: readonly TypedLine[]): PromisedLine[] =>
  subOrder.lines.map(({ id, quantity, unitPrice }) => {
    const line = typed.find(({ lineId }) => lineId === id);
    return {
      lineId: id,
      quantity: (line && quantityOf(line.quantity, quantity)) ?? quantity,
      unitPriceMinor: (line && amountMinorOf(line.price, unitPrice.currency)) ?? unitPrice.amountMinor,
    };
  });
