import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExpiredDialog } from './expired-dialog.tsx';
import { fakeEffects, refusal, renderScreen } from './testing/harness.tsx';
import { maraInSession } from './testing/people.ts';

function Screen() {
  return (
    <>
      <label>
        Note <textarea />
      </label>
      <ExpiredDialog />
    </>
  );
}

const password = () => screen.getByLabelText('Password');
const button = (name: string) => screen.getByRole('button', { name });

async function expire(effects = fakeEffects(maraInSession)) {
  const rendered = await renderScreen(Screen, { effects });
  await rendered.user.type(screen.getByRole('textbox', { name: 'Note' }), 'Spare pawls');
  await act(async () => rendered.session.send({ type: 'SESSION.EXPIRED' }));
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  return rendered;
}

describe('the dialog over an expired session', () => {
  it('is not there while the session holds', async () => {
    await renderScreen(Screen, { effects: fakeEffects(maraInSession) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the password alone, and leaves the screen as it was', async () => {
    const { user, effects, session } = await expire();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await user.type(password(), 'seven knots to windward{Enter}');
    expect(effects.signIn).toHaveBeenCalledExactlyOnceWith({
      email: maraInSession.email,
      password: 'seven knots to windward',
    });
    expect(session.getSnapshot().value).toBe('signedIn');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Spare pawls');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  });

  it('asks for the second factor too, and goes back to the password', async () => {
    const effects = fakeEffects(maraInSession);
    const signIn = { email: maraInSession.email, password: 'seven knots to windward' };
    effects.signIn.mockResolvedValue({
      asked: { signIn, kinds: ['authenticator', 'recovery_code'], passkeyRequest: null },
    });
    const { user, session } = await expire(effects);
    await user.type(password(), 'seven knots to windward{Enter}');
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.click(button('Back'));
    expect(password()).toHaveValue('');
    await user.type(password(), 'seven knots to windward{Enter}');
    await user.type(await screen.findByLabelText('Six-digit code'), '735102');
    expect(effects.proveSecondFactor).toHaveBeenCalledExactlyOnceWith({
      signIn,
      proof: { authenticatorCode: '735102' },
    });
    expect(session.getSnapshot().value).toBe('signedIn');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Spare pawls');
  });

  it('stays and says why when the password is wrong', async () => {
    const effects = fakeEffects(maraInSession);
    effects.signIn.mockRejectedValue(
      refusal('CREDENTIALS_WRONG', 'The email address and password don’t match an account.'),
    );
    const { user } = await expire(effects);
    await user.type(password(), 'six knots{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email address and password don’t match an account.',
    );
    expect(password()).toHaveValue('six knots');
  });

  it('asks for a password before it sends', async () => {
    const { user, effects } = await expire();
    await user.click(button('Sign in'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your email address and password.');
    expect(effects.signIn).not.toHaveBeenCalled();
  });

  it('can be set aside to look at the screen, and taken up again', async () => {
    const { user } = await expire();
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Spare pawls');
    await user.click(button('Sign in again'));
    expect(screen.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  });

  it('signs out instead', async () => {
    const { user, effects, session } = await expire();
    await user.click(button('Sign out instead'));
    expect(effects.signOut).toHaveBeenCalledOnce();
    expect(session.getSnapshot().matches('visitor')).toBe(true);
  });
});
