import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { matchTrace } from '../../../src/statecharts/trace/match-trace.ts';
import { readRecording } from '../../../src/statecharts/trace/read.ts';
import type { SaveTraceAnswer, SaveTraceRequest } from './save-trace-messages.ts';
import { testNameProblem } from './test-name.ts';

interface TraceLocation {
  /** The folder with a folder for each flow. */
  readonly machinesFolder: string;
  /** Loads the current version of a project module. */
  readonly load: (path: string) => Promise<Record<string, unknown>>;
  /** Formats JSON like the project's files. */
  readonly format: (json: string, path: string) => Promise<string>;
}

const machineIn = (module: Record<string, unknown>): AnyStateMachine | undefined =>
  Object.values(module).find((value): value is AnyStateMachine => value instanceof StateMachine);

/**
 * Writes a trace next to its flow, where the tests replay it, after replaying it here. Never overwrites a file, and
 * only writes into `<flow>/traces` of an existing flow.
 */
export async function saveTrace(
  request: SaveTraceRequest,
  { machinesFolder, load, format }: TraceLocation,
): Promise<SaveTraceAnswer> {
  const refuse = (reason: string): SaveTraceAnswer => ({ id: request.id, ok: false, reason });
  const { flow, name, text } = request;

  const flows = await readdir(machinesFolder, { withFileTypes: true });
  if (!flows.some((entry) => entry.isDirectory() && entry.name === flow)) {
    return refuse(`There is no flow “${flow}” in src/machines.`);
  }
  const problem = testNameProblem(name);
  if (problem) return refuse(problem);

  const read = readRecording(text);
  if (!read.ok) return refuse(`${read.place}: ${read.reason}`);
  const [trace, ...others] = read.recording.traces;
  if (!trace || others.length > 0) return refuse('A test is one trace, of one flow.');

  const machine = machineIn(await load(join(machinesFolder, flow, `${flow}.machine.ts`)));
  if (machine?.id !== trace.machine || machine.id !== flow) {
    return refuse(`This is a trace of “${trace.machine}”, and “${flow}” is another machine.`);
  }
  const fit = matchTrace(trace, machine);
  const stopped = fit.version === 'other machine' ? null : fit.replay.stopped;
  if (stopped) return refuse(`It does not replay: at step ${stopped.step + 1} ${stopped.reason}`);

  const folder = join(machinesFolder, flow, 'traces');
  await mkdir(folder, { recursive: true });
  try {
    const path = join(folder, `${name}.json`);
    await writeFile(path, await format(JSON.stringify(trace, null, 2), path), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return refuse(`There is already a test “${name}”: choose another name.`);
    }
    throw error;
  }
  return { id: request.id, ok: true, path: `src/machines/${flow}/traces/${name}.json` };
}
