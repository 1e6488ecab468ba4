/** Where a page of the desk ended: the instant and the id of its last application. */
export interface DeskPlace {
  readonly at: Date;
  readonly id: string;
}

export const cursorOf = ({ at, id }: DeskPlace): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Null for a text that no page gave. */
export function placeOf(cursor: string): DeskPlace | null {
  try {
    const told: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(told) || told.length !== 2) return null;
    const [at, id] = told.map(String);
    if (at === undefined || id === undefined || !uuid.test(id)) return null;
    const instant = new Date(at);
    return instant.toISOString() === at ? { at: instant, id } : null;
  } catch (error) {
    // The two ways in which a text that is none of ours fails.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
