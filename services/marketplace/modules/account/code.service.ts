import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { equalInConstantTime } from '../../platform/ids.ts';
import type { Account } from './account.domain.ts';
import type { AccountParts } from './account.parts.ts';
import { tooMany, type Refusals } from './account.refusals.ts';
import { findAccount, holdAddress, insertUser, type Db } from './account.repository.ts';
import { codeState, resendAfterSeconds, wrongTriesMax } from './code.domain.ts';
import { sessionExpiry, type Session } from './session.domain.ts';
import { activateSession, sessionUser } from './session.repository.ts';
import { codeHmac, codeWait, sendCode } from './sign-up.service.ts';
import {
  countWrongTry,
  findNewestCode,
  findSignUp,
  holdSignUp,
  markProved,
  markUsed,
  type SignUp,
} from './sign-up.repository.ts';

type VerifyRefusal = Refusals<'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED' | 'CODE_SPENT' | 'EMAIL_TAKEN'>;

/**
 * Proves the address of the session's sign-up and makes it an account, once, however many try at the same time. With the
 * code that was accepted the same session is answered the same again (contract: verifyCode).
 */
export async function verifyCode(
  parts: AccountParts,
  session: Session,
  code: string,
): Promise<Result<Account, VerifyRefusal>> {
  const { signUpId } = session;
  if (signUpId === null) return refuse({ code: 'CODE_USED' });
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<Account, VerifyRefusal>> => {
    const signUp = await holdSignUp(trx, signUpId);
    const newest = await findNewestCode(trx, signUpId);
    if (signUp === null || newest === null) return refuse({ code: 'CODE_EXPIRED' });
    const fits = equalInConstantTime(newest.codeHmac, codeHmac(parts.secret, signUpId, code));

    const state = codeState(newest, now);
    if (state === 'used' || signUp.userId !== null) {
      const isRepeated =
        fits && signUp.userId !== null && (await sessionUser(trx, session.id)) === signUp.userId;
      return isRepeated ? ok(await openAccount(trx, signUp.id)) : refuse({ code: 'CODE_USED' });
    }
    if (state === 'expired') return refuse({ code: 'CODE_EXPIRED' });
    if (state === 'spent') return refuse({ code: 'CODE_SPENT' });
    if (!fits) {
      await countWrongTry(trx, newest.id);
      return refuse({ code: 'CODE_WRONG', triesLeft: wrongTriesMax - newest.wrongTries - 1 });
    }
    if (!(await becomeUser(parts, trx, signUp, now))) return refuse({ code: 'EMAIL_TAKEN' });
    await markUsed(trx, newest.id, now);
    await activateSession(trx, session.id, signUp.id, sessionExpiry(now, now, null));
    return ok(await openAccount(trx, signUp.id));
  });
}

/** False when another sign-up proved the address first: the unique index decides. */
async function becomeUser(
  { whenProved }: AccountParts,
  trx: Transaction<Database>,
  signUp: SignUp,
  now: Date,
): Promise<boolean> {
  const { id, email, role, firstName, lastName, passwordHash } = signUp;
  const user = { id, email, role, firstName, lastName, passwordHash, createdAt: now };
  if (!(await insertUser(trx, user))) return false;
  await markProved(trx, id);
  await whenProved?.(trx, { userId: id, role }, now);
  return true;
}

async function openAccount(trx: Db, userId: string): Promise<Account> {
  const account = await findAccount(trx, userId);
  invariant(account !== null, 'a sign-up that was proved has an account');
  return account;
}

export interface CodeSent {
  readonly email: string;
  readonly resendAfterSeconds: number;
}

/** Mails a new code; the one before stops working (contract: resendCode). At most one a minute and six an hour. */
export async function resendCode(
  parts: AccountParts,
  session: Session,
): Promise<Result<CodeSent, Refusals<'CODE_USED' | 'TOO_MANY_REQUESTS'>>> {
  const { signUpId } = session;
  if (session.kind === 'active' || signUpId === null) return refuse({ code: 'CODE_USED' });
  const now = parts.clock.now();
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<CodeSent, Refusals<'CODE_USED' | 'TOO_MANY_REQUESTS'>>> => {
      // The address before the sign-up: in the other order a sign-up with the same address could wait for us and we for it.
      const known = await findSignUp(trx, signUpId);
      if (known !== null) await holdAddress(trx, known.email);
      const signUp = await holdSignUp(trx, signUpId);
      if (signUp === null || signUp.userId !== null) return refuse({ code: 'CODE_USED' });
      const waitSeconds = await codeWait(trx, signUp.email, now, { onlyAfterAMinute: true });
      if (waitSeconds > 0) return refuse(tooMany(waitSeconds));
      await sendCode(parts, trx, signUp, now);
      return ok({ email: signUp.email, resendAfterSeconds });
    },
  );
}
