/** Between two words; a comma between digits belongs to a number ("2,5 l"). */
const separators = /[;\n]|,(?!\d)|(?<!\d),/;

const wordsOf = (text: string): readonly string[] => {
  const words = text
    .split(separators)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.filter(
    (word, at) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at,
  );
};

/**
 * The variants that are meant by "S, M, L", or by that and "Navy, White" in each of them: "S · Navy". One for a text
 * without commas.
 */
export function variantNames(text: string, further = ''): readonly string[] {
  const [first, second] = [wordsOf(text), wordsOf(further)];
  if (first.length < 2 || second.length === 0) return first;
  return first.flatMap((one) => second.map((other) => `${one} · ${other}`));
}

/** The maximum in the contract. */
export const variantsMost = 100;
