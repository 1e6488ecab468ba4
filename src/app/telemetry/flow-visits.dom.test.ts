import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { orderAnswerMachine, type Asked } from '../../machines/order-answer/index.ts';
import { linkedOrder } from '../../machines/order-answer/testing/linked-order.ts';
import { sessionMachine } from '../../machines/session/index.ts';
import { createFlowVisits } from './flow-visits.ts';
import type { SendFlowVisits } from './telemetry.types.ts';

type Body = Parameters<SendFlowVisits>[0];
let sent: Body[] = [];
let refused = false;
const send: SendFlowVisits = async (body) => {
  if (refused) throw new TypeError('Failed to fetch');
  sent.push(body);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:15:00Z') });
  sent = [];
  refused = false;
});
afterEach(() => vi.useRealTimers());

const answering = () => {
  const inspect = createFlowVisits(send);
  const machine = orderAnswerMachine.provide({
    actors: { readLink: fromPromise<Asked>(async () => linkedOrder) },
  });
  const open = () => createActor(machine, { inspect, clock: new SimulatedClock() }).start();
  return { inspect, open };
};
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
};

test('a flow in use is reported in names, seconds and instants, in one batch', async () => {
  const actor = answering().open();
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(new Date('2026-11-20T09:15:41.400Z'));
  actor.send({ type: 'DECLINE.CHOSEN' });
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  const at = '2026-11-20T09:15:00.000Z';
  const later = '2026-11-20T09:15:41.400Z';
  const flow = 'order-answer';
  expect(sent).toEqual([
    {
      arrivals: [
        { flow, state: 'order-answer.reading', at },
        { flow, state: 'order-answer.asking', at },
        { flow, state: 'order-answer.declining', at: later },
      ],
      departures: [
        { flow, state: 'order-answer.reading', to: 'order-answer.asking', seconds: 0, at },
        { flow, state: 'order-answer.asking', to: 'order-answer.declining', seconds: 41, at: later },
      ],
    },
  ]);
});

test('it has no personal data: neither the order, nor what was typed, nor what the server said', async () => {
  const actor = answering().open();
  await vi.advanceTimersByTimeAsync(0);
  actor.send({ type: 'DECLINE.CHOSEN' });
  actor.send({ type: 'DECLINE.REQUESTED', note: 'Call Mara on +34 600 000 000' });
  hide();
  const text = new Set(
    sent.flatMap(({ arrivals, departures }) => [...arrivals, ...departures].flatMap(Object.values)),
  );
  const strange = [...text].filter(
    (word) => !/^(?:order-answer(?:\.[a-z]+)?|\d{1,6}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/.test(String(word)),
  );
  expect([text.size > 3, strange]).toEqual([true, []]);
});

test('a page that is hidden sends what waits, and nothing of what is under way', async () => {
  const actor = answering().open();
  await vi.advanceTimersByTimeAsync(0);
  hide();
  actor.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent.map(({ departures }) => departures.map(({ state }) => state))).toEqual([
    ['order-answer.reading'],
  ]);
});

test('a machine that nobody uses is not counted', async () => {
  const { inspect } = answering();
  createActor(sessionMachine, { inspect, clock: new SimulatedClock() }).start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
});

test('a refused batch waits, a hundred visits at most, for the next', async () => {
  const { open } = answering();
  refused = true;
  for (let visit = 0; visit < 60; visit += 1) {
    open();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  refused = false;
  open();
  await vi.advanceTimersByTimeAsync(320_000);
  const counts = sent.map(({ arrivals, departures }) => arrivals.length + departures.length);
  expect([counts, sent.every(({ arrivals }) => arrivals.length <= 100)]).toEqual([[100], true]);
});

test('a clock that is set during a visit makes it neither longer than a week nor negative', async () => {
  const actor = answering().open();
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(new Date('2027-03-01T00:00:00Z'));
  actor.send({ type: 'DECLINE.CHOSEN' });
  vi.setSystemTime(new Date('2020-03-01T00:00:00Z'));
  actor.send({ type: 'DECLINE.ABANDONED' });
  hide();
  expect(sent[0]?.departures.map(({ seconds }) => seconds)).toEqual([0, 604_800, 0]);
});
