import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../../api/index.ts';
import { UiTheme } from '../../../../ui/index.ts';
import { AuthProvider, startingSession, type SessionView } from '../../../account/index.ts';
import { toastStore } from '../../../toasts/index.ts';

interface Asked {
  /** "GET /sub-orders". */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What the server answers, by "METHOD /path"; `undefined` breaks the connection. */
export type Answers = Record<string, (asked: Asked) => Response | undefined>;

export const ok = (data: unknown, message = 'Done.') => Response.json({ status: true, message, data });

export const refused = (status: number, code: string, message: string) =>
  Response.json({ status: false, message, error: { code, requestId: 'request-1' } }, { status });

const nadia = {
  id: 'user-1',
  email: 'nadia@example.com',
  firstName: 'Nadia',
  lastName: 'Serra',
  name: 'Nadia Serra',
  role: 'supplier',
  status: 'active' as const,
  profilePictureUrl: null,
};
const view: SessionView = {
  ...startingSession,
  context: { ...startingSession.context, isAuthenticated: true, user: nadia },
  hasTag: () => false,
};
const session = {
  getSnapshot: () => view,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
};

/**
 * A screen of a supplier who is signed in, at this address, over a server that answers as the test sets and keeps its
 * event stream open.
 */
export function renderScreen(Screen: ComponentType, path: string, address: string, answers: Answers) {
  const asked: Asked[] = [];
  let events: ReadableStreamDefaultController<Uint8Array> | undefined;
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${pathname.replace('/api', '')}`;
      if (call === 'GET /orders/events') {
        const body = new ReadableStream<Uint8Array>({ start: (given) => void (events = given) });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      }
      const isJson = request.headers.get('content-type')?.includes('json');
      const one: Asked = {
        call,
        query: Object.fromEntries(searchParams),
        body: isJson ? await request.json() : undefined,
      };
      asked.push(one);
      request.signal.throwIfAborted();
      const answered = answers[call]?.(one);
      if (!answered) throw new TypeError('fetch failed');
      return answered;
    },
  });
  const router = createMemoryRouter(
    [
      { path, element: <Screen /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <ApiProvider api={{ client, settings: createSettingsCalls(client, () => 'a-token') }}>
      <AuthProvider session={session}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <UiTheme>
            <RouterProvider router={router} />
          </UiTheme>
        </QueryClientProvider>
      </AuthProvider>
    </ApiProvider>,
  );
  return {
    asked,
    router,
    user: userEvent.setup(),
    /** What was sent to change something. */
    sent: () => asked.filter(({ call }) => call.startsWith('POST')),
    /** An order changes elsewhere. */
    sendChange: () => events?.enqueue(new TextEncoder().encode('event: order\ndata: {}\n\n')),
  };
}

export const closeToasts = (): void => {
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
};

/** The toasts shown, oldest first. */
export const toastMessages = (): string[] =>
  toastStore.getSnapshot().context.toasts.map(({ message }) => message);
