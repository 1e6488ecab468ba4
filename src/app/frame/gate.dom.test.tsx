import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { AuthProvider } from '../../features/account/index.ts';
import {
  sessionMachine,
  type SessionEvent,
  type SessionUser,
  type StoredSession,
} from '../../machines/session/index.ts';
import { ForwardSignedIn } from '../layouts/forward-signed-in.tsx';
import { Gate } from './gate.tsx';

const person = (role: string): SessionUser => ({
  id: 'u1',
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  name: 'Mara Lindqvist',
  role,
  status: 'active',
  profilePictureUrl: null,
});

async function arrive(path: string, stored: StoredSession, settings: () => Promise<{ user: SessionUser }>) {
  const moved = vi.fn<(event: SessionEvent) => void>();
  const clock = new SimulatedClock();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStorage: fromPromise(async () => stored),
        watchStorage: fromCallback<SessionEvent>(({ receive }) => receive(moved)),
        fetchSettings: fromPromise(settings),
        signOut: fromPromise<{ revoked: boolean }>(async () => ({ revoked: true })),
      },
    }),
    { clock },
  );
  const at = (name: string) => ({
    path: name,
    element: (
      <Gate>
        <ForwardSignedIn>
          <p>this is {name}</p>
        </ForwardSignedIn>
      </Gate>
    ),
  });
  const router = createMemoryRouter(
    [at('/login'), at('/crew/dashboard'), at('/admin/settings'), at('/teak-oil')],
    {
      initialEntries: [path],
    },
  );
  render(
    <AuthProvider session={session}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  await act(async () => {
    session.start();
  });
  return { router, session, clock, moved };
}

const never = () => new Promise<never>(() => {});

it('sends a visitor to sign in and keeps where they wanted to go', async () => {
  const { router } = await arrive('/crew/dashboard', { user: null, isAuthenticated: false }, never);
  expect(await screen.findByText('this is /login')).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/crew/dashboard', isUnknown: false });
});

it('says of an address that nobody knows that it is unknown', async () => {
  const { router } = await arrive('/teak-oil', { user: null, isAuthenticated: false }, never);
  expect(await screen.findByText('this is /login')).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/teak-oil', isUnknown: true });
});

it('forgets where one was when one signs out oneself', async () => {
  const { router, session } = await arrive(
    '/crew/dashboard',
    { user: person('crew_member'), isAuthenticated: true },
    async () => ({ user: person('crew_member') }),
  );
  await screen.findByText('this is /crew/dashboard');
  await act(async () => session.send({ type: 'SIGN_OUT.REQUESTED' }));
  expect(await screen.findByText('this is /login')).toBeVisible();
  expect(router.state.location.state).toBeNull();
});

it('shows the screen with the stored user while the settings are on their way', async () => {
  await arrive('/crew/dashboard', { user: person('crew_member'), isAuthenticated: true }, never);
  expect(await screen.findByText('this is /crew/dashboard')).toBeVisible();
});

it('has the storage looked at again on every page', async () => {
  const user = person('crew_member');
  const { router, moved } = await arrive('/admin/settings', { user, isAuthenticated: true }, async () => ({
    user,
  }));
  await screen.findByText('this is /admin/settings');
  moved.mockClear();
  await act(() => router.navigate('/crew/dashboard'));
  expect(moved).toHaveBeenCalledExactlyOnceWith({ type: 'PAGE.ENTERED' });
});

it('waits while nobody knows who is here, and offers to go on when that takes long', async () => {
  const { session, clock } = await arrive('/admin/settings', { user: null, isAuthenticated: true }, never);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  act(() => clock.increment(8_000));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue without waiting' }));
  expect(session.getSnapshot().matches('signedIn')).toBe(true);
  expect(await screen.findByText('this is /admin/settings')).toBeVisible();
});

it('leaves an unknown role at the sign-in page, where the user can change accounts', async () => {
  const harbourMaster = person('harbour_master');
  await arrive('/crew/dashboard', { user: harbourMaster, isAuthenticated: true }, async () => ({
    user: harbourMaster,
  }));
  expect(await screen.findByText('this is /login')).toBeVisible();
});
