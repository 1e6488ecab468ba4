import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createActor, fromCallback } from 'xstate';
import {
  ApiProvider,
  createCartCalls,
  createMarketplaceClient,
  createSettingsCalls,
} from '../../../api/index.ts';
import { cartActors, cartMachine, type Cart, type CartEvent } from '../../../machines/cart/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { AuthProvider, stillSession } from '../../account/index.ts';
import { toastStore } from '../../toasts/index.ts';
import { CartProvider } from '../cart-context.tsx';
import { createOutcomes, type CartHandle } from '../cart-handle.ts';
import { cartViewOf } from '../cart-view-of.ts';
import { CartScreen } from '../screen/cart-screen.tsx';
import { ports, yachts } from './story-cart.tsx';

const good = (data: unknown) => Response.json({ status: true, message: 'Done.', data });
export const refused = (status: number, code: string, message: string, details = {}) =>
  Response.json({ status: false, message, error: { code, requestId: 'request-1', details } }, { status });

/** The server's answers by "METHOD /path"; null breaks the connection. */
type CartAnswers = Record<string, (body: never) => Response | null | Promise<Response | null>>;

/**
 * Renders the cart's screen with the real machines for a crew member; the fake server has this cart unless the test
 * sets other answers.
 */
export function renderCart(cart: Cart, answers: CartAnswers = {}, at = '/crew/cart') {
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
  const calls: { call: string; body: unknown }[] = [];
  const server = { cart };
  const usual: Record<string, () => unknown> = {
    'GET /yachts': () => ({ items: yachts }),
    'GET /market/overview': () => ({ ports, departments: [], figures: {} }),
  };
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      calls.push({ call, body });
      const answer = answers[call];
      if (!answer) return good(usual[call]?.() ?? server.cart);
      const response = await answer(body as never); // Each answer knows the body of its call.
      if (!response) throw new TypeError('fetch failed');
      return response;
    },
  });
  const outcomes = createOutcomes();
  const storage = new Map<string, string>();
  const actor = createActor(
    cartMachine.provide({
      actors: {
        ...cartActors({
          calls: createCartCalls(client),
          storage: {
            getItem: (key) => storage.get(key) ?? null,
            setItem: (key, value) => void storage.set(key, value),
            removeItem: (key) => void storage.delete(key),
          },
          tabs: window,
          now: () => new Date().toISOString(),
        }),
        watchPerson: fromCallback<CartEvent>(({ sendBack }) =>
          sendBack({ type: 'PERSON.ARRIVED', role: 'crew_member' }),
        ),
      },
      actions: { settle: (_, outcome) => outcomes.settle(outcome) },
    }),
  ).start();
  const handle: CartHandle = {
    getSnapshot: () => cartViewOf(actor.getSnapshot()),
    subscribe: (listener) => actor.subscribe((snapshot) => listener(cartViewOf(snapshot))),
    send: (event) => actor.send(event),
    outcomeOf: outcomes.outcomeOf,
  };
  const router = createMemoryRouter(
    [
      { path: '/crew/cart', element: <CartScreen /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <ApiProvider api={{ client, settings: createSettingsCalls(client, () => 'a-token') }}>
      <AuthProvider session={stillSession}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <CartProvider cart={handle}>
            <UiTheme>
              <RouterProvider router={router} />
            </UiTheme>
          </CartProvider>
        </QueryClientProvider>
      </AuthProvider>
    </ApiProvider>,
  );
  return {
    user: userEvent.setup(),
    router,
    server,
    /** The calls that change something. */
    changes: () => calls.filter(({ call }) => !call.startsWith('GET')),
  };
}

/** The toasts shown, oldest first. */
export const toasts = () => toastStore.getSnapshot().context.toasts;
