import type { EditablePath } from '../../../../src/statecharts/flow/editable-path.ts';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { mergeFlows } from '../../../../src/statecharts/flow/merge/merge-flows.ts';
import type { AnyStateMachine } from 'xstate';
import type { Refusals, Together } from './path-editor.types.ts';

/** What became of bringing two versions of a path together; without `together`, why they cannot be one path. */
export type Brought =
  { readonly together: Together } | { readonly together: null; readonly reasons: Refusals['reasons'] };

const wordsOf = (told: readonly { readonly words: string }[]): readonly string[] =>
  told.map(({ words }) => words);

/** Mine and theirs in one path, told in words. */
export function bringTogether(
  versions: { readonly base: Flow; readonly mine: Flow; readonly theirs: Flow },
  known: Pick<EditablePath<AnyStateMachine>, 'vocabulary' | 'kit'>,
): Brought {
  const merge = mergeFlows(versions, known);
  if (merge.kind === 'apart') return { together: null, reasons: merge.reasons };
  const { flow, cameIn, clashes, errors } = merge;
  return {
    together: {
      flow,
      ...{ cameIn: wordsOf(cameIn), clashes: wordsOf(clashes), errors: wordsOf(errors) },
    },
  };
}
