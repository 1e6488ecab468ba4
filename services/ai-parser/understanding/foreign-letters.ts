import type { Header } from './header-meaning.ts';

/** `pv`, `un`: what is longer is a word. */
const lettersMost = 3;
/** So many other heads must be understood for a language that none of them is in to be foreign. */
const othersLeast = 3;
const foreign = 0.5;

/**
 * The heads of a table, of which letters that stand for words say less where no other head is in their language: `pv` is the selling price in
 * French, and points in a list that is English otherwise.
 */
export function withoutForeignLetters(headers: readonly (Header | null)[]): readonly (Header | null)[] {
  return headers.map((header) => {
    if (header === null || !/^\p{L}+$/u.test(header.text) || header.text.length > lettersMost) return header;
    const others = headers.flatMap((other) => {
      const [best] = other === header ? [] : (other?.meanings ?? []);
      return best && best.languages.length > 0 ? [best.languages] : [];
    });
    if (others.length < othersLeast) return header;
    const spoken = new Set(others.flat());
    const meanings = header.meanings.map((said) =>
      said.languages.length === 0 || said.languages.some((language) => spoken.has(language))
        ? said
        : { ...said, strength: said.strength * foreign },
    );
    return { ...header, meanings: meanings.toSorted((a, b) => b.strength - a.strength) };
  });
}
