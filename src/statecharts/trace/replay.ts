import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createFold } from './fold.ts';
import { isSameState, stateText } from './same-state.ts';
import type { ActorKey, Trace } from './trace.types.ts';

/** A machine's snapshot after a step. */
export interface Frame {
  readonly step: number;
  readonly actor: ActorKey;
  readonly snapshot: AnyMachineSnapshot;
}

export interface Replay {
  readonly frames: readonly Frame[];
  /** Where the machine and the trace diverge or the trace could not continue; null if it was replayed to the end. */
  readonly stopped: { readonly step: number; readonly reason: string } | null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Replays a trace without running anything: no effect, timer or actor is started. After each step the machine must be
 * in the recorded state. Steps of leaves and unprocessed events have no frame.
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
        `After ${event.type} ${actor} is in ${stateText(snapshot)}${thrown}; recorded was ${stateText(to)}.`,
      );
    }
    frames.push({ step, actor, snapshot });
  }
  return { frames, stopped: null };
}
