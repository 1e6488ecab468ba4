import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { childrenOf, isMachine, machineOf, snapshotOf } from '../actors.ts';
import { pathOfKey } from './actor-key.ts';
import { decodeValues } from './decode-values.ts';
import { relay } from './pending-waits.ts';
import type { ActorKey, BaseActor, Trace } from './trace.types.ts';

/** Keys of the actors that existed before the first step of a trace whose beginning was dropped. */
export function baseActorKeys(trace: Trace): ActorKey[] {
  const begun = new Set(
    trace.steps.filter(({ event }) => event.type === 'xstate.init').map(({ actor }) => actor),
  );
  const speaking = new Set(
    trace.steps.flatMap(({ actor, from }) => (from === null ? [actor] : [actor, from])),
  );
  return Object.entries(trace.actors)
    .filter(([key, { kind }]) =>
      // A restored machine may be stopped and restarted later: it continues in its state.
      kind === 'machine' ? trace.base?.[key] !== undefined : !begun.has(key) && speaking.has(key),
    )
    .map(([key]) => key);
}

/** An actor reference in a context, as in a persisted snapshot. */
const savedRef = (key: ActorKey): AnyActorRef =>
  // Resolved to the actor when the machine is restored.
  ({ xstate$$type: 1, id: pathOfKey(key).split('/').at(-1) }) as unknown as AnyActorRef;

const activeMockActor = { status: 'active', output: undefined, error: undefined, context: undefined };

/** The actors its states invoke: nothing else shows that a leaf exists. */
function invokedIn(machine: AnyStateMachine, { value }: BaseActor): [id: string, src: string][] {
  // Only the invoked actors are read.
  const { _nodes: nodes } = machine.resolveState({ value, context: {} }) as unknown as AnyMachineSnapshot;
  return nodes.flatMap(({ invoke }) =>
    invoke.map(({ id, src }): [string, string] => [id, typeof src === 'string' ? src : '']),
  );
}

/** Builds persisted snapshots from the base state of a trace. */
function createSnapshotBuilder(trace: Trace) {
  const keys = baseActorKeys(trace);

  /** The actors in the trace that are direct children of a path. */
  const actorsInside = (inside: string): [id: string, src: string][] =>
    keys
      .filter((key) => key !== '/' && key.startsWith(inside))
      .map((key): [string, string] => [pathOfKey(key).slice(inside.length), trace.actors[key]?.src ?? ''])
      .filter(([id]) => !id.includes('/'));

  function childOf(machine: AnyStateMachine, path: string, src: string): object | null {
    const logic: unknown = (machine.implementations.actors as Readonly<Record<string, unknown>>)[src];
    const isRecorded = keys.some((key) => pathOfKey(key) === path);
    if (logic === undefined || (isMachine(logic) && !isRecorded)) return null;
    // An initial snapshot would be delivered twice: `resumeActor` lets the parent observe the next ones.
    return {
      src,
      syncSnapshot: false,
      snapshot: isMachine(logic) ? save(logic, path) : activeMockActor,
    };
  }

  function save(machine: AnyStateMachine, path: string): Snapshot<unknown> {
    const key = keys.findLast((one) => pathOfKey(one) === path);
    const base = key === undefined ? undefined : trace.base?.[key];
    if (!base) throw new Error(`The recording has no state of ${path}.`);
    const inside = path === '/' ? '/' : `${path}/`;
    const children = new Map([...invokedIn(machine, base), ...actorsInside(inside)]);
    const { value, status, context, history = {} } = base;
    return {
      status,
      value,
      output: undefined,
      error: undefined,
      context: decodeValues(structuredClone(context), savedRef),
      historyValue: Object.fromEntries(
        Object.entries(history).map(([id, states]) => [id, states.map((state) => ({ id: state }))]),
      ),
      children: Object.fromEntries(
        [...children].flatMap(([id, src]) => {
          const child = childOf(machine, `${inside}${id}`, src);
          return child ? [[id, child]] : [];
        }),
      ),
      // XState does not type the persisted form.
    } as Snapshot<unknown>;
  }

  return save;
}

/** The persisted snapshot from which the root machine (with mock actors) continues where a trace begins. */
export const baseSnapshot = (machine: AnyStateMachine, trace: Trace): Snapshot<unknown> =>
  createSnapshotBuilder(trace)(machine, '/');

/** Restores what a persisted machine does not: its states' delays and the subscriptions to its actors' snapshots. */
export function resumeActor(ref: AnyActorRef): void {
  if (!machineOf(ref)) return;
  const snapshot = snapshotOf(ref);
  const children = childrenOf(snapshot);
  for (const node of snapshot._nodes) {
    for (const { eventType } of node.after as readonly { readonly eventType: string }[]) {
      // No time passes, so the delay does not matter.
      ref.system.scheduler.schedule(ref, ref, { type: eventType }, 0, eventType);
    }
    for (const { id } of node.invoke) {
      const child = children[id];
      const type = `xstate.snapshot.${id}`;
      if (!child || !node.transitions.has(type)) continue;
      child.subscribe({
        next: (shown: Snapshot<unknown>) => {
          if (shown.status === 'active') relay(child, ref, { type, snapshot: shown });
        },
        // An end has its own event.
        error: () => {},
      });
    }
  }
  for (const child of Object.values(children)) if (child) resumeActor(child);
}
