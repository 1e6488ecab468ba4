import { describe, expect, it } from 'vitest';
import {
  assign,
  createActor,
  createMachine,
  fromPromise,
  sendTo,
  setup,
  spawnChild,
  waitFor,
  type InspectionEvent,
} from 'xstate';
import { tortureAllowance } from '../testing/torture.allowance.ts';
import { tortureMachine } from '../testing/torture.machine.ts';
import { createPacker } from './packer.ts';
import { RecordingFailure } from './recorder.ts';
import { readRecording } from './read.ts';
import { replayTrace } from './replay.ts';
import { recording, runsOf } from './testing/recorded.ts';
import type { Trace } from './trace.types.ts';

const counter = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'UP'; by: number; secret?: string } | { type: 'END' },
  },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'low',
  states: {
    low: {
      always: { guard: ({ context }) => context.count >= 3, target: 'high' },
      on: {
        UP: { actions: assign({ count: ({ context, event }) => context.count + Math.sign(event.by) }) },
      },
    },
    high: {
      on: {
        UP: { target: 'low', actions: assign({ count: 0 }) },
        END: { target: 'over' },
      },
    },
    over: { type: 'final' },
  },
});

/** Runs the torture machine through all its behaviour, with real actors and delays. */
async function torture(inspect: (event: InspectionEvent) => void) {
  let answers = 0;
  const live = tortureMachine.provide({
    actors: {
      job: fromPromise(async () => {
        answers += 1;
        if (answers === 1) throw new TypeError('no luck, Ann Lee');
        return { done: 7 };
      }),
    },
  });
  const actor = createActor(live, { input: { person: 'Ann Lee' }, inspect });
  actor.start();
  actor.send({ type: 'KID.ADDED', name: 'Bo Lee' });
  actor.send({ type: 'KID.ADDED', name: 'Cy Lee' });
  actor.send({ type: 'NAMED', person: 'Dee Who' });
  actor.send({ type: 'NAMED', person: 'Ann Lee' });
  actor.send({ type: 'GO' });
  await waitFor(actor, (snapshot) => snapshot.matches({ work: 'broken' }));
  actor.send({ type: 'KID.DROPPED' });
  actor.send({ type: 'NEXT' });
  actor.send({ type: 'NEXT' });
  actor.send({ type: 'HELP' });
  actor.send({ type: 'BACK.EXACTLY' });
  actor.send({ type: 'HELP' });
  actor.send({ type: 'RETRY' });
  await waitFor(
    actor,
    (now) => now.matches({ work: 'over', io: 'open' }) && now.context.ticks === 2 && now.context.grown > 0,
  );
  actor.getSnapshot().children.kid1?.send({ type: 'KID.DISMISSED' });
  actor.send({ type: 'SAID', words: 'hello, Ann Lee' });
  actor.send({ type: 'BACK' });
  await waitFor(actor, (now) => now.context.echoes === 1);
  return actor;
}

