import type { CartCount } from '../../api/index.ts';
import type { Cart } from './cart.types.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields of an answer, all unchecked. */
const fieldsOf = (value: unknown): Partial<Record<keyof Cart, unknown>> => (isObject(value) ? value : {});

/** The number of items in an answer; 0 if it has none (docs/requirements.md §4). */
export function itemsIn(value: unknown): number {
  const { totalItems } = fieldsOf(value);
  return typeof totalItems === 'number' && Number.isFinite(totalItems)
    ? Math.max(0, Math.trunc(totalItems))
    : 0;
}

/** Whether an answer is a whole cart, not a short one. */
export const isCart = (input: Cart | CartCount): input is Cart => 'lines' in fieldsOf(input);

/** The key of the cart's version; empty if the answer has none. */
export function checkoutKeyIn(input: CartCount): string {
  const { checkoutKey } = fieldsOf(input);
  return typeof checkoutKey === 'string' ? checkoutKey : '';
}

/** The answer as a cart that can be shown; null if parts of it are missing, although its items may be counted. */
export function wholeCart(input: Cart): Cart | null {
  const { lines, savedLines, suppliers, details, subtotal, tax, delivery, total } = fieldsOf(input);
  const isWhole =
    [lines, savedLines, suppliers].every((list) => Array.isArray(list) && list.every(isObject)) &&
    [details, subtotal, tax, delivery, total].every(isObject);
  return isWhole ? input : null;
}
