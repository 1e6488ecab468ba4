import type { Accounts } from '../../modules/account/index.ts';
import { done, refused, sessionOf, userAnswer, userOf, type AllHandlers } from './answers.ts';
import { readOneFile } from './file-form.ts';

type SettingsHandlers = Pick<
  AllHandlers,
  | 'getSettings'
  | 'updateSettings'
  | 'requestEmailChange'
  | 'confirmEmailChange'
  | 'uploadProfilePicture'
  | 'deleteProfilePicture'
  | 'exportAccount'
  | 'closeAccount'
  | 'updateCrewProfile'
>;

/** Operations of tag "Settings". */
export const settingsHandlers = (accounts: Accounts): SettingsHandlers => ({
  async getSettings({ session }) {
    return userAnswer('Settings retrieved.', await accounts.getSettings(session));
  },

  async updateSettings({ session, body }) {
    const updated = await accounts.updateSettings(session, body);
    return updated.ok ? userAnswer('Your settings are saved.', updated.value) : refused(updated.error);
  },

  async requestEmailChange({ session, body }) {
    const asked = await accounts.requestEmailChange(session, body);
    return asked.ok
      ? done(`We sent a link to ${body.email}. Open it within an hour to sign in with that address.`)
      : refused(asked.error);
  },

  async confirmEmailChange({ session, body }) {
    const changed = await accounts.confirmEmailChange(session, body.token);
    if (changed.ok) return userAnswer(`You now sign in with ${changed.value.email}.`, changed.value);
    return refused(
      changed.error,
      changed.error.code === 'EMAIL_TAKEN'
        ? 'This address has an account by now. Choose another one.'
        : undefined,
    );
  },

  async uploadProfilePicture({ session, upload }) {
    const sent = await readOneFile(upload(), 'profilePicture', (stream) =>
      accounts.setPicture(session, stream),
    );
    if (!sent.ok) return sent.error;
    const set = sent.value;
    return set.ok ? userAnswer('Your picture is saved.', set.value) : refused(set.error);
  },

  async deleteProfilePicture({ session }) {
    return userAnswer('Your picture is removed.', await accounts.removePicture(session));
  },

  async exportAccount({ session }) {
    const { exportedAt, account, sessions } = await accounts.exportAccount(session);
    const data = {
      exportedAt: exportedAt.toISOString(),
      user: userOf(account),
      sessions: sessions.map(sessionOf),
    };
    return { status: 200, body: { status: true, data } };
  },

  async closeAccount({ session, body }) {
    const closed = await accounts.closeAccount(session, body.password);
    return closed.ok ? done('Your account is closed. Fair winds.') : refused(closed.error);
  },

  async updateCrewProfile({ session, body }) {
    const updated = await accounts.updateCrewProfile(session, body);
    return updated.ok ? userAnswer('Your profile is saved.', updated.value) : refused(updated.error);
  },
});
