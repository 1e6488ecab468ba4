import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError, createMarketplaceClient } from '../../api/index.ts';
import { bookingAnswerActors, orderAnswerActors } from './order-answer.actors.ts';
import { orderAnswerMachine } from './order-answer.machine.ts';
import type { Asked, LinkAnswer, OrderAnswerEvent } from './order-answer.vocabulary.ts';
import { answeredBooking, answeredOrder, linkedBooking, linkedOrder } from './testing/linked-order.ts';

const refused = (
  code:
    | 'LINK_WRONG'
    | 'LINK_EXPIRED'
    | 'LINK_USED'
    | 'NOT_FOUND'
    | 'VALIDATION'
    | 'NOT_ALLOWED_NOW'
    | 'SLOT_TAKEN',
) => new ApiError({ code, message: `${code} in words.`, fromServer: true });
const gone = new ApiError({ code: 'NETWORK_ERROR', message: 'Network Error' });

type Outcome = Asked | Error | 'never';

const settle = (outcome: Outcome | undefined): Promise<Asked> => {
  if (outcome === undefined) throw new Error('asked once too often');
  if (outcome === 'never') return new Promise(() => {});
  return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
};

/** The machine with a server that answers each read and each answer in turn. */
function open(reads: Outcome[], answers: Outcome[] = []) {
  const given: LinkAnswer[] = [];
  const actor = createActor(
    orderAnswerMachine.provide({
      delays: { patience: 1 },
      actors: {
        readLink: fromPromise(() => settle(reads.shift())),
        answerLink: fromPromise(({ input }) => {
          given.push(input);
          return settle(answers.shift());
        }),
      },
    }),
  ).start();
  const state = (
    value:
      | 'asking'
      | 'declining'
      | 'changing'
      | 'proposing'
      | 'answering'
      | 'settled'
      | 'answered'
      | 'dead'
      | 'unreadable',
  ) => waitFor(actor, (snapshot) => snapshot.matches(value));
  const send = (event: OrderAnswerEvent) => actor.send(event);
  return { actor, state, send, given };
}

