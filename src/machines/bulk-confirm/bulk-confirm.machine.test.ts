import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError, createMarketplaceClient, type ErrorCode, type TransportCode } from '../../api/index.ts';
import { bulkConfirmActors } from './bulk-confirm.actors.ts';
import { bulkConfirmMachine } from './bulk-confirm.machine.ts';

const orders = ['1', '2', '3'].map((id) => ({ id, number: `Q-${id}/1` }));
const refused = (code: ErrorCode | TransportCode) => new ApiError({ code, message: 'In words.' });

/** The machine with a server that answers by the order's id. */
function confirmAll(answer: (id: string) => Promise<unknown>) {
  const asked: string[] = [];
  const actor = createActor(
    bulkConfirmMachine.provide({
      delays: { patience: 1 },
      actors: {
        confirmOrder: fromPromise(({ input }) => {
          asked.push(input.id);
          return answer(input.id);
        }),
      },
    }),
  ).start();
  actor.send({ type: 'ORDERS.CONFIRMED', orders });
  return { actor, asked, done: () => waitFor(actor, (snapshot) => snapshot.matches('done')) };
}

describe('confirming several orders', () => {
  it('confirms one after the other', async () => {
    let atOnce = 0;
    let most = 0;
    const { done, asked } = confirmAll(async () => {
      most = Math.max(most, (atOnce += 1));
      await Promise.resolve();
      atOnce -= 1;
    });
    expect((await done()).context).toMatchObject({ left: [], confirmed: orders, failed: [] });
    expect([asked, most]).toEqual([['1', '2', '3'], 1]);
  });

  it('continues where one is refused, and keeps why', async () => {
    const { done } = confirmAll(async (id) => {
      if (id === '2') throw refused('NOT_ALLOWED_NOW');
    });
    expect((await done()).context).toMatchObject({
      confirmed: [orders[0], orders[2]],
      failed: [{ ...orders[1], code: 'NOT_ALLOWED_NOW', message: 'In words.' }],
    });
  });

  it('stops when the connection is gone, and keeps what is left', async () => {
    const { done, asked } = confirmAll(async () => {
      throw refused('NETWORK_ERROR');
    });
    expect((await done()).context).toMatchObject({ left: orders.slice(1), confirmed: [] });
    expect(asked).toEqual(['1']);
  });

  it('can be stopped, and begun again with what is left', async () => {
    const { actor, done, asked } = confirmAll(async (id) =>
      id === '1' || asked.length > 2 ? undefined : new Promise(() => {}),
    );
    await waitFor(actor, (now) => now.context.confirmed.length === 1 && now.hasTag('slow'));
    actor.send({ type: 'STOP.REQUESTED' });
    const { left } = (await done()).context;
    expect(left).toEqual(orders.slice(1));
    actor.send({ type: 'ORDERS.CONFIRMED', orders: left });
    expect((await done()).context).toMatchObject({ left: [], confirmed: orders.slice(1) });
    actor.send({ type: 'RESULT.READ' });
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
  });

  it('asks for nothing when nothing was chosen', () => {
    const { actor } = confirmAll(async () => undefined);
    const idle = createActor(bulkConfirmMachine).start();
    idle.send({ type: 'ORDERS.CONFIRMED', orders: [] });
    expect(actor.getSnapshot().matches('confirming')).toBe(true);
    expect(idle.getSnapshot().value).toBe('choosing');
  });
});

it('confirms each whole, by its own address', async () => {
  const calls: unknown[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      calls.push([`${request.method} ${new URL(request.url).pathname}`, await request.json()]);
      return Response.json({ status: true, message: 'Confirmed.', data: { subOrder: {} } });
    },
  });
  const actor = createActor(bulkConfirmMachine.provide({ actors: bulkConfirmActors(client) })).start();
  actor.send({ type: 'ORDERS.CONFIRMED', orders: orders.slice(0, 1) });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect(calls).toEqual([['POST /api/sub-orders/1/actions', { action: 'confirm' }]]);
});
