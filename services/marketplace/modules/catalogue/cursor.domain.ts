import { isUuid } from '../../../../src/lib/uuid.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';

/** The end of a page: the last row's sort key, and its id for equal keys. */
export interface CursorPosition {
  readonly key: string | number;
  readonly id: string;
}

/** The position as a cursor; `order` names its sort order. */
export const cursorOfOrder = (order: string, { key, id }: CursorPosition): string =>
  writeCursor(order, key, id);

/** Null for anything that `cursorOfOrder` did not create for this order. */
export function positionInOrder(
  order: string,
  keyType: 'string' | 'number',
  cursor: string,
): CursorPosition | null {
  const [ofOrder, key, id, ...more] = readCursor(cursor);
  if (more.length > 0 || ofOrder !== order || typeof id !== 'string' || !isUuid(id)) return null;
  if (keyType === 'number') return Number.isSafeInteger(key) ? { key: Number(key), id } : null;
  // PostgreSQL has no NUL in text.
  return typeof key === 'string' && !key.includes('\0') ? { key, id } : null;
}
