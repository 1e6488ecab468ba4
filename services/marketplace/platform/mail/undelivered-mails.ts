import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Ids } from '../ids.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { SealedMailJob } from './mail.ts';

interface UndeliveredParts {
  readonly db: Kysely<Database>;
  readonly ids: Pick<Ids, 'newId'>;
}

/** Stores a mail that could not be delivered, for an admin to handle (docs/product.md, "Screens"). */
export type KeepUndelivered = (
  job: SealedMailJob,
  failed: { readonly reason: 'refused' | 'given_up'; readonly at: Date },
) => Promise<void>;

export const keepUndelivered =
  ({ db, ids }: UndeliveredParts): KeepUndelivered =>
  async ({ to, sealed, discardAt }, { reason, at }) => {
    await db
      .insertInto('undeliveredMails')
      .values({
        id: ids.newId(),
        toAddress: to,
        sealed,
        discardAt: discardAt === undefined ? null : new Date(discardAt),
        reason,
        failedAt: at,
      })
      .execute();
  };

/** Sends it again, or marks it as settled; false if another admin was faster, or the mail has expired. */
export async function settleUndelivered(
  db: Kysely<Database>,
  { id, isResent, now }: { readonly id: string; readonly isResent: boolean; readonly now: Date },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const taken = await trx
      .deleteFrom('undeliveredMails')
      .where('id', '=', id)
      .returning(['toAddress', 'sealed', 'discardAt'])
      .executeTakeFirst();
    if (taken === undefined) return false;
    if (!isResent) return true;
    const { toAddress: to, sealed, discardAt } = taken;
    if (discardAt !== null && discardAt <= now) return false;
    const until = discardAt === null ? {} : { discardAt: discardAt.toISOString() };
    await enqueue(trx, 'send_sealed_mail', { to, sealed, ...until });
    return true;
  });
}

const keptDays = 90;

/** For the nightly clean-up: mails this old are no longer handled. */
export async function forgetUndelivered(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from undelivered_mails where failed_at < ${now}::timestamptz - ${keptDays} * interval '1 day'`.execute(
    db,
  );
}
