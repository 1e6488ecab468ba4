const wordsOf = (name: string): readonly string[] => name.trim().split(/\s+/);

/** How many words all lists have in common, from `at`: 0 is the first, 1 the last. */
function inCommon(lists: readonly (readonly string[])[], at: 'start' | 'end'): number {
  const [first = []] = lists;
  const wordAt = (list: readonly string[], index: number) =>
    list.at(at === 'start' ? index : -1 - index)?.toLowerCase();
  const differs = first.findIndex((_word, index) =>
    lists.some((list) => wordAt(list, index) !== wordAt(first, index)),
  );
  return differs === -1 ? first.length : differs;
}

/** Without punctuation at its ends, which only separated it from the rest of the name. */
const trimmed = (text: string): string => text.replaceAll(/^[\s,;:·/-]+|[\s,;:·/-]+$/g, '');

/**
 * What tells names apart, to be proposed as variants: "14 mm" and "18 mm" of "Dock line 14 mm" and "Dock line 18 mm".
 * Empty where nothing does.
 */
export function proposedVariants(names: readonly string[]): readonly string[] {
  const lists = names.map(wordsOf);
  const start = inCommon(lists, 'start');
  // What follows ("mm") belongs to what differs, unless the names only end alike ("Blue brush", "Red brush").
  const end = start === 0 ? inCommon(lists, 'end') : 0;
  return lists.map((list) => trimmed(list.slice(start, list.length - end).join(' ')));
}
