import { chartTree, isListedInState } from '../../../src/statecharts/chart/chart-tree.ts';
import type { ChartMarks, ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { groupBy } from '../../../src/statecharts/chart/group-by.ts';

/** Marks as drawn: an edge listed inside a state has no arrow, so the state gets its mark. */
export function drawnMarks({
  model,
  marks,
}: {
  readonly model: ChartModel;
  readonly marks: ChartMarks;
}): ChartMarks {
  const tree = chartTree(model);
  const reported = model.edges.filter((edge) => marks[edge.id] && isListedInState(tree, edge));
  const bySource = groupBy(reported, ({ source }) => source);
  const drawn = [...bySource].flatMap(([source, edges]) => {
    const mark = marks[source];
    if (mark && mark.tone !== 'amber') return [];
    const labels = [...new Set(edges.map(({ event }) => event.label))];
    const text = [mark?.text ?? '~', labels.join(', ')].join(mark ? ', ' : ' ');
    return [[source, { tone: 'amber', text }] as const];
  });
  return { ...marks, ...Object.fromEntries(drawn) };
}
