import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Db } from '../account.repository.ts';
import { tooMany, type Refusals } from '../account.refusals.ts';
import {
  firstBlockSeconds,
  freeTries,
  longestBlockSeconds,
  triesForgottenMs,
  type GuessBudget,
} from './throttle.domain.ts';

/** An opaque key for what is attempted, and from where if that is counted separately: the table reveals no address. */
export const throttleBucket = (
  secret: string,
  purpose: 'sign-in' | 'password' | 'code' | 'authenticator',
  whom: string,
  from = '',
): string =>
  `${purpose}:${createHmac('sha256', secret)
    .update(JSON.stringify([purpose, whom.toLowerCase(), from]))
    .digest('base64url')}`;

/**
 * Counts an attempt before its result is known, in one statement: of a hundred simultaneous attempts at most five are
 * allowed. `resetTries` resets the count after a correct one.
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
    .select('blockedUntil')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  const untilMs = blocked?.blockedUntil?.getTime() ?? 0;
  return refuse(tooMany(Math.ceil((untilMs - now.getTime()) / 1000)));
}

export async function resetTries(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('throttles').where('bucket', '=', bucket).execute();
}

/**
 * Takes a guess from a budget before its result is known, in one statement, so that simultaneous guesses count too;
 * false if none is left. `returnGuess` returns a correct one.
 */
export async function spendGuess(
  db: Db,
  bucket: string,
  { atOnce, oneMoreSeconds }: GuessBudget,
  now: Date,
): Promise<boolean> {
  const one = sql`make_interval(secs => ${oneMoreSeconds}::float)`;
  const spentUntil = sql`greatest(b.spent_until, ${now}::timestamptz) + ${one}`;
  const { rows } = await sql`
    insert into guess_budgets as b (bucket, spent_until) values (${bucket}, ${now}::timestamptz + ${one})
    on conflict (bucket) do update set spent_until = ${spentUntil}
    where ${spentUntil} <= ${now}::timestamptz + ${one} * ${atOnce}::int
    returning bucket`.execute(db);
  return rows.length > 0;
}

export async function returnGuess(db: Db, bucket: string, { oneMoreSeconds }: GuessBudget): Promise<void> {
  await sql`
    update guess_budgets set spent_until = spent_until - make_interval(secs => ${oneMoreSeconds}::float)
    where bucket = ${bucket}`.execute(db);
}

/** Seconds until the budget has another guess; 0 if it has one now. */
export async function secondsToNextGuess(
  db: Db,
  bucket: string,
  { atOnce, oneMoreSeconds }: GuessBudget,
  now: Date,
): Promise<number> {
  const stored = await db
    .selectFrom('guessBudgets')
    .select('spentUntil')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  const aheadSeconds = ((stored?.spentUntil.getTime() ?? 0) - now.getTime()) / 1000;
  return Math.max(0, Math.ceil(aheadSeconds - oneMoreSeconds * (atOnce - 1)));
}
