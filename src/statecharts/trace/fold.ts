import {
  createActor,
  StateMachine,
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { snapshotOf } from '../actors.ts';
import { pathOfKey } from './actor-key.ts';
import { decodeValues } from './decode-values.ts';
import { inertScope, show, type MachineScope } from './inert-scope.ts';
import { baseSnapshot } from './base-state.ts';
import { ended } from './mock-actors.ts';
import type { ActorKey, Trace } from './trace.types.ts';

const actorsInTrace = /^xstate\.(done\.actor|error\.actor|snapshot)\./;

/** A leaf's snapshot after an event about it. */
function shownBy(event: EventObject): object | null {
  const { output, error, snapshot } = event as { output?: unknown; error?: unknown; snapshot?: object };
  if (event.type.startsWith('xstate.done.')) return { status: 'done', output, error: undefined };
  if (event.type.startsWith('xstate.error.')) return { status: 'error', output: undefined, error };
  return snapshot ?? null;
}

interface Fold {
  /** The machine's snapshot after an event; a string is the reason why the event could not be applied. */
  apply(actor: ActorKey, from: ActorKey | null, event: EventObject): AnyMachineSnapshot | string;
}

/** The machines of a trace, not running, as they are after each event; a string if they cannot be started. */
export function createFold(trace: Trace, machine: AnyStateMachine): Fold | string {
  const refs = new Map<ActorKey, AnyActor>();
  const machines = new Map<ActorKey, AnyMachineSnapshot>();
  /** Children that were created and have no key yet, by path. */
  const born = new Map<string, AnyActor[]>();
  const seen = new WeakSet<AnyActorRef>();
  const scopes = new Map<AnyActor, MachineScope>();
  const decode = (value: unknown): unknown => decodeValues(value, (key) => refs.get(key));

  function scopeOf(ref: AnyActor): MachineScope {
    const scope = scopes.get(ref) ?? inertScope(ref);
    scopes.set(ref, scope);
    return scope;
  }

  function noteChildren(key: ActorKey, snapshot: AnyMachineSnapshot): void {
    const { children } = snapshot as { children: Record<string, AnyActor | undefined> };
    for (const id in children) {
      const child = children[id];
      if (!child || seen.has(child)) continue;
      seen.add(child);
      const path = key === '/' ? `/${id}` : `${pathOfKey(key)}/${id}`;
      born.set(path, [...(born.get(path) ?? []), child]);
    }
  }

  function enter(key: ActorKey, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
    machines.set(key, snapshot);
    noteChildren(key, snapshot);
    return snapshot;
  }

  /** The actor for a key: a known one, or the next one created at its path. */
  function find(key: ActorKey): AnyActor | undefined {
    const known = refs.get(key);
    if (known) return known;
    const ref = born.get(pathOfKey(key))?.shift();
    if (ref) refs.set(key, ref);
    return ref;
  }

  function beginRoot(input: unknown): AnyActor {
    const root = createActor(machine, { input: decode(input), logger: () => {} });
    refs.set('/', root);
    return root;
  }

  function restore(): string | null {
    const root = createActor(machine, { snapshot: baseSnapshot(machine, trace), logger: () => {} });
    const snapshot = snapshotOf(root);
    if (snapshot.status === 'error' && trace.base?.['/']?.status !== 'error') {
      return `It begins in a state that this machine doesn’t have: ${String(snapshot.error)}`;
    }
    refs.set('/', root);
    enter('/', snapshot);
    const keys = Object.keys(trace.base ?? {}).filter((key) => key !== '/');
    for (const key of keys.sort((a, b) => a.length - b.length)) {
      const ref = find(key);
      if (!ref) return `It begins with the actor ${key}, which this machine doesn’t have.`;
      enter(key, snapshotOf(ref));
    }
    return null;
  }

  function init(key: ActorKey, event: EventObject): AnyMachineSnapshot | string {
    const before = machines.get(key);
    // Stopped and restarted, as by React's StrictMode: it continues in its last state.
    if (before) return before;
    const input = 'input' in event ? event.input : trace.actors[key]?.input;
    const ref = key === '/' ? beginRoot(input) : find(key);
    if (!ref) return `${key} was started, and this machine has no such actor.`;
    if (!(ref.logic instanceof StateMachine)) return `${key} is no machine.`;
    return enter(key, snapshotOf(ref));
  }

  function received(from: ActorKey, event: EventObject): EventObject {
    const sender = machines.get(from);
    // The file does not contain a machine's snapshot: its current one is used.
    if (sender && event.type.startsWith('xstate.snapshot.'))
      return { ...event, snapshot: sender } as EventObject;
    const ref = sender ? undefined : find(from);
    const shown = ref && actorsInTrace.test(event.type) ? shownBy(event) : null;
    if (ref && shown) show(ref, { ...ref.getSnapshot(), ...shown });
    return event;
  }

  function apply(key: ActorKey, from: ActorKey | null, recorded: EventObject): AnyMachineSnapshot | string {
    const event = decode(recorded) as EventObject; // decoding keeps the type
    if (event.type === 'xstate.init') return init(key, recorded);
    const [ref, snapshot] = [refs.get(key), machines.get(key)];
    if (!ref || !snapshot) return `${key} received ${event.type}, and was never started.`;
    const given = from === null ? event : received(from, event);
    let next: AnyMachineSnapshot;
    try {
      next =
        ended(snapshot, given) ?? (ref.logic as AnyStateMachine).transition(snapshot, given, scopeOf(ref));
    } catch (error) {
      // What xstate does with an actor whose guard or assignment throws.
      next = { ...snapshot, status: 'error', error } as AnyMachineSnapshot;
    }
    show(ref, next);
    return enter(key, next);
  }

  if (trace.base) {
    try {
      const reason = restore();
      if (reason !== null) return reason;
    } catch (error) {
      return `It can’t be restored to the state it begins in: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return { apply };
}
