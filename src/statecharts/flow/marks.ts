import type { ChartMark, ChartMarks } from '../chart/chart.types.ts';
import type { FlowDifference } from './difference/difference.types.ts';
import { chartIdOfState, chartIdOfTransition } from './flow-tree.ts';
import type { Flow } from './flow.types.ts';
import type { FlowProblem } from './problems/problem.types.ts';

type Remark = readonly [id: string, mark: ChartMark];

/** The gravest first: what of several remarks on one thing gives the colour. */
const gravity: readonly ChartMark['tone'][] = ['red', 'amber', 'green', 'blue'];

/** What is said of one thing several times stands there once. */
function joined(remarks: readonly Remark[]): ChartMarks {
  const marks = new Map<string, ChartMark>();
  for (const [id, mark] of remarks) {
    const before = marks.get(id);
    const texts = before ? before.text.split(' · ') : [];
    const tone = gravity.find((one) => one === before?.tone || one === mark.tone) ?? mark.tone;
    marks.set(id, {
      tone,
      text: texts.includes(mark.text) ? texts.join(' · ') : [...texts, mark.text].join(' · '),
    });
  }
  return Object.fromEntries(marks);
}

/** As whoever edits a path is told: to him a guard is a condition. */
const kindWords = (kind: FlowProblem['kind']): string => kind.replace('guards', 'conditions');

/** Problems where they are on the flow's chart: errors red, warnings amber, each by its kind; the sentence stands in the list. */
export const problemMarks = (flow: Flow, problems: readonly FlowProblem[]): ChartMarks =>
  joined(
    problems.map(({ kind, severity, state, place }): Remark => {
      const arrow = place ? chartIdOfTransition(flow, place) : null;
      return [
        arrow ?? chartIdOfState(flow, place?.state ?? state),
        { tone: severity === 'error' ? 'red' : 'amber', text: kindWords(kind) },
      ];
    }),
  );

const looks = {
  added: { tone: 'green', text: '+ new' },
  removed: { tone: 'red', text: '− gone' },
  changed: { tone: 'amber', text: '~ changed' },
} as const;

const stepWords = (id: string): string | null =>
  id.startsWith('step moved ') ? '~ moved' : id.startsWith('step optional ') ? '~ optional' : null;

/** Differences where they are on a chart: what is new green, gone red, other amber, told apart by signs too. */
export const differenceMarks = (differences: readonly FlowDifference[]): ChartMarks =>
  joined(
    differences.flatMap(({ id, kind, chartIds }) => {
      const { tone, text } = looks[kind];
      const words = stepWords(id) ?? text;
      // The first names what it is about; what follows from it has the sign alone.
      return chartIds.map((one, index): Remark => [
        one,
        { tone, text: index === 0 ? words : words.charAt(0) },
      ]);
    }),
  );
