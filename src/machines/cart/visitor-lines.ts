import { cartLimits } from '../../lib/cart-limits.ts';
import type { KeyValueStorage } from '../session/index.ts';
import type { VisitorLine } from './cart.types.ts';

/** The storage key of a visitor's lines. */
export const VISITOR_LINES_KEY = 'visitorCart';

function lineOf(value: unknown): VisitorLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const { inventoryId, productId, quantity } = value as Partial<Record<keyof VisitorLine, unknown>>; // read field by field below
  if (typeof inventoryId !== 'string' || typeof productId !== 'string') return [];
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return [];
  return [{ inventoryId, productId, quantity: Math.min(quantity, cartLimits.lineQuantity) }];
}

/** The stored lines; none when another program wrote under the key. */
export function readVisitorLines(storage: KeyValueStorage): VisitorLine[] {
  const text = storage.getItem(VISITOR_LINES_KEY);
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap(lineOf).slice(0, cartLimits.lines) : [];
  } catch {
    // Not JSON, so another program wrote it.
    return [];
  }
}

export function storeVisitorLines(storage: KeyValueStorage, lines: readonly VisitorLine[]): void {
  if (lines.length === 0) storage.removeItem(VISITOR_LINES_KEY);
  else storage.setItem(VISITOR_LINES_KEY, JSON.stringify(lines));
}
