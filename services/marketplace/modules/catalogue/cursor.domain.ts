import { Buffer } from 'node:buffer';
import { isUuid } from '../../../../src/lib/uuid.ts';

/** The end of a page: the last row's sort key, and its id for equal keys. */
export interface CursorPosition {
  readonly key: string | number;
  readonly id: string;
}

/** The position as an opaque text (base64url); `order` names the sort order it belongs to. */
export const writeCursor = (order: string, { key, id }: CursorPosition): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url');

/** Null for anything that `writeCursor` did not write for this very order. */
export function readCursor(
  order: string,
  keyType: 'string' | 'number',
  cursor: string,
): CursorPosition | null {
  const written = parsed(Buffer.from(cursor, 'base64url').toString());
  const parts: readonly unknown[] = Array.isArray(written) ? written : [];
  const [ofOrder, key, id, ...more] = parts;
  if (more.length > 0) return null;
  if (ofOrder !== order || typeof id !== 'string' || !isUuid(id)) return null;
  if (keyType === 'number') return Number.isSafeInteger(key) ? { key: Number(key), id } : null;
  // PostgreSQL has no NUL in a text.
  return typeof key === 'string' && !key.includes('\0') ? { key, id } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
