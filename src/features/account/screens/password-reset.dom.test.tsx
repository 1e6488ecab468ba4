import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ok, refused, renderScreen } from '../testing/harness.tsx';
import { Component as ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { Component as ResetPasswordScreen } from './reset-password-screen.tsx';

const token = 'pQ3vYb7mJ0Hc2s9XkL5tRz8wNf1uAeGd4iKoTqVxBnM';
const newPassword = () => screen.getByLabelText('New password', { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => history.replaceState(null, '', '/'));

describe('the forgotten-password page', () => {
  const answered = 'If mara.lindqvist@example.com has an account, a link is on its way.';

  it('asks for a link and repeats what the server says', async () => {
    const { user, asked } = await renderScreen(ForgotPasswordScreen, {
      answers: { 'POST /auth/forgot-password': () => ok(undefined, answered) },
    });
    await user.type(screen.getByRole('textbox', { name: 'Email' }), ' mara.lindqvist@example.com');
    await user.click(button('Send the link'));
    expect(await screen.findByText(answered)).toBeVisible();
    expect(asked).toEqual([
      { call: 'POST /auth/forgot-password', body: { email: 'mara.lindqvist@example.com' } },
    ]);
    expect(button('Send it again')).toBeEnabled();
  });

  it('keeps the address when nobody answers', async () => {
    const { user } = await renderScreen(ForgotPasswordScreen);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mara.lindqvist@example.com');
    await user.click(button('Send the link'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Quayside.');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mara.lindqvist@example.com');
  });
});

describe('the reset page', () => {
  it('sets the new password with the token, which leaves the address bar at once', async () => {
    history.replaceState({ idx: 3 }, '', `/reset-password?lang=en#token=${token}`);
    const message = 'Your new password is set. Please sign in with it.';
    const { user, asked } = await renderScreen(ResetPasswordScreen, {
      answers: { 'POST /auth/reset-password': () => ok(undefined, message) },
    });
    expect(location.href).toBe('http://localhost:3000/reset-password?lang=en');
    expect(history.state).toEqual({ idx: 3 });
    await user.type(newPassword(), 'eight bells and all is well');
    await user.click(button('Set the new password'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(asked).toEqual([
      { call: 'POST /auth/reset-password', body: { token, password: 'eight bells and all is well' } },
    ]);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['RESET_LINK_USED', 'This link has already been used. Ask for a new one.'],
    ['RESET_LINK_EXPIRED', 'This link has expired. Ask for a new one.'],
    ['RESET_LINK_WRONG', 'This link is not one of ours. Please ask for a new one.'],
  ])('offers a new link after %s', async (code, message) => {
    history.replaceState(null, '', `/reset-password#token=${token}`);
    const { user } = await renderScreen(ResetPasswordScreen, {
      answers: { 'POST /auth/reset-password': () => refused(410, code, message) },
    });
    await user.type(newPassword(), 'eight bells and all is well');
    await user.click(button('Set the new password'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it.each(['', '#token=', '#token=cut-short'])('says that the link is cut short for %j', async (fragment) => {
    history.replaceState(null, '', `/reset-password${fragment}`);
    const { asked } = await renderScreen(ResetPasswordScreen);
    expect(screen.getByText(/The link looks incomplete/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('keeps the link and the form after a too common password', async () => {
    history.replaceState(null, '', `/reset-password#token=${token}`);
    const message = 'This password is too easy to guess. Choose another one.';
    const { user } = await renderScreen(ResetPasswordScreen, {
      answers: { 'POST /auth/reset-password': () => refused(422, 'PASSWORD_TOO_COMMON', message) },
    });
    await user.type(newPassword(), 'passwordpassword');
    await user.click(button('Set the new password'));
    await screen.findByRole('alert');
    expect(newPassword()).toHaveAccessibleDescription(message);
  });
});
