import type { AnyStateMachine, StateValue } from 'xstate';
import { anyFixtures, type AnyFixtures } from './cases.ts';
import type { Configuration } from './configuration.ts';
import type { MachineFixtures } from './fixtures.ts';
import { coverPairs } from './pairwise.ts';
import { stateId, stateWords } from './state-words.ts';
import { stepsTo, walker, type Place } from './walk.ts';

interface Found {
  readonly value: StateValue;
  readonly place: Place;
  readonly atoms: readonly string[];
}

/** All that can be reached, nearest first; of each value the place that is reached in the fewest steps. */
function reach(machine: AnyStateMachine, fixtures: AnyFixtures): Found[] {
  const distinguish = fixtures.distinguish as ((context: unknown) => unknown) | undefined;
  const seen = new Set<string>();
  const found = new Map<string, Found>();
  const walks = walker(machine, fixtures);
  let places = walks.map((walk) => ({ walk, place: walk.start }));
  while (places.length > 0) {
    const further: typeof places = [];
    for (const { walk, place } of places) {
      const { _nodes: nodes } = place.snapshot;
      const value = place.snapshot.value as StateValue; // a machine's
      const context: unknown = place.snapshot.context;
      const name = JSON.stringify(value);
      const key = `${name} ${JSON.stringify(distinguish?.(context) ?? null)} ${place.snapshot.status}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (!found.has(name)) {
        const atoms = nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);
        found.set(name, { value, place, atoms });
      }
      further.push(...walk.next(place).map((next) => ({ walk, place: next })));
    }
    places = further;
  }
  return [...found.values()];
}

/** Ids name stories: where two values would have one, the later is numbered. */
function unique(id: string, taken: Set<string>): string {
  let name = id;
  for (let number = 2; taken.has(name); number += 1) name = `${id}-${number}`;
  taken.add(name);
  return name;
}

/**
 * Every value a machine can stand in, with the shortest way there: alone each of them, of parallel regions as many as show every pair of states
 * beside each other, at most `limit` in all. `leftOut`: how many values can be reached besides. Always the same, in the same order.
 */
export function configurationsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
  { limit = 150 }: { limit?: number } = {},
): { configurations: Configuration[]; leftOut: number } {
  const found = reach(machine, anyFixtures(fixtures));
  const chosen = coverPairs(found).slice(0, limit);
  const taken = new Set<string>();
  const configurations = chosen.map(({ value, place }): Configuration => ({
    id: unique(stateId(machine.root, value), taken),
    words: stateWords(machine.root, value),
    value,
    states: place.snapshot._nodes.filter(({ parent }) => parent !== undefined).map(({ id }) => id),
    input: place.input,
    steps: stepsTo(place),
  }));
  return { configurations, leftOut: found.length - chosen.length };
}
