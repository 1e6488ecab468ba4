import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeEffects, ok, refusal, renderScreen } from '../testing/harness.tsx';
import { Component as SignInScreen } from './sign-in-screen.tsx';

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const press = (name: string) => screen.getByRole('button', { name });

async function fill(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.type(email(), 'mara.lindqvist@example.com');
  await user.type(password(), 'seven knots to windward');
}

describe('the sign-in page', () => {
  it('signs in with what was typed', async () => {
    const { user, effects, session } = await renderScreen(SignInScreen);
    await fill(user);
    await user.keyboard('{Enter}');
    expect(effects.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'mara.lindqvist@example.com',
      password: 'seven knots to windward',
    });
    expect(session.getSnapshot().value).toBe('signedIn');
  });

  it('says what is missing, each next to its field, and asks nobody', async () => {
    const { user, effects } = await renderScreen(SignInScreen);
    await user.type(email(), 'mara');
    await user.click(press('Sign in'));
    expect(email()).toHaveAccessibleDescription('Enter an e-mail address like name@example.com.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(effects.signIn).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    const effects = fakeEffects();
    effects.signIn.mockRejectedValue(
      refusal('CREDENTIALS_WRONG', 'E-mail address and password do not match an account.'),
    );
    const { user } = await renderScreen(SignInScreen, { effects });
    await fill(user);
    await user.click(press('Sign in'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'E-mail address and password do not match an account.',
    );
    expect(email()).toHaveValue('mara.lindqvist@example.com');
    expect(password()).toHaveValue('seven knots to windward');
  });

  it('speaks plainly when there is no network', async () => {
    const effects = fakeEffects();
    effects.signIn.mockRejectedValue(refusal('NETWORK_ERROR', 'Network Error'));
    const { user } = await renderScreen(SignInScreen, { effects });
    await fill(user);
    await user.click(press('Sign in'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach Quayside. Check your connection and try again: what you typed is kept.',
    );
  });

  it('counts down while the address is slowed, and opens again by itself', async () => {
    const effects = fakeEffects();
    effects.signIn.mockRejectedValue(
      refusal('TOO_MANY_REQUESTS', 'Too many tries. Please wait 30 seconds and try again.', {
        retryAfterSeconds: 30,
      }),
    );
    const { user } = await renderScreen(SignInScreen, { effects });
    await fill(user);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await user.click(press('Sign in'));
    expect(press('Try again in 0:30 min')).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(press('Try again in 0:18 min')).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(18_000));
    expect(press('Sign in')).toBeEnabled();
    expect(screen.getByRole('alert')).toHaveTextContent('You can try again now.');
  });

  it('offers to stop a wait that takes long, and keeps what was typed', async () => {
    const effects = fakeEffects();
    effects.signIn.mockReturnValue(new Promise(() => undefined));
    effects.patienceMs = 1;
    const { user, session } = await renderScreen(SignInScreen, { effects });
    await fill(user);
    await user.click(press('Sign in'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(session.getSnapshot().value).toBe('visitor');
    expect(password()).toHaveValue('seven knots to windward');
  });

  it('hands on where the person was sent from', async () => {
    const { user, router } = await renderScreen(SignInScreen, { from: '/crew/cart' });
    expect(screen.getByText('Please sign in to go on. You come back to where you were.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(router.state.location).toMatchObject({ pathname: '/get-started', state: { from: '/crew/cart' } });
  });

  it('offers the demo accounts of a demo server, one press each', async () => {
    const account = {
      email: 'crew@example.com',
      password: 'quayside demo crew',
      name: 'Mara Lindqvist',
      role: 'crew_member',
    };
    const { user, effects } = await renderScreen(SignInScreen, {
      config: { demo: true },
      answers: { 'GET /demo/accounts': () => ok({ items: [account] }) },
    });
    await user.click(await screen.findByRole('button', { name: /Crew/ }));
    expect(effects.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'crew@example.com',
      password: 'quayside demo crew',
    });
  });

  it('asks no server for demo accounts where there is no demo', async () => {
    const { asked } = await renderScreen(SignInScreen);
    expect(asked).toEqual([]);
    expect(screen.queryByText('or look around the demo as')).toBeNull();
  });
});
