import { inTransaction } from '../../../platform/db/transaction.ts';
import { seal, unseal } from '../../../platform/sealing.ts';
import type { AccountParts } from '../account.parts.ts';
import { listSealedForChange, saveSealed } from './authenticator.repository.ts';
import { sealedAs } from './authenticator.service.ts';

interface Resealed {
  readonly renewed: number;
  /** How many are encrypted with neither of the given secrets, and therefore unusable. */
  readonly lost: number;
}

/** Encrypts every authenticator's secret with APP_SECRET, so that APP_SECRET_BEFORE is no longer needed. Idempotent. */
export async function resealAuthenticators({
  db,
  secrets,
}: Pick<AccountParts, 'db' | 'secrets'>): Promise<Resealed> {
  return inTransaction(db, async (trx) => {
    const stored = await listSealedForChange(trx);
    let lost = 0;
    for (const { userId, secret } of stored) {
      const opened = unseal(secrets, sealedAs(userId), secret);
      if (opened === null) lost += 1;
      else await saveSealed(trx, userId, seal(secrets, sealedAs(userId), opened));
    }
    return { renewed: stored.length - lost, lost };
  });
}
