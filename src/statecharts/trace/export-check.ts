import type { AnyStateMachine } from 'xstate';
import { replayTrace } from './replay.ts';
import type { Trace } from './trace.types.ts';

interface ExportCheck {
  readonly traces: Trace[];
  readonly refused: { readonly machine: string; readonly reason: string }[];
}

/**
 * Replays redacted traces before they are exported. Traces that no longer reach the same states are withheld, with the
 * reason.
 */
export function checkBeforeExport(
  traces: readonly Trace[],
  machines: Readonly<Record<string, AnyStateMachine>>,
): ExportCheck {
  const leaving: ExportCheck = { traces: [], refused: [] };
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
