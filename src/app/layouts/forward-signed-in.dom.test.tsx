import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { AuthProvider } from '../../features/account/index.ts';
import { sessionMachine, type SessionUser, type StoredSession } from '../../machines/session/index.ts';
import { ForwardSignedIn } from './forward-signed-in.tsx';

async function arrive(at: string, person: Pick<SessionUser, 'role' | 'status'>, state: object | null = null) {
  const user: SessionUser = {
    id: 'u-teo',
    email: 'teo.ferrer@example.com',
    firstName: 'Teo',
    lastName: 'Ferrer',
    name: 'Teo Ferrer',
    profilePictureUrl: null,
    ...person,
  };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStorage: fromPromise<StoredSession>(async () => ({ user, isAuthenticated: true })),
        watchStorage: fromCallback(() => undefined),
        fetchSettings: fromPromise(async () => ({ user })),
      },
    }),
  ).start();
  await waitFor(session, (snapshot) => !snapshot.hasTag('restoring'));
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <ForwardSignedIn>
            <p>a page</p>
          </ForwardSignedIn>
        ),
      },
    ],
    { initialEntries: [{ pathname: at.replace(/#.*/, ''), hash: at.replace(/^[^#]*/, ''), state }] },
  );
  render(
    <AuthProvider session={session}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  expect(await screen.findByText('a page')).toBeVisible();
  return router.state.location.pathname;
}

it.each([
  ['supplier', '/vendors/onboarding/u-teo'],
  ['service_provider', '/services/onboarding/u-teo'],
  ['crew_member', '/crew/dashboard'],
])('a %s whose address has been proved starts at %s', async (role, path) => {
  expect(await arrive('/verify-otp', { role, status: 'active' })).toBe(path);
});

it('leads a vendor back to where they were sent from, before anything else', async () => {
  const from = { from: '/supplier/orders' };
  expect(await arrive('/verify-otp', { role: 'supplier', status: 'active' }, from)).toBe('/supplier/orders');
});

it('leads a vendor who merely signs in to the dashboard', async () => {
  expect(await arrive('/login', { role: 'supplier', status: 'active' })).toBe('/supplier/dashboard');
});

it('asks for the code as soon as an application is sent', async () => {
  expect(await arrive('/apply', { role: 'supplier', status: 'pending' })).toBe('/verify-otp');
});

it('leaves signed-in users on the application, which shows that they have one', async () => {
  expect(await arrive('/apply', { role: 'supplier', status: 'active' })).toBe('/apply');
});

it('leaves who is signed in on the page of an invitation, which that account can accept', async () => {
  const person = { role: 'supplier', status: 'active' } as const;
  expect(await arrive('/vendor/signup#invitation=q7Jd0Zt5m1fYB0kP2sVw', person)).toBe('/vendor/signup');
});
