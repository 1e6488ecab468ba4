import type { AnyStateMachine } from 'xstate';
import { isMachine } from '../actors.ts';
import { knows, whyUnknown } from './known-events.ts';
import { replayTrace, type Replay } from './replay.ts';
import { changesSince, type ShapeChanges } from './shape.ts';
import type { Trace } from './trace.types.ts';

/** How well a trace matches a machine. */
type TraceMatch =
  | { readonly version: 'other machine'; readonly recorded: string; readonly details: readonly string[] }
  | {
      /** `changed`: states or transitions of one of its machines were added or removed since. */
      readonly version: 'same' | 'changed';
      readonly changes: Readonly<Record<string, ShapeChanges>>;
      readonly replay: Replay;
      /** How many of its steps can be replayed; all unless the replay stopped. */
      readonly steps: number;
      /** For display: what changed, and how far it replays. */
      readonly details: readonly string[];
    };

/** The machine and all machines it can invoke or spawn by name, by id. */
function machinesWithin(machine: AnyStateMachine, found = new Map<string, AnyStateMachine>()) {
  if (found.has(machine.id)) return found;
  found.set(machine.id, machine);
  for (const logic of Object.values(machine.implementations.actors)) {
    if (isMachine(logic)) machinesWithin(logic, found);
  }
  return found;
}

/** The first external event that its receiver does not know: it would be ignored silently. */
function firstUnknown({ actors, steps }: Trace, machines: ReadonlyMap<string, AnyStateMachine>) {
  for (const [step, { actor, from, event }] of steps.entries()) {
    // Events between machines may not be handled in the receiver's current state.
    if (from !== null || event.type.startsWith('xstate.')) continue;
    const receiver = machines.get(actors[actor]?.machine ?? '');
    if (receiver && !knows(receiver, event.type)) return { step, reason: whyUnknown(receiver, event.type) };
  }
  return null;
}

/** Replays a trace up to its first unknown external event. */
function followed(
  trace: Trace,
  machine: AnyStateMachine,
  machines: ReadonlyMap<string, AnyStateMachine>,
): Replay {
  const replay = replayTrace(trace, machine);
  const unknown = firstUnknown(trace, machines);
  if (!unknown || (replay.stopped && replay.stopped.step < unknown.step)) return replay;
  return { frames: replay.frames.filter(({ step }) => step < unknown.step), stopped: unknown };
}

/** Whether a trace belongs to this machine, what has changed since it was recorded, and how far it replays. */
export function matchTrace(trace: Trace, machine: AnyStateMachine): TraceMatch {
  if (trace.machine !== machine.id) {
    const text = [`It was recorded of the machine “${trace.machine}”, not of “${machine.id}”.`];
    return { version: 'other machine', recorded: trace.machine, details: text };
  }
  const now = machinesWithin(machine);
  const changes = Object.fromEntries(
    Object.entries(trace.shapes).flatMap(([id, shape]) => {
      const found = now.get(id);
      const none = { states: [], transitions: [] };
      const changed: ShapeChanges | null = found
        ? changesSince(shape, found)
        : { added: none, removed: shape, texts: [`the machine ${id} is gone`] };
      return changed ? [[id, changed] as const] : [];
    }),
  );
  const replay = followed(trace, machine, now);
  const steps = replay.stopped ? replay.stopped.step : trace.steps.length;
  const details = Object.values(changes).flatMap((change) => change.texts);
  if (replay.stopped) {
    details.push(
      `It can be followed for ${steps} of its ${trace.steps.length} events. ${replay.stopped.reason}`,
    );
  }
  const version = Object.keys(changes).length === 0 ? 'same' : 'changed';
  return { version, changes, replay, steps, details };
}
