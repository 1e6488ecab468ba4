/** What is wrong with what was read, for people; null where it can be taken. */
export const problemIn = (
  read: { readonly change: unknown } | { readonly problem: string },
): string | null => ('problem' in read ? read.problem : null);
