import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Db } from './account.repository.ts';
import { tooMany, type Refusals } from './account.refusals.ts';
import { firstBlockSeconds, freeTries, longestBlockSeconds, triesForgottenMs } from './throttle.domain.ts';

/** What is tried, without saying it: whoever reads the table learns no address. */
export const throttleBucket = (secret: string, purpose: 'sign-in' | 'password', whom: string): string =>
  `${purpose}:${createHmac('sha256', secret)
    .update(JSON.stringify([purpose, whom.toLowerCase()]))
    .digest('base64url')}`;

/**
 * Counts a try before it is known to be wrong, in one statement: of a hundred tries at once no more than five are let
 * through. `forgiveTries` takes the count back when the try was right.
 */
export async function countTry(
  db: Db,
  bucket: string,
  now: Date,
): Promise<Result<null, Refusals<'TOO_MANY_REQUESTS'>>> {
  const forgotten = new Date(now.getTime() - triesForgottenMs);
  const failures = sql`case when t.last_failed_at < ${forgotten}::timestamptz then 1 else t.failures + 1 end`;
  const blockSeconds = sql`least(${longestBlockSeconds}::float, ${firstBlockSeconds}::float * 2 ^ least(${failures} - ${freeTries}::int, 30))`;
  const { rows } = await sql`
    insert into throttles as t (bucket, failures, last_failed_at, blocked_until)
    values (${bucket}, 1, ${now}, null)
    on conflict (bucket) do update set
      failures = ${failures},
      last_failed_at = ${now},
      blocked_until = case when ${failures} >= ${freeTries}::int
        then ${now}::timestamptz + make_interval(secs => ${blockSeconds}) end
    where t.blocked_until is null or t.blocked_until <= ${now}
    returning failures`.execute(db);
  if (rows.length > 0) return ok(null);
  const blocked = await db
    .selectFrom('throttles')
    .select('blocked_until')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  const untilMs = blocked?.blocked_until?.getTime() ?? 0;
  return refuse(tooMany(Math.ceil((untilMs - now.getTime()) / 1000)));
}

export async function forgiveTries(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('throttles').where('bucket', '=', bucket).execute();
}
