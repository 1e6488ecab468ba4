import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../../api/index.ts';
import { UiTheme } from '../../../../ui/index.ts';
import { AuthProvider, stillSession } from '../../../account/index.ts';

interface Asked {
  /** "GET /bookings". */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly ifMatch: string | null;
}

/** What the server answers, by "METHOD /path"; `undefined` breaks the connection. */
export type Answers = Record<string, (asked: Asked) => Response | undefined>;

export const ok = (data: unknown, message = 'Done.') => Response.json({ status: true, message, data });

export const refused = (status: number, code: string, message: string, details: object = {}) =>
  Response.json({ status: false, message, error: { code, requestId: 'request-1', details } }, { status });

/** A provider's screen at this address, over a server that answers as the test sets. */
export function renderScreen(Screen: ComponentType, path: string, address: string, answers: Answers) {
  const asked: Asked[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${pathname.replace('/api', '')}`;
      const isJson = request.headers.get('content-type')?.includes('json');
      const one: Asked = {
        call,
        query: Object.fromEntries(searchParams),
        body: isJson ? await request.json() : undefined,
        ifMatch: request.headers.get('if-match'),
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
      <AuthProvider session={stillSession}>
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
    sent: () => asked.filter(({ call }) => !call.startsWith('GET')),
  };
}
