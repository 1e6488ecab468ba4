import { act, screen } from '@testing-library/react';
import { StrictMode, useState, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { Component as SignInScreen } from './screens/sign-in-screen.tsx';
import { Component as CrewSignUpScreen } from './screens/crew-sign-up-screen.tsx';
import { Component as VerifyCodeScreen } from './screens/verify-code-screen.tsx';
import { ExpiredDialog } from './expired-dialog.tsx';
import { fakeEffects, refusal, renderScreen } from './testing/harness.tsx';
import { maraInSession, pendingMara } from './testing/people.ts';

const wrong = 'The email address and password don’t match an account.';
const button = (name: string) => screen.getByRole('button', { name });

/** Two pages that replace each other in one commit, as in the router, with the dialog above them as in the app. */
function pages(First: ComponentType, Second: ComponentType) {
  return function Pages() {
    const [first, setFirst] = useState(true);
    return (
      <StrictMode>
        {first ? <First /> : <Second />}
        <button type="button" onClick={() => setFirst(!first)}>
          Turn the page
        </button>
        <ExpiredDialog />
      </StrictMode>
    );
  };
}

async function refuseSignIn(error: Error) {
  const effects = fakeEffects();
  effects.signIn.mockRejectedValue(error);
  const rendered = await renderScreen(pages(SignInScreen, CrewSignUpScreen), { effects });
  await rendered.user.type(screen.getByRole('textbox', { name: 'Email' }), 'mara@example.com');
  await rendered.user.type(screen.getByLabelText('Password'), 'six knots{Enter}');
  return rendered;
}

describe('a refusal', () => {
  it('is said on the page whose form it answered, and on no other', async () => {
    const { user, session } = await refuseSignIn(refusal('CREDENTIALS_WRONG', wrong));
    expect(await screen.findByText(wrong)).toBeVisible();
    await user.click(button('Turn the page'));
    expect(button('Create account')).toBeEnabled();
    expect(screen.queryByText(wrong)).toBeNull();
    expect(session.getSnapshot().context.failure).toBeNull();
    await user.click(button('Turn the page'));
    expect(screen.queryByText(wrong)).toBeNull();
  });

  it('takes its countdown with it', async () => {
    const { user } = await refuseSignIn(
      refusal('TOO_MANY_REQUESTS', 'Too many tries.', { retryAfterSeconds: 30 }),
    );
    expect(await screen.findByRole('button', { name: /^Try again in/ })).toBeDisabled();
    await user.click(button('Turn the page'));
    expect(button('Create account')).toBeEnabled();
  });

  it('marks no field of the next form', async () => {
    const { user } = await refuseSignIn(
      refusal('VALIDATION', 'Please check.', {
        fields: [{ field: '/email', rule: 'format', message: 'is odd' }],
      }),
    );
    await screen.findAllByText(/is odd/);
    await user.click(button('Turn the page'));
    expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAccessibleDescription(/is odd/);
  });

  it('of the dialog over an expired session stays when the page below it is left, and is not said there', async () => {
    const effects = fakeEffects(pendingMara);
    effects.signIn.mockRejectedValue(refusal('CREDENTIALS_WRONG', wrong));
    const { user, session } = await renderScreen(pages(VerifyCodeScreen, SignInScreen), { effects });
    await act(async () => session.send({ type: 'SESSION.EXPIRED' }));
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await user.type(screen.getByLabelText('Password'), 'six knots{Enter}');
    expect(await screen.findAllByText(wrong)).toHaveLength(1);
    await act(async () => screen.getByText('Turn the page').click());
    expect(await screen.findAllByText(wrong)).toHaveLength(1);
    expect(session.getSnapshot().context.failure?.message).toBe(wrong);
  });
});

describe('what was done well', () => {
  it('is still known on the page that it leads to: a code was sent just now', async () => {
    const effects = fakeEffects();
    effects.signIn.mockResolvedValue({
      user: { ...maraInSession, status: 'pending' },
      message: 'We have sent a code.',
    });
    const { user, session } = await renderScreen(pages(SignInScreen, VerifyCodeScreen), { effects });
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mara@example.com');
    await user.type(screen.getByLabelText('Password'), 'seven knots{Enter}');
    expect(session.getSnapshot().value).toEqual({ awaitingCode: 'entering' });
    await user.click(button('Turn the page'));
    expect(screen.getByRole('button', { name: /^Send a new code in / })).toBeDisabled();
  });
});
