import type { Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { secondFactorState, type SecondFactorState } from '../account.domain.ts';
import { secondFactorAddedMail, secondFactorRemovedMail } from '../account.mails.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import type { Db } from '../account.repository.ts';
import type { Session } from '../sign-in/session.domain.ts';
import { revokeSessions } from '../sign-in/session.repository.ts';
import {
  countFactors,
  deleteFactors,
  lockFactorOwner,
  setSecondFactorSince,
  type FactorOwner,
} from './factors.repository.ts';
import { listPasskeys, type Passkey } from './passkeys.repository.ts';
import { issueRecoveryCodes } from './recovery-codes.service.ts';

interface Factors {
  readonly state: SecondFactorState;
  readonly authenticatorSince: Date | null;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly Passkey[];
}

export interface FactorsAnswer {
  readonly factors: Factors;
  /** New codes, which are shown only once. */
  readonly recoveryCodes: readonly string[] | null;
}

/** The account's factors, with newly created recovery codes. */
export async function factorsWith(
  parts: Pick<AccountParts, 'adminsNeedSecondFactor'>,
  db: Db,
  userId: string,
  recoveryCodes: readonly string[] | null,
): Promise<FactorsAnswer> {
  const owner = await db
    .selectFrom('users')
    .select(['role', 'secondFactorSince'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const counts = await countFactors(db, userId);
  const factors = {
    state: secondFactorState(owner, parts),
    authenticatorSince: counts.authenticatorSince,
    recoveryCodesLeft: counts.recoveryCodes,
    passkeys: await listPasskeys(db, userId),
  };
  return { factors, recoveryCodes };
}

/** Contract: getSecondFactor. */
export const getSecondFactor = async (parts: AccountParts, session: Session): Promise<FactorsAnswer> =>
  factorsWith(parts, parts.db, session.userId, null);

type FactorName = 'authenticator app' | 'passkey';

/**
 * Must be called once the factor is stored, in the same transaction, with the locked owner. Ends sessions that were
 * opened without it; the first factor creates recovery codes.
 */
export async function afterAdding(
  parts: AccountParts,
  trx: Transaction<Database>,
  { owner, session, added }: { owner: FactorOwner; session: Session; added: FactorName },
  now: Date,
): Promise<FactorsAnswer> {
  const { userId } = owner;
  const isFirst = owner.secondFactorSince === null;
  if (isFirst) await setSecondFactorSince(trx, userId, now);
  const codes = isFirst ? await issueRecoveryCodes(parts, trx, userId) : null;
  await revokeSessions(trx, { userId, except: session.id }, now);
  await parts.queueMail(trx, secondFactorAddedMail(owner, added, parts.publicUrl));
  return factorsWith(parts, trx, userId, codes);
}

/** Removes one factor; with the last one the recovery codes too, unless the account must keep a factor. */
export async function removeFactor(
  parts: AccountParts,
  trx: Transaction<Database>,
  { userId, removed }: { userId: string; removed: FactorName },
  remove: () => Promise<boolean>,
): Promise<Result<FactorsAnswer, Refusals<'NOT_ALLOWED_NOW'>>> {
  const owner = await lockFactorOwner(trx, userId);
  const before = await countFactors(trx, userId);
  const has = removed === 'passkey' ? before.passkeys : Number(before.authenticatorSince !== null);
  const isLast = has === 1 && Number(before.authenticatorSince !== null) + before.passkeys === 1;
  const isNeeded = secondFactorState({ ...owner, secondFactorSince: null }, parts) === 'due';
  if (isLast && isNeeded) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const isRemoved = await remove();
  if (isRemoved && isLast) await deleteFactors(trx, userId);
  if (isRemoved)
    await parts.queueMail(trx, secondFactorRemovedMail(owner, { removed, isLast }, parts.publicUrl));
  return ok(await factorsWith(parts, trx, userId, null));
}
