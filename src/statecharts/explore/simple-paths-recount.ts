import type { AnyStateMachine } from 'xstate';
import { configurationsOf } from './configurations.ts';
import type { MachineFixtures } from './fixtures.ts';
import { simplePathsInParts } from './simple-paths.ts';
import type { SimplePaths, WalkedPaths } from './simple-paths.types.ts';

/** So long a page is kept from drawing and from typing at most. */
const PART_MS = 12;

interface InPartsOptions {
  readonly signal?: AbortSignal;
  readonly now?: () => number;
  /** Lets everything else happen first. */
  readonly giveWay?: () => Promise<void>;
}

const afterEverything = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Does a work in parts of a few milliseconds. Rejects with the signal's reason when it is no longer wanted. */
async function inParts<Result>(work: Generator<null, Result>, options: InPartsOptions): Promise<Result> {
  const { signal, now = () => performance.now(), giveWay = afterEverything } = options;
  await giveWay();
  for (let began = now(); ;) {
    signal?.throwIfAborted();
    const part = work.next();
    if (part.done) return part.value;
    if (now() - began < PART_MS) continue;
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

/** How much there is to walk in a machine. */
export interface Recount {
  readonly paths: number | 'many';
  readonly configurations: number;
}

/** How many paths and configurations there are, reckoned beside everything else: for whoever edits a flow meanwhile. */
export async function recountOf<Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
  walked: WalkedPaths,
  options: InPartsOptions = {},
): Promise<Recount> {
  const { paths, leftOut } = await simplePathsInTime(machine, fixtures, walked, { ...options, limit: 100 });
  await (options.giveWay ?? afterEverything)();
  options.signal?.throwIfAborted();
  const { configurations } = configurationsOf(machine, fixtures);
  return {
    paths: leftOut === 'many' ? 'many' : paths.length + leftOut,
    configurations: configurations.length,
  };
}
