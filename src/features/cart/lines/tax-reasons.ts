import type { CartLine } from '../cart.types.ts';

/** Distinct reasons why lines that can be bought are not taxed, or what is due besides their tax. */
export const taxReasons = (lines: readonly CartLine[]): readonly string[] => [
  ...new Set(
    lines.flatMap(({ problem, taxReason, taxBasisPoints }) =>
      problem === null && taxReason !== null
        ? `${taxBasisPoints === 0 ? 'No tax' : 'Tax'}: ${taxReason}`
        : [],
    ),
  ),
];
