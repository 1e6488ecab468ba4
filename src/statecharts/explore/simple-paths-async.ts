import type { AnyStateMachine } from 'xstate';
import type { MachineFixtures } from './fixtures.ts';
import { simplePathsInParts } from './simple-paths.ts';
import type { SimplePaths, PathRules } from './simple-paths.types.ts';

/** The longest time the page may be blocked. */
const SLICE_MS = 12;

interface TimeSliceOptions {
  readonly signal?: AbortSignal;
  /** Called with the number found so far. */
  readonly onCount?: (found: number) => void;
  readonly now?: () => number;
  /** Yields to everything else on the page. */
  readonly giveWay?: () => Promise<void>;
}

const afterEverything = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Runs a generator in slices of a few milliseconds. Rejects with the signal's reason when aborted. */
export async function inTimeSlices<Result>(
  work: Generator<number | null, Result>,
  options: TimeSliceOptions,
): Promise<Result> {
  const { signal, onCount, now = () => performance.now(), giveWay = afterEverything } = options;
  await giveWay();
  for (let began = now(); ;) {
    signal?.throwIfAborted();
    const part = work.next();
    if (part.done) return part.value;
    if (now() - began < SLICE_MS) continue;
    if (part.value !== null) onCount?.(part.value);
    await giveWay();
    began = now();
  }
}

/** Like `simplePathsOf`, without blocking the page. */
export const simplePathsAsync = <Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
  rules: PathRules,
  options: TimeSliceOptions & { readonly limit?: number } = {},
): Promise<SimplePaths> => inTimeSlices(simplePathsInParts(machine, fixtures, rules, options), options);
