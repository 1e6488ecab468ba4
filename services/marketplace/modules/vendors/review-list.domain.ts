import { isUuid } from '../../../../src/lib/uuid.ts';

/** Where a page of the applications ended: the instant and the id of its last application. */
export interface ReviewListPosition {
  readonly at: Date;
  readonly id: string;
}

export const cursorOf = ({ at, id }: ReviewListPosition): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');

/** Null for a text that no page gave. */
export function positionOf(cursor: string): ReviewListPosition | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parsed) || parsed.length !== 2) return null;
    const [at, id] = parsed.map(String);
    if (at === undefined || id === undefined || !isUuid(id)) return null;
    const instant = new Date(at);
    return instant.toISOString() === at ? { at: instant, id } : null;
  } catch (error) {
    // The two errors an invalid cursor causes.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
