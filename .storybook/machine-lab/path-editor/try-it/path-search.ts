import type { AnyStateMachine, StateValue } from 'xstate';
import { anyFixtures, type AnyFixtures } from '../../../../src/statecharts/explore/example-steps.ts';
import type { ExampleStep } from '../../../../src/statecharts/explore/configuration.ts';
import type { MachineFixtures } from '../../../../src/statecharts/explore/fixtures.ts';
import { inTimeSlices } from '../../../../src/statecharts/explore/simple-paths-async.ts';
import {
  stepsTo,
  exploreFromInputs,
  type ReachedState,
} from '../../../../src/statecharts/explore/explorer.ts';

/** The shortest path to a state. */
export interface ShortestPath {
  readonly value: StateValue;
  readonly steps: readonly ExampleStep[];
}

interface Wanted {
  /** The chart's id of the state. */
  readonly state: string;
  /** Prefers a state where the vendor can act over one that waits. */
  readonly isCalm: boolean;
}

/** Searches a machine breadth-first in small slices: the page stays responsive. */
export interface PathSearch {
  /** Null if the state cannot be reached. Rejects when aborted, and if the machine cannot be explored. */
  readonly pathTo: (wanted: Wanted, signal: AbortSignal) => Promise<ShortestPath | null>;
}

/** By convention, states that wait for an answer are tagged busy. */
const isBusy = ({ snapshot }: ReachedState): boolean => snapshot.hasTag('busy');
const pathFrom = (reached: ReachedState): ShortestPath => ({
  value: reached.snapshot.value as StateValue, // a machine's
  steps: stepsTo(reached),
});

/** Every state reachable from one of the inputs, nearest first. */
export function* reachableStates(
  machine: AnyStateMachine,
  fixtures: MachineFixtures<AnyStateMachine>,
  inputs: AnyFixtures['inputs'] = anyFixtures(fixtures).inputs,
): Generator<ReachedState> {
  const distinguish = fixtures.distinguish as ((context: unknown) => unknown) | undefined;
  const seen = new Set<string>();
  const explorers = exploreFromInputs(machine, { ...anyFixtures(fixtures), inputs });
  let places = explorers.map((explorer) => ({ explorer, place: explorer.start }));
  while (places.length > 0) {
    const further: typeof places = [];
    for (const { explorer, place } of places) {
      const { snapshot } = place;
      const key = JSON.stringify([snapshot.value, distinguish?.(snapshot.context) ?? null, snapshot.status]);
      if (seen.has(key)) continue;
      seen.add(key);
      yield place;
      further.push(...explorer.next(place).map((next) => ({ explorer, place: next })));
    }
    places = further;
  }
}

export function createPathSearch(
  machine: AnyStateMachine,
  fixtures: MachineFixtures<AnyStateMachine>,
  input: string,
): PathSearch {
  const found: ReachedState[] = [];
  const walking = reachableStates(machine, fixtures, { [input]: anyFixtures(fixtures).inputs[input] });
  let isOver = false;
  let broken: { readonly by: unknown } | null = null;

  /** A failure is repeated for every later search. */
  function nextReached(): IteratorResult<ReachedState, unknown> {
    if (broken) throw broken.by;
    try {
      return walking.next();
    } catch (error) {
      broken = { by: error };
      throw error;
    }
  }

  /** Searches the states found so far, then explores further. */
  function* lookFor({ state, isCalm }: Wanted): Generator<null, ShortestPath | null> {
    let nearest: ReachedState | null = null;
    for (let looked = 0; ; looked += 1) {
      while (looked === found.length && !isOver) {
        const next = nextReached();
        if (next.done) isOver = true;
        else found.push(next.value);
        yield null;
      }
      const place = found[looked];
      if (!place) return nearest && pathFrom(nearest);
      if (!place.snapshot._nodes.some(({ id }) => id === state)) continue;
      if (!isCalm || !isBusy(place)) return pathFrom(place);
      nearest ??= place;
    }
  }

  return { pathTo: (wanted, signal) => inTimeSlices(lookFor(wanted), { signal }) };
}
