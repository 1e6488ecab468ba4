import type { FastifyRequest } from 'fastify';
import { refusal } from '../../../http-adapter/index.ts';
import {
  deviceOf,
  type Accounts,
  type AddressProof,
  type Caller,
  type SignedIn,
} from '../../modules/account/index.ts';
import { done, refused, sessionOf, triesLeftText, userAnswer, userOf, type AllHandlers } from './answers.ts';

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

/**
 * The cookie that identifies a device that has signed in before; scripts cannot read it, and other sites' pages cannot
 * send it.
 */
const deviceCookie = 'device';
const deviceCookieSeconds = 400 * 24 * 60 * 60;

const cookieIn = (header: string | undefined): string | null =>
  new RegExp(`(?:^|; )${deviceCookie}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1] ?? null;

const callerOf = ({ headers, ip }: FastifyRequest): Caller => ({
  device: deviceOf(headers['user-agent']),
  network: ip,
  deviceToken: cookieIn(headers.cookie),
});

const deviceHeader = (token: string | null, { protocol }: FastifyRequest) => {
  if (token === null) return {};
  const secure = protocol === 'https' ? '; Secure' : '';
  const rules = `Max-Age=${deviceCookieSeconds}; Path=/api/auth; HttpOnly; SameSite=Strict${secure}`;
  return { headers: { 'set-cookie': `${deviceCookie}=${token}; ${rules}` } } as const;
};

const signedIn = (message: string, { account, token }: SignedIn) =>
  ({ status: true, message, data: { user: userOf(account), token } }) as const;

const signedOutElsewhere = (count: number): string => {
  if (count === 0) return 'You aren’t signed in anywhere else.';
  return `Signed out on ${count} other ${count === 1 ? 'device' : 'devices'}.`;
};

/** The contract requires one of the two, although its types allow neither. */
const addressProof = ({ code, link }: { code?: string; link?: string }): AddressProof | null => {
  if (code !== undefined) return { code };
  return link === undefined ? null : { link };
};

/** Operations of tag "Accounts". */
export const accountHandlers = (accounts: Accounts): AccountHandlers => ({
  async signUp({ body, req }) {
    const opened = await accounts.signUp(body, callerOf(req));
    if (!opened.ok) return refused(opened.error);
    const { account, deviceToken } = opened.value;
    const message =
      account.status === 'active'
        ? `Welcome to Quayside, ${account.firstName}.`
        : `We have sent a six-digit code to ${body.email}.`;
    return {
      status: 201,
      body: signedIn(message, opened.value),
      ...deviceHeader(deviceToken, req),
    };
  },

  async signIn({ body, req }) {
    const opened = await accounts.signIn(body, callerOf(req));
    if (!opened.ok) return refused(opened.error);
    const { account } = opened.value;
    const message =
      account.status === 'active'
        ? `Welcome back, ${account.firstName}.`
        : `Please enter the code we have sent to ${account.email}.`;
    return {
      status: 200,
      body: signedIn(message, opened.value),
      ...deviceHeader(opened.value.deviceToken, req),
    };
  },

  async signOut({ session }) {
    await accounts.signOut(session);
    return done('Signed out.');
  },

  async verifyCode({ session, body, req }) {
    const proof = addressProof(body);
    if (proof === null) return refusal('VALIDATION');
    const proved = await accounts.verifyCode(session, proof, callerOf(req));
    if (proved.ok) {
      const { account, deviceToken } = proved.value;
      return {
        ...userAnswer(`Welcome aboard, ${account.firstName}.`, account),
        ...deviceHeader(deviceToken, req),
      };
    }
    const { error } = proved;
    return refused(error, error.code === 'CODE_WRONG' ? triesLeftText(error.triesLeft) : undefined);
  },

  async resendCode({ session, req }) {
    const sent = await accounts.resendCode(session, callerOf(req));
    if (!sent.ok)
      return refused(
        sent.error,
        sent.error.code === 'CODE_USED' ? 'Your address is already confirmed.' : undefined,
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

  async resetPassword({ body, req }) {
    const set = await accounts.resetPassword(body, callerOf(req).deviceToken);
    if (!set.ok) return refused(set.error);
    const answer = done('Your new password is set. Please sign in with it.');
    return { ...answer, ...deviceHeader(set.value.deviceToken, req) };
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
    return revoked.ok ? done('That device is signed out.') : refused(revoked.error);
  },

  async revokeOtherSessions({ session }) {
    return done(signedOutElsewhere(await accounts.revokeOtherSessions(session)));
  },
});
