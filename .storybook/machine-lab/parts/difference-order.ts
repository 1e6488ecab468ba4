import type { FlowDifference } from '../../../src/statecharts/flow/difference/difference.types.ts';

const kinds = ['changed', 'added', 'removed'] as const;

/** What somebody means comes before what follows from it. */
const rank = ['step', 'words', 'state', 'transition'] as const;

/** As they stand in a list: by kind, what is about steps first. */
export const inListOrder = (differences: readonly FlowDifference[]): readonly FlowDifference[] =>
  kinds.flatMap((kind) =>
    rank.flatMap((about) => differences.filter((one) => one.kind === kind && one.about === about)),
  );
