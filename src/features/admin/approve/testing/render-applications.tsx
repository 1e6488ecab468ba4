import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../../api/index.ts';
import { UiTheme } from '../../../../ui/index.ts';
import { AuthProvider, startingSession } from '../../../account/index.ts';
import { toastStore } from '../../../toasts/index.ts';
import { Component as ApproveScreen } from '../approve-screen.tsx';

/** What the server answers, by "METHOD /path"; `undefined` breaks the connection. */
export type Answers = Record<string, (asked: Asked) => Response | undefined>;

interface Asked {
  /** "GET /admin/applications". */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly authorization: string | null;
}

export const ok = (data: unknown, message = 'Done.') => Response.json({ status: true, message, data });

export const refused = (status: number, code: string, message: string) =>
  Response.json({ status: false, message, error: { code, requestId: 'request-1', details: {} } }, { status });

const session = {
  getSnapshot: () => startingSession,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
};

/** The page with the real client and a server that answers as the test sets. */
export function renderApplications(answers: Answers, search = '') {
  const asked: Asked[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => 'a-token',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const isJson = request.headers.get('content-type')?.includes('json');
      const one: Asked = {
        call: `${request.method} ${pathname.replace('/api', '')}`,
        query: Object.fromEntries(searchParams),
        body: isJson ? await request.json() : undefined,
        authorization: request.headers.get('authorization'),
      };
      asked.push(one);
      const answered = answers[one.call]?.(one);
      if (!answered) throw new TypeError('fetch failed');
      return answered;
    },
  });
  const api = { client, settings: createSettingsCalls(client, () => 'a-token') };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '/admin/approve', element: <ApproveScreen /> }], {
    initialEntries: [`/admin/approve${search}`],
  });
  const view = render(
    <ApiProvider api={api}>
      <AuthProvider session={session}>
        <QueryClientProvider client={queries}>
          <UiTheme>
            <RouterProvider router={router} />
          </UiTheme>
        </QueryClientProvider>
      </AuthProvider>
    </ApiProvider>,
  );
  return { ...view, asked, router, user: userEvent.setup() };
}

/** The toasts shown, oldest first. */
export const toastMessages = (): string[] =>
  toastStore.getSnapshot().context.toasts.map(({ message }) => message);
