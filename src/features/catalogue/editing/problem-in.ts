/** The problem of a parsed text, for users; null if it is valid. */
export const problemIn = (
  read: { readonly change: unknown } | { readonly problem: string },
): string | null => ('problem' in read ? read.problem : null);
