import { dayMs } from '../../../../../src/lib/durations.ts';
import type { Db } from '../account.repository.ts';
import { triesForgottenMs } from '../sign-in/throttle.domain.ts';

/** How long an ended token is distinguished from one that never existed. */
const endedSessionRetentionMs = 30 * dayMs;
const spentRetentionMs = dayMs;
/** A yacht's laptop may be ashore for a season. */
const deviceRetentionMs = 400 * dayMs;

/** Numbers of deleted rows by table. */
type Deleted = Readonly<
  Record<
    | 'signUps'
    | 'verificationCodes'
    | 'accountLinks'
    | 'sessions'
    | 'throttles'
    | 'guessBudgets'
    | 'knownDevices'
    | 'passkeyChallenges'
    | 'pendingAuthenticators',
    number
  >
>;

export async function deleteExpired(trx: Db, now: Date): Promise<Deleted> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);
  const sessions = await trx
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expiresAt', '<', before(endedSessionRetentionMs)),
        row('revokedAt', '<', before(endedSessionRetentionMs)),
      ]),
    )
    .executeTakeFirst();
  const codes = await trx
    .deleteFrom('verificationCodes')
    // A used code is needed for repeated calls as long as its sign-up exists.
    .where('usedAt', 'is', null)
    .where('expiresAt', '<', before(spentRetentionMs))
    .executeTakeFirst();
  // A session that became an account's outlives the sign-up in which it began.
  await trx
    .updateTable('sessions')
    .set({ signUpId: null })
    .where('userId', 'is not', null)
    .where('signUpId', 'in', (query) => query.selectFrom('signUps').select('id').where('expiresAt', '<', now))
    .execute();
  const signUps = await trx.deleteFrom('signUps').where('expiresAt', '<', now).executeTakeFirst();
  const links = await trx
    .deleteFrom('accountLinks')
    .where('expiresAt', '<', before(spentRetentionMs))
    .executeTakeFirst();
  const throttles = await trx
    .deleteFrom('throttles')
    .where('lastFailedAt', '<', before(triesForgottenMs))
    .executeTakeFirst();
  const budgets = await trx.deleteFrom('guessBudgets').where('spentUntil', '<', now).executeTakeFirst();
  const devices = await trx
    .deleteFrom('knownDevices')
    .where('lastUsedAt', '<', before(deviceRetentionMs))
    .executeTakeFirst();
  const challenges = await trx
    .deleteFrom('passkeyChallenges')
    .where('expiresAt', '<=', now)
    .executeTakeFirst();
  const authenticators = await trx
    .deleteFrom('pendingAuthenticators')
    .where('expiresAt', '<=', now)
    .executeTakeFirst();
  return {
    signUps: count(signUps),
    verificationCodes: count(codes),
    accountLinks: count(links),
    sessions: count(sessions),
    throttles: count(throttles),
    guessBudgets: count(budgets),
    knownDevices: count(devices),
    passkeyChallenges: count(challenges),
    pendingAuthenticators: count(authenticators),
  };
}
