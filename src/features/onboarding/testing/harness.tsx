import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../api/index.ts';
import { sessionMachine, type SessionUser } from '../../../machines/session/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { AuthProvider } from '../../account/index.ts';
import { safeSiteConfig, SiteConfigProvider } from '../../site-config/index.ts';

interface Answer {
  status: number;
  body: unknown;
}
/** The server's answers by "METHOD /path"; other calls break the connection. */
export type Answers = Record<string, (body: unknown) => Answer>;

export const ok = (data?: unknown, message = 'Done.'): Answer => ({
  status: 200,
  body: { status: true, message, data },
});

export const refused = (status: number, code: string, message: string, details = {}): Answer => ({
  status,
  body: { status: false, message, error: { code, requestId: 'request-1', details } },
});

export const teo: SessionUser = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  email: 'teo.ferrer@example.com',
  firstName: 'Teo',
  lastName: 'Ferrer',
  name: 'Teo Ferrer',
  role: 'supplier',
  status: 'active',
  profilePictureUrl: null,
};

interface Setting {
  /** The signed-in user; null for a visitor. */
  person: SessionUser | null;
  /** The address to open. */
  at: string;
  answers?: Answers;
  signUp?: (input: unknown) => Promise<{ user: SessionUser; message: string }>;
}

/** Renders a screen under its route with the real session machine, the real client and a fake server. */
export async function renderAt(
  path: string,
  Screen: ComponentType,
  { person, at, answers = {}, signUp }: Setting,
) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStorage: fromPromise(async () => ({ user: person, isAuthenticated: person !== null })),
        watchStorage: fromCallback(() => undefined),
        fetchSettings: fromPromise(async () => ({ user: person ?? teo })),
        ...(signUp && { signUp: fromPromise(({ input }) => signUp(input)) }),
      },
    }),
  ).start();
  await waitFor(session, (snapshot) => !snapshot.hasTag('restoring'));
  const asked: { call: string; body: unknown }[] = [];
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => (person ? 'a-token' : null),
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const call = `${request.method} ${pathname.replace('/api', '')}`;
      const isJson = request.headers.get('content-type')?.includes('json');
      const body: unknown = isJson ? await request.json() : undefined;
      asked.push({ call, body });
      const answer = answers[call];
      if (!answer) throw new TypeError('fetch failed');
      const { status, body: answered } = answer(body);
      return Response.json(answered, { status });
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path, element: <Screen /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <SiteConfigProvider config={safeSiteConfig}>
      <ApiProvider api={{ client, settings: createSettingsCalls(client, () => 'a-token') }}>
        <AuthProvider session={session}>
          <QueryClientProvider client={queryClient}>
            <UiTheme>
              <RouterProvider router={router} />
            </UiTheme>
          </QueryClientProvider>
        </AuthProvider>
      </ApiProvider>
    </SiteConfigProvider>,
  );
  return { session, asked, router, user: userEvent.setup(), ...view };
}
