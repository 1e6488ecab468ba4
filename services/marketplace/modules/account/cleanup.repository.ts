import type { Db } from './account.repository.ts';
import { triesForgottenMs } from './throttle.domain.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** So long a token that has ended is told apart from one that never was. */
const endedSessionKeptMs = 30 * dayMs;
const spentKeptMs = dayMs;

/** Numbers of deleted rows by table. */
export type Deleted = Readonly<
  Record<'sign_ups' | 'verification_codes' | 'password_resets' | 'sessions' | 'throttles', number>
>;

export async function deleteForgotten(trx: Db, now: Date): Promise<Deleted> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);
  const sessions = await trx
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<', before(endedSessionKeptMs)),
        row('revoked_at', '<', before(endedSessionKeptMs)),
      ]),
    )
    .executeTakeFirst();
  const codes = await trx
    .deleteFrom('verification_codes')
    // A code that was used answers repeated calls as long as its sign-up is kept.
    .where('used_at', 'is', null)
    .where('expires_at', '<', before(spentKeptMs))
    .executeTakeFirst();
  // A session that became an account's outlives the sign-up it began with.
  await trx
    .updateTable('sessions')
    .set({ sign_up_id: null })
    .where('user_id', 'is not', null)
    .where('sign_up_id', 'in', (query) =>
      query.selectFrom('sign_ups').select('id').where('expires_at', '<', now),
    )
    .execute();
  const signUps = await trx.deleteFrom('sign_ups').where('expires_at', '<', now).executeTakeFirst();
  const resets = await trx
    .deleteFrom('password_resets')
    .where('expires_at', '<', before(spentKeptMs))
    .executeTakeFirst();
  const throttles = await trx
    .deleteFrom('throttles')
    .where('last_failed_at', '<', before(triesForgottenMs))
    .executeTakeFirst();
  return {
    sign_ups: count(signUps),
    verification_codes: count(codes),
    password_resets: count(resets),
    sessions: count(sessions),
    throttles: count(throttles),
  };
}
