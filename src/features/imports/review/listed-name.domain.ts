import type { RowView } from './row-view.ts';

/** The words of a text, regardless of what is between them. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/**
 * The name that a row gives a listing. A list without a column of variants has them in its names: "Fender F4 Navy" is
 * the name of "Fender F4", variant "Navy", which keeps both.
 */
export function listedName({ value, compared }: Pick<RowView, 'value' | 'compared'>): string | null {
  const { text } = value('name');
  const own = compared?.own;
  if (text === null || !own?.variant || value('variant').text !== null) return text;
  return wordsOf(text) === wordsOf(`${own.name} ${own.variant}`) ? own.name : text;
}

/** Whether the row renames a listing for its vendor alone, because other items have the same product. */
export function isNamedOtherwise(view: Pick<RowView, 'value' | 'compared'>): boolean {
  const own = view.compared?.own;
  if (!own || own.sharedName === null) return false;
  const name = listedName(view);
  return name !== null && name !== own.name && name !== own.sharedName;
}
