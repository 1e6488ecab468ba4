import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ContactHold, ContactStatus, ContactTopic } from './contact.domain.ts';

type Db = Kysely<Database>;

interface ListSearch {
  /** Null for any words. */
  readonly words: string | null;
}

export interface ListedMessage {
  readonly id: string;
  readonly number: number;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly status: ContactStatus;
  readonly heldBecause: ContactHold | null;
  readonly waitingSince: Date;
  readonly lastText: string;
}

interface ListPosition {
  readonly at: Date;
  readonly id: string;
}

// Escapes the three characters that have a meaning in LIKE.
const literally = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const found = (db: Db, { words }: ListSearch) =>
  db.selectFrom('contactMessages as m').$if(words !== null, (query) =>
    query.where(({ or, eb }) => {
      const pattern = literally(words ?? '');
      return or([
        eb('m.name', 'ilike', pattern),
        eb('m.email', 'ilike', pattern),
        eb('m.orderNumber', 'ilike', pattern),
        sql<boolean>`'M-' || m.number ilike ${pattern}`,
        sql<boolean>`exists (select from contact_entries e where e.message_id = m.id and e.text ilike ${pattern})`,
      ]);
    }),
  );

/** Messages that await an answer are sorted oldest first, others latest first. */
export const listMessages = (
  db: Db,
  search: ListSearch & {
    readonly status: ContactStatus | null;
    readonly after: ListPosition | null;
    readonly atMost: number;
  },
): Promise<readonly ListedMessage[]> => {
  const { status, after, atMost } = search;
  const isOldestFirst = status === 'open';
  const direction = isOldestFirst ? 'asc' : 'desc';
  const follows = isOldestFirst ? sql.raw('>') : sql.raw('<');
  return found(db, search)
    .select([
      'm.id',
      'm.number',
      'm.topic',
      'm.name',
      'm.email',
      'm.status',
      'm.heldBecause',
      'm.waitingSince',
    ])
    .select(
      sql<string>`(
        select left(e.text, 400) from contact_entries e
        where e.message_id = m.id and e.command = 'write' order by e.at desc, e.id desc limit 1)`.as(
        'lastText',
      ),
    )
    .$if(status !== null, (query) => query.where('m.status', '=', status ?? 'open'))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(m.waiting_since, m.id) ${follows} (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('m.waitingSince', direction)
    .orderBy('m.id', direction)
    .limit(atMost)
    .execute();
};

/** How many messages of each status match the search; a status without any is missing. */
export const countMessages = (
  db: Db,
  search: ListSearch,
): Promise<readonly { readonly status: ContactStatus; readonly count: number }[]> =>
  found(db, search)
    .select(({ fn }) => ['m.status', fn.countAll<number>().as('count')])
    .groupBy('m.status')
    .execute();
