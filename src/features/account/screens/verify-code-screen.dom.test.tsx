import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeEffects, ok, refusal, renderScreen } from '../testing/harness.tsx';
import { maraInSession, pendingMara } from '../testing/people.ts';
import { Component as VerifyCodeScreen } from './verify-code-screen.tsx';

const code = () => screen.getByRole('textbox', { name: 'Six-digit code' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the code page', () => {
  it('sends a pasted code by itself', async () => {
    const { user, effects, session } = await renderScreen(VerifyCodeScreen, {
      effects: fakeEffects(pendingMara),
    });
    await user.click(code());
    await user.paste('482 913');
    expect(effects.verifyCode).toHaveBeenCalledExactlyOnceWith({ code: '482913' });
    expect(session.getSnapshot().value).toBe('signedIn');
  });

  it('takes the link of the mail for the code, once, and takes it out of the address', async () => {
    history.replaceState(null, '', '#link=an-invented-link-to-her-address');
    const effects = fakeEffects(pendingMara);
    effects.verifyCode.mockRejectedValueOnce(refusal('LINK_EXPIRED', 'This link has expired.'));
    await renderScreen(VerifyCodeScreen, { effects });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
    expect(effects.verifyCode).toHaveBeenCalledExactlyOnceWith({ link: 'an-invented-link-to-her-address' });
    expect(location.hash).toBe('');
  });

  it('sends with the sixth typed digit, and not before', async () => {
    const { user, effects } = await renderScreen(VerifyCodeScreen, { effects: fakeEffects(pendingMara) });
    await user.type(code(), '48291');
    await user.click(button('Confirm'));
    expect(effects.verifyCode).not.toHaveBeenCalled();
    expect(code()).toHaveAccessibleDescription(/Enter all six digits\.$/);
    await user.type(code(), '3');
    expect(effects.verifyCode).toHaveBeenCalledExactlyOnceWith({ code: '482913' });
  });

  it('says that the code is wrong, next to it, and selects it to be overwritten', async () => {
    const effects = fakeEffects(pendingMara);
    effects.verifyCode.mockRejectedValueOnce(
      refusal('CODE_WRONG', 'That isn’t the code we sent. 4 tries left.', { triesLeft: 4 }),
    );
    const { user } = await renderScreen(VerifyCodeScreen, { effects });
    await user.type(code(), '111111');
    await screen.findByText('That isn’t the code we sent. 4 tries left.');
    expect(code()).toHaveAccessibleDescription(/That isn’t the code we sent\. 4 tries left\.$/);
    await user.keyboard('482913');
    expect(effects.verifyCode).toHaveBeenLastCalledWith({ code: '482913' });
  });

  it.each([
    ['CODE_SPENT', 'Too many attempts with this code. Ask for a new one.'],
    ['CODE_EXPIRED', 'This code has expired. Ask for a new one.'],
    ['CODE_USED', 'This code has already been used. Ask for a new one.'],
  ] as const)('offers only a new code after %s', async (refusedWith, message) => {
    const effects = fakeEffects(pendingMara);
    effects.verifyCode.mockRejectedValueOnce(refusal(refusedWith, message));
    const { user } = await renderScreen(VerifyCodeScreen, { effects });
    await user.type(code(), '111111');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await user.click(button('Send a new code'));
    expect(effects.resendCode).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent(
      'We have sent a new code to mara.lindqvist@example.com.',
    );
    expect(code()).toHaveValue('');
    expect(button('Confirm')).toBeEnabled();
  });

  it('lets another code be asked for after a minute', async () => {
    const { user, effects } = await renderScreen(VerifyCodeScreen, { effects: fakeEffects(pendingMara) });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await user.click(button('Send a new code'));
    expect(button('Send a new code in 1:00 min')).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(45_000));
    expect(button('Send a new code in 0:15 min')).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await user.click(button('Send a new code'));
    expect(effects.resendCode).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the server says when asked too early', async () => {
    const effects = fakeEffects(pendingMara);
    effects.resendCode.mockRejectedValueOnce(
      refusal('TOO_MANY_REQUESTS', 'Too many tries. Please wait 20 seconds and try again.', {
        retryAfterSeconds: 20,
      }),
    );
    const { user } = await renderScreen(VerifyCodeScreen, { effects });
    await user.click(button('Send a new code'));
    expect(await screen.findByRole('button', { name: 'Send a new code in 0:20 min' })).toBeDisabled();
    expect(button('Confirm')).toBeEnabled();
  });

  it('offers to sign in instead when another sign-up was first', async () => {
    const effects = fakeEffects(pendingMara);
    effects.verifyCode.mockRejectedValueOnce(
      refusal('EMAIL_TAKEN', 'This address has an account already. Please sign in.'),
    );
    const { user, session, router } = await renderScreen(VerifyCodeScreen, { effects });
    await user.type(code(), '482913');
    await user.click(await screen.findByRole('button', { name: 'Sign in instead' }));
    expect(session.getSnapshot()).toMatchObject({ value: { visitor: 'departed' }, context: { user: null } });
    expect(router.state.location.pathname).toBe('/login');
  });

  it('is ready to be typed into', async () => {
    await renderScreen(VerifyCodeScreen, { effects: fakeEffects(pendingMara) });
    expect(code()).toHaveFocus();
  });

  it.each([
    ['crew_member', '/crew/signup'],
    ['supplier', '/vendor/signup'],
    ['service_provider', '/service/signup'],
  ])('signs a %s out to use another address, and hands the names to %s', async (role, signUp) => {
    const { user, effects, session, router } = await renderScreen(VerifyCodeScreen, {
      effects: fakeEffects({ ...pendingMara, role }),
      from: '/crew/orders',
    });
    await user.click(button('Use another address'));
    expect(effects.signOut).toHaveBeenCalledOnce();
    expect(session.getSnapshot().matches('visitor')).toBe(true);
    expect(router.state.location).toMatchObject({
      pathname: signUp,
      state: { from: '/crew/orders', firstName: 'Mara', lastName: 'Lindqvist' },
    });
  });

  it('asks a visitor to sign in or sign up first', async () => {
    await renderScreen(VerifyCodeScreen);
    expect(screen.getByRole('heading', { name: 'Which account is this code for?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/get-started');
  });

  it('asks nothing of a user whose address is confirmed', async () => {
    await renderScreen(VerifyCodeScreen, { effects: fakeEffects(maraInSession) });
    expect(screen.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  });

  it('opens the mail on a demo server', async () => {
    const mail = {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
      to: pendingMara.email,
      subject: '482913 is your Quayside code',
      text: 'Your code is 482913. It works for 10 minutes.',
      createdAt: '2026-11-20T08:30:00.000Z',
    };
    const { user } = await renderScreen(VerifyCodeScreen, {
      effects: fakeEffects(pendingMara),
      config: { demo: true },
      answers: { 'GET /demo/outbox': () => ok({ items: [mail] }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Open the demo’s mail' }));
    expect(await screen.findByRole('heading', { name: '482913 is your Quayside code' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy code 482913' })).toBeVisible();
  });
});
