import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Accounts, FactorsAnswer } from '../../modules/account/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type SecondFactorHandlers = Pick<
  AllHandlers,
  | 'getSecondFactor'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'removeAuthenticator'
  | 'renewRecoveryCodes'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
>;
type Answer = components['schemas']['SecondFactorAnswer'];

const lastFactor = 'Admins need a second factor. Add another before you remove this one.';

const answerOf = ({ factors, recoveryCodes }: FactorsAnswer): Answer['data'] => ({
  secondFactor: {
    state: factors.state,
    authenticatorSince: factors.authenticatorSince?.toISOString() ?? null,
    recoveryCodesLeft: factors.recoveryCodesLeft,
    passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  },
  ...(recoveryCodes && { recoveryCodes: [...recoveryCodes] }),
});

const done = (message: string, answer: FactorsAnswer) =>
  ({ status: 200, body: { status: true, message, data: answerOf(answer) } }) as const;

/** Operations of tag "Settings" about second factors, openapi/paths/second-factor.yaml. */
export const secondFactorHandlers = (accounts: Accounts): SecondFactorHandlers => ({
  async getSecondFactor({ session }) {
    return { status: 200, body: { status: true, data: answerOf(await accounts.getSecondFactor(session)) } };
  },

  async beginAuthenticator({ session, body }) {
    const begun = await accounts.beginAuthenticator(session, body.password);
    if (!begun.ok) return refused(begun.error);
    const { text, uri } = begun.value;
    return { status: 200, body: { status: true, data: { secret: text, uri } } };
  },

  async confirmAuthenticator({ session, body }) {
    const confirmed = await accounts.confirmAuthenticator(session, body.code);
    if (confirmed.ok) return done('Your authenticator app is set up.', confirmed.value);
    const { error } = confirmed;
    const isWrong = error.code === 'CODE_WRONG';
    return refused(error, isWrong ? 'That isn’t the code your app shows now.' : 'Please start again.');
  },

  async removeAuthenticator({ session, body }) {
    const removed = await accounts.removeAuthenticator(session, body.password);
    if (removed.ok) return done('It is removed.', removed.value);
    const { error } = removed;
    return refused(error, error.code === 'NOT_ALLOWED_NOW' ? lastFactor : undefined);
  },

  async renewRecoveryCodes({ session, body }) {
    const renewed = await accounts.renewRecoveryCodes(session, body.password);
    if (renewed.ok) return done('These are your new recovery codes.', renewed.value);
    const { error } = renewed;
    const isOff = error.code === 'NOT_ALLOWED_NOW';
    return refused(error, isOff ? 'Please set up a second factor first.' : undefined);
  },

  async beginPasskey({ session, body }) {
    const begun = await accounts.beginPasskey(session, body.password);
    if (!begun.ok) return refused(begun.error);
    return { status: 200, body: { status: true, data: { passkeyRequest: { ...begun.value } } } };
  },

  async addPasskey({ session, body }) {
    const added = await accounts.addPasskey(session, body);
    if (added.ok) return done('Your passkey is added.', added.value);
    const { error } = added;
    const isFull = error.code === 'NOT_ALLOWED_NOW';
    return refused(error, isFull ? 'An account can have at most 20 passkeys.' : undefined);
  },

  async removePasskey({ session, params, body }) {
    const { passkeyId } = params;
    const removed = await accounts.removePasskey(session, { passkeyId, password: body.password });
    if (removed.ok) return done('It is removed.', removed.value);
    const { error } = removed;
    return refused(error, error.code === 'NOT_ALLOWED_NOW' ? lastFactor : undefined);
  },
});
