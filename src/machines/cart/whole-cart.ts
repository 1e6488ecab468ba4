import type { CartCount } from '../../api/index.ts';
import type { Cart } from './cart.types.ts';

const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null;

/** The fields of an answer, of which none is taken for granted. */
const fieldsOf = (given: unknown): Partial<Record<keyof Cart, unknown>> => (isObject(given) ? given : {});

/** How many items an answer counts; one without a count has none (docs/requirements.md §4). */
export function itemsIn(given: unknown): number {
  const { totalItems } = fieldsOf(given);
  return typeof totalItems === 'number' && Number.isFinite(totalItems)
    ? Math.max(0, Math.trunc(totalItems))
    : 0;
}

/** Whether an answer is a cart and not one in short. */
export const isCart = (given: Cart | CartCount): given is Cart => 'lines' in fieldsOf(given);

/** What names the cart at its version; of an answer without it nothing but that it is another than what was read. */
export function checkoutKeyIn(given: CartCount): string {
  const { checkoutKey } = fieldsOf(given);
  return typeof checkoutKey === 'string' ? checkoutKey : '';
}

/** The answer as a cart that can be shown; null where parts of it are missing, although its items may be counted. */
export function wholeCart(given: Cart): Cart | null {
  const { lines, savedLines, suppliers, details, subtotal, tax, delivery, total } = fieldsOf(given);
  const isWhole =
    [lines, savedLines, suppliers].every((list) => Array.isArray(list) && list.every(isObject)) &&
    [details, subtotal, tax, delivery, total].every(isObject);
  return isWhole ? given : null;
}
