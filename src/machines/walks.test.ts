import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomWalk } from '../statecharts/explore/random-walk.ts';
import { recorderOf, walked } from '../statecharts/testing/recorded.ts';
import { cuesOf } from '../statecharts/trace/cues.ts';
import { createPlayer } from '../statecharts/trace/player.ts';
import { replayTrace } from '../statecharts/trace/replay.ts';
import type { Trace } from '../statecharts/trace/trace.types.ts';
import { allowances, flows, type Flow } from './flows.fixture.ts';

const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 60, size: 'max' });

async function traceOf(recorder: ReturnType<typeof recorderOf>): Promise<Trace> {
  const [trace] = await recorder.traces();
  if (!trace) throw new Error('nothing was recorded');
  return JSON.parse(JSON.stringify(trace)) as Trace; // as it comes back from a file
}

/** Walks as chance has it, recorded and redacted as in the app. */
async function walkedAtRandom({ machine, fixtures }: Flow, chosen: readonly number[], limit: number) {
  const recorder = recorderOf(allowances, limit);
  const [first = 0, ...further] = chosen;
  const inputs = Object.values(fixtures.inputs);
  const player = createPlayer({
    machine,
    input: inputs[first % inputs.length],
    cues: [],
    inspect: recorder.inspect,
  });
  const acts = randomWalk(player, fixtures, further);
  const { context } = player.root.getSnapshot();
  return { trace: await traceOf(recorder), acts, context };
}

async function playedAgain({ machine }: Flow, trace: Trace): Promise<Trace> {
  const recorder = recorderOf(allowances, 10_000);
  const player = createPlayer({
    machine,
    base: { trace },
    cues: cuesOf(trace),
    inspect: recorder.inspect,
  });
  while (player.step());
  return traceOf(recorder);
}

/** What stood when a trace begins starts once more when it is played: that is no step of it. */
function withoutStarts(trace: Trace, base: Trace['base']) {
  return Object.fromEntries(
    Object.entries(walked(trace))
      .map(([actor, states]) => [actor, base?.[actor] ? states.slice(1) : states] as const)
      .filter(([, states]) => states.length > 0),
  );
}

describe.each(flows.map((flow) => ({ name: flow.machine.id, ...flow })))(
  '$name, walked at random',
  (flow) => {
    it.each([
      ['whole', 10_000],
      ['cut at its beginning', 30],
    ])('recorded %s and redacted, it walks the same states purely and with puppets', async (_, limit) => {
      await fc.assert(
        fc.asyncProperty(picks, async (chosen) => {
          const { trace } = await walkedAtRandom(flow, chosen, limit);
          const { stopped, frames } = replayTrace(trace, flow.machine);
          expect(stopped).toBeNull();
          expect(frames.length).toBe(trace.steps.filter(({ to }) => to).length);
          expect(withoutStarts(await playedAgain(flow, trace), trace.base)).toEqual(walked(trace));
        }),
        { numRuns: 15 },
      );
    });

    it('keeps a context that survives a file', async () => {
      await fc.assert(
        fc.asyncProperty(picks, async (chosen) => {
          const { context } = await walkedAtRandom(flow, chosen, 10_000);
          expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
        }),
        { numRuns: 15 },
      );
    });
  },
);
