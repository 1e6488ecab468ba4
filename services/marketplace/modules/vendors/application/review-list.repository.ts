import { sql, type Expression, type SqlBool } from 'kysely';
import { alike, hasNumber, isAlike, isVendorAlike } from '../../../platform/db/alike.ts';
import type { ListWords } from '../../../platform/list-words.ts';
import type { ApplicationStatus, VendorKind, VendorStatus } from '../vendors.domain.ts';
import type { ReviewListPosition } from './review-list.domain.ts';
import { listingsOf, type Db } from '../vendors.repository.ts';

/** A state of applications; `suspended` for the approved ones whose vendor is suspended, `approved` for the others. */
type ReviewState = ApplicationStatus | 'suspended';

/** `waiting`: all that an admin has to decide. */
export type ReviewFilter = ReviewState | 'waiting';

export const waitingStates: readonly ReviewState[] = ['submitted', 'in_review'];

type ReviewListSearch = Pick<ListWords, 'words' | 'isMisspelt'>;

export interface ReviewListRow {
  readonly id: string;
  readonly vendorId: string;
  readonly kind: VendorKind;
  readonly tradingName: string | null;
  readonly legalName: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly status: ApplicationStatus;
  readonly vendorStatus: VendorStatus;
  readonly submittedAt: Date | null;
  /** Of one that was sent again: the name of who had asked for changes. */
  readonly askedBy: string | null;
  readonly papers: number;
  readonly listings: number;
  /** The sort key: drafts use the time when they were created. */
  readonly sortedAt: Date;
}

const shownStatus = sql<ReviewState>`case when v.status = 'suspended' then 'suspended' else a.status end`;
const sortedAt = sql<Date>`coalesce(a.submitted_at, a.created_at)`;
// Escapes the three characters that have a meaning in LIKE.
const literally = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The names, of which one has to resemble the words. */
const companies = ['v.trading_name', 'v.legal_name'];
const people = ['v.contact_name', `concat_ws(' ', u.first_name, u.last_name)`];
const resembles = sql.raw<boolean>(
  [
    ...companies.map((name) => isVendorAlike('asked.words', `coalesce(${name}, '')`)),
    ...people.map((name) => isAlike('asked.words', `coalesce(${name}, '')`, alike.vendor)),
  ].join(' or '),
);
const isNumber = sql.raw<boolean>(hasNumber('asked.words', 'v.contact_phone'));
/** A condition on `asked.words`. */
const on = (words: string, condition: Expression<SqlBool>) =>
  sql<boolean>`exists (select from (select ${words}::text as words) asked where ${condition})`;

const found = (db: Db, { words: text, isMisspelt }: ReviewListSearch) =>
  db
    .selectFrom('vendorApplications as a')
    .innerJoin('vendors as v', 'v.id', 'a.vendorId')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .$if(text !== null && isMisspelt, (query) => query.where(on(text ?? '', resembles)))
    .$if(text !== null && !isMisspelt, (query) =>
      query.where(({ or, eb }) => {
        const pattern = literally(text ?? '');
        return or([
          eb('v.tradingName', 'ilike', pattern),
          eb('v.legalName', 'ilike', pattern),
          eb('v.contactName', 'ilike', pattern),
          eb(sql<string>`concat_ws(' ', u.first_name, u.last_name)`, 'ilike', pattern),
          eb('u.email', 'ilike', pattern),
          on(text ?? '', isNumber),
        ]);
      }),
    );

const statesOf = (filter: ReviewFilter | null): readonly ReviewState[] =>
  filter === null ? [] : filter === 'waiting' ? waitingStates : [filter];

/** Oldest submission first, after a position, up to a limit. */
export const listReviews = (
  db: Db,
  search: ReviewListSearch & {
    readonly status: ReviewFilter | null;
    readonly after: ReviewListPosition | null;
    readonly atMost: number;
  },
): Promise<readonly ReviewListRow[]> =>
  found(db, search)
    .select(['a.id', 'v.id as vendorId', 'v.kind', 'v.tradingName'])
    .select(['v.legalName', 'v.city', 'v.country', 'a.status', 'v.status as vendorStatus'])
    .select(['a.submittedAt', sortedAt.as('sortedAt')])
    .select([
      sql<string | null>`(
        select concat_ws(' ', asker.first_name, asker.last_name) from vendor_history h join users asker on asker.id = h.actor_id
        where h.vendor_id = v.id and h.process = 'application' and h.command = 'ask' and h.at < a.submitted_at
        order by h.at desc limit 1
      )`.as('askedBy'),
      sql<number>`(select count(*) from vendor_papers p where p.vendor_id = v.id)`.as('papers'),
      listingsOf(sql`v.id`).as('listings'),
    ])
    .$if(search.status !== null, (query) => query.where(shownStatus, 'in', statesOf(search.status)))
    .$if(search.after !== null, (query) =>
      query.where(
        sql<boolean>`(${sortedAt}, a.id) > (${search.after?.at ?? null}::timestamptz, ${search.after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy(sortedAt)
    .orderBy('a.id')
    .limit(search.atMost)
    .execute();

/** How many applications of each status match the search; a status without any is missing. */
export const countReviews = (
  db: Db,
  search: ReviewListSearch,
): Promise<readonly { readonly status: ReviewState; readonly count: number }[]> =>
  found(db, search)
    .select(({ fn }) => [shownStatus.as('status'), fn.countAll<number>().as('count')])
    .groupBy(shownStatus)
    .execute();

/** The account that opened the vendor. */
export const paymentAccountOf = (
  db: Db,
  vendorId: string,
): Promise<{ readonly name: string; readonly email: string; readonly createdAt: Date }> =>
  db
    .selectFrom('vendors as v')
    .innerJoin('users as u', 'u.id', 'v.openedBy')
    .select([sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('name'), 'u.email'])
    .select('u.createdAt')
    .where('v.id', '=', vendorId)
    .executeTakeFirstOrThrow();
