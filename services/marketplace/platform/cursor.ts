/**
 * The end of a keyset page as an opaque text (base64url): the sort keys and the id of its last row, in the order in
 * which `readCursor` gives them back. Where one list has several orders, the first part names the order.
 */
export const writeCursor = (...parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Empty for a text that `writeCursor` did not write; what the parts are, their list checks. */
export function readCursor(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch (error) {
    // The way in which a text that is none of ours fails.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The instant that was written with `toISOString`; null for anything else. */
export function instantOf(part: unknown): Date | null {
  const instant = new Date(String(part));
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === part ? instant : null;
}
