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

/** The answer as a cart that can be shown; null where parts of it are missing, although its items may be counted. */
export function wholeCart(given: Cart): Cart | null {
  const { lines, savedLines, suppliers, details, subtotal, tax, delivery, total } = fieldsOf(given);
  const isWhole =
    [lines, savedLines, suppliers].every((list) => Array.isArray(list) && list.every(isObject)) &&
    [details, subtotal, tax, delivery, total].every(isObject);
  return isWhole ? given : null;
}
