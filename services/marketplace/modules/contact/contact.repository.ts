import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ContactCommand } from './contact-message.process.ts';
import type { ContactHold, ContactStatus, ContactTopic } from './contact.domain.ts';

type Db = Kysely<Database>;

interface NewMessage {
  readonly id: string;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string | null;
  readonly vendorId: string | null;
  readonly status: ContactStatus;
  readonly heldBecause: ContactHold | null;
  readonly sentFrom: string;
  readonly textHash: Buffer;
  readonly formKey: string | null;
  readonly at: Date;
}

/** Inserts a message and returns its number. */
export async function insertMessage(trx: Db, { at, ...message }: NewMessage): Promise<number> {
  const { number } = await trx
    .insertInto('contactMessages')
    .values({ ...message, waitingSince: at, createdAt: at, updatedAt: at })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

interface NewEntry {
  readonly id: string;
  readonly messageId: string;
  readonly command: ContactCommand;
  readonly fromStatus: ContactStatus | null;
  readonly toStatus: ContactStatus;
  /** Null for the sender. */
  readonly actorId: string | null;
  readonly text: string | null;
  readonly at: Date;
}

export async function insertEntry(trx: Db, entry: NewEntry): Promise<void> {
  await trx.insertInto('contactEntries').values(entry).execute();
}

export async function saveStatus(
  trx: Db,
  id: string,
  change: { readonly status: ContactStatus; readonly waitingSince?: Date; readonly at: Date },
): Promise<void> {
  const { at, ...columns } = change;
  await trx
    .updateTable('contactMessages')
    .set({ ...columns, updatedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface StoredMessage {
  readonly id: string;
  readonly number: number;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string | null;
  readonly status: ContactStatus;
  readonly heldBecause: ContactHold | null;
  readonly version: number;
  readonly vendorId: string | null;
  readonly vendorName: string | null;
}

const oneMessage = (db: Db) =>
  db
    .selectFrom('contactMessages as m')
    .leftJoin('vendors as v', 'v.id', 'm.vendorId')
    .select(['m.id', 'm.number', 'm.topic', 'm.name', 'm.email', 'm.orderNumber', 'm.status'])
    .select(['m.heldBecause', 'm.version', 'm.vendorId'])
    .select(sql<string | null>`coalesce(v.trading_name, v.legal_name)`.as('vendorName'));

export const findMessage = async (db: Db, id: string): Promise<StoredMessage | null> =>
  (await oneMessage(db).where('m.id', '=', id).executeTakeFirst()) ?? null;

/** Locked until the transaction ends. */
export const lockMessage = async (trx: Transaction<Database>, id: string): Promise<StoredMessage | null> =>
  (await oneMessage(trx).where('m.id', '=', id).forUpdate('m').executeTakeFirst()) ?? null;

/** An earlier message with this form. */
export const findByForm = async (
  db: Db,
  formKey: string,
): Promise<{ readonly number: number; readonly textHash: Buffer } | null> =>
  (await db
    .selectFrom('contactMessages')
    .select(['number', 'textHash'])
    .where('formKey', '=', formKey)
    .executeTakeFirst()) ?? null;

/** How many messages came from a network since an instant, and how many with these words. */
export async function countArrivals(
  db: Db,
  { sentFrom, textHash }: Pick<NewMessage, 'sentFrom' | 'textHash'>,
  since: { readonly hour: Date; readonly day: Date },
): Promise<{ readonly fromThere: number; readonly sameWords: number }> {
  const count = sql<number>`count(*)`.as('count');
  const [there, same] = await Promise.all([
    db
      .selectFrom('contactMessages')
      .select(count)
      .where('sentFrom', '=', sentFrom)
      .where('createdAt', '>', since.hour)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('contactMessages')
      .select(count)
      .where('textHash', '=', textHash)
      .where('createdAt', '>', since.day)
      .executeTakeFirstOrThrow(),
  ]);
  return { fromThere: there.count, sameWords: same.count };
}

export interface Entry {
  readonly id: string;
  readonly command: ContactCommand;
  readonly by: string | null;
  readonly text: string | null;
  readonly at: Date;
}

/** Oldest first. */
export const entriesOf = (db: Db, messageId: string): Promise<readonly Entry[]> =>
  db
    .selectFrom('contactEntries as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.id', 'e.command', 'e.text', 'e.at'])
    .select(
      sql<string | null>`case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end`.as(
        'by',
      ),
    )
    .where('e.messageId', '=', messageId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();

export const findPurchase = async (
  db: Db,
  number: string,
): Promise<{ readonly kind: 'order' | 'booking'; readonly id: string } | null> =>
  (await db.selectFrom('purchases').select(['kind', 'id']).where('number', '=', number).executeTakeFirst()) ??
  null;

export const isVendor = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('vendors').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Deletes messages that were closed, or held, before an instant and not changed since. */
export async function deleteBefore(
  db: Db,
  { closed, held }: { readonly closed: Date; readonly held: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contactMessages')
    .where(({ or, and, eb }) =>
      or([
        and([eb('status', 'in', ['answered', 'closed']), eb('updatedAt', '<', closed)]),
        and([
          eb('heldBecause', 'is not', null),
          eb('status', 'in', ['held', 'closed']),
          eb('updatedAt', '<', held),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
