import { createPacker } from '../trace/packer.ts';
import { createRecorder, type Recorder } from '../trace/recorder.ts';
import type { Trace, TraceAllowance } from '../trace/trace.types.ts';

/** A recorder that keeps everything and packs on request. */
export function recorderOf(allowances: Readonly<Record<string, TraceAllowance>>, limit = 500): Recorder {
  let at = 0;
  return createRecorder({
    now: () => (at += 1),
    whenIdle: () => {},
    loadPacker: async () => createPacker({ allowances }),
    limit,
  });
}

/** The states of each machine of a trace, one after the other. */
export function recordRun(trace: Trace): Record<string, unknown[]> {
  const states: Record<string, unknown[]> = {};
  for (const { actor, event, to } of trace.steps) {
    // The end of the root belongs to no step.
    if (!to || to.status === 'stopped') continue;
    (states[actor] ??= []).push([event.type, to.value, to.status]);
  }
  return states;
}
