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

interface Reading<Found> {
  readonly read: (words: ListWords) => Promise<Found>;
  readonly hasAny: (found: Found) => boolean;
  /** What goods and services are called in the list; null for words that are no others there. */
  readonly inEnglish?: (words: string) => string | null;
}

/** Reads what contains the words or, if nothing does, their English, or what has a similar name. */
export async function readExactOrAlike<Found>(
  q: string | undefined,
  { read, hasAny, inEnglish }: Reading<Found>,
): Promise<Found> {
  const patterns = patternsOf(q);
  const asked = { patterns, words: patterns.length === 0 ? null : cleanLine(q ?? '') };
  const exact = await read({ ...asked, isMisspelt: false });
  // Later pages of what is only similar find nothing that contains the words either.
  if (asked.words === null || hasAny(exact)) return exact;
  const english = inEnglish?.(asked.words) ?? null;
  if (english !== null) {
    const translated = await read({ patterns: patternsOf(english), words: english, isMisspelt: false });
    if (hasAny(translated)) return translated;
  }
  return read({ ...asked, isMisspelt: true });
}
