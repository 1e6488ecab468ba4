import type { ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { spacedName } from '../../../src/statecharts/explore/state-title.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The label of each state of a flow, by its id: the titles of its ancestors first, "Getting paid · incomplete". */
export function stateNames({ states }: ChartModel): ReadonlyMap<string, string> {
  const byId = new Map(states.map((state) => [state.id, state]));
  const labelParts = (id: string): string[] => {
    const state = byId.get(id);
    if (!state || state.parent === null) return [];
    return [...labelParts(state.parent), state.title ?? spacedName(state.key)];
  };
  return new Map(states.map(({ id, key }) => [id, capital(labelParts(id).join(' · ') || key)]));
}
