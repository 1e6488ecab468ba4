import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { verifyPassword } from '../password/password.service.ts';
import type { Session } from '../sign-in/session.domain.ts';
import { lockFactorOwner } from './factors.repository.ts';
import { factorsWith, type FactorsAnswer } from './factors.service.ts';
import { issueRecoveryCodes } from './recovery-codes.service.ts';

/** Creates ten new codes and invalidates the previous ones (contract: renewRecoveryCodes). */
export async function renewRecoveryCodes(
  parts: AccountParts,
  session: Session,
  password: string,
): Promise<Result<FactorsAnswer, Refusals<'PASSWORD_WRONG' | 'TOO_MANY_REQUESTS' | 'NOT_ALLOWED_NOW'>>> {
  const proved = await verifyPassword(parts, session.userId, password);
  if (!proved.ok) return proved;
  return inTransaction(parts.db, async (trx): Promise<Result<FactorsAnswer, Refusals<'NOT_ALLOWED_NOW'>>> => {
    const owner = await lockFactorOwner(trx, session.userId);
    if (owner.secondFactorSince === null) return refuse({ code: 'NOT_ALLOWED_NOW' });
    const codes = await issueRecoveryCodes(parts, trx, session.userId);
    return ok(await factorsWith(parts, trx, session.userId, codes));
  });
}
