import { describe, expect, it } from 'vitest';
import { createActor, setup, toPromise, type AnyActorLogic } from 'xstate';
import { createCartCalls, createMarketplaceClient } from '../../api/index.ts';
import { cartActors } from './cart.actors.ts';
import type { CartEvent, CartRequest } from './cart.types.ts';
import { cartLine, cartOf, idsOf } from './testing/carts.ts';
import { VISITOR_LINES_KEY } from './visitor-lines.ts';

const at = '2026-11-20T08:30:00.000Z';
const cart = cartOf([cartLine('A', 2)]);
const good = (data: unknown) => Response.json({ status: true, message: 'Done.', data });
const refused = (status: number) =>
  Response.json(
    { status: false, message: 'Not now.', error: { code: 'UNAVAILABLE', requestId: 'request-1' } },
    { status },
  );

/** The effects with a server that answers each call with `answer`'s result; undefined breaks the connection. */
function effects(answer: () => Response | undefined, kept: Map<string, string> = new Map()) {
  const asked: { call: string; body: unknown }[] = [];
  const preferred: (string | null)[] = [];
  const tabs = new EventTarget();
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      const text = await request.text();
      preferred.push(request.headers.get('prefer'));
      asked.push({ call, body: text === '' ? undefined : JSON.parse(text) });
      const response = answer();
      if (!response) throw new TypeError('fetch failed');
      return response;
    },
  });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const actors = cartActors({
    calls: createCartCalls(client),
    storage,
    // An EventTarget is all that these effects need of a window.
    tabs: tabs as Window,
    now: () => at,
  });
  return { actors, asked, preferred, tabs, kept };
}

const outcome = (logic: AnyActorLogic, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

describe('fetching the cart', () => {
  it('answers what the server has, and when', async () => {
    const { actors, asked } = effects(() => good(cart));
    expect(await outcome(actors.fetchCart)).toEqual({ isKnown: true, cart, at });
    expect(asked).toEqual([{ call: 'GET /carts', body: undefined }]);
  });

  it.each([401, 403, 429, 500, 503])('takes a refusal (%i) for an answer', async (status) => {
    const { actors } = effects(() => refused(status));
    expect(await outcome(actors.fetchCart)).toEqual({ isKnown: false });
  });

  it('throws when nothing answered', async () => {
    const { actors } = effects(() => undefined);
    await expect(outcome(actors.fetchCart)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  });
});

describe('changing the cart', () => {
  const line = { ...idsOf('A'), quantity: 2 };
  const requests: [CartRequest, string, unknown][] = [
    [{ requestId: 'r', kind: 'add', line }, 'POST /carts/add', line],
    [{ requestId: 'r', kind: 'update', line }, 'PUT /carts/update-quantity', line],
    [{ requestId: 'r', kind: 'remove', line }, 'DELETE /carts/remove', idsOf('A')],
    [{ requestId: 'r', kind: 'clear' }, 'DELETE /carts/clear', undefined],
    [{ requestId: 'r', kind: 'describe', details: { berth: 'Q1' } }, 'PUT /carts/details', { berth: 'Q1' }],
    [{ requestId: 'r', kind: 'read' }, 'GET /carts', undefined],
  ];
  it.each(requests)('makes one call of %o', async (request, call, body) => {
    const { actors, asked } = effects(() => good(cart));
    expect(await outcome(actors.changeCart, { request })).toEqual({ cart, at });
    expect(asked).toEqual([{ call, body }]);
  });

  it.each([
    ['in short', {}, 'return=minimal'],
    ['with the cart where that is on the screen', { isShown: true }, null],
  ] as const)('asks for an addition to be answered %s', async (_, shown, preference) => {
    const { actors, preferred } = effects(() => good(cart));
    await outcome(actors.changeCart, { request: { requestId: 'r', kind: 'add', line, ...shown } });
    expect(preferred).toEqual([preference]);
  });

  it.each([
    ['counts', { totalItems: 3, version: 4, checkoutKey: 'checkout-1-4' }],
    ['counts nothing', {}],
    ['is nothing that was promised', 'done'],
  ])('takes an answer that %s for one in short', async (_, count) => {
    const { actors } = effects(() => good(count));
    const request: CartRequest = { requestId: 'r', kind: 'add', line };
    expect(await outcome(actors.changeCart, { request })).toEqual({ count, at });
  });

  it('throws what the server refused', async () => {
    const { actors } = effects(() => refused(503));
    await expect(
      outcome(actors.changeCart, { request: { requestId: 'r', kind: 'read' } }),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Not now.' });
  });
});

it('merges a visitor’s lines, and says how many are no longer offered', async () => {
  const left = [{ ...idsOf('B'), reason: 'not_available' }];
  const { actors, asked } = effects(() => good({ cart, left }));
  const lines = [{ ...idsOf('A'), quantity: 2 }];
  expect(await outcome(actors.mergeLines, { lines })).toEqual({ cart, at, lines, leftOut: 1 });
  expect(asked).toEqual([{ call: 'POST /carts/merge', body: { lines } }]);
});

it('reports a visitor’s lines at once and whenever another tab changes them, until it is stopped', () => {
  const line = { ...idsOf('A'), quantity: 1 };
  const {
    actors,
    tabs,
    kept: stored,
  } = effects(() => undefined, new Map([[VISITOR_LINES_KEY, JSON.stringify([line])]]));
  const received: CartEvent[] = [];
  const parent = createActor(
    setup({ types: { events: {} as CartEvent }, actors: { watch: actors.watchVisitorLines } }).createMachine({
      invoke: { src: 'watch' },
      on: { 'VISITOR_LINES.CHANGED': { actions: ({ event }) => received.push(event) } },
    }),
  ).start();
  const changed = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  stored.set(VISITOR_LINES_KEY, JSON.stringify([{ ...line, quantity: 4 }]));
  changed('token');
  changed(VISITOR_LINES_KEY);
  stored.clear();
  changed(null);
  parent.stop();
  changed(null);
  expect(received.map((event) => 'lines' in event && event.lines.map(({ quantity }) => quantity))).toEqual([
    [1],
    [4],
    [],
  ]);
});
