import type { ChartEdge, ChartMarks, ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import type { FlowFigures } from './figures.types.ts';
import { innermostStates } from './innermost-states.ts';
import { visitsText } from './figure-text.ts';

/** Transient states: their unguarded automatic transition is always taken. */
function passedThrough({ states, edges }: ChartModel): ReadonlySet<string> {
  return new Set(
    states
      .filter(({ id, kind }) => {
        const own = edges.filter(({ source }) => source === id);
        return kind === 'atomic' && own.length > 0 && own.every(({ event }) => event.kind === 'always');
      })
      .map(({ id }) => id),
  );
}

const isWithin = (id: string, around: string): boolean => id === around || id.startsWith(`${around}.`);

/** A state and its ancestors, nearest first. */
function around(id: string): string[] {
  const keys = id.split('.');
  return keys.map((_, at) => keys.slice(0, keys.length - at).join('.'));
}

/** The states an arrow enters: a state with children is entered at its initial state. */
function entered({ states }: ChartModel, id: string): string[] {
  const initial = states.find((state) => state.id === id)?.initial ?? null;
  return initial === null ? [id] : [id, ...entered({ states } as ChartModel, initial)];
}

/** The shortest sequence of arrows to the next counted state, through transient states only; null if there is none. */
function wayOf(model: ChartModel, passed: ReadonlySet<string>, from: string, to: string): ChartEdge[] | null {
  const begins = around(from).flatMap((id) => model.edges.filter(({ source }) => source === id));
  const waiting: ChartEdge[][] = begins.map((edge) => [edge]);
  const seen = new Set<string>();
  for (let way = waiting.shift(); way; way = waiting.shift()) {
    const last = way.at(-1);
    if (!last) return null;
    if (isWithin(last.target, to) || entered(model, last.target).includes(to)) return way;
    for (const through of entered(model, last.target)) {
      if (!passed.has(through) || seen.has(through)) continue;
      seen.add(through);
      waiting.push(...model.edges.filter(({ source }) => source === through).map((edge) => [...way, edge]));
    }
  }
  return null;
}

/** The number of visits per arrow, by its id; for several arrows with the same ends the first one counts. */
export function arrowCounts(model: ChartModel, { states }: FlowFigures): ReadonlyMap<string, number> {
  const passed = passedThrough(model);
  const counts = new Map<string, number>();
  for (const { state, to } of innermostStates(states))
    for (const { state: target, count } of to)
      for (const { id } of wayOf(model, passed, state, target) ?? [])
        counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
}

/** The same as marks. If several arrows connect two states, it is unknown which was taken, and the mark says so. */
export function arrowMarks(model: ChartModel, counts: ReadonlyMap<string, number>): ChartMarks {
  return Object.fromEntries(
    model.edges.flatMap(({ id, source, target }) => {
      const count = counts.get(id);
      if (count === undefined) return [];
      const alike = model.edges.filter((edge) => edge.source === source && edge.target === target).length;
      const text = `${visitsText(count)}${alike > 1 ? ` by one of ${alike}` : ''}`;
      return [[id, { tone: 'green', text }] as const];
    }),
  );
}
