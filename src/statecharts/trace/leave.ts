import type { AnyStateMachine } from 'xstate';
import { replayTrace } from './replay.ts';
import type { Trace } from './trace.types.ts';

export interface Leaving {
  readonly traces: Trace[];
  readonly refused: { readonly machine: string; readonly reason: string }[];
}

/** Replays redacted traces before they leave. What no longer walks the same states stays, with the reason. */
export function checkBeforeLeaving(
  traces: readonly Trace[],
  machines: Readonly<Record<string, AnyStateMachine>>,
): Leaving {
  const leaving: Leaving = { traces: [], refused: [] };
  for (const trace of traces) {
    const machine = Object.hasOwn(machines, trace.machine) ? machines[trace.machine] : undefined;
    const reason = machine
      ? replayTrace(trace, machine).stopped?.reason
      : 'Nobody here knows this machine, so the recording could not be checked.';
    if (reason === undefined) leaving.traces.push(trace);
    else leaving.refused.push({ machine: trace.machine, reason });
  }
  return leaving;
}
