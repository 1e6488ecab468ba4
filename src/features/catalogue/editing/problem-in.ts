import { ApiError, type Api } from '../../../api/index.ts';
import type { EditableField } from '../list/listing-kind.ts';

/** The problem of a parsed text, for users; null if it is valid. */
export const problemIn = (
  read: { readonly change: unknown } | { readonly problem: string },
): string | null => ('problem' in read ? read.problem : null);

/** The problem of a field's text; of one that differs from the item's also what only the server knows to be wrong. */
export async function problemOf<Item>(
  api: Api,
  field: EditableField<Item>,
  text: string,
  item: Item,
): Promise<string | null> {
  const problem = problemIn(field.read(text, item));
  const isSame = text === field.textOf(item);
  if (problem !== null || field.serverProblem === undefined || isSame) return problem;
  try {
    return await field.serverProblem(api, text, item);
  } catch (error) {
    if (error instanceof ApiError) return null; // It says the same when the listing is sent.
    throw error;
  }
}
