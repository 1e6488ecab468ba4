import type { AnyStateMachine, StateValue } from 'xstate';
import { anyFixtures } from '../../../src/statecharts/explore/cases.ts';
import type { WalkedStep } from '../../../src/statecharts/explore/configuration.ts';
import type { MachineFixtures } from '../../../src/statecharts/explore/fixtures.ts';
import { stepsTo, walker, type Place } from '../../../src/statecharts/explore/walk.ts';

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

/** Looks around in a machine, nearest first, in small portions: the page stays alive meanwhile. */
export interface Survey {
  /** Null where the state cannot be reached. Rejects when aborted. */
  readonly wayTo: (wanted: Wanted, signal: AbortSignal) => Promise<Way | null>;
}

const PORTION_MS = 12;
const nextPortion = () => new Promise((resolve) => setTimeout(resolve));

/** A house rule: what waits for an answer is tagged so. */
const isBusy = ({ snapshot }: Place): boolean => snapshot.hasTag('busy');
const wayOf = (place: Place): Way => ({
  value: place.snapshot.value as StateValue, // a machine's
  steps: stepsTo(place),
});

export function surveyOf(
  machine: AnyStateMachine,
  fixtures: MachineFixtures<AnyStateMachine>,
  input: string,
): Survey {
  const given = { ...anyFixtures(fixtures), inputs: { [input]: fixtures.inputs[input] } };
  const distinguish = fixtures.distinguish as ((context: unknown) => unknown) | undefined;
  const found: Place[] = [];
  const seen = new Set<string>();

  function* walk(): Generator<undefined> {
    for (const { start, next } of walker(machine, given)) {
      let places = [start];
      while (places.length > 0) {
        const further: Place[] = [];
        for (const place of places) {
          const { value, status, context } = place.snapshot;
          const key = JSON.stringify([value, distinguish?.(context) ?? null, status]);
          if (seen.has(key)) continue;
          seen.add(key);
          found.push(place);
          further.push(...next(place));
          yield;
        }
        places = further;
      }
    }
  }
  const walking = walk();
  let isOver = false;

  async function portion(signal: AbortSignal): Promise<void> {
    const since = performance.now();
    while (!isOver && performance.now() - since < PORTION_MS) isOver = walking.next().done ?? false;
    await nextPortion();
    signal.throwIfAborted();
  }

  return {
    async wayTo({ state, isCalm }, signal) {
      let looked = 0;
      let nearest: Place | null = null;
      for (;;) {
        for (const place of found.slice(looked)) {
          if (!place.snapshot._nodes.some(({ id }) => id === state)) continue;
          if (!isCalm || !isBusy(place)) return wayOf(place);
          nearest ??= place;
        }
        looked = found.length;
        if (isOver) return nearest && wayOf(nearest);
        await portion(signal);
      }
    },
  };
}
