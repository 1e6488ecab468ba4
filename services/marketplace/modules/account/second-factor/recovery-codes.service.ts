import { hashCode } from '../../../platform/ids.ts';
import { everySecret } from '../../../platform/secrets.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Db } from '../account.repository.ts';
import { newRecoveryCode, readRecoveryCode, recoveryCodeCount } from './recovery-codes.domain.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes.repository.ts';

const hashOf = (secret: string, userId: string, code: string): Buffer =>
  hashCode(secret, ['recovery code', userId], readRecoveryCode(code));

/** Replaces the recovery codes; only hashes of the new ones are stored. */
export async function issueRecoveryCodes(
  { secrets }: Pick<AccountParts, 'secrets'>,
  trx: Db,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashOf(secrets.current, userId, code)),
  );
  return codes;
}

/** Whether it is one of the account's codes; uses it up. */
export const recoveryCodeFits = async (
  { db, secrets }: Pick<AccountParts, 'db' | 'secrets'>,
  userId: string,
  code: string,
): Promise<boolean> =>
  takeRecoveryCode(
    db,
    userId,
    everySecret(secrets).map((secret) => hashOf(secret, userId, code)),
  );
