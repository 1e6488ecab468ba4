/** Ignores case and accents. */
const folded = (text: string): string =>
  /^[\x20-\x7E]*$/u.test(text)
    ? text.toLowerCase()
    : text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Finds rows by words; a row's texts are read when it is first searched. */
export function createRowSearch(textsOf: (row: number) => readonly string[]) {
  const haystacks = new Map<number, string>();
  const haystack = (row: number): string => {
    const known = haystacks.get(row);
    if (known !== undefined) return known;
    const text = folded(textsOf(row).join('\n'));
    haystacks.set(row, text);
    return text;
  };
  return {
    forget(rows: readonly number[] | 'all'): void {
      if (rows === 'all') haystacks.clear();
      else for (const row of rows) haystacks.delete(row);
    },
    /** The given rows in which every word of the text occurs. */
    matching(rows: readonly number[], text: string): readonly number[] {
      const terms = folded(text)
        .split(/\s+/u)
        .filter((word) => word !== '');
      if (terms.length === 0) return rows;
      return rows.filter((row) => {
        const found = haystack(row);
        return terms.every((word) => found.includes(word));
      });
    },
  };
}
