import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createFold } from './fold.ts';
import { isSameState, stateWords } from './same-state.ts';
import type { ActorKey, Trace } from './trace.types.ts';

/** A machine after a step. */
export interface Frame {
  readonly step: number;
  readonly actor: ActorKey;
  readonly snapshot: AnyMachineSnapshot;
}

export interface Replay {
  readonly frames: readonly Frame[];
  /** Where the machine and the trace part, or the trace could not go on; null when it was followed to its end. */
  readonly stopped: { readonly step: number; readonly reason: string } | null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Follows a trace without running anything: no effect, no timer, no actor is started. After each step the machine must stand where the trace says it
 * stood. Steps of leaves, and events that were never processed, have no frame.
 */
export function replayTrace(trace: Trace, machine: AnyStateMachine): Replay {
  const frames: Frame[] = [];
  const stop = (step: number, reason: string): Replay => ({ frames, stopped: { step, reason } });
  if (trace.machine !== machine.id) {
    return stop(0, `It was recorded of the machine “${trace.machine}”, not of “${machine.id}”.`);
  }
  const begun = createFold(trace, machine);
  if (typeof begun === 'string') return stop(0, begun);
  for (const [step, { actor, from, event, to }] of trace.steps.entries()) {
    if (!to || trace.actors[actor]?.kind !== 'machine') continue;
    let snapshot: AnyMachineSnapshot | string;
    try {
      snapshot = begun.apply(actor, from, event);
    } catch (error) {
      return stop(step, `${event.type} could not be replayed: ${messageOf(error)}`);
    }
    if (typeof snapshot === 'string') return stop(step, snapshot);
    if (!isSameState(snapshot, to)) {
      const thrown = snapshot.status === 'error' ? `: ${messageOf(snapshot.error)}` : '';
      return stop(
        step,
        `After ${event.type} ${actor} stands in ${stateWords(snapshot)}${thrown}; recorded was ${stateWords(to)}.`,
      );
    }
    frames.push({ step, actor, snapshot });
  }
  return { frames, stopped: null };
}
