import { deviceOf, type Accounts, type SignedIn } from '../../modules/account/index.ts';
import {
  done,
  refused,
  sessionOf,
  triesLeftInWords,
  userAnswer,
  userOf,
  type AllHandlers,
} from './answers.ts';

type AccountHandlers = Pick<
  AllHandlers,
  | 'signUp'
  | 'signIn'
  | 'signOut'
  | 'verifyCode'
  | 'resendCode'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'listSessions'
  | 'revokeSession'
  | 'revokeOtherSessions'
>;

const signedIn = (message: string, { account, token }: SignedIn) =>
  ({ status: true, message, data: { user: userOf(account), token } }) as const;

const signedOutElsewhere = (count: number): string => {
  if (count === 0) return 'You are signed in nowhere else.';
  return `Signed out on ${count} other ${count === 1 ? 'device' : 'devices'}.`;
};

/** Tag "Accounts" of the contract. */
export const accountHandlers = (accounts: Accounts): AccountHandlers => ({
  async signUp({ body, req }) {
    const opened = await accounts.signUp(body, deviceOf(req.headers['user-agent']));
    if (!opened.ok) return refused(opened.error);
    return { status: 201, body: signedIn(`We have sent a six-digit code to ${body.email}.`, opened.value) };
  },

  async signIn({ body, req }) {
    const opened = await accounts.signIn(body, deviceOf(req.headers['user-agent']));
    if (!opened.ok) return refused(opened.error);
    const { account } = opened.value;
    const message =
      account.status === 'active'
        ? `Welcome back, ${account.firstName}.`
        : `Please enter the code we have sent to ${account.email}.`;
    return { status: 200, body: signedIn(message, opened.value) };
  },

  async signOut({ session }) {
    await accounts.signOut(session);
    return done('Signed out.');
  },

  async verifyCode({ session, body }) {
    const proved = await accounts.verifyCode(session, body.code);
    if (proved.ok) return userAnswer(`Welcome aboard, ${proved.value.firstName}.`, proved.value);
    const { error } = proved;
    return refused(error, error.code === 'CODE_WRONG' ? triesLeftInWords(error.triesLeft) : undefined);
  },

  async resendCode({ session }) {
    const sent = await accounts.resendCode(session);
    if (!sent.ok)
      return refused(
        sent.error,
        sent.error.code === 'CODE_USED' ? 'Your address is confirmed already.' : undefined,
      );
    const { email, resendAfterSeconds } = sent.value;
    const message = `We have sent a new code to ${email}.`;
    return { status: 200, body: { status: true, message, data: { resendAfterSeconds } } };
  },

  async requestPasswordReset({ body }) {
    await accounts.requestPasswordReset(body.email);
    const message = `If ${body.email} has an account, a link is on its way.`;
    return { status: 202, body: { status: true, message } };
  },

  async resetPassword({ body }) {
    const set = await accounts.resetPassword(body);
    return set.ok ? done('Your new password is set. Please sign in with it.') : refused(set.error);
  },

  async changePassword({ session, body }) {
    const changed = await accounts.changePassword(session, body);
    return changed.ok
      ? done('Your password is changed. Other devices are signed out.')
      : refused(changed.error);
  },

  async listSessions({ session }) {
    const items = (await accounts.listSessions(session)).map(sessionOf);
    return { status: 200, body: { status: true, data: { items } } };
  },

  async revokeSession({ session, params }) {
    const revoked = await accounts.revokeSession(session, params.sessionId);
    return revoked.ok ? done('Signed out there.') : refused(revoked.error);
  },

  async revokeOtherSessions({ session }) {
    return done(signedOutElsewhere(await accounts.revokeOtherSessions(session)));
  },
});
