const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');

/** Fewer letters begin too many words: only names are searched for them. */
const fewestLetters = 3;

/** What questions are made of: no page is called so. */
const little = new Set(
  'a am an and are be can do does for get how i in is it me my of on the to what when where who why will'.split(
    ' ',
  ),
);

/** The words that say what is looked for; all of them where nothing else is there. */
function saying(typed: string): readonly string[] {
  const words = wordsOf(plain(typed));
  const said = words.filter((word) => !little.has(word));
  return said.length === 0 ? words : said;
}

/**
 * Which of its other words fit what was typed, where the name alone doesn't fit: none where it does; null where neither fits. Each typed word
 * begins a word, whatever their accents.
 */
export function foundBy(name: string, others: string, typed: string): readonly string[] | null {
  const found: string[] = [];
  for (const word of saying(typed)) {
    const fits = (part: string): boolean => plain(part).startsWith(word);
    if (wordsOf(name).some(fits)) continue;
    const other = word.length < fewestLetters ? undefined : wordsOf(others).find(fits);
    if (other === undefined) return null;
    found.push(other);
  }
  return found;
}
