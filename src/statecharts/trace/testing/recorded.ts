import type { Packer } from '../raw-log.ts';
import { createPacker } from '../packer.ts';
import { createRecorder, type Recorder } from '../recorder.ts';
import type { ActorKey, Trace, TraceAllowance, TracedState } from '../trace.types.ts';

interface Recording {
  readonly recorder: Recorder;
  /** The page is idle: idle callbacks run. */
  readonly idle: () => Promise<void>;
  /** The trace of the only recorded root. */
  readonly trace: () => Promise<Trace>;
}

interface Given {
  readonly allowances?: Readonly<Record<string, TraceAllowance>>;
  readonly limit?: number;
  readonly maxBytes?: number;
  readonly loadPacker?: () => Promise<Packer>;
}

/** A recorder on a page whose idle callbacks the test controls. */
export function recording({ allowances = {}, limit, maxBytes, loadPacker }: Given = {}): Recording {
  const waiting: (() => void)[] = [];
  let time = 0;
  const recorder = createRecorder({
    now: () => ++time,
    whenIdle: (work) => waiting.push(work),
    loadPacker: loadPacker ?? (async () => createPacker({ allowances })),
    ...(limit !== undefined && { limit }),
    ...(maxBytes !== undefined && { maxBytes }),
  });
  return {
    recorder,
    idle: async () => {
      for (const work of waiting.splice(0)) work();
      // The packer is loaded, and packs afterwards.
      await new Promise((resolve) => setTimeout(resolve));
    },
    trace: async () => {
      const [trace] = await recorder.traces();
      if (!trace) throw new Error('nothing was recorded');
      return trace;
    },
  };
}

/** The states of each machine of a trace, one after the other. */
export function runsOf(trace: Trace): Record<ActorKey, TracedState[]> {
  const runs: Record<ActorKey, TracedState[]> = {};
  for (const { actor, to } of trace.steps) if (to) (runs[actor] ??= []).push(to);
  return runs;
}
