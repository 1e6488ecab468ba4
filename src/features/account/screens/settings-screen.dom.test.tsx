import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preferencesStore } from '../../preferences/index.ts';
import {
  fakeEffects,
  ok,
  refusal,
  refused,
  renderScreen,
  toastMessages,
  type Answers,
} from '../testing/harness.tsx';
import { mara, maraInSession } from '../testing/people.ts';
import { Component as SettingsScreen } from './settings-screen.tsx';

const session = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  device: 'Firefox on Windows',
  current: true,
  createdAt: '2026-11-20T08:30:00.000Z',
  lastSeenAt: '2026-11-20T09:12:00.000Z',
  expiresAt: '2026-12-20T09:12:00.000Z',
};
const phone = { ...session, id: 'a1', device: 'Safari on iPhone', current: false };
const tablet = { ...session, id: 'a2', device: 'Chrome on Android', current: false };

const settingsAnswers: Answers = {
  'GET /settings': () => ok({ user: mara }, 'Settings retrieved.'),
  'GET /auth/sessions': () => ok({ items: [session, phone, tablet] }),
  'GET /settings/second-factor': () =>
    ok({ secondFactor: { state: 'off', authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] } }),
};

const open = (answers: Answers = {}, more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(SettingsScreen, {
    effects: fakeEffects(maraInSession),
    answers: { ...settingsAnswers, ...answers },
    ...more,
  });

const button = (name: string) => screen.getByRole('button', { name });
const firstName = () => screen.findByRole('textbox', { name: 'First name' });
const save = () =>
  within(screen.getByRole('form', { name: 'Account' })).getByRole('button', { name: 'Save' });

describe('what Quayside did in an account', () => {
  const activity = ok({
    items: [
      { id: 'b1', act: 'import_list', by: 'Ines Marchetti', at: '2026-11-20T09:15:00.000Z' },
      { id: 'b2', act: 'read_payment_account', by: 'Ines Marchetti', at: '2026-11-19T10:00:00.000Z' },
    ],
  });

  it('is shown to a vendor', async () => {
    await open(
      {
        'GET /settings': () => ok({ user: { ...mara, role: 'supplier' } }),
        'GET /vendor/activity': () => activity,
      },
      { path: '/?tab=security' },
    );
    const list = within(await screen.findByRole('list', { name: 'What Quayside did' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Imported a list for youInes Marchetti of Quayside/),
      expect.stringMatching(/^Looked at your payment account/),
    ]);
  });

  it('is not asked for by anybody else', async () => {
    const { asked } = await open({}, { path: '/?tab=security' });
    await screen.findByRole('list', { name: 'Devices' });
    expect(asked.map(({ call }) => call)).not.toContain('GET /vendor/activity');
  });
});

describe('the email address', () => {
  const email = 'mara@halcyon.example.com';

  it('is asked for with the password, and stays until the mailed link is opened', async () => {
    const message = `We sent a link to ${email}.`;
    let isWrong = true;
    const { user, asked } = await open({
      'POST /settings/email': () =>
        isWrong
          ? refused(422, 'PASSWORD_WRONG', 'That isn’t your current password.')
          : ok(undefined, message),
    });
    await user.click(await screen.findByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your email' }));
    await user.type(dialog.getByRole('textbox', { name: 'New email' }), ` ${email}`);
    await user.type(dialog.getByLabelText('Password'), 'seven knots');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
        /That isn’t your current password/,
      ),
    );
    isWrong = false;
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(toastMessages()).toContain(message));
    expect(asked.at(-1)?.body).toEqual({ email, password: 'seven knots' });
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(mara.email);
  });

  it('is the new one once the mailed link has opened the settings', async () => {
    const token = 'a-secret-of-a-mailed-link';
    history.replaceState(null, '', `#email=${token}`);
    const { asked } = await open({
      'POST /settings/email/confirm': () =>
        ok({ user: { ...mara, email } }, `You now sign in with ${email}.`),
    });
    await waitFor(() => expect(toastMessages()).toContain(`You now sign in with ${email}.`));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email));
    expect(
      asked.filter(({ call }) => call === 'POST /settings/email/confirm').map(({ body }) => body),
    ).toEqual([{ token }]);
    expect(location.hash).toBe('');
  });

  it('stays if the link is too old, and that is said', async () => {
    history.replaceState(null, '', '#email=a-secret-of-a-mailed-link');
    await open({
      'POST /settings/email/confirm': () => refused(410, 'LINK_EXPIRED', 'This link has expired.'),
    });
    expect(await screen.findByText('Your address wasn’t changed.')).toBeVisible();
    expect(screen.getByText('This link has expired.')).toBeVisible();
  });
});

