import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { replayDeskMachine } from './replay-desk.machine.ts';
import type { Opening, Side, Source } from './replay-desk.types.ts';

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
  const desk = createActor(
    replayDeskMachine.provide({
      actors: {
        openSource: fromPromise(({ input }) => open(input)),
        keepTest: fromPromise(({ input }) => keep(input.name)),
      },
    }),
    { clock },
  ).start();
  const give = async (side: Side = 'left', given = source) => {
    desk.send({ type: 'SOURCE.GIVEN', source: given, side });
    await waitFor(desk, (snapshot) => !snapshot.matches({ intake: 'reading' }));
  };
  return { desk, clock, give, position: () => desk.getSnapshot().context.position };
}

const refusal = Object.assign(new Error('There is nothing after the third value.'), { place: 'line 4' });

describe('the replay desk', () => {
  it('opens a trace paused, at its start', async () => {
    const { desk, give, position } = sit();
    await give();
    expect(desk.getSnapshot().value).toMatchObject({ intake: 'waiting', tape: 'paused' });
    expect(position()).toBe(1);
  });

  it('refuses with the place and the reason, and keeps what was open where it stood', async () => {
    let answer = () => Promise.resolve(opening);
    const { desk, give } = sit({ open: () => answer() });
    await give();
    desk.send({ type: 'POSITION.CHOSEN', position: 3 });
    answer = () => Promise.reject(refusal);
    await give('left', { ...source, name: 'cut.json' });
    const { value, context } = desk.getSnapshot();
    expect(value).toMatchObject({ intake: 'refused', tape: 'paused' });
    expect(context).toMatchObject({
      left: opening,
      position: 3,
      refusal: { name: 'cut.json', place: 'line 4', reason: 'There is nothing after the third value.' },
    });
    desk.send({ type: 'REFUSAL.DISMISSED' });
    expect(desk.getSnapshot().context.refusal).toBeNull();
  });

  it('lets go of a reading that takes too long, and hears no more of it', async () => {
    const late = Promise.withResolvers<Opening>();
    const { desk } = sit({ open: () => late.promise });
    desk.send({ type: 'SOURCE.GIVEN', source, side: 'left' });
    desk.send({ type: 'READING.CANCELLED' });
    late.resolve(opening);
    await late.promise;
    expect(desk.getSnapshot().value).toMatchObject({ intake: 'waiting', tape: 'empty' });
  });

  it('asks before it replays a trace whose machine has changed', async () => {
    const old = { ...opening, doubts: ['The state import.checking is no more.'] };
    const { desk, give } = sit({ open: async () => old });
    await give();
    expect(desk.getSnapshot().value).toMatchObject({ intake: 'doubting', tape: 'empty' });
    desk.send({ type: 'DOUBT.DECLINED' });
    expect(desk.getSnapshot().context).toMatchObject({ left: null, doubtful: null });
    await give();
    desk.send({ type: 'DOUBT.ACCEPTED' });
    expect(desk.getSnapshot().value).toMatchObject({ intake: 'waiting', tape: 'paused' });
    expect(desk.getSnapshot().context).toMatchObject({ left: old, doubtful: null });
  });

  it('steps and scrubs within what can be replayed', async () => {
    const { desk, give, position } = sit();
    await give();
    desk.send({ type: 'STEP.BACK' });
    expect(position()).toBe(1);
    desk.send({ type: 'STEP.FORWARD' });
    expect(position()).toBe(2);
    desk.send({ type: 'POSITION.CHOSEN', position: 40 });
    expect(position()).toBe(4);
    desk.send({ type: 'STEP.FORWARD' });
    expect(position()).toBe(4);
  });

  it('plays at the recorded distances, at the speed that was chosen, waits no pause longer than two seconds, and stops at the end', async () => {
    const { desk, clock, give, position } = sit();
    await give();
    desk.send({ type: 'SPEED.CHOSEN', speed: 2 });
    desk.send({ type: 'PLAY.PRESSED' });
    clock.increment(199);
    expect(position()).toBe(1);
    clock.increment(1);
    expect(position()).toBe(2);
    clock.increment(50);
    expect(position()).toBe(3);
    clock.increment(1_000);
    expect(position()).toBe(4);
    expect(desk.getSnapshot().value).toMatchObject({ tape: 'paused' });
  });

  it('plays from the start again once the end was reached, and pauses where somebody steps', async () => {
    const { desk, give, position } = sit();
    await give();
    desk.send({ type: 'POSITION.CHOSEN', position: 4 });
    desk.send({ type: 'PLAY.PRESSED' });
    expect(position()).toBe(1);
    desk.send({ type: 'STEP.FORWARD' });
    expect(desk.getSnapshot().value).toMatchObject({ tape: 'paused' });
  });

  it('lays a second trace beside the first, which stays where it stands', async () => {
    const { desk, give, position } = sit();
    await give();
    desk.send({ type: 'POSITION.CHOSEN', position: 3 });
    await give('right');
    expect(desk.getSnapshot().value).toMatchObject({ comparison: 'beside' });
    expect(desk.getSnapshot().context.right).toEqual(opening);
    expect(position()).toBe(3);
    desk.send({ type: 'COMPARISON.CLOSED' });
    expect(desk.getSnapshot().context.right).toBeNull();
    await give('right');
    await give('left');
    expect(desk.getSnapshot().value).toMatchObject({ comparison: 'alone' });
    expect(desk.getSnapshot().context.right).toBeNull();
  });

  it('keeps a trace as a test, and asks for another name with the reason where it was not kept', async () => {
    const { desk, give } = sit({
      keep: async (name) => {
        if (name === 'taken') throw new Error('There is already a test “taken”.');
        return `src/machines/import/traces/${name}.json`;
      },
    });
    await give();
    desk.send({ type: 'KEEP.ASKED' });
    desk.send({ type: 'KEEP.CONFIRMED', name: 'taken' });
    await waitFor(desk, (snapshot) => snapshot.matches({ keeping: 'naming' }));
    expect(desk.getSnapshot().context.notKept).toBe('There is already a test “taken”.');
    desk.send({ type: 'KEEP.CONFIRMED', name: 'parser-killed' });
    await waitFor(desk, (snapshot) => snapshot.matches({ keeping: 'kept' }));
    expect(desk.getSnapshot().context).toMatchObject({
      kept: { path: 'src/machines/import/traces/parser-killed.json' },
      notKept: null,
    });
  });
});
