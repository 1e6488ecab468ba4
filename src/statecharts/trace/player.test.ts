import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { recorderOf, walked } from '../testing/recorded.ts';
import { kidMachine, tortureMachine } from '../testing/torture.machine.ts';
import { cuesOf } from './cues.ts';
import { createPlayer } from './player.ts';
import type { Cue } from './player.types.ts';
import type { Trace } from './trace.types.ts';

const input = { person: 'Mara' };
const cue = (event: Cue['event'], actor = '/'): Cue => ({ actor, event, at: 0 });
const done = (id: string, output?: unknown, actor = '/'): Cue =>
  cue({ type: `xstate.done.actor.${id}`, output } as Cue['event'], actor);

const playerOf = (...cues: Cue[]) => {
  const player = createPlayer({ machine: tortureMachine, input, cues });
  while (player.step());
  return player;
};
type Torture = ReturnType<typeof playerOf>;
const snapshotOf = (player: Torture): AnyMachineSnapshot => player.root.getSnapshot();
const possibleAt = (player: Torture, actor = '/') =>
  player
    .possible()
    .filter((one) => one.actor === actor)
    .map(({ type }) => type);

/** Everything the machine can do, with its real actors. */
async function recordLive(limit?: number): Promise<Trace> {
  const recorder = recorderOf({}, limit);
  const live = createActor(tortureMachine, { input, inspect: recorder.inspect }).start();
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  live.send({ type: 'KID.ADDED', name: 'Ada' });
  live.send({ type: 'KID.ADDED', name: 'Ben' });
  await after(20);
  live.send({ type: 'KID.DROPPED' });
  live.send({ type: 'SAID', words: 'anybody there?' });
  live.send({ type: 'NEXT' });
  live.send({ type: 'NEXT' });
  live.send({ type: 'HELP' });
  live.send({ type: 'BACK.EXACTLY' });
  if (limit === undefined) {
    live.send({ type: 'GO' });
    live.send({ type: 'CANCEL' });
  }
  live.send({ type: 'NAMED', person: 'Mara' });
  live.send({ type: 'GO' });
  await after(1);
  await after(1);
  await after(20);
  (live.getSnapshot().children.kid1 as AnyActorRef).send({ type: 'KID.DISMISSED' });
  live.send({ type: 'HELP' });
  live.send({ type: 'BACK' });
  await after(60_000);
  const [trace] = await recorder.traces();
  live.stop();
  if (!trace) throw new Error('nothing was recorded');
  return JSON.parse(JSON.stringify(trace)) as Trace; // as it comes back from a file
}

async function played(trace: Trace): Promise<Trace> {
  const recorder = recorderOf({});
  const player = createPlayer({
    machine: tortureMachine,
    base: { trace },
    cues: cuesOf(trace),
    inspect: recorder.inspect,
  });
  while (player.step());
  const [again] = await recorder.traces();
  if (!again) throw new Error('nothing was recorded');
  return again;
}