describe('the settings', () => {
  it('shows what is known, and asks for it once', async () => {
    const { asked } = await open();
    expect(screen.getByText('Loading settings')).toBeInTheDocument();
    expect(await firstName()).toHaveValue('Mara');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Madrid');
    expect(asked.filter(({ call }) => call === 'GET /settings')).toHaveLength(1);
  });

  it("says 'Authentication required' without a token, and asks nobody", async () => {
    const { asked } = await open({}, { token: null });
    expect(await screen.findByRole('alert')).toHaveTextContent('Authentication required');
    expect(asked).toEqual([]);
  });

  it('says that they could not be had, and tries again when asked', async () => {
    let away = true;
    const { user } = await open({
      'GET /settings': () => (away ? undefined : ok({ user: mara })),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error retrieving settings');
    away = false;
    await user.click(button('Try again'));
    expect(await firstName()).toHaveValue('Mara');
  });

  it('says so, and shows none of it, where HTML is answered in place of settings', async () => {
    await open({ 'GET /settings': () => ({ status: 200, body: '<h1>Bad gateway</h1>' }) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error retrieving settings');
    expect(alert).not.toHaveTextContent('gateway');
  });

  it('are asked for again once an expired session is renewed', async () => {
    let valid = false;
    const { session: actor } = await open({
      'GET /settings': () =>
        valid ? ok({ user: mara }) : refused(401, 'SESSION_EXPIRED', 'Please sign in again.'),
    });
    await screen.findByRole('alert');
    act(() => actor.send({ type: 'SESSION.EXPIRED' }));
    valid = true;
    act(() =>
      actor.send({ type: 'SIGN_IN.SUBMITTED', email: mara.email, password: 'seven knots to windward' }),
    );
    expect(await firstName()).toHaveValue('Mara');
  });

  it('saves a change, shows a toast and updates the session', async () => {
    const {
      user,
      asked,
      session: actor,
    } = await open({
      'PUT /settings': (body) =>
        ok({ user: { ...mara, ...Object(body), name: 'Marta Lindqvist' } }, 'Your settings are saved.'),
    });
    await user.clear(await firstName());
    await user.type(await firstName(), 'Marta ');
    await user.clear(screen.getByRole('textbox', { name: /^Phone/ }));
    await user.click(save());
    await waitFor(() => expect(toastMessages()).toEqual(['Your settings are saved.']));
    expect(asked.at(-1)).toEqual({
      call: 'PUT /settings',
      body: { firstName: 'Marta', lastName: 'Lindqvist', phone: null, timeZone: 'Europe/Madrid' },
    });
    expect(actor.getSnapshot().context.user).toEqual({
      ...maraInSession,
      firstName: 'Marta',
      name: 'Marta Lindqvist',
      timeZone: 'Europe/Madrid',
    });
  });

  it('keeps what was typed when it could not be saved', async () => {
    const { user } = await open();
    await user.type(await firstName(), ' Luisa');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error updating settings. You seem to be offline. What you typed is kept. Try again.',
    );
    expect(await firstName()).toHaveValue('Mara Luisa');
    expect(toastMessages()).toEqual([]);
  });

  it('says after signing in again that saving can go on', async () => {
    const { user, session: actor } = await open({
      'PUT /settings': () => refused(401, 'SESSION_EXPIRED', 'Please sign in again.'),
    });
    await user.type(await firstName(), ' Luisa');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
    await act(async () => actor.send({ type: 'SESSION.EXPIRED' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
    await act(async () =>
      actor.send({ type: 'SIGN_IN.SUBMITTED', email: mara.email, password: 'seven knots to windward' }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You’re signed in again. What you typed is kept. Press the button again.',
    );
    expect(await firstName()).toHaveValue('Mara Luisa');
  });

  it('puts what the server found next to the field', async () => {
    const { user } = await open({
      'PUT /settings': () =>
        refused(400, 'VALIDATION', 'Please check the marked fields.', {
          fields: [{ field: 'timeZone', message: 'is not a time zone we know', rule: 'timeZone' }],
        }),
    });
    await firstName();
    await user.click(save());
    await screen.findByRole('alert');
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveAccessibleDescription(
      'Time zone is not a time zone we know.',
    );
  });

  it('asks before it is left with something unsaved, also from another tab', async () => {
    const { user, router } = await open();
    await user.type(await firstName(), '!');
    await user.click(screen.getByRole('tab', { name: /Security/ }));
    expect(router.state.location.search).toBe('?tab=security');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    await user.click(screen.getByRole('tab', { name: /Account/ }));
    expect(await firstName()).toHaveValue('Mara!');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('has nothing unsaved after saving', async () => {
    const { user, router } = await open({
      'PUT /settings': (body) => ok({ user: { ...mara, ...Object(body) } }, 'Your settings are saved.'),
    });
    await user.type(await firstName(), '!');
    await user.click(save());
    await waitFor(() => expect(toastMessages()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });
});

describe('the picture', () => {
  const input = () => screen.getByLabelText('Your picture', { selector: 'input' });
  const withPicture = { ...mara, profilePictureUrl: '/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b' };

  it('is sent as chosen, and shown everywhere', async () => {
    const uploadPicture = vi.fn(async (_: File) => ({
      user: withPicture,
      message: 'Your picture is saved.',
    }));
    const { user, session: actor } = await open({}, { uploadPicture });
    await firstName();
    const picture = new File(['picture'], 'me.png', { type: 'image/png' });
    await user.upload(input(), picture);
    await waitFor(() => expect(toastMessages()).toEqual(['Your picture is saved.']));
    expect(uploadPicture.mock.calls[0]?.[0]).toBe(picture);
    expect(actor.getSnapshot().context.user?.profilePictureUrl).toBe(withPicture.profilePictureUrl);
    expect(button('Replace picture')).toBeVisible();
  });

  it('is not sent when it is surely too large', async () => {
    const { user, asked } = await open();
    await firstName();
    const file = new File(['x'], 'huge.png', { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    await user.upload(input(), file);
    expect(screen.getByText('This picture is larger than 10 MB. Choose a smaller file.')).toBeVisible();
    expect(asked.map(({ call }) => call)).not.toContain('POST /settings/profile-picture');
  });

  it('says why the server refused it', async () => {
    const message = 'We can’t read this picture. Use JPEG, PNG, WebP, AVIF or GIF.';
    const uploadPicture = () => Promise.reject(refusal('PICTURE_NOT_AN_IMAGE', message));
    const { user } = await open({}, { uploadPicture });
    await firstName();
    await user.upload(input(), new File(['<script>'], 'me.png', { type: 'image/png' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('is removed after a question', async () => {
    const { user } = await open({
      'GET /settings': () => ok({ user: withPicture }),
      'DELETE /settings/profile-picture': () => ok({ user: mara }, 'Your picture is removed.'),
    });
    await firstName();
    await user.click(button('Remove'));
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Your picture is removed.']));
    expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeVisible();
  });
});

describe('security', () => {
  const atSecurity = { path: '/here?tab=security' };
  const current = () => screen.findByLabelText('Current password');
  const next = () => screen.getByLabelText('New password', { selector: 'input' });

  it('changes the password, and empties the form', async () => {
    const message = 'Your password is changed. Other devices are signed out.';
    const { user, asked } = await open(
      { 'POST /auth/change-password': () => ok(undefined, message) },
      atSecurity,
    );
    await user.type(await current(), 'seven knots to windward');
    await user.type(next(), 'eight bells and all is well');
    await user.click(button('Change password'));
    await waitFor(() => expect(toastMessages()).toEqual([message]));
    expect(asked.find(({ call }) => call === 'POST /auth/change-password')?.body).toEqual({
      currentPassword: 'seven knots to windward',
      newPassword: 'eight bells and all is well',
    });
    expect(await current()).toHaveValue('');
  });

  it('says next to the current password that it is wrong, and keeps both', async () => {
    const message = 'That isn’t your current password.';
    const { user } = await open(
      { 'POST /auth/change-password': () => refused(422, 'PASSWORD_WRONG', message) },
      atSecurity,
    );
    await user.type(await current(), 'six knots');
    await user.type(next(), 'eight bells and all is well');
    await user.click(button('Change password'));
    await screen.findByRole('alert');
    expect(await current()).toHaveAccessibleDescription(message);
    expect(next()).toHaveValue('eight bells and all is well');
  });

  it('signs out one device after a question that names it', async () => {
    let items = [session, phone, tablet];
    const { user, asked } = await open(
      {
        'GET /auth/sessions': () => ok({ items }),
        'DELETE /auth/sessions/a1': () => {
          items = [session, tablet];
          return ok(undefined, 'That device is signed out.');
        },
      },
      atSecurity,
    );
    expect(await screen.findByText('This device')).toBeVisible();
    await user.click(button('Sign out Safari on iPhone'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out Safari on iPhone?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.getByText('Chrome on Android')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus());
    expect(toastMessages()).toEqual(['That device is signed out.']);
    expect(asked.map(({ call }) => call)).toContain('DELETE /auth/sessions/a1');
  });

  it('signs out everywhere else, and then has nothing more to offer', async () => {
    let items = [session, phone];
    const { user } = await open(
      {
        'GET /auth/sessions': () => ok({ items }),
        'DELETE /auth/sessions': () => {
          items = [session];
          return ok(undefined, 'Signed out on 1 other device.');
        },
      },
      atSecurity,
    );
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull(),
    );
    expect(toastMessages()).toEqual(['Signed out on 1 other device.']);
  });

  it('says so when a device could not be signed out', async () => {
    const { user } = await open({}, atSecurity);
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(toastMessages()).toEqual(['That device is still signed in.']));
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });
});

describe('notifications, appearance and privacy', () => {
  it('saves how each kind of notification is mailed, of those that the role has', async () => {
    const choices = (
      ['order', 'booking', 'return', 'payment', 'company', 'decision', 'message'] as const
    ).map((kind) => ({ kind, delivery: 'at_once' }));
    const { user, asked } = await open(
      {
        'GET /notifications/mail-choices': () => ok({ choices }),
        'PUT /notifications/mail-choices': () => ok({ choices }),
      },
      { path: '/here?tab=notifications' },
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Bookings' }), 'Never');
    const form = screen.getByRole('form', { name: 'Notifications by email' });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Your choices are saved.']));
    expect(asked.find(({ call }) => call.startsWith('PUT'))).toEqual({
      call: 'PUT /notifications/mail-choices',
      body: {
        choices: [
          { kind: 'order', delivery: 'at_once' },
          { kind: 'booking', delivery: 'never' },
          { kind: 'return', delivery: 'at_once' },
          { kind: 'message', delivery: 'at_once' },
        ],
      },
    });
  });

  it('saves what is to be sent by email', async () => {
    const { user, asked } = await open(
      { 'PUT /settings': (body) => ok({ user: { ...mara, ...Object(body) } }, 'Your settings are saved.') },
      { path: '/here?tab=notifications' },
    );
    await user.click(await screen.findByRole('checkbox', { name: 'News from Quayside' }));
    const form = screen.getByRole('form', { name: 'Emails' });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toastMessages()).toHaveLength(1));
    expect(asked.at(-1)).toEqual({
      call: 'PUT /settings',
      body: { notifications: { ...mara.notifications, newsByEmail: true } },
    });
  });

  it('switches arriving notifications off and on in this browser at once', async () => {
    const { user } = await open({}, { path: '/here?tab=notifications' });
    const choice = await screen.findByRole('switch', { name: 'Show notifications as they arrive' });
    expect(choice).toBeChecked();
    await user.click(choice);
    expect(preferencesStore.getSnapshot().context.notificationsEnabled).toBe(false);
    await user.click(choice);
    expect(preferencesStore.getSnapshot().context.notificationsEnabled).toBe(true);
  });

  it('changes the theme at once', async () => {
    const { user } = await open({}, { path: '/here?tab=appearance' });
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(preferencesStore.getSnapshot().context.theme).toBe('dark');
    preferencesStore.trigger.themeChosen({ theme: 'system' });
  });

  it('hands over everything that is held as a file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const held = new FileReader();
    const heldText = () => (typeof held.result === 'string' ? held.result : '');
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) held.readAsText(file);
      return 'blob:held';
    };
    URL.revokeObjectURL = () => undefined;
    const data = { exportedAt: '2026-11-20T09:15:00.000Z', user: mara, sessions: [] };
    const { user } = await open({ 'GET /settings/export': () => ok(data) }, { path: '/here?tab=privacy' });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toMatchObject({ download: 'quayside-2026-11-20.json' });
    await waitFor(() => expect(JSON.parse(heldText())).toEqual(data));
    click.mockRestore();
  });

  it('closes the account with the password, after saying what that means', async () => {
    let right = false;
    const { user, asked, effects, session } = await open(
      {
        'POST /settings/close-account': () =>
          right
            ? ok(undefined, 'Your account is closed. Fair winds.')
            : refused(422, 'PASSWORD_WRONG', 'That isn’t your current password.'),
      },
      { path: '/here?tab=privacy' },
    );
    await user.click(await screen.findByRole('button', { name: 'Close my account' }));
    const dialog = await screen.findByRole('dialog', { name: `Close the account of ${mara.email}?` });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
    const names = within(dialog)
      .getAllByRole('button')
      .map((action) => action.textContent);
    expect(names.indexOf('Close account')).toBe(names.indexOf('Cancel') + 1);
    const password = within(dialog).getByLabelText('Enter your password to confirm');
    await user.type(password, 'seven knots');
    await user.click(within(dialog).getByRole('button', { name: 'Close account' }));
    await within(dialog).findByRole('alert');
    expect(password).toHaveAccessibleDescription('That isn’t your current password.');
    right = true;
    await user.type(password, ' to windward');
    await user.click(within(dialog).getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(session.getSnapshot().matches('visitor')).toBe(true));
    expect(effects.signOut).not.toHaveBeenCalled();
    expect(asked.at(-1)?.body).toEqual({ password: 'seven knots to windward' });
    expect(toastMessages()).toEqual(['Your account is closed. Fair winds.']);
  });
});
