import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  fakeEffects,
  ok,
  refused,
  renderScreen,
  toastMessages,
  type Answers,
} from '../../testing/harness.tsx';
import { maraInSession } from '../../testing/people.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import type { SecondFactor } from './second-factor-steps.ts';

const off: SecondFactor = { state: 'off', authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] };
const passkey = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  name: 'Bridge laptop',
  createdAt: '2026-11-20T09:20:00.000Z',
  lastUsedAt: null,
};
const on: SecondFactor = {
  state: 'on',
  authenticatorSince: '2026-11-20T09:15:00.000Z',
  recoveryCodesLeft: 10,
  passkeys: [passkey],
};
const codes = ['7KQM-2XTD-9FHW', '0A1B-2C3D-4E5F'];
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const password = 'seven knots to windward';

async function open(secondFactor: SecondFactor, answers: Answers = {}, effects = fakeEffects(maraInSession)) {
  const rendered = await renderScreen(SecondFactorPanel, {
    effects,
    answers: { 'GET /settings/second-factor': () => ok({ secondFactor }), ...answers },
  });
  await screen.findByRole('list', { name: 'Second factors' });
  const enterPassword = async (submit: string) => {
    const dialog = await screen.findByRole('dialog');
    await rendered.user.type(within(dialog).getByLabelText('Enter your password to confirm'), password);
    await rendered.user.click(within(dialog).getByRole('button', { name: submit }));
  };
  return { ...rendered, enterPassword };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('second factors in the settings', () => {
  it('sets up an app: password, secret, code, and the recovery codes once', async () => {
    const server = { now: off };
    const { user, asked, enterPassword } = await open(off, {
      'GET /settings/second-factor': () => ok({ secondFactor: server.now }),
      'POST /settings/second-factor/authenticator': () => ok({ secret, uri: 'otpauth://totp/Quayside' }),
      'PUT /settings/second-factor/authenticator': () => {
        server.now = on;
        return ok({ secondFactor: on, recoveryCodes: codes }, 'Your authenticator app is set up.');
      },
    });
    await user.click(press('Set up'));
    await enterPassword('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(screen.getByLabelText('Code shown in the app'), '482913');
    await user.click(press('Turn on'));
    const shown = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await user.click(press('Copy'));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await user.click(press('I’ve saved them'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('10 of 10 left.')).toBeVisible();
    expect(toastMessages()).toContain('Your authenticator app is set up.');
    expect(asked.filter(({ call }) => !call.startsWith('GET '))).toEqual([
      { call: 'POST /settings/second-factor/authenticator', body: { password } },
      { call: 'PUT /settings/second-factor/authenticator', body: { code: '482913' } },
    ]);
  });

  it('says that the password, or the code, is wrong, at its field', async () => {
    let tries = 0;
    const { user, enterPassword } = await open(off, {
      'POST /settings/second-factor/authenticator': () =>
        (tries += 1) === 1
          ? refused(422, 'PASSWORD_WRONG', 'That isn’t your current password.')
          : ok({ secret, uri: 'otpauth://totp/Quayside' }),
      'PUT /settings/second-factor/authenticator': () =>
        refused(422, 'CODE_WRONG', 'That isn’t the code your app shows now.'),
    });
    await user.click(press('Set up'));
    await enterPassword('Continue');
    const field = screen.getByLabelText('Enter your password to confirm');
    await waitFor(() => expect(field).toHaveAccessibleDescription('That isn’t your current password.'));
    await user.click(press('Continue'));
    await user.type(await screen.findByLabelText('Code shown in the app'), '000000');
    await user.click(press('Turn on'));
    await waitFor(() =>
      expect(screen.getByLabelText('Code shown in the app')).toHaveAccessibleDescription(
        'That isn’t the code your app shows now.',
      ),
    );
  });

  it('removes a passkey with the password, by its name', async () => {
    const left: SecondFactor = { ...on, passkeys: [] };
    const call = `POST /settings/second-factor/passkeys/${passkey.id}/remove`;
    const answered = { now: on };
    const { user, asked, enterPassword } = await open(on, {
      'GET /settings/second-factor': () => ok({ secondFactor: answered.now }),
      [call]: () => {
        answered.now = left;
        return ok({ secondFactor: left }, 'It is removed.');
      },
    });
    await user.click(press('Remove the passkey Bridge laptop'));
    expect(screen.getByRole('dialog', { name: 'Remove “Bridge laptop”?' })).toBeVisible();
    await enterPassword('Remove');
    await waitFor(() => expect(screen.queryByText('Bridge laptop')).toBeNull());
    expect(asked).toContainEqual({ call, body: { password } });
  });

  it('says why a last factor stays', async () => {
    const message = 'Admins need a second factor. Add another before you remove this one.';
    const { user, enterPassword } = await open(on, {
      'POST /settings/second-factor/authenticator/remove': () => refused(409, 'NOT_ALLOWED_NOW', message),
    });
    await user.click(press('Remove the authenticator app'));
    await enterPassword('Remove');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says that no passkey was made where the browser has none to make', async () => {
    const { user, enterPassword } = await open(off, {
      'POST /settings/second-factor/passkeys/options': () =>
        ok({ passkeyRequest: { challenge: 'an-invented-challenge' } }),
    });
    await user.click(press('Add a passkey'));
    await enterPassword('Continue');
    await user.type(await screen.findByLabelText('Name'), 'Bridge laptop');
    await user.click(press('Add passkey'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This browser can’t use that passkey. Try again, or choose another way.',
    );
  });

  it('tells an admin who needs one, and lets them on once it is there', async () => {
    const admin = { ...maraInSession, role: 'admin', needsSecondFactor: true as const };
    const { user, session, enterPassword } = await open(
      { ...off, state: 'due' },
      {
        'POST /settings/second-factor/authenticator': () => ok({ secret, uri: 'otpauth://totp/Quayside' }),
        'PUT /settings/second-factor/authenticator': () => ok({ secondFactor: on, recoveryCodes: codes }),
      },
      fakeEffects(admin),
    );
    expect(screen.getByText('Set up a second factor to continue.')).toBeVisible();
    await user.click(press('Set up'));
    await enterPassword('Continue');
    await user.type(await screen.findByLabelText('Code shown in the app'), '482913');
    await user.click(press('Turn on'));
    await screen.findByRole('list', { name: 'Recovery codes' });
    expect(session.getSnapshot().context.user).toEqual({ ...maraInSession, role: 'admin' });
  });

  it('can be read again when it could not be read', async () => {
    const answers = { isUp: false };
    const { user } = await renderScreen(SecondFactorPanel, {
      answers: {
        'GET /settings/second-factor': () => (answers.isUp ? ok({ secondFactor: off }) : undefined),
      },
    });
    await screen.findByText('We couldn’t reach Quayside. Check your connection and try again.');
    answers.isUp = true;
    await user.click(press('Try again'));
    expect(await screen.findByRole('list', { name: 'Second factors' })).toBeVisible();
  });
});
