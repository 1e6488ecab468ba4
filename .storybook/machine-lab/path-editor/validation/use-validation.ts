import { useDeferredValue, useMemo } from 'react';
import type { FlowDifference } from '../../../../src/statecharts/flow/difference/difference.types.ts';
import { flowDifferences } from '../../../../src/statecharts/flow/difference/difference.ts';
import type { FlowProblem } from '../../../../src/statecharts/flow/problems/problem.types.ts';
import { flowProblems } from '../../../../src/statecharts/flow/problems/problems.ts';
import type { Editor } from '../use-editor.ts';

/** The path's problems, and its differences from the file. */
export interface PathValidation {
  readonly problems: readonly FlowProblem[];
  readonly differences: readonly FlowDifference[];
}

export function useValidation({ path, editable, snapshot }: Editor): PathValidation {
  const shown = useDeferredValue(path);
  const { base } = snapshot.context;
  const problems = useMemo(() => flowProblems(shown, editable), [shown, editable]);
  const differences = useMemo(() => flowDifferences(base, shown, editable), [base, shown, editable]);
  return useMemo(() => ({ problems, differences }), [problems, differences]);
}

/** The errors that prevent saving. */
export const errorsOf = (problems: readonly FlowProblem[]): readonly string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ text }) => text);
