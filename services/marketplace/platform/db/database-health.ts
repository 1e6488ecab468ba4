import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Result } from '../../../../src/lib/result.ts';

export type DatabaseUnavailable = { readonly code: 'database_unavailable'; readonly reason: string };

/** Whether the database answers within `limitMs`, and how long it took; never throws. For /ready. */
export async function checkDatabase<DB>(
  db: Kysely<DB>,
  limitMs = 2_000,
): Promise<Result<{ readonly answeredInMs: number }, DatabaseUnavailable>> {
  const startedAt = performance.now();
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`no answer in ${limitMs} ms`)), limitMs);
  try {
    await Promise.race([sql`select 1`.execute(db), limit.promise]);
    return ok({ answeredInMs: performance.now() - startedAt });
  } catch (error) {
    // What is wrong is the answer here: the caller reports it.
    return refuse({
      code: 'database_unavailable',
      reason: error instanceof Error ? error.message : String(error),
    });
  } finally {
    clearTimeout(timer);
  }
}
