import { loadFlow } from '../flows/flows.ts';
import { traceOfPlayback } from '../workbench/trace-of-playback.ts';
import { configurationsOfFlow, playbackTo } from '../workbench/playbacks.ts';

const flowId = 'import';

/** An example recording: an import, played to its most distant configuration. */
export async function exampleRecording(): Promise<string> {
  const flow = await loadFlow(flowId);
  const furthest = configurationsOfFlow(flow).reduce((one, other) =>
    other.steps.length > one.steps.length ? other : one,
  );
  const played = playbackTo(flow, furthest.id);
  if (!played) throw new Error('There is no example.');
  return JSON.stringify(await traceOfPlayback(flow.machine, played.playback), null, 2);
}
