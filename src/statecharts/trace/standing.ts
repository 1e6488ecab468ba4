import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { childrenOf, isMachine, machineOf, snapshotOf } from '../actors.ts';
import { pathOfKey } from './actor-key.ts';
import { decodeValues } from './decode-values.ts';
import { relay } from './pending-waits.ts';
import type { ActorKey, StandingActor, Trace } from './trace.types.ts';

/** Keys of what was there before the first step of a trace whose beginning was dropped. */
export function standingKeys(trace: Trace): ActorKey[] {
  const begun = new Set(
    trace.steps.filter(({ event }) => event.type === 'xstate.init').map(({ actor }) => actor),
  );
  const speaking = new Set(
    trace.steps.flatMap(({ actor, from }) => (from === null ? [actor] : [actor, from])),
  );
  return Object.entries(trace.actors)
    .filter(([key, { kind }]) =>
      // A machine that stands may be stopped and started again later: it goes on where it stood.
      kind === 'machine' ? trace.base?.[key] !== undefined : !begun.has(key) && speaking.has(key),
    )
    .map(([key]) => key);
}

/** An actor in a context, as a machine that is saved writes it. */
const savedRef = (key: ActorKey): AnyActorRef =>
  // Taken for the actor itself when the machine is taken up.
  ({ xstate$$type: 1, id: pathOfKey(key).split('/').at(-1) }) as unknown as AnyActorRef;

const puppetAtWork = { status: 'active', output: undefined, error: undefined, context: undefined };

/** What its states invoke: of leaves nothing else tells that they stand. */
function invokedIn(machine: AnyStateMachine, { value }: StandingActor): [id: string, src: string][] {
  // Only what the states invoke is looked at.
  const { _nodes: nodes } = machine.resolveState({ value, context: {} }) as unknown as AnyMachineSnapshot;
  return nodes.flatMap(({ invoke }) =>
    invoke.map(({ id, src }): [string, string] => [id, typeof src === 'string' ? src : '']),
  );
}

/** Builds the form in which a machine keeps itself, from what a trace says of those who stood. */
function saver(trace: Trace) {
  const keys = standingKeys(trace);

  /** Those of whom the trace knows, directly inside a path. */
  const toldInside = (inside: string): [id: string, src: string][] =>
    keys
      .filter((key) => key !== '/' && key.startsWith(inside))
      .map((key): [string, string] => [pathOfKey(key).slice(inside.length), trace.actors[key]?.src ?? ''])
      .filter(([id]) => !id.includes('/'));

  function childOf(machine: AnyStateMachine, path: string, src: string): object | null {
    const logic: unknown = (machine.implementations.actors as Readonly<Record<string, unknown>>)[src];
    const isTold = keys.some((key) => pathOfKey(key) === path);
    if (logic === undefined || (isMachine(logic) && !isTold)) return null;
    // Shown first, it would be heard a second time: `goOn` lets the parent hear what comes.
    return {
      ...{ src, syncSnapshot: false },
      snapshot: isMachine(logic) ? save(logic, path) : puppetAtWork,
    };
  }

  function save(machine: AnyStateMachine, path: string): Snapshot<unknown> {
    const key = keys.findLast((one) => pathOfKey(one) === path);
    const standing = key === undefined ? undefined : trace.base?.[key];
    if (!standing) throw new Error(`The recording does not say where ${path} stood.`);
    const inside = path === '/' ? '/' : `${path}/`;
    const children = new Map([...invokedIn(machine, standing), ...toldInside(inside)]);
    const { value, status, context, history = {} } = standing;
    return {
      ...{ status, value, output: undefined, error: undefined },
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
      // XState leaves open in what form a machine keeps itself.
    } as Snapshot<unknown>;
  }

  return save;
}

/** The form in which the root machine (of puppets) goes on from where a trace begins. */
export const standingRoot = (machine: AnyStateMachine, trace: Trace): Snapshot<unknown> =>
  saver(trace)(machine, '/');

/** What a saved machine does not take up by itself: the waits of its states, and hearing what its actors show. */
export function goOn(ref: AnyActorRef): void {
  if (!machineOf(ref)) return;
  const snapshot = snapshotOf(ref);
  const children = childrenOf(snapshot);
  for (const node of snapshot._nodes) {
    for (const { eventType } of node.after as readonly { readonly eventType: string }[]) {
      // No time passes: how long it takes is never asked.
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
        // An end is told by its own event.
        error: () => {},
      });
    }
  }
  for (const child of Object.values(children)) if (child) goOn(child);
}
