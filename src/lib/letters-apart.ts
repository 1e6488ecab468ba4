/** The Levenshtein distance: how many letters have to be added, removed or changed. */
export function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    let diagonal = i;
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const above = row[j + 1] ?? 0;
      const change = diagonal + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(change, above + 1, (next[j] ?? 0) + 1));
      diagonal = above;
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
