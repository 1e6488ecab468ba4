import type { AnyStateMachine } from 'xstate';
import { isMachine } from '../actors.ts';
import { knows, whyUnknown } from './known-events.ts';
import { replayTrace, type Replay } from './replay.ts';
import { changesSince, type ShapeChanges } from './shape.ts';
import type { Trace } from './trace.types.ts';

/** What a trace and a machine have to do with each other. */
export type Fit =
  | { readonly version: 'other machine'; readonly recorded: string; readonly words: readonly string[] }
  | {
      /** `changed`: states or transitions of one of its machines came or went since. */
      readonly version: 'same' | 'changed';
      readonly changes: Readonly<Record<string, ShapeChanges>>;
      readonly replay: Replay;
      /** How many of its steps can be followed; all of them when the replay did not stop. */
      readonly steps: number;
      /** For showing: what changed, and how far it goes. */
      readonly words: readonly string[];
    };

/** The machine itself and those it can invoke or spawn by name, by id. */
function machinesWithin(machine: AnyStateMachine, found = new Map<string, AnyStateMachine>()) {
  if (found.has(machine.id)) return found;
  found.set(machine.id, machine);
  for (const logic of Object.values(machine.implementations.actors)) {
    if (isMachine(logic)) machinesWithin(logic, found);
  }
  return found;
}

/** The first event from outside that its receiver does not know: it would be ignored, and nothing would tell that it means nothing. */
function firstUnknown({ actors, steps }: Trace, machines: ReadonlyMap<string, AnyStateMachine>) {
  for (const [step, { actor, from, event }] of steps.entries()) {
    // What a machine sends may well be meant for another state of the receiver, or for none.
    if (from !== null || event.type.startsWith('xstate.')) continue;
    const receiver = machines.get(actors[actor]?.machine ?? '');
    if (receiver && !knows(receiver, event.type)) return { step, reason: whyUnknown(receiver, event.type) };
  }
  return null;
}

/** A trace as far as it can be followed and every event from outside is known. */
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

/** Whether a trace is of this machine, what has changed since it was recorded, and how far it replays. */
export function fitTrace(trace: Trace, machine: AnyStateMachine): Fit {
  if (trace.machine !== machine.id) {
    const words = [`It was recorded of the machine “${trace.machine}”, not of “${machine.id}”.`];
    return { version: 'other machine', recorded: trace.machine, words };
  }
  const now = machinesWithin(machine);
  const changes = Object.fromEntries(
    Object.entries(trace.shapes).flatMap(([id, shape]) => {
      const found = now.get(id);
      const none = { states: [], transitions: [] };
      const changed: ShapeChanges | null = found
        ? changesSince(shape, found)
        : { added: none, removed: shape, words: [`the machine ${id} is gone`] };
      return changed ? [[id, changed] as const] : [];
    }),
  );
  const replay = followed(trace, machine, now);
  const steps = replay.stopped ? replay.stopped.step : trace.steps.length;
  const words = Object.values(changes).flatMap((change) => change.words);
  if (replay.stopped) {
    words.push(
      `It can be followed for ${steps} of its ${trace.steps.length} events. ${replay.stopped.reason}`,
    );
  }
  const version = Object.keys(changes).length === 0 ? 'same' : 'changed';
  return { version, changes, replay, steps, words };
}
