import { isUuid } from '../../../../../src/lib/uuid.ts';
import { instantOf, readCursor, writeCursor } from '../../../platform/cursor.ts';

/** The end of a page of applications: the instant and the id of its last one. */
export interface ReviewListPosition {
  readonly at: Date;
  readonly id: string;
}

export const cursorOf = ({ at, id }: ReviewListPosition): string => writeCursor(at.toISOString(), id);

/** Null for an invalid cursor. */
export function positionOf(cursor: string): ReviewListPosition | null {
  const [written, id, ...more] = readCursor(cursor);
  const at = instantOf(written);
  return at !== null && typeof id === 'string' && isUuid(id) && more.length === 0 ? { at, id } : null;
}
