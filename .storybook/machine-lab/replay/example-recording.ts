import { loadFlow } from '../flows/flows.ts';
import { traceOfWalk } from '../workbench/trace-of-walk.ts';
import { configurationsOfFlow, walkTo } from '../workbench/walks.ts';

const flowId = 'import';

/** A recording to try the desk with: an import, walked to the configuration that is furthest away. */
export async function exampleRecording(): Promise<string> {
  const flow = await loadFlow(flowId);
  const furthest = configurationsOfFlow(flow).reduce((one, other) =>
    other.steps.length > one.steps.length ? other : one,
  );
  const walked = walkTo(flow, furthest.id);
  if (!walked) throw new Error('There is no example.');
  return JSON.stringify(await traceOfWalk(flow.machine, walked.walk), null, 2);
}
