import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SignInAnswer } from '../../../machines/session/index.ts';
import { fakeEffects, ok, refusal, renderScreen } from '../testing/harness.tsx';
import { Component as SignInScreen } from './sign-in-screen.tsx';

const email = () => screen.getByRole('textbox', { name: 'Email' });
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

  it('brings the link that was mailed, and says what it is for', async () => {
    history.replaceState(null, '', '#link=an-invented-link-of-her-own');
    const { user, effects } = await renderScreen(SignInScreen);
    expect(screen.getByText(/^Your link lets you sign in on this device\./)).toBeVisible();
    expect(location.hash).toBe('');
    await fill(user);
    await user.keyboard('{Enter}');
    expect(effects.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'mara.lindqvist@example.com',
      password: 'seven knots to windward',
      signInLink: 'an-invented-link-of-her-own',
    });
  });

  it('says what is missing, each next to its field, and asks nobody', async () => {
    const { user, effects } = await renderScreen(SignInScreen);
    await user.type(email(), 'mara');
    await user.click(press('Sign in'));
    expect(email()).toHaveAccessibleDescription('Enter an email address like name@example.com.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(effects.signIn).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    const effects = fakeEffects();
    effects.signIn.mockRejectedValue(
      refusal('CREDENTIALS_WRONG', 'The email address and password don’t match an account.'),
    );
    const { user } = await renderScreen(SignInScreen, { effects });
    await fill(user);
    await user.click(press('Sign in'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email address and password don’t match an account.',
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
      'We couldn’t reach Quayside. What you typed is kept. Check your connection and try again.',
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
    expect(session.getSnapshot().matches('visitor')).toBe(true);
    expect(password()).toHaveValue('seven knots to windward');
  });

  describe('when a second factor is asked for', () => {
    const asked: Extract<SignInAnswer, { asked: unknown }>['asked'] = {
      signIn: { email: 'mara.lindqvist@example.com', password: 'seven knots to windward' },
      kinds: ['authenticator', 'passkey', 'recovery_code'],
      passkeyRequest: { challenge: 'an-invented-challenge' },
    };
    const scene = async () => {
      const effects = fakeEffects();
      effects.signIn.mockResolvedValue({ asked });
      const rendered = await renderScreen(SignInScreen, { effects });
      await fill(rendered.user);
      await rendered.user.keyboard('{Enter}');
      await screen.findByRole('heading', { name: 'Confirm it’s you' });
      return rendered;
    };
    const code = () => screen.findByLabelText('Six-digit code');
    const { signIn } = asked;

    it('signs in with the app’s code, sent once it is whole', async () => {
      const { user, effects, session } = await scene();
      await user.type(await code(), '735 102');
      expect(effects.proveSecondFactor).toHaveBeenCalledExactlyOnceWith({
        signIn,
        proof: { authenticatorCode: '735102' },
      });
      expect(session.getSnapshot().value).toBe('signedIn');
    });

    it('signs in with a passkey, or a recovery code', async () => {
      const { user, effects } = await scene();
      effects.proveSecondFactor.mockRejectedValueOnce(
        refusal('PASSKEY_REFUSED', 'No passkey was used. Try again, or choose another way.'),
      );
      await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
      await user.click(press('Use a recovery code'));
      expect(screen.queryByRole('alert')).toBeNull();
      await user.type(screen.getByLabelText('Recovery code'), '7kqm 2xtd 9fhw{Enter}');
      const { passkeyRequest } = asked;
      expect(effects.proveSecondFactor.mock.calls).toEqual([
        [{ signIn, passkeyRequest }],
        [{ signIn, proof: { recoveryCode: '7kqm 2xtd 9fhw' } }],
      ]);
    });

    it('says that a code was wrong, and offers what is left when it was wrong too often', async () => {
      const { user, effects } = await scene();
      const wrong = (...secondFactors: ('authenticator' | 'recovery_code')[]) =>
        refusal('SECOND_FACTOR_WRONG', 'That didn’t work. Check it and try again.', { secondFactors });
      effects.proveSecondFactor.mockRejectedValueOnce(wrong('authenticator', 'recovery_code'));
      await user.type(await code(), '000000');
      expect(await code()).toHaveAccessibleDescription(/That didn’t work\. Check it and try again\.$/);
      effects.proveSecondFactor.mockRejectedValueOnce(wrong('recovery_code'));
      await user.type(await code(), '000001');
      expect(await screen.findByText(/^Too many wrong codes\./)).toBeVisible();
      expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(/Each works once\.$/);
    });

    it('forgets the password when one goes back', async () => {
      const { user, session } = await scene();
      await user.click(await screen.findByRole('button', { name: 'Use another account' }));
      expect(password()).toHaveValue('');
      expect(session.getSnapshot().context.asked).toBeNull();
    });

    it('forgets the password when one leaves the page', async () => {
      const { user, session } = await scene();
      expect(session.getSnapshot().context.asked).toEqual(asked);
      await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
      expect(session.getSnapshot().context.asked).toBeNull();
    });
  });

  it('hands on where the person was sent from', async () => {
    const { user, router } = await renderScreen(SignInScreen, { from: '/crew/cart' });
    expect(
      screen.getByText('Please sign in to continue. We’ll bring you back to where you were.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(router.state.location).toMatchObject({ pathname: '/get-started', state: { from: '/crew/cart' } });
  });

  it('says of an address without a page that nothing is there, and offers home and search', async () => {
    await renderScreen(SignInScreen, { from: '/teak-oil?tab=2', state: { isUnknown: true } });
    expect(screen.getByText(/There is no page at \/teak-oil\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'search for “teak oil”' })).toHaveAttribute(
      'href',
      '/?q=teak+oil',
    );
    expect(screen.queryByText(/bring you back/)).toBeNull();
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
    expect(screen.queryByText('or try the demo as')).toBeNull();
  });
});