describe('recorder', () => {
  it('records a tortured machine and all below it, so that the redacted trace reaches the same states', async () => {
    const { recorder, idle, trace: recorded } = recording();
    const actor = await torture(recorder.inspect);
    await idle();
    const trace = await recorded();
    const replay = replayTrace(trace, tortureMachine);
    expect(replay.stopped).toBeNull();
    expect(replay.frames.filter((frame) => frame.actor === '/').at(-1)?.snapshot.value).toEqual(
      actor.getSnapshot().value,
    );
    const runs: Record<string, unknown[]> = {};
    for (const { actor: key, snapshot } of replay.frames) {
      (runs[key] ??= []).push({ value: snapshot.value, status: snapshot.status });
    }
    expect(runs).toEqual(runsOf(trace));
    expect(Object.keys(trace.actors).sort()).toEqual(
      expect.arrayContaining(['/', '/errand', '/errand/ask', '/job', '/job#2', '/kid0', '/kid1', '/line']),
    );
    expect(JSON.stringify(trace)).not.toMatch(/Lee|Dee Who|luck/);
    expect(readRecording(JSON.stringify(trace))).toMatchObject({ ok: true, recording: { traces: [trace] } });
    actor.stop();
  });

  it('replaces equal values by equal tokens, so that a guard which compares them decides as before', async () => {
    const { recorder, trace: recorded } = recording();
    const actor = createActor(tortureMachine, { input: { person: 'Ann Lee' }, inspect: recorder.inspect });
    actor.start();
    actor.send({ type: 'NAMED', person: 'Bo Lee' });
    actor.send({ type: 'NAMED', person: 'Ann Lee' });
    actor.stop();
    const named = (await recorded()).steps.filter(({ event }) => event.type === 'NAMED');
    expect(named.map(({ event, to }) => [event.person, to?.value])).toEqual([
      ['‹person 2›', expect.objectContaining({ work: 'idle' })],
      ['‹person 1›', expect.objectContaining({ work: 'recognised' })],
    ]);
  });

  it('keeps the last events and all states before them', async () => {
    const {
      recorder,
      idle,
      trace: recorded,
    } = recording({ limit: 60, allowances: { torture: tortureAllowance } });
    const actor = await torture(recorder.inspect);
    for (let round = 0; round < 40; round += 1) {
      actor.send({ type: 'HELP' });
      actor.send({ type: round % 2 === 0 ? 'BACK' : 'BACK.EXACTLY' });
      if (round % 3 === 0) actor.send({ type: 'KID.ADDED', name: `Kid ${round}` });
      if (round % 7 === 0) await idle();
    }
    const trace = await recorded();
    actor.stop();
    expect(trace.steps.length).toBeLessThanOrEqual(60);
    expect(trace.steps.length).toBeGreaterThan(30);
    expect(trace.base?.['/']).toMatchObject({
      status: 'active',
      value: { work: 'over', io: 'open' },
      context: { person: '‹person 1›', mixed: true },
      history: { 'torture.tour.guided.last': ['torture.tour.guided.second'] },
    });
    expect(Object.keys(trace.base ?? {})).toContain('/kid2');
    // Removed by its parent, and ended: neither is in any state.
    expect(Object.keys(trace.base ?? {})).not.toContain('/kid0');
    const replay = replayTrace(trace, tortureMachine);
    expect(replay.stopped).toBeNull();
    expect(replay.frames).toHaveLength(trace.steps.filter(({ to }) => to).length);
  });

  it('continues from the last states when the trace was not packed for long', async () => {
    const { recorder, trace: recorded } = recording({ limit: 40 });
    const actor = createActor(tortureMachine, { input: { person: 'Ann Lee' }, inspect: recorder.inspect });
    actor.start();
    for (let round = 0; round < 100; round += 1) {
      actor.send({ type: 'NEXT' });
      actor.send({ type: 'HELP' });
      actor.send({ type: 'BACK.EXACTLY' });
    }
    const trace = await recorded();
    actor.stop();
    expect(trace.base).not.toBeNull();
    expect(trace.steps.length).toBeGreaterThan(10);
    expect(replayTrace(trace, tortureMachine).stopped).toBeNull();
  });

  it('stays within its bytes, and lets roots that ended go first', async () => {
    const maxBytes = 40_000;
    const { recorder, idle } = recording({ maxBytes });
    const ended = createActor(counter, { inspect: recorder.inspect }).start();
    for (const by of [1, 1, 1]) ended.send({ type: 'UP', by });
    ended.send({ type: 'END' });
    const alive = createActor(counter, { inspect: recorder.inspect }).start();
    for (let round = 0; round < 2_000; round += 1) {
      alive.send({ type: 'UP', by: 1, secret: `secret of round ${round}` });
      if (round % 50 === 0) await idle();
    }
    const traces = await recorder.traces();
    expect(traces).toHaveLength(1);
    expect(traces[0]?.base).not.toBeNull();
    expect(JSON.stringify(traces).length).toBeLessThan(maxBytes);
    expect(replayTrace(traces[0] as Trace, counter).stopped).toBeNull();
  });

  it('counts what actors were given and their states', async () => {
    const hoarder = setup({
      types: { input: {} as { papers: string[] }, events: {} as { type: 'KEEP' } },
    }).createMachine({
      id: 'hoarder',
      context: ({ input }) => ({ papers: input }),
      on: { KEEP: {} },
    });
    const maxBytes = 100_000;
    const { recorder, idle } = recording({ maxBytes });
    const input = { papers: Array.from({ length: 300 }, () => 'paper') };
    const actors = Array.from({ length: 30 }, () => {
      const actor = createActor(hoarder, { input, inspect: recorder.inspect }).start();
      actor.send({ type: 'KEEP' });
      return actor;
    });
    await idle();
    for (const actor of actors.slice(0, -1)) actor.stop();
    await idle();
    actors.at(-1)?.send({ type: 'KEEP' });
    const traces = await recorder.traces();
    expect(traces.length).toBeGreaterThan(0);
    const texts = traces.map(({ actors, base, steps }) => JSON.stringify([actors, base, steps]));
    // A character takes two bytes in memory.
    expect(2 * texts.join('').length).toBeLessThan(maxBytes);
    // Ended roots are dropped first.
    expect(traces[0]?.steps.at(-1)?.event.type).toBe('KEEP');
  });

  it('lets machines that ended go, the oldest first, while nobody can pack, and says so', async () => {
    let isOnline = false;
    const { recorder } = recording({
      limit: 20,
      loadPacker: async () => {
        if (!isOnline) throw new Error('offline');
        return createPacker({ allowances: {} });
      },
    });
    const alive = createActor(counter, { inspect: recorder.inspect }).start();
    for (let round = 0; round < 100; round += 1) {
      const short = createActor(counter, { inspect: recorder.inspect }).start();
      for (let by = 0; by < round % 3; by += 1) short.send({ type: 'UP', by: 1 });
      short.stop();
    }
    isOnline = true;
    const failure: unknown = await recorder.traces().catch((error: unknown) => error);
    if (!(failure instanceof RecordingFailure)) throw new Error('It says that something is missing.');
    expect(failure.message).toContain('Some events were dropped.');
    const { traces } = failure;
    const steps = traces.flatMap((trace) => trace.steps);
    expect(steps.length).toBeLessThanOrEqual(40);
    expect(steps.length).toBeGreaterThan(30);
    // The running one was the least recently active, and is kept.
    expect(traces.at(-1)?.steps.map(({ event }) => event.type)).toEqual(['xstate.init']);
    alive.send({ type: 'UP', by: 1 });
    const later: unknown = await recorder.traces().catch((error: unknown) => error);
    expect(later instanceof RecordingFailure && later.traces[0]?.steps).toHaveLength(2);
  });

  it('says nothing of data that became the id of an actor, and follows it all the same', async () => {
    const desk = setup({
      types: { events: {} as { type: 'FILE'; id: string } },
      actors: { reader: createMachine({ id: 'reader', on: { READ: {} } }) },
    }).createMachine({
      id: 'desk',
      on: { FILE: { actions: spawnChild('reader', { id: ({ event }) => event.id }) } },
    });
    const { recorder, trace: recorded } = recording();
    const actor = createActor(desk, { inspect: recorder.inspect }).start();
    const id = 'file-Ann Smith passport.pdf';
    actor.send({ type: 'FILE', id });
    const child = (actor.getSnapshot().children as Record<string, typeof actor | undefined>)[id];
    child?.send({ type: 'READ' } as never);
    const trace = await recorded();
    actor.stop();
    expect(JSON.stringify(trace)).not.toMatch(/Ann|Smith|passport/);
    expect(Object.keys(trace.actors)).toEqual(['/', '/‹id 1›']);
    expect(trace.steps.at(-1)).toMatchObject({ actor: '/‹id 1›', event: { type: 'READ' } });
    expect(replayTrace(trace, desk).stopped).toBeNull();
  });

  it('gives each root of a machine a trace of its own, the one that moved last first', async () => {
    const { recorder } = recording();
    const [one, two] = [1, 2].map(() => createActor(counter, { inspect: recorder.inspect }).start());
    two?.send({ type: 'UP', by: 1 });
    one?.send({ type: 'UP', by: 1 });
    one?.send({ type: 'UP', by: 1 });
    const traces = await recorder.traces();
    expect(traces.map(({ steps }) => steps.map(({ event }) => event.type))).toEqual([
      ['xstate.init', 'UP', 'UP'],
      ['xstate.init', 'UP'],
    ]);
  });

  it('begins in the state of a machine that was started from a saved snapshot', async () => {
    const saved = createActor(tortureMachine, { input: { person: 'Ann Lee' } }).start();
    saved.send({ type: 'KID.ADDED', name: 'Bo Lee' });
    saved.send({ type: 'HELP' });
    const snapshot = saved.getPersistedSnapshot();
    saved.stop();
    const { recorder, trace: recorded } = recording({ allowances: { torture: tortureAllowance } });
    const actor = createActor(tortureMachine, { snapshot, input: { person: '' }, inspect: recorder.inspect });
    actor.start();
    actor.send({ type: 'BACK' });
    actor.getSnapshot().children.kid0?.send({ type: 'KID.DISMISSED' });
    const trace = await recorded();
    actor.stop();
    expect(trace.base).toMatchObject({ '/': { value: { tour: 'help' } }, '/kid0': { value: 'young' } });
    expect(replayTrace(trace, tortureMachine)).toMatchObject({ stopped: null });
  });

  it('leaves no trace of a machine that was made and never started', async () => {
    const { recorder } = recording();
    createActor(counter, { inspect: recorder.inspect });
    expect(await recorder.traces()).toEqual([]);
  });

  it('records events that came before the start after it, as the machine took them', async () => {
    const { recorder, trace: recorded } = recording();
    const actor = createActor(counter, { inspect: recorder.inspect });
    actor.send({ type: 'UP', by: 1 });
    actor.start();
    actor.send({ type: 'UP', by: 1 });
    const trace = await recorded();
    expect(trace.steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'UP', 'UP']);
    expect(replayTrace(trace, counter).frames.at(-1)?.snapshot.context).toEqual({ count: 2 });
  });

  it('records that a guard threw, and replays it', async () => {
    const touchy = createMachine({
      id: 'touchy',
      initial: 'calm',
      states: {
        calm: {
          on: {
            POKED: {
              guard: () => {
                throw new Error('do not poke');
              },
              target: 'calm',
            },
          },
        },
      },
    });
    const { recorder, trace: recorded } = recording();
    const actor = createActor(touchy, { inspect: recorder.inspect });
    actor.subscribe({ error: () => {} });
    actor.start();
    actor.send({ type: 'POKED' });
    const trace = await recorded();
    expect(trace.steps.at(-1)?.to).toEqual({ value: 'calm', status: 'error' });
    expect(replayTrace(trace, touchy).stopped).toBeNull();
  });

  it('names what is no JSON, and knows an actor again that an event carries', async () => {
    const asking = setup({
      types: { events: {} as { type: 'ASKED'; by?: unknown; [more: string]: unknown } },
      actors: { other: createMachine({ id: 'other', on: { ASKED: {} } }) },
    });
    const machine = asking.createMachine({
      id: 'asked',
      initial: 'here',
      invoke: { id: 'other', src: 'other' },
      states: {
        here: { on: { ASKED: { actions: sendTo('other', ({ self }) => ({ type: 'ASKED', by: self })) } } },
      },
    });
    const { recorder, trace: recorded } = recording();
    const actor = createActor(machine, { inspect: recorder.inspect }).start();
    const failed = Object.assign(new RangeError('of Ann'), { status: 409 });
    actor.send({
      type: 'ASKED' as const,
      file: new Blob(['x']),
      act: () => {},
      none: undefined,
      list: [undefined],
      many: new Map(),
      failed,
      big: 1n,
      at: new Date(0),
      odd: Number.NaN,
    });
    const trace = await recorded();
    const [asked, passedOn] = trace.steps.filter(({ event }) => event.type === 'ASKED');
    expect(asked?.event).toEqual({
      type: 'ASKED',
      file: { $object: 'Blob' },
      list: [null],
      many: { $object: 'Map' },
      failed: { $error: { name: 'RangeError', message: '‹message 1›', status: 1 } },
      big: { $object: 'bigint' },
      at: '2000-01-01T00:01:00.000Z',
      odd: null,
    });
    expect(passedOn?.event).toEqual({ type: 'ASKED', by: { $actor: '/' } });
    expect(replayTrace(trace, machine).stopped).toBeNull();
  });

  it('never throws into the app, and says that something is missing', async () => {
    const { recorder } = recording();
    const good = createActor(counter, { inspect: recorder.inspect }).start();
    expect(() => recorder.inspect({ type: '@xstate.event' } as never)).not.toThrow();
    good.send({ type: 'UP', by: 1 });
    const failure = await recorder.traces().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RecordingFailure);
    expect((failure as RecordingFailure).traces[0]?.steps).toHaveLength(2);
  });

  it('says when its other part could not be loaded, and has all when it can be later', async () => {
    let isOnline = false;
    const { recorder } = recording({
      loadPacker: async () => {
        if (!isOnline) throw new Error('offline');
        return createPacker({ allowances: {} });
      },
    });
    createActor(counter, { inspect: recorder.inspect }).start();
    await expect(recorder.traces()).rejects.toThrow('offline');
    isOnline = true;
    expect(await recorder.traces()).toHaveLength(1);
  });
});
