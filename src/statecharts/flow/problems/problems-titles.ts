import { quoted, sentence } from '../describe.ts';
import type { FlowAnalysis } from './flow-analysis.ts';
import type { FlowProblem } from './problem.types.ts';

/** Steps with the title of an earlier one: progress lists and ways out name a step by its title. */
export const titleProblems = ({ steps }: FlowAnalysis): readonly FlowProblem[] =>
  steps
    .filter(({ title }, at) => title !== '' && steps.findIndex((step) => step.title === title) < at)
    .map(({ key, title }) => ({
      kind: 'title twice',
      severity: 'warning',
      state: key,
      text: sentence(`Two steps are called ${quoted(title)}: nobody can tell which is meant`),
      quickFixes: [],
    }));
