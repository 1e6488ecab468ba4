import type { ChartEdge, ChartMarks, ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import type { SimplePath } from '../../../src/statecharts/explore/simple-paths.types.ts';

/**
 * The arrows from an arrow's target to the state where the machine rests: unguarded automatic transitions and initial
 * states.
 */
function onwardFrom(
  model: ChartModel,
  entered: string,
  states: ReadonlySet<string>,
): readonly ChartEdge[] | null {
  const open: { id: string; edges: readonly ChartEdge[] }[] = [{ id: entered, edges: [] }];
  const seen = new Set([entered]);
  for (const { id, edges } of open) {
    const state = model.states.find((one) => one.id === id);
    if (!state) continue;
    if (states.has(id) && (state.initial === null || states.has(state.initial))) return edges;
    const always = model.edges.filter(({ source, event }) => source === id && event.kind === 'always');
    const next = [
      ...(state.initial === null ? [] : [{ id: state.initial, edges }]),
      ...always.map((edge) => ({ id: edge.target, edges: [...edges, edge] })),
    ];
    for (const one of next) {
      if (seen.has(one.id)) continue;
      seen.add(one.id);
      open.push(one);
    }
  }
  return states.has(entered) ? [] : null;
}

/** The numbers of a path's steps, on their arrows. */
export function pathMarks(model: ChartModel, { start, steps }: SimplePath): ChartMarks {
  const numbers = new Map<string, number[]>();
  steps.forEach(({ event, states }, index) => {
    const before = new Set((steps[index - 1] ?? start).states);
    const after = new Set(states);
    for (const edge of model.edges) {
      if (edge.event.type !== event.type || !before.has(edge.source)) continue;
      const onward = onwardFrom(model, edge.target, after);
      if (!onward) continue;
      for (const { id } of [edge, ...onward]) numbers.set(id, [...(numbers.get(id) ?? []), index + 1]);
      return;
    }
  });
  return Object.fromEntries(
    [...numbers].map(([id, which]) => [id, { tone: 'blue', text: [...new Set(which)].join(', ') }]),
  );
}
