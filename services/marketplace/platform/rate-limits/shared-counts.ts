import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Task } from '../jobs/index.ts';
import type { AppSecrets } from '../secrets.ts';

declare module '../jobs/jobs.ts' {
  interface Jobs {
    clean_up_rate_limits: NightlyJob;
  }
}

/** The count over all nodes. */
interface SharedCount {
  readonly count: number;
  /** The end of its window, as text from the database; equal for all calls in a window. */
  readonly window: string;
  readonly endsInMs: number;
}

/** Counts over all nodes, by a name of which only a hash is stored. */
export type SharedCounts = (name: string, more: number, windowMs: number) => Promise<SharedCount>;

export const createSharedCounts =
  <DB>({ db, secrets }: { readonly db: Kysely<DB>; readonly secrets: AppSecrets }): SharedCounts =>
  async (name, more, windowMs) => {
    const key = createHmac('sha256', secrets.current).update(name).digest();
    const { rows } = await sql<SharedCount>`
      insert into rate_limits as counted (key, count, ends_at)
      values (${key}, ${more}, now() + make_interval(secs => ${windowMs / 1000}))
      on conflict (key) do update set
        count = case when counted.ends_at > now() then counted.count else 0 end + excluded.count,
        ends_at = case when counted.ends_at > now() then counted.ends_at else excluded.ends_at end
      returning count, ends_at::text as "window", extract(epoch from ends_at - now())::float8 * 1000 as "endsInMs"`.execute(
      db,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('An upsert that returns has one row');
    return row;
  };

export const rateLimitTasks = <DB>({
  db,
}: {
  readonly db: Kysely<DB>;
}): { readonly clean_up_rate_limits: Task<'clean_up_rate_limits'> } => ({
  clean_up_rate_limits: async () => {
    await sql`delete from rate_limits where ends_at < now()`.execute(db);
  },
});
