import { lexicons } from './lexicon/all.ts';
import { phrasesOf } from './words.ts';

/** What is shorter is hardly two words. */
const wholeLeast = 6;
const wholeMost = 32;
const firstLeast = 3;
/** Words as short as `on` and `no` stand behind another. */
const linkLeast = 2;
const partsMost = 5;

/** Languages that write their words apart, and run them together where a program gives a column its name: `STOCKONHAND`, `PRIXHT`. */
const spaced = lexicons.filter(({ joins = false, isUnspaced = false }) => !joins && !isUnspaced);

/** Word → the languages in whose headers it stands, alone or among others. */
const known = new Map<string, Set<string>>();
for (const { language, headers, withTax, withoutTax } of spaced)
  for (const list of [...Object.values(headers), withTax, withoutTax])
    for (const word of phrasesOf(list).flat()) {
      const languages = known.get(word) ?? new Set();
      known.set(word, languages.add(language));
    }

/** The words of one language that a text is made of from a place on, in as few as can be; null where it is not. */
function partsFrom(text: string, place: number, language: string, left: number): readonly string[] | null {
  if (place === text.length) return [];
  if (left === 0) return null;
  let best: readonly string[] | null = null;
  for (let end = text.length; end >= place + linkLeast; end -= 1) {
    if (end - place < (place === 0 ? firstLeast : linkLeast)) continue;
    const part = text.slice(place, end);
    const word = known.get(part)?.has(language) ? part : null;
    // A plural within: `UNITSINSTOCK`.
    const single =
      word ?? (part.endsWith('s') && known.get(part.slice(0, -1))?.has(language) ? part.slice(0, -1) : null);
    if (single === null || single.length < linkLeast) continue;
    const rest = partsFrom(text, end, language, left - 1);
    if (rest && (best === null || rest.length + 1 < best.length)) best = [single, ...rest];
  }
  return best;
}

/** The words of which a head is written together, in any language that writes them apart; the head itself where it is none of such. */
export function takenApart(word: string): readonly string[] {
  if (word.length < wholeLeast || word.length > wholeMost || known.has(word)) return [word];
  let best: readonly string[] | null = null;
  for (const { language } of spaced) {
    const parts = partsFrom(word, 0, language, partsMost);
    if (parts && (best === null || parts.length < best.length)) best = parts;
  }
  return best ?? [word];
}
