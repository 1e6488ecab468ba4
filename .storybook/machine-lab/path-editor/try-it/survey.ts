import type { AnyStateMachine, StateValue } from 'xstate';
import { anyFixtures, type AnyFixtures } from '../../../../src/statecharts/explore/cases.ts';
import type { WalkedStep } from '../../../../src/statecharts/explore/configuration.ts';
import type { MachineFixtures } from '../../../../src/statecharts/explore/fixtures.ts';
import { inParts } from '../../../../src/statecharts/explore/simple-paths-in-time.ts';
import { stepsTo, walker, type Place } from '../../../../src/statecharts/explore/walk.ts';

/** The shortest way to somewhere. */
export interface Way {
  readonly value: StateValue;
  readonly steps: readonly WalkedStep[];
}

interface Wanted {
  /** The chart's id of the state. */
  readonly state: string;
  /** Rather somewhere where the vendor has something to do than where one waits. */
  readonly isCalm: boolean;
}

/** Looks around in a machine, nearest first, in small parts: the page stays alive meanwhile. */
export interface Survey {
  /** Null where the state cannot be reached. Rejects when aborted, and where the machine cannot be walked. */
  readonly wayTo: (wanted: Wanted, signal: AbortSignal) => Promise<Way | null>;
}

/** A house rule: what waits for an answer is tagged so. */
const isBusy = ({ snapshot }: Place): boolean => snapshot.hasTag('busy');
const wayOf = (place: Place): Way => ({
  value: place.snapshot.value as StateValue, // a machine's
  steps: stepsTo(place),
});

/** Every place that can be reached from one of the inputs, nearest first. */
export function* placesIn(
  machine: AnyStateMachine,
  fixtures: MachineFixtures<AnyStateMachine>,
  inputs: AnyFixtures['inputs'] = anyFixtures(fixtures).inputs,
): Generator<Place> {
  const distinguish = fixtures.distinguish as ((context: unknown) => unknown) | undefined;
  const seen = new Set<string>();
  const walks = walker(machine, { ...anyFixtures(fixtures), inputs });
  let places = walks.map((walk) => ({ walk, place: walk.start }));
  while (places.length > 0) {
    const further: typeof places = [];
    for (const { walk, place } of places) {
      const { snapshot } = place;
      const key = JSON.stringify([snapshot.value, distinguish?.(snapshot.context) ?? null, snapshot.status]);
      if (seen.has(key)) continue;
      seen.add(key);
      yield place;
      further.push(...walk.next(place).map((next) => ({ walk, place: next })));
    }
    places = further;
  }
}

export function surveyOf(
  machine: AnyStateMachine,
  fixtures: MachineFixtures<AnyStateMachine>,
  input: string,
): Survey {
  const found: Place[] = [];
  const walking = placesIn(machine, fixtures, { [input]: anyFixtures(fixtures).inputs[input] });
  let isOver = false;
  let broken: { readonly by: unknown } | null = null;

  /** What broke once breaks for everybody who asks. */
  function walkOn(): IteratorResult<Place, unknown> {
    if (broken) throw broken.by;
    try {
      return walking.next();
    } catch (error) {
      broken = { by: error };
      throw error;
    }
  }

  /** Looks through what is found already, then further until it is there. */
  function* lookFor({ state, isCalm }: Wanted): Generator<null, Way | null> {
    let nearest: Place | null = null;
    for (let looked = 0; ; looked += 1) {
      while (looked === found.length && !isOver) {
        const next = walkOn();
        if (next.done) isOver = true;
        else found.push(next.value);
        yield null;
      }
      const place = found[looked];
      if (!place) return nearest && wayOf(nearest);
      if (!place.snapshot._nodes.some(({ id }) => id === state)) continue;
      if (!isCalm || !isBusy(place)) return wayOf(place);
      nearest ??= place;
    }
  }

  return { wayTo: (wanted, signal) => inParts(lookFor(wanted), { signal }) };
}
