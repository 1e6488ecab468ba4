import { sql, type Kysely } from 'kysely';
import type { RoleName } from '../../../../src/lib/roles.ts';
import { hasNumber, isPersonAlike, personName } from '../../platform/db/alike.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { ListPosition } from '../../platform/list-page.ts';
import type { ListWords } from '../../platform/list-words.ts';

export interface PeopleRow {
  readonly id: string;
  /** When they joined, in microseconds. */
  readonly key: number;
  readonly name: string;
  readonly email: string;
  readonly role: RoleName;
  readonly company: string | null;
  readonly yachts: readonly string[];
  readonly joinedAt: Date;
  readonly suspendedAt: Date | null;
}

/** The words are those of a name, an address, a company or a yacht. */
interface PeopleSearch extends ListWords {
  readonly isSuspended: boolean;
  readonly role: RoleName | null;
  readonly position: ListPosition | null;
  readonly limit: number;
}

const name = sql.raw<string>(personName);
const company = sql<string | null>`(
  select coalesce(v.trading_name, v.legal_name) from vendor_members m join vendors v on v.id = m.vendor_id where m.user_id = u.id)`;
const yachts = sql<string[]>`array(
  select y.name from yacht_crew m join yachts y on y.id = m.yacht_id where m.user_id = u.id order by y.name)`;

const asked = 'asked.words';
const resembles = sql.raw<boolean>(isPersonAlike(asked));

const hasWords = (patterns: readonly string[]) => sql<boolean>`
  plain_words(concat_ws(' ', ${name}, u.email, ${company}, array_to_string(${yachts}, ' '))) like all (array(select plain_words(p) from unnest(${patterns}::text[]) p))
  or ${sql.raw(hasNumber(asked, 'u.phone'))}`;

/** One page of the open accounts, the latest to join first. */
export const findPeopleListed = (
  db: Kysely<Database>,
  { isSuspended, role, patterns, words, isMisspelt, position, limit }: PeopleSearch,
): Promise<readonly PeopleRow[]> =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.role', 'u.createdAt as joinedAt', 'u.suspendedAt'])
    .select([name.as('name'), company.as('company'), yachts.as('yachts')])
    .select(sql<number>`(extract(epoch from u.created_at) * 1000000)::bigint`.as('key'))
    .where('u.closedAt', 'is', null)
    .$if(isSuspended, (query) => query.where('u.suspendedAt', 'is not', null))
    .$if(role !== null, (query) => query.where('u.role', '=', role ?? 'admin'))
    .$if(words !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from (select ${words}::text as words) asked where ${isMisspelt ? resembles : hasWords(patterns)})`,
      ),
    )
    .$if(position !== null, (query) =>
      query.where(
        sql<boolean>`(u.created_at, u.id) < (
          timestamptz 'epoch' + ${position?.key ?? 0}::bigint * interval '1 microsecond', ${position?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('u.createdAt', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute();
