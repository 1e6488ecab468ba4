import { cleanLine } from './clean-text.ts';
import { patternsOf } from './list-page.ts';

/** What a list is searched for. */
export interface ListWords {
  /** The words as LIKE patterns; each must match somewhere. */
  readonly patterns: readonly string[];
  /** The words as they were typed, or a telephone number; null for everything. */
  readonly words: string | null;
  /** Whether names that only resemble the words are meant, instead of what contains them. */
  readonly isMisspelt: boolean;
}

/** Reads what contains the words, or, if nothing does, what has a similar name. */
export async function readExactOrAlike<Found>(
  q: string | undefined,
  { read, hasAny }: { read: (words: ListWords) => Promise<Found>; hasAny: (found: Found) => boolean },
): Promise<Found> {
  const patterns = patternsOf(q);
  const asked = { patterns, words: patterns.length === 0 ? null : cleanLine(q ?? '') };
  const exact = await read({ ...asked, isMisspelt: false });
  // Later pages of what is only similar find nothing that contains the words either.
  return asked.words === null || hasAny(exact) ? exact : read({ ...asked, isMisspelt: true });
}