describe('a player', () => {
  describe('given what was recorded with real actors', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('walks the same states, in every machine, without them', async () => {
      const trace = await recordLive();
      expect(Object.keys(walked(trace)).toSorted()).toEqual(['/', '/errand', '/kid0', '/kid1']);
      expect(walked(await played(trace))).toEqual(walked(trace));
    });

    it('goes on from where a trace begins whose beginning was dropped', async () => {
      const trace = await recordLive(30);
      expect(trace.base).not.toBeNull();
      const again = walked(await played(trace));
      const isInit = (state: unknown) => Array.isArray(state) && state[0] === 'xstate.init';
      for (const [actor, states] of Object.entries(walked(trace))) {
        const begun = trace.base?.[actor] ? again[actor]?.filter((state) => !isInit(state)) : again[actor];
        expect(begun).toEqual(states);
      }
    });
  });

  it('runs nothing by itself: no actor ends, no time passes, no effect happens', () => {
    vi.useFakeTimers();
    const effect = vi.fn();
    const machine = tortureMachine.provide({ actions: { note: effect } });
    const player = createPlayer({ machine, input, cues: [cue({ type: 'GO' })] });
    player.step();
    vi.advanceTimersByTime(120_000);
    vi.useRealTimers();
    expect(player.root.getSnapshot().value).toMatchObject({ work: { busy: 'early' }, io: 'closed' });
    expect(effect).not.toHaveBeenCalled();
  });

  it('ends waits in any order, and what was delayed only once', () => {
    const player = playerOf(cue({ type: 'GO' }));
    expect(possibleAt(player)).toContain('LATER');
    player.act({ ...cue({ type: 'LATER' }), from: '/' });
    expect(snapshotOf(player).value).toMatchObject({ work: { busy: 'late' } });
    expect(() => player.act({ ...cue({ type: 'LATER' }), from: '/' })).toThrow('does not wait for LATER');
  });

  it('gives a machine the Error that a trace tells, with its fields', () => {
    const error = { $error: { name: 'ApiError', message: 'no room', code: 'UNAVAILABLE' } };
    const player = playerOf(
      cue({ type: 'GO' }),
      cue({ type: 'xstate.error.actor.job', error } as Cue['event']),
    );
    expect(snapshotOf(player)).toMatchObject({ value: { work: 'broken' }, context: { trouble: 'no room' } });
  });

  it('shows what an observable shows', () => {
    const shown = cue({ type: 'xstate.snapshot.ticks', snapshot: { context: 2 } } as Cue['event']);
    expect(snapshotOf(playerOf(shown)).context).toMatchObject({ ticks: 2 });
  });

  it('lets a machine inside another live, and ends it when it is told to from outside', () => {
    const player = playerOf(cue({ type: 'GO' }), done('job', { done: 1 }));
    expect(possibleAt(player, '/errand')).toEqual([
      'ERRAND.CALLED_OFF',
      'xstate.done.actor.ask',
      'xstate.error.actor.ask',
    ]);
    player.act(done('errand', { answer: 'forged' }));
    expect(snapshotOf(player)).toMatchObject({ value: { work: 'waiting' }, context: { answer: 'forged' } });
    const other = playerOf(
      cue({ type: 'GO' }),
      done('job', { done: 1 }),
      done('ask', { answer: 'yes' }, '/errand'),
    );
    expect(snapshotOf(other)).toMatchObject({ value: { work: 'waiting' }, context: { answer: 'yes' } });
  });

  it('says what would do something now, and no longer what has ended', () => {
    const player = playerOf(cue({ type: 'GO' }));
    expect(possibleAt(player)).toEqual(
      expect.arrayContaining(['CANCEL', 'xstate.done.actor.job', 'xstate.error.actor.side']),
    );
    player.act(done('side', 'aside'));
    expect(possibleAt(player)).not.toContain('xstate.done.actor.side');
    expect(() => player.act(done('side'))).toThrow('No “side” is under way');
  });

  it('forgets the rest of what it was given once somebody acts', () => {
    const player = createPlayer({
      machine: tortureMachine,
      input,
      cues: [cue({ type: 'GO' }), cue({ type: 'CANCEL' })],
    });
    player.step();
    player.act(cue({ type: 'LATER' }));
    expect(player.position).toBe(2);
    expect(player.step()).toBe(false);
  });

  it.each([
    ['an actor that is not there', cue({ type: 'KID.DISMISSED' }, '/kid7'), 'There is no machine /kid7.'],
    ['an end of what was not begun', done('job'), 'No “job” is under way'],
    [
      'a wait that nobody waits',
      cue({ type: 'xstate.after.patience.torture.work.waiting' }),
      'does not wait',
    ],
    ['an event of another machine', cue({ type: 'FILE.CHOSEN' }), 'knows no FILE.CHOSEN'],
    ['an event out of season', cue({ type: 'RETRY' }), 'RETRY does nothing in'],
    [
      'an event that a guard refuses',
      cue({ type: 'NAMED', person: 'Teo' } as Cue['event']),
      'does nothing in',
    ],
  ])('refuses %s, in words, and stays where it is', (_, impossible, reason) => {
    const player = playerOf();
    const before = player.root.getSnapshot();
    expect(() => player.act(impossible)).toThrow(reason);
    expect(player.root.getSnapshot()).toBe(before);
    expect(player.position).toBe(0);
  });

  it('says which step of another machine it cannot play', () => {
    const player = createPlayer({
      machine: kidMachine,
      input: { name: 'Ada' },
      cues: [cue({ type: 'KID.DISMISSED' }), cue({ type: 'GO' })],
    });
    expect(player.step()).toBe(true);
    expect(() => player.step()).toThrow('Step 2 cannot be played. The machine “kid” knows no GO.');
    player.stop();
    expect(() => player.step()).toThrow('Step 2 cannot be played.');
  });

  it('shows a machine that breaks as broken', () => {
    const machine = createMachine({
      id: 'brittle',
      initial: 'whole',
      states: {
        whole: {
          on: {
            PUSH: {
              target: 'whole',
              // Reads what a PUSH need not bring: that is what breaks.
              guard: ({ event }) => (event as unknown as { by: { at: string } }).by.at === '',
            },
          },
        },
      },
    });
    const player = createPlayer({ machine, cues: [cue({ type: 'PUSH' })] });
    expect(() => player.act(cue({ type: 'PUSH' }))).toThrow('PUSH breaks a guard in whole');
    player.step();
    expect(player.root.getSnapshot().status).toBe('error');
  });
});
