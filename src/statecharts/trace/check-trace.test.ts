import { describe, expect, it } from 'vitest';
import { createActor, sendParent, sendTo, setup, stopChild } from 'xstate';
import { tortureMachine } from '../testing/torture.machine.ts';
import { readRecording } from './read.ts';
import { replayTrace } from './replay.ts';
import { recording } from './testing/recorded.ts';
import type { Trace, TraceStep } from './trace.types.ts';

async function tortured(): Promise<Trace> {
  const { recorder, trace } = recording();
  const actor = createActor(tortureMachine, { input: { person: 'Ann Lee' }, inspect: recorder.inspect });
  actor.start();
  actor.send({ type: 'KID.ADDED', name: 'Bo Lee' });
  actor.send({ type: 'HELP' });
  actor.getSnapshot().children.kid0?.send({ type: 'KID.DISMISSED' });
  actor.send({ type: 'BACK' });
  actor.stop();
  return trace();
}

function silenced(step: TraceStep): TraceStep {
  const { to: _, ...rest } = step;
  return rest;
}

const changed = (trace: Trace, change: (step: TraceStep, index: number) => TraceStep): string =>
  JSON.stringify({ ...trace, steps: trace.steps.map(change) });

describe('a trace that lacks its machines’ states', () => {
  it('is refused where it says it nowhere, whatever its events are called', async () => {
    const trace = await tortured();
    expect(readRecording(JSON.stringify(trace))).toMatchObject({ ok: true });
    const stripped = changed(trace, (step) => ({ ...silenced(step), event: { type: 'NONSENSE' } }));
    expect(readRecording(stripped)).toEqual({
      ok: false,
      place: 'steps[0].to',
      reason: 'It has no state of “/” after this event.',
    });
    expect(readRecording(JSON.stringify({ ...trace, steps: [] }))).toEqual({
      ok: false,
      place: 'steps',
      reason: 'It has no state of the machine.',
    });
  });

  it('is refused where it leaves it out on the way', async () => {
    const trace = await tortured();
    const index = trace.steps.findIndex(({ event }) => event.type === 'HELP');
    expect(readRecording(changed(trace, (step, at) => (at === index ? silenced(step) : step)))).toMatchObject(
      {
        place: `steps[${index}].to`,
      },
    );
  });

  it('is refused where a machine below the root never says it', async () => {
    const trace = await tortured();
    const index = trace.steps.findIndex(({ actor }) => actor === '/kid0');
    const stripped = changed(trace, (step) => (step.actor === '/kid0' ? silenced(step) : step));
    expect(readRecording(stripped)).toEqual({
      ok: false,
      place: `steps[${index}].to`,
      reason: 'It has no state of “/kid0” after this event.',
    });
  });
});

describe('a trace as it was recorded', () => {
  it('may end with what a machine never came to', async () => {
    const asking = setup({
      actors: {
        child: setup({}).createMachine({
          id: 'child',
          on: { ASK: { actions: sendParent({ type: 'ASKED' }) }, ANSWER: {} },
        }),
      },
    }).createMachine({
      id: 'asking',
      invoke: { id: 'child', src: 'child' },
      // Stopped while its request is pending: the answer is ignored.
      on: { ASKED: { actions: [sendTo('child', { type: 'ANSWER' }), stopChild('child')] } },
    });
    const { recorder, trace: recorded } = recording();
    const actor = createActor(asking, { inspect: recorder.inspect }).start();
    actor.getSnapshot().children.child?.send({ type: 'ASK' });
    const trace = await recorded();
    expect(trace.steps.filter(({ to }) => !to).map(({ event }) => event.type)).toEqual(['ANSWER']);
    expect(readRecording(JSON.stringify(trace))).toMatchObject({ ok: true });
    expect(replayTrace(trace, asking).stopped).toBeNull();
  });

  it('may begin so late that only a machine below the root still moved', async () => {
    const busy = setup({ types: { events: {} as { type: 'WAVED' } } }).createMachine({
      id: 'busy',
      on: { WAVED: {} },
    });
    const resting = setup({ actors: { busy } }).createMachine({
      id: 'resting',
      invoke: { id: 'busy', src: 'busy' },
    });
    const { recorder, idle, trace: recorded } = recording({ limit: 40 });
    const actor = createActor(resting, { inspect: recorder.inspect }).start();
    for (let round = 0; round < 100; round += 1) {
      actor.getSnapshot().children.busy?.send({ type: 'WAVED' });
      if (round % 20 === 0) await idle();
    }
    const trace = await recorded();
    expect(new Set(trace.steps.map((step) => step.actor))).toEqual(new Set(['/busy']));
    expect(readRecording(JSON.stringify(trace))).toMatchObject({ ok: true });
    expect(replayTrace(trace, resting)).toMatchObject({ stopped: null });
  });
});
