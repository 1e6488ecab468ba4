import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import { loadFlow } from '../flows/flows.ts';
import { traceOfWalk } from '../workbench/trace-of-walk.ts';
import { walkFrom, walkTo } from '../workbench/walks.ts';

const cue = (type: string, fields: object = {}): Cue => ({
  actor: '/',
  // What the machine is sent; the fields are the event's own.
  event: { type, ...fields },
  at: 0,
});
const asked = (text: string) => cue('QUESTION.ASKED', { text });
const answered = cue('xstate.done.actor.askAgent', { output: { reply: 'Yes, to Palma on Tuesdays.' } });
const failed = cue('xstate.error.actor.askAgent', {
  error: { $error: { name: 'Error', message: 'Network Error', code: 'NETWORK_ERROR' } },
});

const conversation = async (cues: readonly Cue[]): Promise<Trace> => {
  const flow = await loadFlow('assistant');
  return traceOfWalk(flow.machine, { ...walkFrom(flow, ''), cues, played: cues.length });
};

/** Asked, failed, asked again, answered: eight events. */
export const failedOnce = (): Promise<Trace> =>
  conversation([asked('Do you deliver?'), failed, cue('QUESTION.REPEATED'), answered]);

/** The same, answered at once. */
export const answeredAtOnce = (): Promise<Trace> => conversation([asked('Do you deliver?'), answered]);

/** An import, up to one of its configurations. */
export async function importUpTo(configuration: string): Promise<Trace> {
  const flow = await loadFlow('import');
  const walked = walkTo(flow, configuration);
  if (!walked) throw new Error(`The import reaches no “${configuration}”.`);
  return traceOfWalk(flow.machine, walked.walk);
}

/** As if it had been recorded when the machine had another state, and knew no repeating. */
export function recordedEarlier(trace: Trace): Trace {
  const shape = trace.shapes[trace.machine];
  if (!shape) throw new Error('A trace has the shape of its machine.');
  return {
    ...trace,
    shapes: {
      [trace.machine]: {
        states: [...shape.states, `${trace.machine}.thinking`].sort(),
        transitions: shape.transitions.filter((one) => !one.includes('QUESTION.REPEATED')),
      },
    },
  };
}
