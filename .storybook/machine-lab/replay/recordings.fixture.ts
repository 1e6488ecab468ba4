import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import type { Trace } from '../../../src/statecharts/trace/trace.types.ts';
import { loadFlow } from '../flows/flows.ts';
import { traceOfPlayback } from '../workbench/trace-of-playback.ts';
import { startPlayback, playbackTo } from '../workbench/playbacks.ts';

const event = (type: string, fields: object = {}): ScriptedEvent => ({
  actor: '/',
  // An event sent to the machine, with its own fields.
  event: { type, ...fields },
  at: 0,
});
const asked = (text: string) => event('QUESTION.ASKED', { text });
const answered = event('xstate.done.actor.askAgent', { output: { reply: 'Yes, to Palma on Tuesdays.' } });
const failed = event('xstate.error.actor.askAgent', {
  error: { $error: { name: 'Error', message: 'Network Error', code: 'NETWORK_ERROR' } },
});

const conversation = async (events: readonly ScriptedEvent[]): Promise<Trace> => {
  const flow = await loadFlow('assistant');
  return traceOfPlayback(flow.machine, { ...startPlayback(flow, ''), events, played: events.length });
};

/** A request that fails, is repeated, and is answered: eight events. */
export const failedOnce = (): Promise<Trace> =>
  conversation([asked('Do you deliver?'), failed, event('QUESTION.REPEATED'), answered]);

/** The same, answered immediately. */
export const answeredAtOnce = (): Promise<Trace> => conversation([asked('Do you deliver?'), answered]);

/** An import, up to one of its configurations. */
export async function importUpTo(configuration: string): Promise<Trace> {
  const flow = await loadFlow('import');
  const played = playbackTo(flow, configuration);
  if (!played) throw new Error(`The import reaches no “${configuration}”.`);
  return traceOfPlayback(flow.machine, played.playback);
}

/** As if it had been recorded when the machine had another state, and no retry. */
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
