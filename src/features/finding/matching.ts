const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each of the words begins a word of the text, whatever their accents. */
export function beginsWords(text: string, words: string): boolean {
  const parts = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => parts.some((part) => part.startsWith(word)));
}

/** `Q-10001`, `#10001`, `b 10001/2`: somebody looks for an order or a booking. */
export const isNumber = (words: string): boolean => /^#?(?:[qb][-\s]?)?\d+(?:\/\d*)?$/i.test(words);
