import type { CartLine } from '../cart.types.ts';

/** Distinct reasons why lines that can be bought are not taxed. */
export const untaxedReasons = (lines: readonly CartLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ problem, taxReason }) => (problem === null ? (taxReason ?? []) : []))),
];