describe('the path of an emailed order', () => {
  it('reads what is asked, and confirms it once', async () => {
    const { state, send, given } = open([linkedOrder], [answeredOrder]);
    expect((await state('asking')).context.asked).toEqual(linkedOrder);
    send({ type: 'CONFIRM.REQUESTED' });
    send({ type: 'CONFIRM.REQUESTED' });
    expect((await state('answered')).context.asked).toEqual(answeredOrder);
    expect(given).toEqual([{ action: 'confirm' }]);
  });

  it('declines only with a reason', async () => {
    const { state, send, given } = open([linkedOrder], [answeredOrder]);
    await state('asking');
    send({ type: 'DECLINE.CHOSEN' });
    send({ type: 'DECLINE.REQUESTED', note: '  ' });
    await state('declining');
    send({ type: 'DECLINE.ABANDONED' });
    await state('asking');
    send({ type: 'DECLINE.CHOSEN' });
    send({ type: 'DECLINE.REQUESTED', note: ' Sold out. ' });
    await state('answered');
    expect(given).toEqual([{ action: 'decline', note: 'Sold out.' }]);
  });

  it('confirms a part, with the date on which it comes', async () => {
    const { state, send, given } = open([linkedOrder], [answeredOrder]);
    await state('asking');
    const confirmation = { lines: [{ lineId: 'one', quantity: 3 }], readyOn: '2026-11-26' };
    send({ type: 'CONFIRM.REQUESTED', ...confirmation });
    await state('answered');
    expect(given).toEqual([{ action: 'confirm', ...confirmation }]);
  });

  it('proposes a change, and is back at it with why the server refused it', async () => {
    const dated = new ApiError({
      code: 'VALIDATION',
      message: 'Please check the form.',
      status: 400,
      fromServer: true,
      details: {
        fields: [{ field: 'proposal/readyOn', message: 'This date is in the past.', rule: 'minimum' }],
      },
    });
    const { state, send, given, actor } = open([linkedOrder], [dated, answeredOrder]);
    await state('asking');
    send({ type: 'CHANGE.CHOSEN' });
    send({ type: 'CHANGE.ABANDONED' });
    await state('asking');
    send({ type: 'CHANGE.CHOSEN' });
    const proposal = { message: 'In grey?', readyOn: '2026-11-01' };
    send({ type: 'CHANGE.REQUESTED', proposal });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect((await state('changing')).context).toMatchObject({
      answer: { action: 'propose_change', proposal },
      failure: { code: 'VALIDATION', message: 'This date is in the past.' },
    });
    send({ type: 'CHANGE.REQUESTED', proposal: { message: 'In grey?' } });
    await state('answered');
    expect(given.at(-1)).toEqual({ action: 'propose_change', proposal: { message: 'In grey?' } });
  });

  it.each(['LINK_WRONG', 'LINK_EXPIRED', 'LINK_USED', 'NOT_FOUND', 'VALIDATION'] as const)(
    'opens nothing for a link that is %s',
    async (code) => {
      const { state } = open([refused(code)]);
      expect((await state('dead')).context.failure).toEqual({ code, message: `${code} in words.` });
    },
  );

  it('shows what was answered in the app meanwhile', async () => {
    const { state } = open([answeredOrder]);
    expect((await state('settled')).context.asked).toEqual(answeredOrder);
  });

  it('tries again to read when asked to', async () => {
    const { state, send } = open([gone, linkedOrder]);
    await state('unreadable');
    send({ type: 'READ.REPEATED' });
    expect((await state('asking')).context.failure).toBeNull();
  });

  it('keeps the reason when the answer could not be sent, and says why', async () => {
    const { state, send, actor } = open([linkedOrder], [gone, answeredOrder]);
    await state('asking');
    send({ type: 'DECLINE.CHOSEN' });
    send({ type: 'DECLINE.REQUESTED', note: 'Sold out.' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect((await state('declining')).context).toMatchObject({
      answer: { action: 'decline', note: 'Sold out.' },
      failure: { code: 'NETWORK_ERROR' },
    });
  });

  it('goes back to the question when a confirmation could not be sent', async () => {
    const { state, send, actor } = open([linkedOrder], [gone]);
    await state('asking');
    send({ type: 'CONFIRM.REQUESTED' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().matches('asking')).toBe(true);
  });

  it('reads again what another answer, from the app, has made of it', async () => {
    const { state, send } = open([linkedOrder, answeredOrder], [refused('NOT_ALLOWED_NOW')]);
    await state('asking');
    send({ type: 'CONFIRM.REQUESTED' });
    expect((await state('settled')).context.asked).toEqual(answeredOrder);
  });

  it('finds out by reading what became of an answer that was not waited for', async () => {
    const { state, send, actor } = open([linkedOrder, refused('LINK_USED')], ['never']);
    await state('asking');
    send({ type: 'CONFIRM.REQUESTED' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('slow'));
    send({ type: 'CANCEL.REQUESTED' });
    const { context } = await state('dead');
    expect([context.failure?.code, context.answer]).toEqual(['LINK_USED', { action: 'confirm' }]);
  });

  it('stops a reading that takes too long', async () => {
    const { state, send, actor } = open(['never']);
    await waitFor(actor, (snapshot) => snapshot.hasTag('slow'));
    send({ type: 'CANCEL.REQUESTED' });
    await state('unreadable');
  });
});

describe('the path of an emailed booking', () => {
  const free = linkedBooking.slots[1]?.startsAt ?? '';

  it('proposes another time that is free', async () => {
    const { state, send, given } = open([linkedBooking], [answeredBooking]);
    await state('asking');
    send({ type: 'PROPOSAL.CHOSEN' });
    send({ type: 'PROPOSAL.REQUESTED', startsAt: '2026-12-04T03:00:00.000Z', note: '' });
    await state('proposing');
    send({ type: 'PROPOSAL.REQUESTED', startsAt: free, note: ' The crane is ours. ' });
    expect((await state('answered')).context.asked).toEqual(answeredBooking);
    expect(given).toEqual([{ action: 'propose_time', startsAt: free, note: 'The crane is ours.' }]);
  });

  it('goes back to the question when no other time suits', async () => {
    const { state, send } = open([linkedBooking]);
    await state('asking');
    send({ type: 'PROPOSAL.CHOSEN' });
    await state('proposing');
    send({ type: 'PROPOSAL.ABANDONED' });
    await state('asking');
  });

  it('reads the next free times when the chosen one was taken meanwhile, and keeps what was written', async () => {
    const left = { ...linkedBooking, slots: linkedBooking.slots.slice(2) };
    const { state, send, actor } = open([linkedBooking, left], [refused('SLOT_TAKEN')]);
    await state('asking');
    send({ type: 'PROPOSAL.CHOSEN' });
    send({ type: 'PROPOSAL.REQUESTED', startsAt: free, note: 'The crane is ours.' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect((await state('proposing')).context).toMatchObject({
      asked: left,
      answer: { note: 'The crane is ours.' },
      failure: { code: 'SLOT_TAKEN' },
    });
  });

  it('is back at the times when a proposal could not be sent', async () => {
    const { state, send, actor } = open([linkedBooking], [gone]);
    await state('asking');
    send({ type: 'PROPOSAL.CHOSEN' });
    send({ type: 'PROPOSAL.REQUESTED', startsAt: free, note: '' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect((await state('proposing')).context.failure?.code).toBe('NETWORK_ERROR');
  });

  it('takes no change of an order’s kind', async () => {
    const { state, send, actor } = open([linkedBooking]);
    await state('asking');
    send({ type: 'CHANGE.CHOSEN' });
    expect(actor.getSnapshot().matches('asking')).toBe(true);
  });

  it('is not open for an order', async () => {
    const { state, send, actor } = open([linkedOrder]);
    await state('asking');
    send({ type: 'PROPOSAL.CHOSEN' });
    expect(actor.getSnapshot().matches('asking')).toBe(true);
  });
});

it('sends the token of a booking in bodies alone', async () => {
  const calls: unknown[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => null,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push([`${request.method} ${pathname}${search}`, await request.json()]);
      return Response.json({ status: true, message: 'Thank you.', data: linkedBooking });
    },
  });
  const token = 'a-token-of-more-than-twenty-letters';
  const actors = bookingAnswerActors(client, token);
  const actor = createActor(orderAnswerMachine.provide({ actors })).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type: 'CONFIRM.REQUESTED' });
  await waitFor(actor, (snapshot) => snapshot.matches('answered'));
  expect(calls).toEqual([
    ['POST /api/booking-link', { token }],
    ['POST /api/booking-link/answer', { token, action: 'confirm' }],
  ]);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(token);
});

it('sends the token in bodies alone', async () => {
  const calls: unknown[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => null,
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`;
      calls.push([call, await request.json()]);
      return Response.json({ status: true, message: 'Thank you.', data: linkedOrder });
    },
  });
  const token = 'a-token-of-more-than-twenty-letters';
  const actors = orderAnswerActors(client, { subOrderId: linkedOrder.subOrder.id, token });
  const actor = createActor(orderAnswerMachine.provide({ actors })).start();
  await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  actor.send({ type: 'DECLINE.CHOSEN' });
  actor.send({ type: 'DECLINE.REQUESTED', note: 'Sold out.' });
  await waitFor(actor, (snapshot) => snapshot.matches('answered'));
  const path = `/api/sub-orders/${linkedOrder.subOrder.id}/link`;
  expect(calls).toEqual([
    [`POST ${path}`, { token }],
    [`POST ${path}/answer`, { token, action: 'decline', note: 'Sold out.' }],
  ]);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(token);
});
