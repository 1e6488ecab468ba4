import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomWalk } from '../statecharts/explore/random-walk.ts';
import { recorderOf, recordRun } from '../statecharts/testing/recorded.ts';
import { scriptedEventsOf } from '../statecharts/trace/scripted-events.ts';
import { createPlayer } from '../statecharts/trace/player.ts';
import { replayTrace } from '../statecharts/trace/replay.ts';
import type { Trace } from '../statecharts/trace/trace.types.ts';
import { allowances, flows, type Flow } from './flows.fixture.ts';

const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 60, size: 'max' });

async function traceOf(recorder: ReturnType<typeof recorderOf>): Promise<Trace> {
  const [trace] = await recorder.traces();
  if (!trace) throw new Error('nothing was recorded');
  return JSON.parse(JSON.stringify(trace)) as Trace; // as it is read from a file
}

/** A random playback, recorded and redacted as in the app. */
async function randomPlayback({ machine, fixtures }: Flow, chosen: readonly number[], limit: number) {
  const recorder = recorderOf(allowances, limit);
  const [first = 0, ...further] = chosen;
  const inputs = Object.values(fixtures.inputs);
  const player = createPlayer({
    machine,
    input: inputs[first % inputs.length],
    events: [],
    inspect: recorder.inspect,
  });
  const steps = randomWalk(player, fixtures, further);
  const { context } = player.root.getSnapshot();
  return { trace: await traceOf(recorder), steps, context };
}

async function playedAgain({ machine }: Flow, trace: Trace): Promise<Trace> {
  const recorder = recorderOf(allowances, 10_000);
  const player = createPlayer({
    machine,
    base: { trace },
    events: scriptedEventsOf(trace),
    inspect: recorder.inspect,
  });
  while (player.step());
  return traceOf(recorder);
}

/** The states at the start of a trace are entered again when it is played; they are not steps of it. */
function withoutStarts(trace: Trace, base: Trace['base']) {
  return Object.fromEntries(
    Object.entries(recordRun(trace))
      .map(([actor, states]) => [actor, base?.[actor] ? states.slice(1) : states] as const)
      .filter(([, states]) => states.length > 0),
  );
}

describe.each(flows.map((flow) => ({ name: flow.machine.id, ...flow })))(
  '$name, played at random',
  (flow) => {
    it.each([
      ['whole', 10_000],
      ['cut at its beginning', 30],
    ])(
      'recorded %s and redacted, it reaches the same states purely and with mock actors',
      async (_, limit) => {
        await fc.assert(
          fc.asyncProperty(picks, async (chosen) => {
            const { trace } = await randomPlayback(flow, chosen, limit);
            const { stopped, frames } = replayTrace(trace, flow.machine);
            expect(stopped).toBeNull();
            expect(frames.length).toBe(trace.steps.filter(({ to }) => to).length);
            expect(withoutStarts(await playedAgain(flow, trace), trace.base)).toEqual(recordRun(trace));
          }),
          { numRuns: 15 },
        );
      },
    );

    it('keeps a context that survives a file', async () => {
      await fc.assert(
        fc.asyncProperty(picks, async (chosen) => {
          const { context } = await randomPlayback(flow, chosen, 10_000);
          expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
        }),
        { numRuns: 15 },
      );
    });
  },
);
