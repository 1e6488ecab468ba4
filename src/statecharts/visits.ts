import type { AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate';
import { nearestState } from '../lib/nearest-state.ts';

interface Options {
  /** Whether a machine's visits are counted, by its id. */
  readonly counts: (machineId: string) => boolean;
  /** Whether a state counts as visited, by its key; by default every one does. */
  readonly countsState?: (key: string) => boolean;
  /** Milliseconds, from any origin. */
  readonly now: () => number;
  /** A state was entered. */
  readonly onArrival: (machineId: string, stateId: string) => void;
  /** A state was left for another after this many milliseconds. */
  readonly onDeparture: (machineId: string, stateId: string, to: string, ms: number) => void;
}

interface Stay {
  readonly nodes: readonly AnyStateNode[];
  readonly since: ReadonlyMap<AnyStateNode, number>;
}

/**
 * For the `inspect` option of a root machine: reports arrivals in and departures from each state below a machine's
 * root, for that machine and those it invokes. Self-transitions are not reported; nor are stopped machines or closed
 * pages, which are no departures. A machine started twice (StrictMode) arrives once.
 */
export function createVisits({ counts, countsState = () => true, now, onArrival, onDeparture }: Options) {
  const stays = new WeakMap<object, Stay>();

  return (event: InspectionEvent): void => {
    if (event.type !== '@xstate.snapshot') return;
    // Events of other actors are reported too, and have neither.
    const { machine, _nodes: nodes, status } = event.snapshot as Partial<AnyMachineSnapshot>;
    if (!machine || !nodes || status === 'stopped' || !counts(machine.id)) return;
    const before = stays.get(event.actorRef);
    if (before?.nodes === nodes) return;

    const at = now();
    const below = nodes.filter(({ parent, key }) => parent && countsState(key));
    const entered = below
      .filter((node) => !before?.since.has(node))
      .toSorted((one, other) => one.order - other.order);
    stays.set(event.actorRef, {
      nodes,
      since: new Map(below.map((node) => [node, before?.since.get(node) ?? at])),
    });
    for (const [left, since] of before?.since ?? []) {
      if (nodes.includes(left)) continue;
      const to = nearestState(left.path, entered, ({ path }) => path);
      if (to) onDeparture(machine.id, left.id, to.id, at - since);
    }
    for (const { id } of entered) onArrival(machine.id, id);
  };
}
