/**
 * A key that is equal for headers that people consider the same: case, accents, punctuation and spaces are ignored;
 * numbers are not (`Price 1`, `Price 2`).
 */
export function headerKey(text: string): string {
  const key = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // A header may be a single sign: `€`, `%`.
  return key === '' ? text.trim() : key;
}
