import { useDeferredValue, useMemo } from 'react';
import type { FlowDifference } from '../../../../src/statecharts/flow/difference/difference.types.ts';
import { flowDifferences } from '../../../../src/statecharts/flow/difference/difference.ts';
import type { FlowProblem } from '../../../../src/statecharts/flow/problems/problem.types.ts';
import { flowProblems } from '../../../../src/statecharts/flow/problems/problems.ts';
import type { Editor } from '../use-editor.ts';

/** What is wrong with the path as it is, and how it differs from the file. */
export interface Judgement {
  readonly problems: readonly FlowProblem[];
  readonly differences: readonly FlowDifference[];
}

export function useJudgement({ path, editable, snapshot }: Editor): Judgement {
  const shown = useDeferredValue(path);
  const { base } = snapshot.context;
  const problems = useMemo(() => flowProblems(shown, editable), [shown, editable]);
  const differences = useMemo(() => flowDifferences(base, shown, editable), [base, shown, editable]);
  return useMemo(() => ({ problems, differences }), [problems, differences]);
}

/** What keeps a path from being saved. */
export const errorsOf = (problems: readonly FlowProblem[]): readonly string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ words }) => words);
