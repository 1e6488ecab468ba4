import { matchTrace } from '../../../src/statecharts/trace/match-trace.ts';
import { MAX_RECORDING_BYTES, readRecording } from '../../../src/statecharts/trace/read.ts';
import type { Recording } from '../../../src/statecharts/trace/trace.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import type { Opening, Source } from './replay.types.ts';
import type { OpenTrace, FileStore } from './file-store.ts';

/** Why a source is not replayed, with the location. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly place: string;
  constructor(place: string, reason: string) {
    super(reason);
    this.place = place;
  }
}

interface Lab {
  readonly store: FileStore;
  readonly flowIds: readonly string[];
  readonly loadFlow: (id: string) => Promise<ShownFlow>;
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

async function textOf(source: Exclude<Source, { kind: 'other flow' }>, store: FileStore): Promise<string> {
  if (source.kind === 'text') return source.text;
  // Checked before reading, so that a large file is never loaded into memory.
  if (source.sizeBytes > MAX_RECORDING_BYTES) {
    throw new Refused(
      'the whole file',
      `It has ${megabytes(source.sizeBytes)} MB; a recording has at most 10.`,
    );
  }
  const file = store.file(source.fileId);
  if (!file) throw new Refused('the whole file', 'It is no longer available. Drop it again.');
  return file.text();
}

function read(text: string): Recording {
  const answer = readRecording(text);
  if (!answer.ok) throw new Refused(answer.place, answer.reason);
  return answer.recording;
}

async function openTrace(
  { store, flowIds, loadFlow }: Lab,
  recording: Recording,
  index: number,
  name: string,
): Promise<Opening> {
  const trace = recording.traces[index];
  const at = (inside: string) => (recording.traces.length > 1 ? `traces[${index}].${inside}` : inside);
  if (!trace) throw new Refused('traces', 'There is no trace in it: nothing had happened yet.');
  if (!flowIds.includes(trace.machine)) {
    const known = flowIds.join(', ');
    throw new Refused(at('machine'), `There is no flow “${trace.machine}” here. There are: ${known}.`);
  }
  const flow = await loadFlow(trace.machine);
  const fit = matchTrace(trace, flow.machine);
  if (fit.version === 'other machine') throw new Refused(at('machine'), fit.details.join(' '));
  const { stopped, frames } = fit.replay;
  if (stopped && (fit.version === 'same' || fit.steps === 0)) {
    throw new Refused(
      at(`steps[${stopped.step}]`),
      [...(fit.steps === 0 ? fit.details : []), stopped.reason].at(-1) ?? '',
    );
  }
  const byStep: OpenTrace['frames'][number][] = [];
  for (const frame of frames) byStep[frame.step] = frame;
  return store.putOpen((id) => ({
    opening: {
      id,
      name,
      flow: flow.id,
      index,
      first: trace.base ? 0 : Math.min(1, fit.steps),
      times: trace.steps.slice(0, fit.steps).map((step) => step.at),
      doubts: Object.values(fit.changes).flatMap(({ texts }) => texts),
      stops: stopped,
    },
    recording,
    trace,
    flow,
    frames: byStep,
  })).opening;
}

/** Reads a source and finds a trace that can be replayed. Rejects with a Refused that has location and reason. */
export async function openSource(lab: Lab, source: Source): Promise<Opening> {
  if (source.kind === 'other flow') {
    const open = lab.store.open(source.opening);
    if (!open) throw new Refused('the recording', 'It is no longer open.');
    return openTrace(lab, open.recording, source.index, open.opening.name);
  }
  const recording = read(await textOf(source, lab.store));
  // The one that moved last comes first; flows that are not shown here can't be chosen.
  const known = recording.traces.findIndex(({ machine }) => lab.flowIds.includes(machine));
  return openTrace(lab, recording, Math.max(known, 0), source.name);
}
