import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { createMarketplaceClient, createSettingsCalls, LoadApiProvider, type Api } from '../../api/index.ts';
import { AuthProvider, startingSession, useAuth, type SessionView } from '../../features/account/index.ts';
import {
  sessionMachine,
  type SessionUser,
  type SignIn,
  type SignInAnswer,
  type StoredSession,
} from '../../machines/session/index.ts';
import { ServerData } from './server-data.tsx';

const mara: SessionUser = {
  id: 'u1',
  email: 'mara@example.com',
  role: 'supplier',
  status: 'active',
  profilePictureUrl: null,
  firstName: 'Mara',
  lastName: 'Lindqvist',
  name: 'Mara Lindqvist',
};

const client = createMarketplaceClient({ baseUrl: 'http://localhost/api', readToken: () => null });
const api: Api = { client, settings: createSettingsCalls(client, () => null) };

/** A screen that suspends on its data and on the session, as the onboarding does. */
async function arrive(stored: StoredSession) {
  const reported = { asked: 0, visits: 0 };
  const settings = Promise.withResolvers<{ user: SessionUser }>();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStorage: fromPromise(async () => stored),
        watchStorage: fromCallback(() => undefined),
        fetchSettings: fromPromise(() => settings.promise),
        signIn: fromPromise<SignInAnswer, SignIn>(async () => ({ user: mara, message: 'Welcome aboard.' })),
      },
    }),
  );

  function Walk() {
    useEffect(() => void (reported.visits += 1), []);
    return <p>walking</p>;
  }
  function Screen() {
    const { user } = useAuth();
    const market = useQuery({ queryKey: ['market'], queryFn: async () => (reported.asked += 1) });
    if (!market.data) return <p>looking</p>;
    return user ? <Walk key={user.id} /> : <p>whose?</p>;
  }

  const loaded = Promise.resolve(api);
  await act(async () =>
    render(
      <LoadApiProvider loadApi={() => loaded}>
        <AuthProvider session={session}>
          <ServerData>
            <Screen />
          </ServerData>
        </AuthProvider>
      </LoadApiProvider>,
    ),
  );
  await act(async () => void session.start());
  return { reported, session, settings };
}

it.each([
  ['a person of whom only the token is kept', null],
  ['a person who is kept', mara],
])('%s has a screen mounted once, and what it shows is asked for once', async (_, user) => {
  const { reported, session, settings } = await arrive({ user, isAuthenticated: true });
  await act(async () => settings.resolve({ user: { ...mara, firstName: 'Mara Elin' } }));
  expect(session.getSnapshot().matches('signedIn')).toBe(true);
  // Any state change that renders the screen again.
  await act(async () => session.send({ type: 'USER.CHANGED', user: { ...mara, lastName: 'Berg' } }));
  expect(screen.getByText('walking')).toBeVisible();
  expect(reported).toEqual({ asked: 1, visits: 1 });
});

it('what a visitor was shown is read again when a user signs in', async () => {
  const { reported, session } = await arrive({ user: null, isAuthenticated: false });
  expect(await screen.findByText('whose?')).toBeVisible();
  await act(async () => {
    session.send({ type: 'SIGN_IN.SUBMITTED', email: mara.email, password: 'two knots' });
    await waitFor(session, ({ context }) => context.user !== null);
  });
  await act(async () => session.send({ type: 'USER.CHANGED', user: { ...mara, lastName: 'Berg' } }));
  expect(await screen.findByText('walking')).toBeVisible();
  expect(reported.asked).toBe(2);
});

it('a page that the server drew is taken over with what was typed before, also when it is known meanwhile that nobody is here', async () => {
  let view: SessionView = startingSession;
  const listeners = new Set<(view: SessionView) => void>();
  const session = {
    getSnapshot: () => view,
    subscribe(listener: (view: SessionView) => void) {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send: () => undefined,
  };
  const page = (loading: Promise<Api>, children: ReactNode) => (
    <LoadApiProvider loadApi={() => loading}>
      <AuthProvider session={session}>
        <ServerData>{children}</ServerData>
      </AuthProvider>
    </LoadApiProvider>
  );
  const root = document.createElement('div');
  // React marks a promise that it need not wait for in this way.
  const there = Object.assign(Promise.resolve(api), { status: 'fulfilled', value: api });
  root.innerHTML = renderToString(page(there, <input />));
  const input = root.querySelector('input');
  expect(input).not.toBeNull();
  const loading = Promise.withResolvers<Api>();
  const hydrated = await act(async () => hydrateRoot(root, page(loading.promise, <input />)));
  await act(async () => {
    view = { ...startingSession, matches: (state) => state === 'visitor', hasTag: () => false };
    listeners.forEach((listener) => listener(view));
  });
  await act(async () => loading.resolve(api));
  expect(root.querySelector('input')).toBe(input);
  await act(async () => hydrated.unmount());
});
