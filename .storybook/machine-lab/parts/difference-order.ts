import type { FlowDifference } from '../../../src/statecharts/flow/difference/difference.types.ts';

const kinds = ['changed', 'added', 'removed'] as const;

/** Causes come before their consequences. */
const rank = ['step', 'words', 'state', 'transition'] as const;

/** List order: by kind, steps first. */
export const inListOrder = (differences: readonly FlowDifference[]): readonly FlowDifference[] =>
  kinds.flatMap((kind) =>
    rank.flatMap((about) => differences.filter((one) => one.kind === kind && one.about === about)),
  );
