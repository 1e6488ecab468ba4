import { describe, expect, it } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  waitFor,
  type ActorRefFrom,
  type AnyActorRef,
} from 'xstate';
import { Refusal } from '../../lib/refusal.ts';
import { cartMachine } from './cart.machine.ts';
import type {
  CartEvent,
  CartRequest,
  ChangedCart,
  FetchedCart,
  MergedCart,
  VisitorLine,
} from './cart.types.ts';
import { expectedCart, shownCount } from './expected-cart.ts';
import { cartLine, cartOf, idsOf } from './testing/carts.ts';

const at = '2026-11-20T08:30:00.000Z';
const later = '2026-11-20T09:30:00.000Z';
const empty = cartOf([]);
const two = cartOf([cartLine('A', 2)]);
const five = cartOf([cartLine('A', 5)]);
const forever = () => new Promise<never>(() => {});
const broken = new Error('Network Error');
const done = async () => ({ cart: five, at: later });

interface Scene {
  person?: 'crew_member' | 'supplier' | 'visitor' | 'nobody yet';
  visitorLines?: VisitorLine[];
  fetchCart?: () => Promise<FetchedCart>;
  mergeLines?: (lines: VisitorLine[]) => Promise<Omit<MergedCart, 'lines'>>;
  changeCart?: (request: CartRequest) => Promise<ChangedCart>;
}

const arrival = (person: Scene['person']): CartEvent[] =>
  person === 'nobody yet'
    ? []
    : [
        person === 'visitor'
          ? { type: 'PERSON.LEFT' }
          : { type: 'PERSON.ARRIVED', role: person ?? 'crew_member' },
      ];

