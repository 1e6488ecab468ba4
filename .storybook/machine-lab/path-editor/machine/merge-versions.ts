import type { EditablePath } from '../../../../src/statecharts/flow/editable-path.ts';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { mergeFlows } from '../../../../src/statecharts/flow/merge/merge-flows.ts';
import type { AnyStateMachine } from 'xstate';
import type { Refusals, MergeOutcome } from './path-editor.types.ts';

/** The result of merging two versions of a path; without `together`, why they cannot be merged. */
type MergedVersions =
  | { readonly together: MergeOutcome }
  | { readonly together: null; readonly reasons: Refusals['reasons'] };

const textsOf = (items: readonly { readonly text: string }[]): readonly string[] =>
  items.map(({ text }) => text);

/** Merges mine and theirs, with the changes as text. */
export function mergeVersions(
  versions: { readonly base: Flow; readonly mine: Flow; readonly theirs: Flow },
  known: Pick<EditablePath<AnyStateMachine>, 'vocabulary' | 'kit'>,
): MergedVersions {
  const merge = mergeFlows(versions, known);
  if (merge.kind === 'apart') return { together: null, reasons: merge.reasons };
  const { flow, cameIn, clashes, errors } = merge;
  return {
    together: {
      flow,
      cameIn: textsOf(cameIn),
      clashes: textsOf(clashes),
      errors: textsOf(errors),
    },
  };
}
