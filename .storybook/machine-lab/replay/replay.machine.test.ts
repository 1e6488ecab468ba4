import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { replayMachine } from './replay.machine.ts';
import type { Opening, Side, Source } from './replay.types.ts';

const opening: Opening = {
  id: 'opening-1',
  name: 'parser-killed.json',
  flow: 'import',
  index: 0,
  first: 1,
  times: [0, 400, 500, 90_500],
  doubts: [],
  stops: null,
};
const source: Source = { kind: 'text', name: 'What was pasted', text: '{}' };

interface Scene {
  open?: (source: Source) => Promise<Opening>;
  keep?: (name: string) => Promise<string>;
}

function sit({ open = async () => opening, keep = async (name) => `traces/${name}.json` }: Scene = {}) {
  const clock = new SimulatedClock();
  const session = createActor(
    replayMachine.provide({
      actors: {
        openSource: fromPromise(({ input }) => open(input)),
        saveTest: fromPromise(({ input }) => keep(input.name)),
      },
    }),
    { clock },
  ).start();
  const give = async (side: Side = 'left', given = source) => {
    session.send({ type: 'SOURCE.GIVEN', source: given, side });
    await waitFor(session, (snapshot) => !snapshot.matches({ loading: 'reading' }));
  };
  return { session, clock, give, position: () => session.getSnapshot().context.position };
}

const refusal = Object.assign(new Error('There is nothing after the third value.'), { place: 'line 4' });

describe('the replay page', () => {
  it('opens a trace paused, at its start', async () => {
    const { session, give, position } = sit();
    await give();
    expect(session.getSnapshot().value).toMatchObject({ loading: 'waiting', playback: 'paused' });
    expect(position()).toBe(1);
  });

  it('refuses with the position and the reason, and keeps what was open at its position', async () => {
    let answer = () => Promise.resolve(opening);
    const { session, give } = sit({ open: () => answer() });
    await give();
    session.send({ type: 'POSITION.CHOSEN', position: 3 });
    answer = () => Promise.reject(refusal);
    await give('left', { ...source, name: 'cut.json' });
    const { value, context } = session.getSnapshot();
    expect(value).toMatchObject({ loading: 'refused', playback: 'paused' });
    expect(context).toMatchObject({
      left: opening,
      position: 3,
      refusal: { name: 'cut.json', place: 'line 4', reason: 'There is nothing after the third value.' },
    });
    session.send({ type: 'REFUSAL.DISMISSED' });
    expect(session.getSnapshot().context.refusal).toBeNull();
  });

  it('lets go of a reading that takes too long, and hears no more of it', async () => {
    const late = Promise.withResolvers<Opening>();
    const { session } = sit({ open: () => late.promise });
    session.send({ type: 'SOURCE.GIVEN', source, side: 'left' });
    session.send({ type: 'READING.CANCELLED' });
    late.resolve(opening);
    await late.promise;
    expect(session.getSnapshot().value).toMatchObject({ loading: 'waiting', playback: 'empty' });
  });

  it('asks before it replays a trace whose machine has changed', async () => {
    const old = { ...opening, doubts: ['The state import.checking is no more.'] };
    const { session, give } = sit({ open: async () => old });
    await give();
    expect(session.getSnapshot().value).toMatchObject({ loading: 'doubting', playback: 'empty' });
    session.send({ type: 'DOUBT.DECLINED' });
    expect(session.getSnapshot().context).toMatchObject({ left: null, doubtful: null });
    await give();
    session.send({ type: 'DOUBT.ACCEPTED' });
    expect(session.getSnapshot().value).toMatchObject({ loading: 'waiting', playback: 'paused' });
    expect(session.getSnapshot().context).toMatchObject({ left: old, doubtful: null });
  });

  it('steps and scrubs within what can be replayed', async () => {
    const { session, give, position } = sit();
    await give();
    session.send({ type: 'STEP.BACK' });
    expect(position()).toBe(1);
    session.send({ type: 'STEP.FORWARD' });
    expect(position()).toBe(2);
    session.send({ type: 'POSITION.CHOSEN', position: 40 });
    expect(position()).toBe(4);
    session.send({ type: 'STEP.FORWARD' });
    expect(position()).toBe(4);
  });

  it('plays at the recorded distances, at the speed that was chosen, waits no pause longer than two seconds, and stops at the end', async () => {
    const { session, clock, give, position } = sit();
    await give();
    session.send({ type: 'SPEED.CHOSEN', speed: 2 });
    session.send({ type: 'PLAY.PRESSED' });
    clock.increment(199);
    expect(position()).toBe(1);
    clock.increment(1);
    expect(position()).toBe(2);
    clock.increment(50);
    expect(position()).toBe(3);
    clock.increment(1_000);
    expect(position()).toBe(4);
    expect(session.getSnapshot().value).toMatchObject({ playback: 'paused' });
  });

  it('plays from the start again once the end was reached, and pauses when the user steps', async () => {
    const { session, give, position } = sit();
    await give();
    session.send({ type: 'POSITION.CHOSEN', position: 4 });
    session.send({ type: 'PLAY.PRESSED' });
    expect(position()).toBe(1);
    session.send({ type: 'STEP.FORWARD' });
    expect(session.getSnapshot().value).toMatchObject({ playback: 'paused' });
  });

  it('opens a second trace next to the first, which keeps its position', async () => {
    const { session, give, position } = sit();
    await give();
    session.send({ type: 'POSITION.CHOSEN', position: 3 });
    await give('right');
    expect(session.getSnapshot().value).toMatchObject({ comparison: 'comparing' });
    expect(session.getSnapshot().context.right).toEqual(opening);
    expect(position()).toBe(3);
    session.send({ type: 'COMPARISON.CLOSED' });
    expect(session.getSnapshot().context.right).toBeNull();
    await give('right');
    await give('left');
    expect(session.getSnapshot().value).toMatchObject({ comparison: 'alone' });
    expect(session.getSnapshot().context.right).toBeNull();
  });

  it('keeps a trace as a test, and asks for another name with the reason where it was not kept', async () => {
    const { session, give } = sit({
      keep: async (name) => {
        if (name === 'taken') throw new Error('There is already a test “taken”.');
        return `src/machines/import/traces/${name}.json`;
      },
    });
    await give();
    session.send({ type: 'SAVE_TEST.OPENED' });
    session.send({ type: 'SAVE_TEST.CONFIRMED', name: 'taken' });
    await waitFor(session, (snapshot) => snapshot.matches({ saving: 'naming' }));
    expect(session.getSnapshot().context.notSaved).toBe('There is already a test “taken”.');
    session.send({ type: 'SAVE_TEST.CONFIRMED', name: 'parser-killed' });
    await waitFor(session, (snapshot) => snapshot.matches({ saving: 'saved' }));
    expect(session.getSnapshot().context).toMatchObject({
      saved: { path: 'src/machines/import/traces/parser-killed.json' },
      notSaved: null,
    });
  });
});
