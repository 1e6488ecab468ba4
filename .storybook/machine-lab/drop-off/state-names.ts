import type { ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { nameInWords } from '../../../src/statecharts/explore/place-words.ts';

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What each state of a flow is called, by its id: the titles of those around it first, "Getting paid · incomplete". */
export function stateNames({ states }: ChartModel): ReadonlyMap<string, string> {
  const byId = new Map(states.map((state) => [state.id, state]));
  const wordsOf = (id: string): string[] => {
    const state = byId.get(id);
    if (!state || state.parent === null) return [];
    return [...wordsOf(state.parent), state.title ?? nameInWords(state.key)];
  };
  return new Map(states.map(({ id, key }) => [id, capital(wordsOf(id).join(' · ') || key)]));
}
