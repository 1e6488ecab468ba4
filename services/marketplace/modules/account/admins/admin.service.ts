import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { AccountParts } from '../account.parts.ts';
import type { Refusals } from '../account.refusals.ts';
import { lockAddress, insertUser } from '../account.repository.ts';
import { lockOpenAdmins } from '../closing/closing.repository.ts';
import { commonPasswords } from '../password/common-passwords.ts';
import { isTooCommon } from '../password/password.domain.ts';

const nobody = { firstName: 'Harbour', lastName: 'Master' } as const;

/**
 * Creates the first admin at startup, from ADMIN_EMAIL and ADMIN_PASSWORD. Does nothing if there is an admin, so a
 * changed password is never reset. Concurrent startups create one. `EMAIL_TAKEN`: the address belongs to another
 * account.
 */
export async function ensureFirstAdmin(
  parts: AccountParts,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Result<'made' | 'present', Refusals<'PASSWORD_TOO_COMMON' | 'EMAIL_TAKEN'>>> {
  if ((await lockOpenAdmins(parts.db)).length > 0) return ok('present');
  if (password.length < 12 || isTooCommon(password, { email, ...nobody }, await commonPasswords()))
    return refuse({ code: 'PASSWORD_TOO_COMMON' });
  const passwordHash = await parts.passwords.hash(password);
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<'made' | 'present', Refusals<'EMAIL_TAKEN'>>> => {
      await lockAddress(trx, 'the first admin');
      if ((await lockOpenAdmins(trx)).length > 0) return ok('present');
      const admin = { id: parts.ids.newId(), email, role: 'admin', ...nobody, passwordHash } as const;
      const isNew = await insertUser(trx, { ...admin, createdAt: parts.clock.now() });
      return isNew ? ok('made') : refuse({ code: 'EMAIL_TAKEN' });
    },
  );
}
