import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeEffects, ok, refused, renderScreen, toastMessages } from '../testing/harness.tsx';
import { Component as VendorSignUpScreen } from './vendor-sign-up-screen.tsx';

const token = 'q7Jd0Zt5m1fYB0kP2sVwXyE3uG9hC4nR';
const invitation = {
  company: 'Tramuntana Chandlery',
  kind: 'supplier',
  invitedBy: 'Nadia Serra',
  email: 'ana.abela@example.com',
  role: 'editor',
  expiresAt: '2026-12-04T08:30:00.000Z',
};
const ana = {
  id: 'u-ana',
  email: 'ana.abela@example.com',
  firstName: 'Ana',
  lastName: 'Abela',
  name: 'Ana Abela',
  role: 'supplier',
  status: 'active',
  profilePictureUrl: null,
} as const;

afterEach(() => history.replaceState(null, '', '/'));

const open = (
  accepted: ReturnType<typeof ok>,
  stored: typeof ana | null = ana,
  checked: ReturnType<typeof ok> = ok({ role: 'editor' }),
) => {
  history.replaceState(null, '', `/vendor/signup#invitation=${token}`);
  return renderScreen(VendorSignUpScreen, {
    effects: fakeEffects(stored),
    path: '/vendor/signup',
    answers: {
      'POST /colleague-invitations/read': () => ok(invitation),
      'POST /colleague-invitations/check': () => checked,
      'POST /colleague-invitations/accept': () => accepted,
    },
  });
};

it('lets who is signed in join with that account', async () => {
  const { user, asked, router } = await open(
    ok({ role: 'editor' }, 'You work for Tramuntana Chandlery now.'),
  );
  await user.click(await screen.findByRole('button', { name: 'Join Tramuntana Chandlery' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/supplier/dashboard'));
  expect(asked.at(-1)).toEqual({ call: 'POST /colleague-invitations/accept', body: { token } });
  expect(toastMessages()).toContain('You work for Tramuntana Chandlery now.');
});

it('offers an account that can’t join no way to try it, but the reason and another account', async () => {
  const reason = 'You work for Xarxa Chandlery, and an account works for one company at a time.';
  await open(ok({}), ana, refused(409, 'NOT_ALLOWED_NOW', reason));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out, and use another account' })).toBeVisible();
});

it('says why an account can’t join any more, and stays', async () => {
  const reason = 'You work for Xarxa Chandlery, and an account works for one company at a time.';
  const { user, router } = await open(refused(409, 'NOT_ALLOWED_NOW', reason));
  expect(await screen.findByText(/You’re signed in as ana\.abela@example\.com/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Join Tramuntana Chandlery' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(router.state.location.pathname).toBe('/vendor/signup');
});

it('leads who has an account to signing in, and back', async () => {
  const { user, router } = await open(ok({}), null);
  await user.click(await screen.findByRole('link', { name: 'Sign in to accept with it' }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: `/vendor/signup#invitation=${token}` },
  });
});
