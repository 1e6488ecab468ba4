import type { AnyStateMachine } from 'xstate';
import type { MachineFixtures } from './fixtures.ts';
import { simplePathsInParts } from './simple-paths.ts';
import type { SimplePaths, WalkedPaths } from './simple-paths.types.ts';

/** So long a page is kept from drawing and from typing at most. */
const PART_MS = 12;

interface InPartsOptions {
  readonly signal?: AbortSignal;
  /** Hears how many are found so far. */
  readonly onCount?: (found: number) => void;
  readonly now?: () => number;
  /** Lets everything else happen first. */
  readonly giveWay?: () => Promise<void>;
}

const afterEverything = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Does a work in parts of a few milliseconds. Rejects with the signal's reason when it is no longer wanted. */
export async function inParts<Result>(
  work: Generator<number | null, Result>,
  options: InPartsOptions,
): Promise<Result> {
  const { signal, onCount, now = () => performance.now(), giveWay = afterEverything } = options;
  await giveWay();
  for (let began = now(); ;) {
    signal?.throwIfAborted();
    const part = work.next();
    if (part.done) return part.value;
    if (now() - began < PART_MS) continue;
    if (part.value !== null) onCount?.(part.value);
    await giveWay();
    began = now();
  }
}

/** As `simplePathsOf`, without keeping a page from anything else. */
export const simplePathsInTime = <Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
  walked: WalkedPaths,
  options: InPartsOptions & { readonly limit?: number } = {},
): Promise<SimplePaths> => inParts(simplePathsInParts(machine, fixtures, walked, options), options);
