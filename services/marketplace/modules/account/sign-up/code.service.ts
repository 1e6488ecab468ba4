import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { equalInConstantTime, hashToken } from '../../../platform/ids.ts';
import type { Account } from '../account.domain.ts';
import type { AccountParts } from '../account.parts.ts';
import { tooMany, type Refusals } from '../account.refusals.ts';
import { lockAddress, type Db } from '../account.repository.ts';
import { codeLinkLifetimeMs, codeState, resendAfterSeconds, wrongTriesMax } from './code.domain.ts';
import type { Caller } from '../sign-in/device.domain.ts';
import { rememberDevice } from '../sign-in/device.service.ts';
import { becomeUser, openAccount } from './proved-account.service.ts';
import { sessionExpiry, type Session } from '../sign-in/session.domain.ts';
import { activateSession, sessionUser } from '../sign-in/session.repository.ts';
import { everySecret } from '../../../platform/secrets.ts';
import { askedFromKey, codeHmac, codeWait, sendCode } from './sign-up.service.ts';
import {
  countWrongTry,
  findNewestCode,
  findSignUp,
  linkMailedAt,
  lockSignUp,
  markUsed,
  type SignUp,
  type StoredCode,
} from './sign-up.repository.ts';
import { codeGuesses } from '../sign-in/throttle.domain.ts';
import { returnGuess, spendGuess, throttleBucket } from '../sign-in/throttle.repository.ts';

type VerifyRefusal = Refusals<
  'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED' | 'CODE_SPENT' | 'EMAIL_TAKEN' | 'LINK_WRONG' | 'LINK_EXPIRED'
>;

/** The code, or the secret part of the link in a mail to the address. */
export type AddressProof = { readonly code: string } | { readonly link: string };

interface Verified {
  readonly account: Account;
  readonly deviceToken: string;
}

/**
 * Verifies the address of the session's sign-up and turns it into an account, once, however many requests are made at
 * the same time. Repeated with the accepted proof, the same session gets the same response (contract: verifyCode).
 */
export async function verifyCode(
  parts: AccountParts,
  session: Session,
  proof: AddressProof,
  caller: Pick<Caller, 'deviceToken'>,
): Promise<Result<Verified, VerifyRefusal>> {
  const { signUpId } = session;
  if (signUpId === null) return refuse({ code: 'CODE_USED' });
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<Verified, VerifyRefusal>> => {
    const signUp = await lockSignUp(trx, signUpId);
    const newest = await findNewestCode(trx, signUpId);
    if (signUp === null || newest === null) return refuse({ code: 'CODE_EXPIRED' });

    const isOver = codeState(newest, now) === 'used' || signUp.userId !== null;
    const proved =
      'link' in proof
        ? await provedByLink(trx, signUp, proof.link, now)
        : await provedByCode(parts, trx, { signUp, newest, code: proof.code, isOver }, now);
    if (isOver) {
      const isRepeated =
        proved.ok && signUp.userId !== null && (await sessionUser(trx, session.id)) === signUp.userId;
      if (!isRepeated) return refuse({ code: 'CODE_USED' });
    } else {
      if (!proved.ok) return proved;
      if (!(await becomeUser(parts, trx, signUp, now))) return refuse({ code: 'EMAIL_TAKEN' });
      await markUsed(trx, newest.id, now);
      await activateSession(trx, session.id, signUp.id, sessionExpiry(now, now, null));
    }
    const device = { userId: signUp.id, deviceToken: caller.deviceToken };
    return ok({
      account: await openAccount(parts, trx, signUp.id),
      deviceToken: await rememberDevice(parts, trx, device, now),
    });
  });
}

/**
 * The link of any mail to the address in the last hour. It belongs to no sign-up, so that no other sign-up or attempt
 * can use it up (ADR 0017).
 */
async function provedByLink(
  trx: Db,
  { email }: SignUp,
  link: string,
  now: Date,
): Promise<Result<null, Refusals<'LINK_WRONG' | 'LINK_EXPIRED'>>> {
  const mailedAt = await linkMailedAt(trx, email, hashToken(link));
  if (mailedAt === null) return refuse({ code: 'LINK_WRONG' });
  const worksUntilMs = mailedAt.getTime() + codeLinkLifetimeMs;
  return now.getTime() < worksUntilMs ? ok(null) : refuse({ code: 'LINK_EXPIRED' });
}

interface CodeTried {
  readonly signUp: SignUp;
  readonly newest: StoredCode;
  readonly code: string;
  /** Whether the sign-up is finished, so that nothing is counted. */
  readonly isOver: boolean;
}

async function provedByCode(
  { secrets }: AccountParts,
  trx: Db,
  { signUp, newest, code, isOver }: CodeTried,
  now: Date,
): Promise<Result<null, Refusals<'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_SPENT'>>> {
  const fits = everySecret(secrets).some((secret) =>
    equalInConstantTime(newest.codeHmac, codeHmac(secret, signUp.id, code)),
  );
  if (isOver) return fits ? ok(null) : refuse({ code: 'CODE_WRONG', triesLeft: 0 });
  const state = codeState(newest, now);
  if (state === 'expired') return refuse({ code: 'CODE_EXPIRED' });
  if (state === 'spent') return refuse({ code: 'CODE_SPENT' });
  // One budget for all sign-ups of the address: opening many must not make a code guessable.
  const budget = throttleBucket(secrets.current, 'code', signUp.email);
  if (!(await spendGuess(trx, budget, codeGuesses, now))) return refuse({ code: 'CODE_SPENT' });
  if (fits) {
    await returnGuess(trx, budget, codeGuesses);
    return ok(null);
  }
  await countWrongTry(trx, newest.id);
  return refuse({ code: 'CODE_WRONG', triesLeft: wrongTriesMax - newest.wrongTries - 1 });
}

interface CodeSent {
  readonly email: string;
  readonly resendAfterSeconds: number;
}

/**
 * Mails a new code and invalidates the previous one (contract: resendCode). From one network at most one a minute and
 * six an hour.
 */
export async function resendCode(
  parts: AccountParts,
  session: Session,
  caller: Pick<Caller, 'network'>,
): Promise<Result<CodeSent, Refusals<'CODE_USED' | 'TOO_MANY_REQUESTS'>>> {
  const { signUpId } = session;
  if (session.kind === 'active' || signUpId === null) return refuse({ code: 'CODE_USED' });
  const now = parts.clock.now();
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<CodeSent, Refusals<'CODE_USED' | 'TOO_MANY_REQUESTS'>>> => {
      // Locks the address before the sign-up: in the other order two sign-ups with the same address could deadlock.
      const known = await findSignUp(trx, signUpId);
      if (known !== null) await lockAddress(trx, known.email);
      const signUp = await lockSignUp(trx, signUpId);
      if (signUp === null || signUp.userId !== null) return refuse({ code: 'CODE_USED' });
      const askedFrom = askedFromKey(parts.secrets.current, caller.network);
      const asked = { email: signUp.email, askedFrom };
      const waitSeconds = await codeWait(trx, asked, now, { onlyAfterAMinute: true });
      if (waitSeconds > 0) return refuse(tooMany(waitSeconds));
      await sendCode(parts, trx, { ...signUp, askedFrom }, now);
      return ok({ email: signUp.email, resendAfterSeconds });
    },
  );
}
