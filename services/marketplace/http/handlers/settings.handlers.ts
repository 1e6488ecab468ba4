import { refusal } from '../../../http-adapter/index.ts';
import type { Accounts } from '../../modules/account/index.ts';
import { done, refused, sessionOf, userAnswer, userOf, type AllHandlers } from './answers.ts';

type SettingsHandlers = Pick<
  AllHandlers,
  | 'getSettings'
  | 'updateSettings'
  | 'uploadProfilePicture'
  | 'deleteProfilePicture'
  | 'exportAccount'
  | 'closeAccount'
  | 'updateCrewProfile'
>;

const pictureField = 'profilePicture';

const wrongPart = (field: string, message: string, rule: string) =>
  refusal('VALIDATION', { message, fields: [{ field, message, rule }] });

/** Tag "Settings" of the contract. */
export const settingsHandlers = (accounts: Accounts): SettingsHandlers => ({
  async getSettings({ session }) {
    return userAnswer('Settings retrieved.', await accounts.getSettings(session));
  },

  async updateSettings({ session, body }) {
    const updated = await accounts.updateSettings(session, body);
    return updated.ok ? userAnswer('Your settings are saved.', updated.value) : refused(updated.error);
  },

  async uploadProfilePicture({ session, upload }) {
    for await (const part of upload()) {
      if (part.fieldname !== pictureField)
        return wrongPart(part.fieldname, 'This isn’t a field we know.', 'additionalProperties');
      if (part.type !== 'file') return wrongPart(pictureField, 'This must be a file.', 'type');
      const set = await accounts.setPicture(session, part.file);
      return set.ok ? userAnswer('Your picture is saved.', set.value) : refused(set.error);
    }
    return wrongPart(pictureField, 'Please choose a picture.', 'required');
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
