import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { verifyPassword } from '../password/password.service.ts';
import type { Session } from '../sign-in/session.domain.ts';
import { lockFactorOwner } from './factors.repository.ts';
import { afterAdding, removeFactor, type FactorsAnswer } from './factors.service.ts';
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listCredentials,
  listPasskeys,
  markPasskeyUsed,
  takeChallenge,
} from './passkeys.repository.ts';
import {
  challengeIn,
  creationOptions,
  requestOptions,
  verifyCreation,
  verifyUse,
  type PasskeyAnswer,
  type PasskeyOptions,
} from './webauthn.ts';

/** The maximum per account. */
const passkeysMax = 20;
const challengeLifetimeMs = 5 * 60 * 1000;

type PasswordRefusal = Refusals<'PASSWORD_WRONG' | 'TOO_MANY_REQUESTS'>;

const challengeExpiry = (now: Date) => new Date(now.getTime() + challengeLifetimeMs);

/** The WebAuthn options for creating a passkey (contract: beginPasskey). */
export async function beginPasskey(
  parts: AccountParts,
  session: Session,
  password: string,
): Promise<Result<PasskeyOptions, PasswordRefusal>> {
  const proved = await verifyPassword(parts, session.userId, password);
  if (!proved.ok) return proved;
  const { db, publicUrl } = parts;
  const { userId } = proved.value;
  const options = await creationOptions(publicUrl, proved.value, await listCredentials(db, userId));
  const { challenge } = options;
  await insertChallenge(db, { challenge, userId, purpose: 'add' }, challengeExpiry(parts.clock.now()));
  return ok(options);
}

type AddingRefusal = Refusals<'NOT_ALLOWED_NOW' | 'PASSKEY_REFUSED'>;

/** Adds a passkey. From then on sign-in requires it or another factor (contract: addPasskey). */
export async function addPasskey(
  parts: AccountParts,
  session: Session,
  { name, passkey }: { readonly name: string; readonly passkey: PasskeyAnswer },
): Promise<Result<FactorsAnswer, AddingRefusal>> {
  const { userId } = session;
  const now = parts.clock.now();
  const challenge = challengeIn(passkey);
  if (challenge === null || !(await takeChallenge(parts.db, { challenge, userId, purpose: 'add' }, now)))
    return refuse({ code: 'PASSKEY_REFUSED' });
  const verified = await verifyCreation(passkey, { publicUrl: parts.publicUrl, challenge });
  if (verified === null) return refuse({ code: 'PASSKEY_REFUSED' });
  return inTransaction(parts.db, async (trx): Promise<Result<FactorsAnswer, AddingRefusal>> => {
    const owner = await lockFactorOwner(trx, userId);
    if ((await listPasskeys(trx, userId)).length >= passkeysMax) return refuse({ code: 'NOT_ALLOWED_NOW' });
    const stored = { ...verified, id: parts.ids.newId(), userId, name: cleanLine(name), createdAt: now };
    if (!(await insertPasskey(trx, stored))) return refuse({ code: 'PASSKEY_REFUSED' });
    return ok(await afterAdding(parts, trx, { owner, session, added: 'passkey' }, now));
  });
}

/** Contract: removePasskey. Another account's passkey answers 404, as if it did not exist. */
export async function removePasskey(
  parts: AccountParts,
  session: Session,
  { passkeyId, password }: { readonly passkeyId: string; readonly password: string },
): Promise<Result<FactorsAnswer, PasswordRefusal | Refusals<'NOT_ALLOWED_NOW' | 'NOT_FOUND'>>> {
  const { userId } = session;
  const own = await listPasskeys(parts.db, userId);
  if (!own.some(({ id }) => id === passkeyId)) return refuse({ code: 'NOT_FOUND' });
  const proved = await verifyPassword(parts, userId, password);
  if (!proved.ok) return proved;
  return inTransaction(parts.db, async (trx) =>
    removeFactor(parts, trx, { userId, removed: 'passkey' }, async () =>
      deletePasskey(trx, userId, passkeyId),
    ),
  );
}

/** The WebAuthn options for one sign-in. */
export async function passkeyRequest(
  parts: Pick<AccountParts, 'db' | 'publicUrl'>,
  userId: string,
  now: Date,
): Promise<PasskeyOptions> {
  const options = await requestOptions(parts.publicUrl, await listCredentials(parts.db, userId));
  const { challenge } = options;
  await insertChallenge(parts.db, { challenge, userId, purpose: 'sign_in' }, challengeExpiry(now));
  return options;
}

/** Whether the response comes from one of the account's passkeys, to a recent challenge. */
export async function passkeyFits(
  { db, publicUrl }: Pick<AccountParts, 'db' | 'publicUrl'>,
  userId: string,
  answer: PasskeyAnswer,
  now: Date,
): Promise<boolean> {
  const challenge = challengeIn(answer);
  if (challenge === null || !(await takeChallenge(db, { challenge, userId, purpose: 'sign_in' }, now)))
    return false;
  const passkey = typeof answer.id === 'string' ? await findPasskey(db, userId, answer.id) : null;
  const uses = passkey && (await verifyUse(answer, passkey, { publicUrl, challenge }));
  if (passkey === null || uses === null) return false;
  await markPasskeyUsed(db, { id: passkey.id, uses }, now);
  return true;
}
