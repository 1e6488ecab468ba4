import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { recorderOf, recordRun } from '../testing/recorded.ts';
import { kidMachine, tortureMachine } from '../testing/torture.machine.ts';
import { scriptedEventsOf } from './scripted-events.ts';
import { createPlayer } from './player.ts';
import type { ScriptedEvent } from './player.types.ts';
import type { Trace } from './trace.types.ts';

const input = { person: 'Mara' };
const scripted = (event: ScriptedEvent['event'], actor = '/'): ScriptedEvent => ({ actor, event, at: 0 });
const done = (id: string, output?: unknown, actor = '/'): ScriptedEvent =>
  scripted({ type: `xstate.done.actor.${id}`, output } as ScriptedEvent['event'], actor);

const playerOf = (...events: ScriptedEvent[]) => {
  const player = createPlayer({ machine: tortureMachine, input, events });
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
  return JSON.parse(JSON.stringify(trace)) as Trace; // as it is read from a file
}

async function played(trace: Trace): Promise<Trace> {
  const recorder = recorderOf({});
  const player = createPlayer({
    machine: tortureMachine,
    base: { trace },
    events: scriptedEventsOf(trace),
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

    it('reaches the same states, in every machine, without them', async () => {
      const trace = await recordLive();
      expect(Object.keys(recordRun(trace)).toSorted()).toEqual(['/', '/errand', '/kid0', '/kid1']);
      expect(recordRun(await played(trace))).toEqual(recordRun(trace));
    });

    it('continues from where a trace begins whose beginning was dropped', async () => {
      const trace = await recordLive(30);
      expect(trace.base).not.toBeNull();
      const again = recordRun(await played(trace));
      const isInit = (state: unknown) => Array.isArray(state) && state[0] === 'xstate.init';
      for (const [actor, states] of Object.entries(recordRun(trace))) {
        const begun = trace.base?.[actor] ? again[actor]?.filter((state) => !isInit(state)) : again[actor];
        expect(begun).toEqual(states);
      }
    });
  });

  it('runs nothing by itself: no actor ends, no time passes, no effect happens', () => {
    vi.useFakeTimers();
    const effect = vi.fn();
    const machine = tortureMachine.provide({ actions: { note: effect } });
    const player = createPlayer({ machine, input, events: [scripted({ type: 'GO' })] });
    player.step();
    vi.advanceTimersByTime(120_000);
    vi.useRealTimers();
    expect(player.root.getSnapshot().value).toMatchObject({ work: { busy: 'early' }, io: 'closed' });
    expect(effect).not.toHaveBeenCalled();
  });

  it('ends waits in any order, and what was delayed only once', () => {
    const player = playerOf(scripted({ type: 'GO' }));
    expect(possibleAt(player)).toContain('LATER');
    player.dispatch({ ...scripted({ type: 'LATER' }), from: '/' });
    expect(snapshotOf(player).value).toMatchObject({ work: { busy: 'late' } });
    expect(() => player.dispatch({ ...scripted({ type: 'LATER' }), from: '/' })).toThrow(
      'does not wait for LATER',
    );
  });

  it('gives a machine the Error of the trace, with its fields', () => {
    const error = { $error: { name: 'ApiError', message: 'no room', code: 'UNAVAILABLE' } };
    const player = playerOf(
      scripted({ type: 'GO' }),
      scripted({ type: 'xstate.error.actor.job', error } as ScriptedEvent['event']),
    );
    expect(snapshotOf(player)).toMatchObject({ value: { work: 'broken' }, context: { trouble: 'no room' } });
  });

  it('shows what an observable shows', () => {
    const shown = scripted({
      type: 'xstate.snapshot.ticks',
      snapshot: { context: 2 },
    } as ScriptedEvent['event']);
    expect(snapshotOf(playerOf(shown)).context).toMatchObject({ ticks: 2 });
  });

  it('keeps a machine inside another running, and ends it on an outside event', () => {
    const player = playerOf(scripted({ type: 'GO' }), done('job', { done: 1 }));
    expect(possibleAt(player, '/errand')).toEqual([
      'ERRAND.CALLED_OFF',
      'xstate.done.actor.ask',
      'xstate.error.actor.ask',
    ]);
    player.dispatch(done('errand', { answer: 'forged' }));
    expect(snapshotOf(player)).toMatchObject({ value: { work: 'waiting' }, context: { answer: 'forged' } });
    const other = playerOf(
      scripted({ type: 'GO' }),
      done('job', { done: 1 }),
      done('ask', { answer: 'yes' }, '/errand'),
    );
    expect(snapshotOf(other)).toMatchObject({ value: { work: 'waiting' }, context: { answer: 'yes' } });
  });

  it('says what would do something now, and no longer what has ended', () => {
    const player = playerOf(scripted({ type: 'GO' }));
    expect(possibleAt(player)).toEqual(
      expect.arrayContaining(['CANCEL', 'xstate.done.actor.job', 'xstate.error.actor.side']),
    );
    player.dispatch(done('side', 'aside'));
    expect(possibleAt(player)).not.toContain('xstate.done.actor.side');
    expect(() => player.dispatch(done('side'))).toThrow('No “side” is under way');
  });

  it('forgets the remaining scripted events once the user acts', () => {
    const player = createPlayer({
      machine: tortureMachine,
      input,
      events: [scripted({ type: 'GO' }), scripted({ type: 'CANCEL' })],
    });
    player.step();
    player.dispatch(scripted({ type: 'LATER' }));
    expect(player.position).toBe(2);
    expect(player.step()).toBe(false);
  });

  it.each([
    [
      'an actor that is not there',
      scripted({ type: 'KID.DISMISSED' }, '/kid7'),
      'There is no machine /kid7.',
    ],
    ['an end of what was not begun', done('job'), 'No “job” is under way'],
    [
      'a wait that nobody waits',
      scripted({ type: 'xstate.after.patience.torture.work.waiting' }),
      'does not wait',
    ],
    ['an event of another machine', scripted({ type: 'FILE.CHOSEN' }), 'knows no FILE.CHOSEN'],
    ['an event out of season', scripted({ type: 'RETRY' }), 'RETRY does nothing in'],
    [
      'an event that a guard refuses',
      scripted({ type: 'NAMED', person: 'Teo' } as ScriptedEvent['event']),
      'does nothing in',
    ],
  ])('refuses %s, in words, and stays where it is', (_, impossible, reason) => {
    const player = playerOf();
    const before = player.root.getSnapshot();
    expect(() => player.dispatch(impossible)).toThrow(reason);
    expect(player.root.getSnapshot()).toBe(before);
    expect(player.position).toBe(0);
  });

  it('says which step of another machine it cannot play', () => {
    const player = createPlayer({
      machine: kidMachine,
      input: { name: 'Ada' },
      events: [scripted({ type: 'KID.DISMISSED' }), scripted({ type: 'GO' })],
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
              // Reads an optional field of PUSH, and throws without it.
              guard: ({ event }) => (event as unknown as { by: { at: string } }).by.at === '',
            },
          },
        },
      },
    });
    const player = createPlayer({ machine, events: [scripted({ type: 'PUSH' })] });
    expect(() => player.dispatch(scripted({ type: 'PUSH' }))).toThrow('PUSH breaks a guard in whole');
    player.step();
    expect(player.root.getSnapshot().status).toBe('error');
  });
});
