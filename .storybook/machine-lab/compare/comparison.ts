import type { ChartMarks, ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { unionChart } from '../../../src/statecharts/chart/union.ts';
import { flowDifferences } from '../../../src/statecharts/flow/difference/difference.ts';
import type { FlowDifference } from '../../../src/statecharts/flow/difference/difference.types.ts';
import type { EditablePath } from '../../../src/statecharts/flow/editable-path.ts';
import type { Comparison, Version } from './compare.types.ts';

const kinds = { green: 'added', red: 'removed', amber: 'changed', blue: 'changed' } as const;
const phrase = { added: 'is new', removed: 'is gone', changed: 'is different' } as const;

/** The marks of a chart as a list: for a machine without data there are no other differences. */
function differencesOf(model: ChartModel, marks: ChartMarks): FlowDifference[] {
  const pathOf = (id: string): string => (id === model.id ? model.id : id.slice(model.id.length + 1));
  const detail = (text: string): string => {
    const label = text.replace(/^[+−~] ?/u, '');
    return label === '' || label === 'new' || label === 'gone' ? '' : `: ${label}`;
  };
  const wholly = new Set(
    model.states.filter(({ id }) => marks[id] && marks[id].tone !== 'amber').map(({ id }) => id),
  );
  const states = model.states.flatMap(({ id, parent }): FlowDifference[] => {
    const mark = marks[id];
    // Everything within a new element is new too.
    if (!mark || (wholly.has(id) && parent !== null && wholly.has(parent))) return [];
    const kind = kinds[mark.tone];
    const text = `“${pathOf(id)}” ${phrase[kind]}${detail(mark.text)}`;
    return [{ id: `state ${id}`, kind, about: 'state', state: pathOf(id), chartIds: [id], text }];
  });
  const edges = model.edges.flatMap(({ id, source, target, event }): FlowDifference[] => {
    const mark = marks[id];
    if (!mark || (mark.tone !== 'amber' && (wholly.has(source) || wholly.has(target)))) return [];
    const kind = kinds[mark.tone];
    const text = `“${pathOf(source)}”: ${event.label} to “${pathOf(target)}” ${phrase[kind]}${detail(mark.text)}`;
    return [{ id: `edge ${id}`, kind, about: 'transition', state: pathOf(source), chartIds: [id], text }];
  });
  return [...states, ...edges];
}

/** Two versions on one chart, and the changes in the second. */
export function compareVersions(
  before: Version,
  after: Version,
  editable: Pick<EditablePath<unknown>, 'vocabulary' | 'kit'> | undefined,
): Comparison {
  const { model, marks } = unionChart(before.model, after.model);
  const differences =
    editable && before.flow && after.flow
      ? flowDifferences(before.flow, after.flow, editable)
      : differencesOf(model, marks);
  return { model, marks, differences };
}

/** The marked part of a chart, with the states around it and at the ends of its arrows. */
export function onlyChanged({ model, marks }: Pick<Comparison, 'model' | 'marks'>): ChartModel {
  const parents = new Map(model.states.map(({ id, parent }) => [id, parent]));
  const edges = model.edges.filter(({ id }) => marks[id]);
  const wanted = new Set<string>();
  const want = (id: string | null | undefined): void => {
    if (id === null || id === undefined || wanted.has(id)) return;
    wanted.add(id);
    want(parents.get(id));
  };
  for (const { id } of model.states) if (marks[id]) want(id);
  for (const { source, target } of edges) {
    want(source);
    want(target);
  }
  return {
    ...model,
    edges,
    states: model.states
      .filter(({ id }) => wanted.has(id))
      .map((state) => ({
        ...state,
        initial: state.initial !== null && wanted.has(state.initial) ? state.initial : null,
      })),
  };
}

/** Where a difference is shown: its states, and the ends of its arrows. */
export function locationsOf(
  { model }: Pick<Comparison, 'model'>,
  { chartIds, about }: FlowDifference,
): string[] {
  const states = new Set(model.states.map(({ id }) => id));
  const own = chartIds.filter((id) => states.has(id));
  if (about !== 'transition' && own[0] !== undefined) return [own[0]];
  const edge = model.edges.find(({ id }) => chartIds.includes(id));
  if (edge) {
    // A state that also contains the other end is nearly the whole chart: the view would move to its middle.
    const isAround = edge.target.startsWith(`${edge.source}.`);
    return isAround ? [edge.target] : [edge.source, edge.target];
  }
  return own.slice(0, 1);
}
