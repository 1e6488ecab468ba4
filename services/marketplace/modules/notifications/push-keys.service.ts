import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { seal, unseal, type Sealed } from '../../platform/sealing.ts';
import type { AppSecrets } from '../../platform/secrets.ts';
import { webPush } from './web-push.ts';

const id = '00000000-0000-7000-8000-000000000002';
const sealedAs: Sealed = { purpose: 'push keys', boundTo: id };

interface PushKeyParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly secrets: AppSecrets;
}

const stored = (db: Kysely<Database>) =>
  db.selectFrom('pushKeys').select(['publicKey', 'privateKey']).where('id', '=', id);

/** The key to which browsers subscribe. Created by the first node that needs it, and shared by all. */
export async function publicPushKey({ db, clock, secrets }: PushKeyParts): Promise<string> {
  const there = await stored(db).executeTakeFirst();
  if (there !== undefined) return there.publicKey;
  const { publicKey, privateKey } = (await webPush()).generateVAPIDKeys();
  const sealed = seal(secrets, sealedAs, Buffer.from(privateKey, 'base64url'));
  await db
    .insertInto('pushKeys')
    .values({ id, publicKey, privateKey: sealed, createdAt: clock.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await stored(db).executeTakeFirstOrThrow()).publicKey;
}

/** The keys with which pushes are signed. Throws if APP_SECRET is not the one with which they were sealed. */
export async function openPushKeys({ db, secrets }: Pick<PushKeyParts, 'db' | 'secrets'>) {
  const { publicKey, privateKey } = await stored(db).executeTakeFirstOrThrow();
  const opened = unseal(secrets, sealedAs, privateKey);
  if (opened === null) throw new Error('The key of pushes is sealed with another APP_SECRET.');
  return { publicKey, privateKey: opened.toString('base64url') } as const;
}

/** Seals the key with APP_SECRET, so that APP_SECRET_BEFORE isn't needed for it. `lost`: it was sealed with neither. */
export async function resealPushKeys({
  db,
  secrets,
}: Pick<PushKeyParts, 'db' | 'secrets'>): Promise<'none' | 'renewed' | 'lost'> {
  return inTransaction(db, async (trx) => {
    const there = await stored(trx).forUpdate().executeTakeFirst();
    if (there === undefined) return 'none';
    const opened = unseal(secrets, sealedAs, there.privateKey);
    if (opened === null) return 'lost';
    await trx
      .updateTable('pushKeys')
      .set({ privateKey: seal(secrets, sealedAs, opened) })
      .where('id', '=', id)
      .execute();
    return 'renewed';
  });
}
