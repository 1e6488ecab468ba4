import type { Rule } from './page.ts';

const samePosition = 2.5;
const touching = 3;

/** Joins the pieces of a rule: most programs draw each cell's border separately. */
export function joinedRules(rules: readonly Rule[]): readonly Rule[] {
  const sorted = [...rules].sort(
    (a, b) => Number(a.isUpright) - Number(b.isUpright) || a.at - b.at || a.from - b.from,
  );
  const groups: Rule[][] = [];
  for (const rule of sorted) {
    const first = groups.at(-1)?.[0];
    if (first?.isUpright === rule.isUpright && rule.at - first.at <= samePosition) groups.at(-1)?.push(rule);
    else groups.push([rule]);
  }
  return groups.flatMap(joinedGroup);
}

function joinedGroup(group: readonly Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const rule of [...group].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && rule.from <= last.to + touching)
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, rule.to) };
    else joined.push(rule);
  }
  return joined;
}

const meet = (a: Rule, b: Rule): boolean =>
  a.isUpright !== b.isUpright &&
  a.at >= b.from - touching &&
  a.at <= b.to + touching &&
  b.at >= a.from - touching &&
  b.at <= a.to + touching;

/** Rules that cross or touch each other, directly or through others: those of one table. */
export function networksOf(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const left = new Set(rules);
  const networks: Rule[][] = [];
  for (const start of rules) {
    if (!left.delete(start)) continue;
    const network = [start];
    // The array grows while it is iterated.
    for (const rule of network)
      for (const other of left)
        if (meet(rule, other)) {
          left.delete(other);
          network.push(other);
        }
    networks.push(network);
  }
  return networks;
}

/** The distinct values of numbers with a small tolerance. */
export function distinctPositions(numbers: readonly number[]): readonly number[] {
  const places: number[] = [];
  for (const number of [...numbers].sort((a, b) => a - b))
    if (number - (places.at(-1) ?? -Infinity) > samePosition) places.push(number);
  return places;
}

/** Whether a rule at a position covers most of a range. */
export const isRuled = (
  rules: readonly Rule[],
  at: number,
  { from, to }: { readonly from: number; readonly to: number },
): boolean =>
  rules.some(
    (rule) =>
      Math.abs(rule.at - at) <= samePosition &&
      Math.min(rule.to, to) - Math.max(rule.from, from) >= 0.6 * (to - from),
  );
