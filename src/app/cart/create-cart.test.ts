import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createMarketplaceClient } from '../../api/index.ts';
import { startingSession, type Session, type SessionView } from '../../features/account/index.ts';
import { createOutcomes } from '../../features/cart/index.ts';
import { toastStore } from '../../features/toasts/index.ts';
import { cartLine, cartOf, idsOf } from '../../machines/cart/testing/carts.ts';
import { createCart } from './create-cart.ts';

type Place = 'visitor' | 'awaitingCode' | 'signedIn' | 'restoring';

/** A session for the shell whose state the test controls. */
function sessionAt(first: Place, role = 'crew_member') {
  const listeners = new Set<(view: SessionView) => void>();
  const viewOf = (place: Place, id = 'mara'): SessionView =>
    ({
      ...startingSession,
      context: { ...startingSession.context, user: place === 'signedIn' ? { id, role } : null },
      matches: (state: unknown) => state === place,
    }) as SessionView; // Only the fields that the code reads.
  let view = viewOf(first);
  const session: Session = {
    getSnapshot: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send: () => undefined,
  };
  return {
    session,
    listeners,
    go: (place: Place, id?: string) => {
      view = viewOf(place, id);
      listeners.forEach((listener) => listener(view));
    },
  };
}

const two = cartOf([cartLine('A', 2)]);

function setUp(place: Place, answers: Record<string, () => Response> = {}, role?: string) {
  const asked: string[] = [];
  const stored = new Map<string, string>();
  const outcomes = createOutcomes();
  const { session, go, listeners } = sessionAt(place, role);
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      asked.push(call);
      return answers[call]?.() ?? Response.json({ status: true, message: 'Done.', data: two });
    },
  });
  const cart = createCart({
    client,
    session,
    outcomes,
    inspect: () => undefined,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    // The code uses only the EventTarget methods of the window.
    tabs: new EventTarget() as Window,
  }).start();
  const add = (requestId: string, line: object) => {
    const end = outcomes.outcomeOf(requestId);
    cart.send({ type: 'ITEM.ADD_REQUESTED', at: '', request: { requestId, kind: 'add', line } });
    return end;
  };
  return { cart, go, asked, kept: stored, add, listeners };
}

it('fetches the count of a crew member once, whatever else the session goes through', async () => {
  const { cart, go, asked } = setUp('restoring');
  expect(cart.getSnapshot().value).toBe('starting');
  go('signedIn');
  await waitFor(cart, (snapshot) => snapshot.matches({ buying: 'ready' }));
  go('restoring');
  go('signedIn');
  expect(asked).toEqual(['GET /carts']);
  expect(cart.getSnapshot().context.totalItems).toBe(2);
});

it('fetches another cart for another crew member, even where nobody was between the two', async () => {
  const { cart, go, asked } = setUp('signedIn');
  await waitFor(cart, (snapshot) => snapshot.matches({ buying: 'ready' }));
  go('signedIn', 'nikos');
  expect(cart.getSnapshot().context.cart).toBeNull();
  await waitFor(cart, (snapshot) => snapshot.matches({ buying: 'ready' }));
  expect(asked).toEqual(['GET /carts', 'GET /carts']);
});

it.each(['visitor', 'awaitingCode'] as const)('keeps what a %s adds in the browser', async (place) => {
  const { asked, kept: stored, add } = setUp(place);
  await add('r', idsOf('A'));
  expect([...stored.values()]).toEqual([JSON.stringify([{ ...idsOf('A'), quantity: 1 }])]);
  expect(asked).toEqual([]);
});

it('merges what a visitor put aside after signing in, and says what is no longer offered', async () => {
  const left = ['B', 'C'].map((key) => ({ ...idsOf(key), reason: 'not_available' }));
  const {
    cart,
    go,
    kept: stored,
    asked,
    add,
  } = setUp('visitor', {
    'POST /carts/merge': () => Response.json({ status: true, message: 'Done.', data: { cart: two, left } }),
  });
  await add('r', idsOf('A'));
  go('signedIn');
  await waitFor(cart, (snapshot) => snapshot.matches({ buying: 'ready' }));
  expect(asked).toEqual(['POST /carts/merge']);
  expect([...stored]).toEqual([]);
  expect(toastStore.getSnapshot().context.toasts.map(({ message }) => message)).toEqual([
    '2 items are no longer available.',
  ]);
});

it('rejects to the caller with the server’s refusal', async () => {
  const { cart, add } = setUp('signedIn', {
    'POST /carts/add': () =>
      Response.json(
        {
          status: false,
          message: 'There are only 3 of these.',
          error: { code: 'NOT_ENOUGH_STOCK', requestId: 'r' },
        },
        { status: 409 },
      ),
  });
  await waitFor(cart, (snapshot) => snapshot.matches({ buying: 'ready' }));
  await expect(add('r', idsOf('A'))).rejects.toMatchObject({ code: 'NOT_ENOUGH_STOCK' });
  await expect(add('s', { productId: 'p' })).rejects.toThrow('Both inventoryId and productId are required');
});

it('lets a supplier buy nothing', async () => {
  const { add, asked } = setUp('signedIn', {}, 'supplier');
  await expect(add('r', idsOf('A'))).rejects.toThrow('Only crew members can buy here.');
  expect(asked).toEqual([]);
});

it('is a visitor’s again after signing out, and listens no more once stopped', async () => {
  const { cart, go, listeners } = setUp('signedIn');
  await waitFor(cart, (snapshot) => snapshot.matches({ buying: 'ready' }));
  go('visitor');
  expect(cart.getSnapshot().value).toBe('visiting');
  expect(cart.getSnapshot().context.totalItems).toBe(0);
  cart.stop();
  expect(listeners.size).toBe(0);
});
