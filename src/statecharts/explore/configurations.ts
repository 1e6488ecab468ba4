import type { AnyStateMachine, StateValue } from 'xstate';
import { anyFixtures, type AnyFixtures } from './example-steps.ts';
import type { Configuration } from './configuration.ts';
import type { MachineFixtures } from './fixtures.ts';
import { coverPairs } from './pairwise.ts';
import { nodesWithin } from '../state-nodes.ts';
import { stateId, stateLabel } from './state-label.ts';
import { stepsTo, exploreFromInputs, type ReachedState } from './explorer.ts';

interface Found {
  readonly value: StateValue;
  readonly place: ReachedState;
  readonly atoms: readonly string[];
}

/**
 * The maximum number of values in which a machine can rest. Without parallel regions that is one for each atomic state,
 * except those that are left as soon as they are entered.
 */
function mostValues(machine: AnyStateMachine): number {
  const nodes = nodesWithin(machine.root);
  if (nodes.some(({ type }) => type === 'parallel')) return Number.POSITIVE_INFINITY;
  return nodes.filter(
    ({ type, always }) =>
      (type === 'atomic' || type === 'final') && !(always ?? []).some(({ guard }) => !guard),
  ).length;
}

/**
 * All reachable state values, nearest first, each with its shortest path. Contexts are no longer distinguished once all
 * possible values were found.
 */
function reach(machine: AnyStateMachine, fixtures: AnyFixtures): Found[] {
  const distinguish = fixtures.distinguish as ((context: unknown) => unknown) | undefined;
  const seen = new Set<string>();
  const found = new Map<string, Found>();
  const explorers = exploreFromInputs(machine, fixtures);
  const most = mostValues(machine);
  let places = explorers.map((explorer) => ({ explorer, place: explorer.start }));
  while (places.length > 0) {
    const further: typeof places = [];
    for (const { explorer, place } of places) {
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
      if (found.size === most) return [...found.values()];
      further.push(...explorer.next(place).map((next) => ({ explorer, place: next })));
    }
    places = further;
  }
  return [...found.values()];
}

/** Ids become story names: if two values would have the same one, the later is numbered. */
function unique(id: string, used: Set<string>): string {
  let name = id;
  for (let number = 2; used.has(name); number += 1) name = `${id}-${number}`;
  used.add(name);
  return name;
}

/**
 * Every reachable state value with the shortest path to it: each on its own, and of parallel regions enough to show
 * every pair of states together, at most `limit` in total. `leftOut`: how many more are reachable. The result and its
 * order are deterministic.
 */
export function configurationsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
  { limit = 150 }: { limit?: number } = {},
): { configurations: Configuration[]; leftOut: number } {
  const found = reach(machine, anyFixtures(fixtures));
  const chosen = coverPairs(found).slice(0, limit);
  const used = new Set<string>();
  const configurations = chosen.map(({ value, place }): Configuration => ({
    id: unique(stateId(machine.root, value), used),
    label: stateLabel(machine.root, value),
    value,
    states: place.snapshot._nodes.filter(({ parent }) => parent !== undefined).map(({ id }) => id),
    input: place.input,
    steps: stepsTo(place),
  }));
  return { configurations, leftOut: found.length - chosen.length };
}