/** The machine with effects that answer as the test sets, and what it reported to the shell. */
function play(scene: Scene = {}) {
  const settled: [string, unknown][] = [];
  const stored: VisitorLine[][] = [];
  const leftOut: number[] = [];
  const asked: CartRequest[] = [];
  const merged: VisitorLine[][] = [];
  let fetches = 0;
  const clock = new SimulatedClock();
  const actor = createActor(
    cartMachine.provide({
      actors: {
        watchPerson: fromCallback<CartEvent>(({ sendBack }) => arrival(scene.person).forEach(sendBack)),
        watchVisitorLines: fromCallback<CartEvent>(({ sendBack }) => {
          sendBack({ type: 'VISITOR_LINES.CHANGED', lines: scene.visitorLines ?? [] });
        }),
        fetchCart: fromPromise(() => {
          fetches += 1;
          return (scene.fetchCart ?? (async () => ({ isKnown: true as const, cart: two, at })))();
        }),
        mergeLines: fromPromise(async ({ input: { lines } }) => {
          merged.push(lines);
          const answer = await (scene.mergeLines ?? (async () => ({ cart: five, at, leftOut: 0 })))(lines);
          return { ...answer, lines };
        }),
        changeCart: fromPromise(({ input }) => {
          asked.push(input.request);
          return (scene.changeCart ?? (async () => ({ cart: five, at: later })))(input.request);
        }),
      },
      actions: {
        settle: (_, { requests, error }) =>
          settled.push(...requests.map(({ requestId }): [string, unknown] => [requestId, error ?? 'done'])),
        storeVisitorLines: (_, { lines }) => stored.push(lines),
        noteLeftOut: (_, { leftOut: count }) => leftOut.push(count),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    clock,
    settled,
    stored,
    leftOut,
    asked,
    merged,
    fetches: () => fetches,
    context: () => actor.getSnapshot().context,
    isSlow: () => actor.getSnapshot().hasTag('slow'),
    shown: () => expectedCart(actor.getSnapshot().context),
    until: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

type Actor = ActorRefFrom<typeof cartMachine> | AnyActorRef;
const add = (
  actor: Actor,
  requestId: string,
  line = idsOf('A') as Extract<CartRequest, { kind: 'add' }>['line'],
) => actor.send({ type: 'ITEM.ADD_REQUESTED', at, request: { requestId, kind: 'add', line } });
const update = (actor: Actor, requestId: string, quantity: number) =>
  actor.send({
    type: 'ITEM.UPDATE_REQUESTED',
    at,
    request: { requestId, kind: 'update', line: { ...idsOf('A'), quantity } },
  });
const everyKind = (actor: Actor) => {
  add(actor, 'add');
  update(actor, 'update', 4);
  actor.send({
    type: 'ITEM.REMOVE_REQUESTED',
    at,
    request: { requestId: 'remove', kind: 'remove', line: idsOf('A') },
  });
  actor.send({
    type: 'DETAILS.CHANGE_REQUESTED',
    at,
    request: { requestId: 'describe', kind: 'describe', details: { berth: 'Q1' } },
  });
  actor.send({ type: 'CART.READ_REQUESTED', at, request: { requestId: 'read', kind: 'read' } });
  actor.send({ type: 'CART.CLEAR_REQUESTED', at, request: { requestId: 'clear', kind: 'clear' } });
};
const kinds = ['add', 'update', 'remove', 'describe', 'read', 'clear'];

describe('the count at the start (docs/requirements.md §4)', () => {
  it('is fetched once, with loading set meanwhile', async () => {
    const cart = play();
    expect(cart.actor.getSnapshot().matches({ buying: 'loading' })).toBe(true);
    expect(cart.context().loading).toBe(true);
    await cart.until({ buying: 'ready' });
    expect(cart.context()).toEqual({
      totalItems: 2,
      cart: two,
      newerKey: null,
      requests: [],
      visitorLines: [],
      loading: false,
      error: null,
      lastUpdated: at,
    });
    expect(cart.fetches()).toBe(1);
  });

  it('is 0 for an empty cart', async () => {
    const cart = play({ fetchCart: async () => ({ isKnown: true, cart: empty, at }) });
    await cart.until({ buying: 'ready' });
    expect(cart.context()).toMatchObject({ totalItems: 0, error: null });
  });

  it('is 0 after a refused answer', async () => {
    const cart = play({ fetchCart: async () => ({ isKnown: false }) });
    await cart.until({ buying: 'ready' });
    expect(cart.context()).toMatchObject({ totalItems: 0, cart: null, error: null, loading: false });
  });

  it('is 0 after a refused answer, also where it was known before', async () => {
    const answers: FetchedCart[] = [{ isKnown: true, cart: two, at }];
    const cart = play({ fetchCart: async () => answers.shift() ?? { isKnown: false }, changeCart: forever });
    await cart.until({ buying: 'ready' });
    expect(cart.context().totalItems).toBe(2);
    add(cart.actor, 'r');
    cart.actor.send({ type: 'CANCEL.REQUESTED' });
    await waitFor(cart.actor, ({ context }) => context.totalItems === 0);
    expect(cart.context()).toMatchObject({ totalItems: 0, cart: null, error: null });
  });

  it('fails when nothing answered, and the failure goes with the next answer', async () => {
    const cart = play({ fetchCart: () => Promise.reject(broken) });
    await cart.until({ buying: 'ready' });
    expect(cart.context()).toMatchObject({
      totalItems: 0,
      error: 'Failed to fetch cart count',
      loading: false,
    });
    add(cart.actor, 'r');
    await waitFor(cart.actor, ({ context }) => context.requests.length === 0);
    expect(cart.context()).toMatchObject({ totalItems: 5, error: null });
  });

  it('is not waited for after Cancel', async () => {
    const cart = play({ fetchCart: forever });
    await cart.until({ buying: 'loading' });
    cart.actor.send({ type: 'CANCEL.REQUESTED' });
    expect(cart.actor.getSnapshot().value).toEqual({ buying: 'ready' });
    expect(cart.context().loading).toBe(false);
  });

  it('is not fetched again when the same person is said to be here once more', async () => {
    const cart = play();
    await cart.until({ buying: 'ready' });
    cart.actor.send({ type: 'PERSON.ARRIVED', role: 'crew_member' });
    expect(cart.actor.getSnapshot().value).toEqual({ buying: 'ready' });
    expect(cart.fetches()).toBe(1);
  });
});

describe('what a crew member asks for', () => {
  it('is done in its order, one after the other, and each caller learns its end', async () => {
    const cart = play();
    await cart.until({ buying: 'ready' });
    everyKind(cart.actor);
    await waitFor(cart.actor, ({ context }) => context.requests.length === 0);
    expect(cart.asked.map(({ requestId }) => requestId)).toEqual(kinds);
    expect(cart.settled).toEqual(kinds.map((kind) => [kind, 'done']));
    expect(cart.context()).toMatchObject({ totalItems: 5, lastUpdated: later });
  });

  it.each(kinds)('is busy while it is asked for (%s)', async (kind) => {
    const cart = play({
      changeCart: (request) => (request.kind === kind ? forever() : Promise.reject(broken)),
    });
    await cart.until({ buying: 'ready' });
    everyKind(cart.actor);
    await waitFor(cart.actor, ({ context }) => context.requests[0]?.kind === kind);
    const snapshot = cart.actor.getSnapshot();
    expect([snapshot.matches({ buying: 'changing' }), snapshot.hasTag('busy')]).toEqual([true, true]);
  });

  it('is shown at once, and undone when it fails, with what was thrown passed to the caller', async () => {
    const cart = play({ changeCart: () => Promise.reject(broken) });
    await cart.until({ buying: 'ready' });
    update(cart.actor, 'r', 7);
    expect(cart.shown()).toEqual({ totalItems: 7, cart: { ...two, lines: [cartLine('A', 7)] } });
    await waitFor(cart.actor, ({ context }) => context.requests.length === 0);
    expect(cart.shown()).toEqual({ totalItems: 2, cart: two });
    expect(cart.settled).toEqual([['r', broken]]);
  });

  it('keeps what comes after a failure', async () => {
    const cart = play({
      changeCart: async ({ requestId }) => {
        if (requestId === 'first') throw broken;
        return { cart: five, at: later };
      },
    });
    await cart.until({ buying: 'ready' });
    update(cart.actor, 'first', 9);
    update(cart.actor, 'second', 5);
    expect(cart.shown().totalItems).toBe(5);
    await waitFor(cart.actor, ({ context }) => context.requests.length === 0);
    expect(cart.settled).toEqual([
      ['first', broken],
      ['second', 'done'],
    ]);
    expect(cart.context().cart).toEqual(five);
  });

  it('is rejected as cancelled after Cancel, and the cart is reloaded: it may have been done', async () => {
    const cart = play({ changeCart: forever });
    await cart.until({ buying: 'ready' });
    add(cart.actor, 'r');
    cart.actor.send({ type: 'CANCEL.REQUESTED' });
    await cart.until({ buying: 'ready' });
    expect(cart.settled).toEqual([['r', new Refusal('This was cancelled. The cart shows what is saved.')]]);
    expect(cart.fetches()).toBe(2);
    expect(cart.context().requests).toEqual([]);
  });

  it('is counted where an addition is answered in short; the cart is shown again once it is read', async () => {
    const count = { totalItems: 3, version: 4, checkoutKey: 'checkout-1-4' };
    const cart = play({
      changeCart: async ({ kind }) => (kind === 'add' ? { count, at: later } : { cart: five, at: later }),
    });
    await cart.until({ buying: 'ready' });
    add(cart.actor, 'r');
    await waitFor(cart.actor, () => cart.settled.length === 1);
    expect(cart.shown()).toEqual({ totalItems: 3, cart: null });
    // The delivery details are known from before.
    expect(cart.context()).toMatchObject({ cart: two, newerKey: 'checkout-1-4', lastUpdated: later });
    cart.actor.send({ type: 'CART.READ_REQUESTED', at, request: { requestId: 's', kind: 'read' } });
    await waitFor(cart.actor, () => cart.settled.length === 2);
    expect(cart.shown()).toEqual({ totalItems: 5, cart: five });
    expect(cart.context().newerKey).toBeNull();
  });

  it('waits while nobody knows who is here', async () => {
    const cart = play({ person: 'nobody yet' });
    add(cart.actor, 'r');
    expect(cart.actor.getSnapshot().value).toBe('starting');
    cart.actor.send({ type: 'PERSON.ARRIVED', role: 'crew_member' });
    await waitFor(cart.actor, () => cart.settled.length === 1);
    expect(cart.settled).toEqual([['r', 'done']]);
  });
});

describe('what takes long', () => {
  const merging = { visitorLines: [{ ...idsOf('A'), quantity: 3 }], mergeLines: forever };
  it.each([
    ['loading', () => play({ fetchCart: forever })],
    ['merging', () => play(merging)],
  ] as const)('while %s is marked slow, and no longer once it is over or cancelled', (state, begin) => {
    const cart = begin();
    cart.clock.increment(7_999);
    expect(cart.isSlow()).toBe(false);
    cart.clock.increment(1);
    expect(cart.actor.getSnapshot().value).toEqual({ buying: { [state]: 'slow' } });
    expect(cart.isSlow()).toBe(true);
    cart.actor.send({ type: 'CANCEL.REQUESTED' });
    expect(cart.isSlow()).toBe(false);
  });

  it.each(kinds)('of what was asked for (%s) is marked slow until it is cancelled', async (kind) => {
    const cart = play({ changeCart: ({ kind: asked }) => (asked === kind ? forever() : done()) });
    await cart.until({ buying: 'ready' });
    everyKind(cart.actor);
    await waitFor(cart.actor, ({ context }) => context.requests[0]?.kind === kind);
    cart.clock.increment(8_000);
    expect(cart.isSlow()).toBe(true);
    cart.actor.send({ type: 'CANCEL.REQUESTED' });
    expect(cart.isSlow()).toBe(false);
  });
});

describe('a visitor', () => {
  it('is refused when a supplier has fewer than the cart would hold, which stays as it was', () => {
    const cart = play({ person: 'visitor', visitorLines: [{ ...idsOf('A'), quantity: 119 }] });
    const addTwo = (requestId: string, quantity: number, stock?: number) =>
      cart.actor.send({
        type: 'ITEM.ADD_REQUESTED',
        at,
        request: {
          requestId,
          kind: 'add',
          line: { ...idsOf('A'), quantity },
          ...(stock !== undefined && { stock }),
        },
      });
    addTwo('fits', 1, 120);
    addTwo('too many', 2, 120);
    expect(cart.context().visitorLines).toEqual([{ ...idsOf('A'), quantity: 120 }]);
    addTwo('not counted', 2);
    expect(cart.context().visitorLines).toEqual([{ ...idsOf('A'), quantity: 122 }]);
    expect(cart.settled).toEqual([
      ['fits', 'done'],
      ['too many', new Refusal('There are only 120 of these, and your cart has 120.')],
      ['not counted', 'done'],
    ]);
  });

  it('has lines in the browser, kept with each change', () => {
    const cart = play({ person: 'visitor' });
    add(cart.actor, 'one');
    add(cart.actor, 'two', { ...idsOf('B'), quantity: 3 });
    expect(cart.actor.getSnapshot().value).toBe('visiting');
    expect(shownCount(cart.context())).toBe(4);
    expect(cart.stored).toEqual([
      [{ ...idsOf('A'), quantity: 1 }],
      [
        { ...idsOf('A'), quantity: 1 },
        { ...idsOf('B'), quantity: 3 },
      ],
    ]);
    expect(cart.settled).toEqual([
      ['one', 'done'],
      ['two', 'done'],
    ]);
    expect(cart.asked).toEqual([]);
  });

  it.each([{ inventoryId: 'i' }, { productId: 'p' }, { inventoryId: '', productId: 'p' }, {}])(
    'is refused because both ids are needed: %o',
    (line) => {
      const cart = play({ person: 'visitor' });
      add(cart.actor, 'r', line);
      expect(cart.settled).toEqual([['r', new Refusal('Both inventoryId and productId are required')]]);
      expect(cart.stored).toEqual([]);
    },
  );

  it('sees what another tab put aside', () => {
    const cart = play({ person: 'visitor' });
    cart.actor.send({ type: 'VISITOR_LINES.CHANGED', lines: [{ ...idsOf('A'), quantity: 6 }] });
    expect(shownCount(cart.context())).toBe(6);
  });

  it('finds the lines in their cart after signing in, and learns what is no longer offered', async () => {
    const lines = [{ ...idsOf('A'), quantity: 3 }];
    const cart = play({
      person: 'visitor',
      visitorLines: lines,
      mergeLines: async () => ({ cart: five, at, leftOut: 1 }),
    });
    cart.actor.send({ type: 'PERSON.ARRIVED', role: 'crew_member' });
    await cart.until({ buying: 'ready' });
    expect(cart.merged).toEqual([lines]);
    expect(cart.context()).toMatchObject({ totalItems: 5, cart: five, visitorLines: [], lastUpdated: at });
    expect(cart.stored).toEqual([[]]);
    expect(cart.leftOut).toEqual([1]);
    expect(cart.fetches()).toBe(0);
  });

  it('merges also what another tab adds or changes meanwhile', async () => {
    const [a, b] = [idsOf('A'), idsOf('B')];
    const answer = Promise.withResolvers<void>();
    const cart = play({
      person: 'visitor',
      visitorLines: [
        { ...a, quantity: 3 },
        { ...b, quantity: 1 },
      ],
      mergeLines: async () => {
        await answer.promise;
        return { cart: five, at, leftOut: 0 };
      },
    });
    cart.actor.send({ type: 'PERSON.ARRIVED', role: 'crew_member' });
    await cart.until({ buying: 'merging' });
    const since = [
      { ...b, quantity: 2 },
      { ...idsOf('C'), quantity: 1 },
    ];
    cart.actor.send({ type: 'VISITOR_LINES.CHANGED', lines: [{ ...a, quantity: 3 }, ...since] });
    answer.resolve();
    await cart.until({ buying: 'ready' });
    expect(cart.merged.slice(1)).toEqual([since]);
    expect(cart.stored).toEqual([since, []]);
    expect(cart.context().visitorLines).toEqual([]);
  });

  it.each([
    ['fails', () => Promise.reject(broken), null],
    ['is cancelled', forever, { type: 'CANCEL.REQUESTED' }],
  ] as const)('keeps the lines, counted with the server’s, when merging %s', async (_, mergeLines, event) => {
    const lines = [{ ...idsOf('A'), quantity: 3 }];
    const cart = play({ visitorLines: lines, mergeLines });
    await cart.until({ buying: 'merging' });
    if (event) cart.actor.send(event);
    await cart.until({ buying: 'ready' });
    expect(cart.context()).toMatchObject({ totalItems: 2, visitorLines: lines });
    expect(shownCount(cart.context())).toBe(5);
    expect(cart.stored).toEqual([]);
  });
});

describe('who does not buy', () => {
  it('sees that with each request', async () => {
    const cart = play({ person: 'supplier' });
    everyKind(cart.actor);
    expect(cart.actor.getSnapshot().value).toBe('looking');
    expect(cart.settled).toEqual(
      kinds.map((kind) => [
        kind,
        new Refusal('Only crew members can buy here. Please sign in with a crew account.'),
      ]),
    );
    expect(cart.asked).toEqual([]);
    expect(cart.fetches()).toBe(0);
  });

  it.each([
    ['a crew member who changed the account', 'crew_member'],
    ['a visitor', 'visitor'],
  ] as const)('can be %s', async (_, person) => {
    const cart = play({ person });
    await waitFor(
      cart.actor,
      (snapshot) => snapshot.matches('visiting') || snapshot.matches({ buying: 'ready' }),
    );
    cart.actor.send({ type: 'PERSON.ARRIVED', role: 'admin' });
    expect(cart.actor.getSnapshot().value).toBe('looking');
    expect(cart.context()).toMatchObject({ totalItems: 0, cart: null });
    cart.actor.send({ type: 'PERSON.ARRIVED', role: 'crew_member' });
    await cart.until({ buying: 'ready' });
  });
});

it('ends what was under way, and what waited, when the person signs out in the middle', async () => {
  const cart = play({ changeCart: forever });
  await cart.until({ buying: 'ready' });
  add(cart.actor, 'under way');
  update(cart.actor, 'waiting', 3);
  cart.actor.send({ type: 'PERSON.LEFT' });
  expect(cart.actor.getSnapshot().value).toBe('visiting');
  const signedOut = new Refusal('You were signed out before this was done.');
  expect(cart.settled).toEqual([
    ['under way', signedOut],
    ['waiting', signedOut],
  ]);
  expect(cart.context()).toMatchObject({ totalItems: 0, cart: null, requests: [], visitorLines: [] });
});

describe('effects that fail by themselves', () => {
  const failing = () =>
    fromCallback<CartEvent>(() => {
      throw new Error('denied');
    });

  it('treat an unknown user as a visitor', () => {
    const actor = createActor(
      cartMachine.provide({
        actors: {
          watchPerson: failing(),
          watchVisitorLines: fromCallback<CartEvent>(() => undefined),
        },
      }),
    ).start();
    expect(actor.getSnapshot().value).toBe('visiting');
  });

  it('leave no lines where storage is denied', () => {
    const actor = createActor(
      cartMachine.provide({
        actors: { watchPerson: fromCallback<CartEvent>(() => undefined), watchVisitorLines: failing() },
      }),
    ).start();
    expect(actor.getSnapshot().context.visitorLines).toEqual([]);
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('leave the app alone where nobody provided them', () => {
    const actor = createActor(cartMachine).start();
    expect(actor.getSnapshot().value).toBe('visiting');
  });
});
