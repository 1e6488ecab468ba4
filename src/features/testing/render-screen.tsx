import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider, LoadApiProvider } from '../../api/index.ts';
import { apiOver, answeredWith, refusedWith } from '../../api/testing/api-over.tsx';
import { UiTheme } from '../../ui/index.ts';
import { AuthProvider, startingSession, stillSession, type Session } from '../account/index.ts';
import { CartProvider, stillCart, type CartHandle } from '../cart/index.ts';
import { createServerCache, ServerCacheProvider } from '../server-data/index.ts';
import { toastStore } from '../toasts/index.ts';

export const ok = answeredWith;
export const refused = refusedWith;

export interface Asked {
  /** "GET /bookings". */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  /** The body of a JSON call. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** The server's answer; `undefined` breaks the connection. */
type Answer = (asked: Asked) => Response | undefined | Promise<Response | undefined>;

/** By "METHOD /path". */
export type Answers = Readonly<Record<string, Answer>>;

interface Setting {
  /** The path of the route; any address by default. */
  readonly path?: string;
  readonly at?: string;
  readonly session?: Session;
  readonly cart?: CartHandle;
}

/** Renders a screen at an address, with the real client and a fake server. */
export function renderScreen(screen: ReactNode, answers: Answers | Answer, setting: Setting = {}) {
  const { path = '*', at = '/', session = stillSession, cart = stillCart() } = setting;
  const asked: Asked[] = [];
  const { api } = apiOver(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isJson = request.headers.get('content-type')?.includes('json');
    const one: Asked = {
      call: `${request.method} ${pathname.replace('/api', '')}`,
      query: Object.fromEntries(searchParams),
      body: isJson ? await request.json() : undefined,
      headers: request.headers,
    };
    asked.push(one);
    return typeof answers === 'function' ? answers(one) : answers[one.call]?.(one);
  });
  // The way in which React marks a resolved promise.
  const loaded = Object.assign(Promise.resolve(api), { status: 'fulfilled', value: api });
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  const cache = createServerCache({ retries: 0 });
  const view = render(
    <UiTheme>
      <LoadApiProvider loadApi={() => loaded}>
        <ApiProvider api={api}>
          <AuthProvider session={session}>
            <CartProvider cart={cart}>
              <ServerCacheProvider cache={cache}>
                <RouterProvider router={router} />
              </ServerCacheProvider>
            </CartProvider>
          </AuthProvider>
        </ApiProvider>
      </LoadApiProvider>
    </UiTheme>,
  );
  return {
    ...view,
    asked,
    router,
    cache,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    /** The calls that change something. */
    sent: () => asked.filter(({ call }) => !call.startsWith('GET')),
  };
}

/** A session of a signed-in user that never changes. */
export function sessionOf(role: string): Session {
  const user = {
    id: 'user-1',
    email: 'nadia@example.com',
    firstName: 'Nadia',
    lastName: 'Serra',
    name: 'Nadia Serra',
    role,
    status: 'active' as const,
    profilePictureUrl: null,
  };
  const view = {
    ...startingSession,
    context: { ...startingSession.context, isAuthenticated: true, user },
  };
  return { ...stillSession, getSnapshot: () => view };
}

const toasts = () => toastStore.getSnapshot().context.toasts;

/** The toasts shown, oldest first. */
export const toastMessages = (): string[] => toasts().map(({ message }) => message);

export function closeToasts(): void {
  for (const { id } of toasts()) toastStore.trigger.closed({ id });
}
