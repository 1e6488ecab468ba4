import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor as waitForActor } from 'xstate';
import {
  ApiError,
  ApiProvider,
  createMarketplaceClient,
  createSettingsCalls,
  type FailureDetails,
  type SettingsCalls,
} from '../../../api/index.ts';
import { sessionMachine, type SessionUser, type SignInAnswer } from '../../../machines/session/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { safeSiteConfig, SiteConfigProvider, type SiteConfig } from '../../site-config/index.ts';
import { toastStore } from '../../toasts/index.ts';
import { AuthProvider } from '../auth-context.tsx';
import { maraInSession } from './people.ts';

/** The session's effects as spies, whose answers the test can set. */
export function fakeEffects(stored: SessionUser | null = null) {
  return {
    signIn: vi.fn(async (_: unknown): Promise<SignInAnswer> => ({
      user: maraInSession,
      message: 'Welcome back, Mara.',
    })),
    proveSecondFactor: vi.fn(async (_: unknown): Promise<{ user: SessionUser; message: string }> => ({
      user: maraInSession,
      message: 'Welcome back, Mara.',
    })),
    signUp: vi.fn(async (_: unknown): Promise<{ user: SessionUser; message: string }> => ({
      user: { ...maraInSession, status: 'pending' },
      message: 'We have sent a six-digit code to mara.lindqvist@example.com.',
    })),
    verifyCode: vi.fn(async (_: unknown): Promise<{ user: SessionUser; message: string }> => ({
      user: maraInSession,
      message: 'Welcome aboard, Mara.',
    })),
    resendCode: vi.fn(async () => ({ message: 'We have sent a new code to mara.lindqvist@example.com.' })),
    signOut: vi.fn(async () => ({ revoked: true })),
    stored,
    /** How long until Cancel is offered. */
    patienceMs: 8_000,
  };
}

type FakeEffects = ReturnType<typeof fakeEffects>;

/** Starts the real session machine with fake effects, and waits until the user is known. */
async function startSession(effects: FakeEffects) {
  const session = createActor(
    sessionMachine.provide({
      delays: { patience: effects.patienceMs },
      actors: {
        readStorage: fromPromise(async () => ({
          user: effects.stored,
          isAuthenticated: effects.stored !== null,
        })),
        watchStorage: fromCallback(() => undefined),
        fetchSettings: fromPromise(async () => ({ user: effects.stored ?? maraInSession })),
        signIn: fromPromise(({ input }) => effects.signIn(input)),
        proveSecondFactor: fromPromise(({ input }) => effects.proveSecondFactor(input)),
        signUp: fromPromise(({ input }) => effects.signUp(input)),
        verifyCode: fromPromise(({ input }) => effects.verifyCode(input)),
        resendCode: fromPromise(() => effects.resendCode()),
        forgetSession: fromPromise(async () => undefined),
        signOut: fromPromise(() => effects.signOut()),
      },
    }),
  ).start();
  await waitForActor(session, (snapshot) => !snapshot.hasTag('restoring'));
  return session;
}

/** A refusal in the form in which the client throws it. */
export function refusal(code: ApiError['code'], message: string, details: FailureDetails = {}): ApiError {
  return new ApiError({ code, message, details, fromServer: true, status: 422 });
}

/** A string body is an HTML page in place of a JSON answer. */
type Answer = { status: number; body: unknown };
/** The server's answers by "METHOD /path"; `undefined` breaks the connection. */
export type Answers = Record<string, (body: unknown) => Answer | undefined>;

export const ok = (data?: unknown, message = 'Done.'): Answer => ({
  status: 200,
  body: { status: true, message, data },
});

export const refused = (status: number, code: string, message: string, details = {}): Answer => ({
  status,
  body: { status: false, message, error: { code, requestId: 'request-1', details } },
});

interface Setting {
  effects?: FakeEffects;
  answers?: Answers;
  config?: Partial<SiteConfig>;
  path?: string;
  /** The page from which the user was redirected. */
  from?: string;
  /** More of the history's state. */
  state?: object;
  token?: string | null;
  /** jsdom cannot send a file, so uploads are answered here. */
  uploadPicture?: SettingsCalls['uploadPicture'];
}

/** Renders a screen with the real session machine, the real client and a fake server. */
export async function renderScreen(Screen: ComponentType, setting: Setting = {}) {
  const { effects = fakeEffects(), answers = {}, config = {}, path = '/here', from, state } = setting;
  const token = setting.token === undefined ? 'a-token' : setting.token;
  const session = await startSession(effects);
  const asked: { call: string; body: unknown }[] = [];

  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => token,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const call = `${request.method} ${pathname.replace('/api', '')}`;
      const isJson = request.headers.get('content-type')?.includes('json');
      const body: unknown = isJson ? await request.json() : undefined;
      asked.push({ call, body });
      const answered = answers[call]?.(body);
      if (!answered) throw new TypeError('fetch failed');
      const { status } = answered;
      return typeof answered.body === 'string'
        ? new Response(answered.body, { status, headers: { 'content-type': 'text/html' } })
        : Response.json(answered.body, { status });
    },
  });
  const calls = createSettingsCalls(client, () => token);
  const { uploadPicture = calls.uploadPicture } = setting;
  const api = { client, settings: { ...calls, uploadPicture } };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      {
        path: path.replace(/[?#].*/, ''),
        element: (
          <>
            <Screen />
            <Link to="/elsewhere">Elsewhere</Link>
          </>
        ),
      },
      { path: '*', element: <p>Another page</p> },
    ],
    {
      initialEntries: [
        {
          pathname: path.replace(/[?#].*/, ''),
          search: path.includes('?') ? path.slice(path.indexOf('?')) : '',
          state: from || state ? { ...(from ? { from } : {}), ...state } : null,
        },
      ],
    },
  );
  const user = userEvent.setup();
  const view = render(
    <SiteConfigProvider config={{ ...safeSiteConfig, ...config }}>
      <ApiProvider api={api}>
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
  return { session, asked, router, user, effects, queryClient, ...view };
}

/** The toasts shown, oldest first. */
export const toastMessages = (): string[] =>
  toastStore.getSnapshot().context.toasts.map(({ message }) => message);
