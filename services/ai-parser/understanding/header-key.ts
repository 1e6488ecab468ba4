/** What makes two headers the same to people: case, accents, punctuation and spaces do not; numbers do (`Price 1`, `Price 2`). */
export function headerKey(text: string): string {
  const key = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // A header may be one sign: `€`, `%`.
  return key === '' ? text.trim() : key;
}
