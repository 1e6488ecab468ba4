import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { tortureMachine } from '../testing/torture.machine.ts';
import { matchTrace } from './match-trace.ts';
import { recording } from './testing/recorded.ts';
import type { ActorKey, Trace } from './trace.types.ts';

async function tortured(): Promise<Trace> {
  const { recorder, trace } = recording();
  const actor = createActor(tortureMachine, { input: { person: 'Ann Lee' }, inspect: recorder.inspect });
  actor.start();
  for (const name of ['Bo Lee', 'Cy Lee']) actor.send({ type: 'KID.ADDED', name });
  actor.getSnapshot().children.kid1?.send({ type: 'KID.DISMISSED' });
  // No transition handles it in the tour's state.
  actor.send({ type: 'BACK' });
  actor.stop();
  return trace();
}

/** The trace with one more event after an actor's last one, which does not change its state. */
function withEvent(trace: Trace, actor: ActorKey, type: string, from: ActorKey | null = null) {
  const before = trace.steps.findLastIndex((step) => step.actor === actor && step.to?.status === 'active');
  const step = trace.steps[before];
  if (!step) throw new Error(`Nothing happened to ${actor}.`);
  return {
    place: before + 1,
    trace: { ...trace, steps: trace.steps.toSpliced(before + 1, 0, { ...step, from, event: { type } }) },
  };
}

describe('fitTrace with an event that was put in, and changes no state', () => {
  it.each([
    ['/', 'SAIL.SET', 'The machine “torture” knows no SAIL.SET.'],
    ['/kid0', 'GO', 'The machine “kid” knows no GO.'],
  ])('stops where %s is sent %s, which it does not know', async (actor, type, reason) => {
    const whole = await tortured();
    const { trace, place } = withEvent(whole, actor, type);
    const fit = matchTrace(trace, tortureMachine);
    expect(fit).toMatchObject({
      version: 'same',
      steps: place,
      replay: { stopped: { step: place, reason } },
      details: [`It can be followed for ${place} of its ${trace.steps.length} events. ${reason}`],
    });
    if (fit.version === 'other machine') throw new Error('It is of this machine.');
    expect(Math.max(...fit.replay.frames.map(({ step }) => step))).toBeLessThan(place);
    expect(fit.replay.frames.length).toBeGreaterThan(0);
  });

  it('reports what comes first: another state, or an unknown event', async () => {
    const { trace, place } = withEvent(await tortured(), '/', 'SAIL.SET');
    const steps = trace.steps.map((step, at) =>
      at === 0 ? { ...step, to: { value: 'elsewhere', status: 'active' as const } } : step,
    );
    expect(place).toBeGreaterThan(0);
    expect(matchTrace({ ...trace, steps }, tortureMachine)).toMatchObject({ steps: 0 });
  });

  it('continues after a known event without effect, and after what an actor sends', async () => {
    const whole = await tortured();
    expect(matchTrace(whole, tortureMachine)).toMatchObject({ version: 'same', details: [] });
    const { trace } = withEvent(whole, '/', 'KID.WAVED', '/kid0');
    expect(matchTrace(trace, tortureMachine)).toMatchObject({ version: 'same', details: [] });
  });
});
