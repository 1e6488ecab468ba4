import { chartTree, isTold } from '../../../src/statecharts/chart/chart-tree.ts';
import type { ChartMarks, ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { groupBy } from '../../../src/statecharts/chart/group-by.ts';

/** Marks as they are drawn: an arrow that is told as a line of its state has no place of its own, so the state says it. */
export function drawnMarks({
  model,
  marks,
}: {
  readonly model: ChartModel;
  readonly marks: ChartMarks;
}): ChartMarks {
  const tree = chartTree(model);
  const told = model.edges.filter((edge) => marks[edge.id] && isTold(tree, edge));
  const bySource = groupBy(told, ({ source }) => source);
  const drawn = [...bySource].flatMap(([source, edges]) => {
    const mark = marks[source];
    if (mark && mark.tone !== 'amber') return [];
    const labels = [...new Set(edges.map(({ event }) => event.label))];
    const text = [mark?.text ?? '~', labels.join(', ')].join(mark ? ', ' : ' ');
    return [[source, { tone: 'amber', text }] as const];
  });
  return { ...marks, ...Object.fromEntries(drawn) };
}
