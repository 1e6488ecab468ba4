import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { notificationsMachine } from './notifications.machine.ts';
import type { Arrival, NotificationsEvent } from './notifications.types.ts';
import { backoffMs } from './notifications.vocabulary.ts';

const order = (id: string) => ({ id, kind: 'order', title: id, detail: null, path: '/crew/dashboard' });
const arrival = (id: string, after: number): Arrival => ({ arrived: [order(id)], after });

/** The machine with a server and a browser that the test simulates; `polled` is the answer to each poll. */
function run(polled: readonly (Arrival | { code: string })[] = []) {
  const clock = new SimulatedClock();
  const shown: string[] = [];
  const passedOn: number[] = [];
  const asked: (number | null)[] = [];
  const opened: (number | null)[] = [];
  const running = new Set<string>();
  const answers = [...polled];
  const keeps = (name: string) => {
    running.add(name);
    return () => void running.delete(name);
  };
  const callback = (name: string) => fromCallback<NotificationsEvent>(() => keeps(name));
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        holdLead: callback('holdLead'),
        followLeader: callback('followLeader'),
        holdStream: fromCallback<NotificationsEvent, { after: number | null }>(({ input }) => {
          opened.push(input.after);
          return keeps('holdStream');
        }),
        readArrived: fromPromise(async ({ input }) => {
          asked.push(input.after);
          const answer = answers.shift();
          if (answer && 'code' in answer) throw Object.assign(new Error('No.'), answer);
          return answer ?? { arrived: [], after: input.after ?? 0 };
        }),
      },
      actions: {
        show: (_, { arrived }) => void shown.push(...arrived.map(({ id }) => id)),
        passOn: (_, { after }) => void passedOn.push(after),
      },
    }),
    { clock, input: { userId: 'mara' } },
  ).start();
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    actor,
    clock,
    shown,
    passedOn,
    asked,
    opened,
    running,
    settled,
    state: () => actor.getSnapshot().value,
  };
}

describe('a tab', () => {
  it('follows the one that holds the stream, and passes nothing on', () => {
    const { actor, shown, passedOn, state } = run();
    actor.send({ type: 'NOTIFICATIONS.ARRIVED', ...arrival('Q-1', 7) });
    expect([state(), shown, passedOn]).toEqual([{ on: 'following' }, ['Q-1'], []]);
  });

  it('that takes over goes on after the last it was given', () => {
    const { actor, opened, running } = run();
    actor.send({ type: 'NOTIFICATIONS.ARRIVED', ...arrival('Q-1', 7) });
    actor.send({ type: 'LEAD.WON' });
    expect(opened).toEqual([7]);
    expect([...running].sort()).toEqual(['holdLead', 'holdStream']);
  });

  it('that holds the stream shows what comes, and passes it on', () => {
    const { actor, shown, passedOn, state } = run();
    actor.send({ type: 'LEAD.WON' });
    actor.send({ type: 'STREAM.OPENED', after: 41 });
    actor.send({ type: 'NOTIFICATIONS.ARRIVED', ...arrival('Q-1', 42) });
    expect([state(), shown, passedOn]).toEqual([{ on: { streaming: 'live' } }, ['Q-1'], [41, 42]]);
  });
});

describe('a stream that breaks', () => {
  it('is opened again after the last that arrived, at once and then with growing waits', () => {
    const { actor, clock, opened, state } = run();
    actor.send({ type: 'LEAD.WON' });
    actor.send({ type: 'STREAM.OPENED', after: 41 });
    actor.send({ type: 'NOTIFICATIONS.ARRIVED', ...arrival('Q-1', 42) });
    actor.send({ type: 'STREAM.BROKEN' });
    expect(state()).toEqual({ on: 'waiting' });
    clock.increment(1000);
    actor.send({ type: 'STREAM.BROKEN' });
    clock.increment(1000);
    expect(state()).toEqual({ on: 'waiting' });
    clock.increment(1000);
    expect([opened, state()]).toEqual([[null, 42, 42], { on: { streaming: 'connecting' } }]);
  });

  it('three times in a row is given up for a while: the server is asked every half minute, and then streamed again', async () => {
    const { actor, clock, asked, shown, passedOn, settled, state } = run([arrival('Q-1', 42)]);
    actor.send({ type: 'LEAD.WON' });
    for (const wait of [1000, 2000, 0]) {
      actor.send({ type: 'STREAM.BROKEN' });
      clock.increment(wait);
    }
    await settled();
    expect([state(), shown, passedOn]).toEqual([{ on: { polling: 'pausing' } }, ['Q-1'], [42]]);
    clock.increment(30_000);
    await settled();
    expect(asked).toEqual([null, 42]);
    clock.increment(270_000);
    expect(state()).toEqual({ on: { streaming: 'connecting' } });
  });

  it('has failed too where it was opened and did not last', async () => {
    const { actor, clock, settled, state } = run();
    actor.send({ type: 'LEAD.WON' });
    for (const wait of [1000, 2000, 0]) {
      actor.send({ type: 'STREAM.OPENED', after: 41 });
      clock.increment(59_000);
      actor.send({ type: 'STREAM.BROKEN' });
      clock.increment(wait);
    }
    await settled();
    expect(state()).toEqual({ on: { polling: 'pausing' } });
  });

  it('after it has lasted is opened again as if it had never failed', () => {
    const { actor, clock, state } = run();
    actor.send({ type: 'LEAD.WON' });
    for (let time = 0; time < 4; time += 1) {
      actor.send({ type: 'STREAM.OPENED', after: 41 });
      clock.increment(60_000);
      actor.send({ type: 'STREAM.BROKEN' });
      clock.increment(1000);
    }
    expect(state()).toEqual({ on: { streaming: 'connecting' } });
  });
});

it.each([
  [0, 0, 1000],
  [1, 0.5, 1500],
  [2, 0, 2000],
  [3, 1, 8000],
  [20, 0.25, 75_000],
])('after %i failures, spread by %d, waits %i ms', (failures, spread, wait) => {
  expect(backoffMs(failures, spread)).toBe(wait);
});

it('a proxy that keeps the server’s first words back is polled through', async () => {
  const { actor, clock, running, settled, state } = run([{ code: 'NETWORK_ERROR' }]);
  actor.send({ type: 'LEAD.WON' });
  clock.increment(8000);
  await settled();
  expect([state(), [...running]]).toEqual([{ on: { polling: 'pausing' } }, ['holdLead']]);
});

describe('a session that has ended', () => {
  it('stops the stream, and lets another tab lead', () => {
    const { actor, running, state } = run();
    actor.send({ type: 'LEAD.WON' });
    actor.send({ type: 'STREAM.REFUSED' });
    expect([state(), [...running]]).toEqual(['stopped', []]);
    actor.send({ type: 'SESSION.RENEWED' });
    expect(state()).toEqual({ on: 'following' });
  });

  it('stops the polling', async () => {
    const { actor, clock, settled, state } = run([{ code: 'SESSION_EXPIRED' }]);
    actor.send({ type: 'LEAD.WON' });
    clock.increment(8000);
    await settled();
    expect(state()).toBe('stopped');
  });
});
