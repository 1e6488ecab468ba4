import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database> | Transaction<Database>;

interface AskedAddress {
  readonly id: string;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly now: Date;
  /** An address that was mailed after this instant is not mailed again. */
  readonly mailedBefore: Date;
}

/** Whether to mail the address: not if it is confirmed, or was mailed recently. */
export async function upsertNewsletterAddress(
  trx: Transaction<Database>,
  asked: AskedAddress,
): Promise<boolean> {
  const { id, email, tokenHash, now, mailedBefore } = asked;
  const mailed = await trx
    .insertInto('newsAddresses')
    .values({ id, email, tokenHash, mailedAt: now, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('emailKey')
        .doUpdateSet({ tokenHash, mailedAt: now })
        .where('newsAddresses.confirmedAt', 'is', null)
        .where('newsAddresses.mailedAt', '<=', mailedBefore),
    )
    .returning('id')
    .executeTakeFirst();
  return mailed !== undefined;
}

/** False if no address has this token. The first confirmation counts. */
export async function confirmNewsletterAddress(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const known = await db
    .updateTable('newsAddresses')
    .set(({ fn, val }) => ({ confirmedAt: fn.coalesce('confirmedAt', val(now)) }))
    .where('tokenHash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return known !== undefined;
}

/** False if no address has this token. */
export async function deleteNewsletterAddress(db: Db, tokenHash: Buffer): Promise<boolean> {
  const known = await db
    .deleteFrom('newsAddresses')
    .where('tokenHash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return known !== undefined;
}
