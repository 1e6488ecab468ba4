/**
 * The end of a keyset page as an opaque text (base64url): the sort keys and the id of its last row, in the order in
 * which `readCursor` returns them. In a list with several orders, the first part names the order.
 */
export const writeCursor = (...parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Empty for a text that `writeCursor` did not create; each list validates the parts. */
export function readCursor(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch (error) {
    // How invalid texts fail.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The instant of a part written with `toISOString`; null for anything else. */
export function instantOf(part: unknown): Date | null {
  const instant = new Date(String(part));
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === part ? instant : null;
}
