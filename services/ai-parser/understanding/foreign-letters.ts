import type { Header } from './header-meaning.ts';

/** `pv`, `un`: longer texts are words. */
const lettersMost = 3;
/**
 * The number of other headers that must be understood before a language that none of them has is considered foreign.
 */
const othersLeast = 3;
const foreign = 0.5;

/**
 * Weakens abbreviations among headers if no other header is in their language: `pv` is the selling price in French, but
 * means points in a list that is otherwise in English.
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
