import type { ChartMark, ChartMarks } from '../chart/chart.types.ts';
import type { FlowDifference } from './difference/difference.types.ts';
import { chartIdOfState, chartIdOfTransition } from './flow-tree.ts';
import type { Flow } from './flow.types.ts';
import type { FlowProblem } from './problems/problem.types.ts';

type Remark = readonly [id: string, mark: ChartMark];

/** Most severe first: the most severe annotation decides the colour. */
const gravity: readonly ChartMark['tone'][] = ['red', 'amber', 'green', 'blue'];

/** Repeated annotations of the same element appear once. */
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

/** Label for the path editor, where a guard is called a condition. */
const kindLabel = (kind: FlowProblem['kind']): string => kind.replace('guards', 'conditions');

/**
 * Problems at their location on the chart: errors red, warnings amber, labelled by kind; the sentence is in the list.
 */
export const problemMarks = (flow: Flow, problems: readonly FlowProblem[]): ChartMarks =>
  joined(
    problems.map(({ kind, severity, state, place }): Remark => {
      const arrow = place ? chartIdOfTransition(flow, place) : null;
      return [
        arrow ?? chartIdOfState(flow, place?.state ?? state),
        { tone: severity === 'error' ? 'red' : 'amber', text: kindLabel(kind) },
      ];
    }),
  );

const looks = {
  added: { tone: 'green', text: '+ new' },
  removed: { tone: 'red', text: '− gone' },
  changed: { tone: 'amber', text: '~ changed' },
} as const;

const stepLabel = (id: string): string | null =>
  id.startsWith('step moved ') ? '~ moved' : id.startsWith('step optional ') ? '~ optional' : null;

/** Differences at their location on a chart: added green, removed red, changed amber, also distinguished by signs. */
export const differenceMarks = (differences: readonly FlowDifference[]): ChartMarks =>
  joined(
    differences.flatMap(({ id, kind, chartIds }) => {
      const { tone, text } = looks[kind];
      const label = stepLabel(id) ?? text;
      // The first element is labelled; its consequences only get the sign.
      return chartIds.map((one, index): Remark => [
        one,
        { tone, text: index === 0 ? label : label.charAt(0) },
      ]);
    }),
  );
