/** The edit distance: changed, missing, extra and swapped letters. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next[to] = Math.min(
        (next[to - 1] ?? 0) + 1,
        (row[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[to - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

const MOST_LETTERS = 60;

/** The name that was probably meant; null if none is close. */
export function closestName(name: string, names: Iterable<string>): string | null {
  if (name.length > MOST_LETTERS) return null;
  const text = name.toLowerCase();
  let best: string | null = null;
  let minimum = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= minimum) continue;
    const far = distance(text, candidate.toLowerCase());
    if (far >= minimum) continue;
    minimum = far;
    best = candidate;
  }
  return best;
}
