import { lexicons } from './lexicon/all.ts';
import { phrasesOf } from './words.ts';

/** Shorter texts are hardly two words. */
const wholeLeast = 6;
const wholeMost = 32;
const firstLeast = 3;
/** Words as short as `on` and `no` may only follow another. */
const linkLeast = 2;
const partsMost = 5;

/** Languages that separate words, but join them where a program names a column: `STOCKONHAND`, `PRIXHT`. */
const spaced = lexicons.filter(({ joins = false, isUnspaced = false }) => !joins && !isUnspaced);

/** Word → the languages whose headers include it, alone or with others. */
const known = new Map<string, Set<string>>();
for (const { language, headers, withTax, withoutTax } of spaced)
  for (const list of [...Object.values(headers), withTax, withoutTax])
    for (const word of phrasesOf(list).flat()) {
      const languages = known.get(word) ?? new Set();
      known.set(word, languages.add(language));
    }

/** The fewest words of one language that form a text from a position on; null if it cannot be split. */
function partsFrom(text: string, place: number, language: string, left: number): readonly string[] | null {
  if (place === text.length) return [];
  if (left === 0) return null;
  let best: readonly string[] | null = null;
  for (let end = text.length; end >= place + linkLeast; end -= 1) {
    if (end - place < (place === 0 ? firstLeast : linkLeast)) continue;
    const part = text.slice(place, end);
    const word = known.get(part)?.has(language) ? part : null;
    // A plural within the text: `UNITSINSTOCK`.
    const single =
      word ?? (part.endsWith('s') && known.get(part.slice(0, -1))?.has(language) ? part.slice(0, -1) : null);
    if (single === null || single.length < linkLeast) continue;
    const rest = partsFrom(text, end, language, left - 1);
    if (rest && (best === null || rest.length + 1 < best.length)) best = [single, ...rest];
  }
  return best;
}

/** The words that a header joins, in any language that separates words; the header itself if it cannot be split. */
export function takenApart(word: string): readonly string[] {
  if (word.length < wholeLeast || word.length > wholeMost || known.has(word)) return [word];
  let best: readonly string[] | null = null;
  for (const { language } of spaced) {
    const parts = partsFrom(word, 0, language, partsMost);
    if (parts && (best === null || parts.length < best.length)) best = parts;
  }
  return best ?? [word];
}
