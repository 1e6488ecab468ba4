/** A state value and its atomic states. */
interface Candidate {
  readonly atoms: readonly string[];
}

const pairsOf = ({ atoms }: Candidate): string[] =>
  atoms.length === 1
    ? [...atoms]
    : atoms.flatMap((one, index) => atoms.slice(index + 1).map((other) => `${one} ${other}`));

/**
 * A small subset of the candidates, in their order, that contains every pair of states that occurs in any of them: all
 * values without parallel regions, and of the others those that add the most pairs.
 */
export function coverPairs<Of extends Candidate>(candidates: readonly Of[]): Of[] {
  const left = new Set(candidates.flatMap(pairsOf));
  const open = new Map(candidates.map((candidate) => [candidate, pairsOf(candidate)]));
  const chosen = new Set<Of>();
  while (left.size > 0) {
    let best: { candidate: Of; gain: number } | null = null;
    for (const [candidate, pairs] of open) {
      const gain = pairs.filter((pair) => left.has(pair)).length;
      if (gain === 0) open.delete(candidate);
      else if (!best || gain > best.gain) best = { candidate, gain };
    }
    if (!best) break;
    chosen.add(best.candidate);
    for (const pair of open.get(best.candidate) ?? []) left.delete(pair);
    open.delete(best.candidate);
  }
  return candidates.filter((candidate) => chosen.has(candidate));
}
