import { sql } from 'kysely';
import type { ApplicationStatus, VendorKind, VendorStatus } from './vendors.domain.ts';
import type { DeskPlace } from './desk.domain.ts';
import { listingsOf, type Db } from './vendors.repository.ts';

export interface DeskSearch {
  /** Null: whatever stands in the names. */
  readonly words: string | null;
}

export interface DeskRow {
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
  readonly papers: number;
  readonly listings: number;
  /** What the list is sorted by: drafts stand where they were begun. */
  readonly sortedAt: Date;
}

const sortedAt = sql<Date>`coalesce(a.submitted_at, a.created_at)`;
// In LIKE these three mean something.
const literally = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

const found = (db: Db, { words }: DeskSearch) =>
  db
    .selectFrom('vendor_applications as a')
    .innerJoin('vendors as v', 'v.id', 'a.vendor_id')
    .innerJoin('users as u', 'u.id', 'v.id')
    .$if(words !== null, (query) =>
      query.where(({ or, eb }) => {
        const pattern = literally(words ?? '');
        return or([
          eb('v.trading_name', 'ilike', pattern),
          eb('v.legal_name', 'ilike', pattern),
          eb('v.contact_name', 'ilike', pattern),
          eb(sql<string>`concat_ws(' ', u.first_name, u.last_name)`, 'ilike', pattern),
          eb('u.email', 'ilike', pattern),
        ]);
      }),
    );

/** The oldest submission first, after a place, at most so many. */
export const listDesk = (
  db: Db,
  search: DeskSearch & {
    readonly status: ApplicationStatus | null;
    readonly after: DeskPlace | null;
    readonly atMost: number;
  },
): Promise<readonly DeskRow[]> =>
  found(db, search)
    .select(['a.id', 'v.id as vendorId', 'v.kind', 'v.trading_name as tradingName'])
    .select(['v.legal_name as legalName', 'v.city', 'v.country', 'a.status', 'v.status as vendorStatus'])
    .select(['a.submitted_at as submittedAt', sortedAt.as('sortedAt')])
    .select([
      sql<number>`(select count(*) from vendor_papers p where p.vendor_id = v.id)`.as('papers'),
      listingsOf(sql`v.id`).as('listings'),
    ])
    .$if(search.status !== null, (query) => query.where('a.status', '=', search.status ?? 'draft'))
    .$if(search.after !== null, (query) =>
      query.where(
        sql<boolean>`(${sortedAt}, a.id) > (${search.after?.at ?? null}::timestamptz, ${search.after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy(sortedAt)
    .orderBy('a.id')
    .limit(search.atMost)
    .execute();

/** How many of each status the search finds; a status without any is missing. */
export const countDesk = (
  db: Db,
  search: DeskSearch,
): Promise<readonly { readonly status: ApplicationStatus; readonly count: number }[]> =>
  found(db, search)
    .select(({ fn }) => ['a.status', fn.countAll<number>().as('count')])
    .groupBy('a.status')
    .execute();

/** Who opened the vendor's account. */
export const accountBehind = (
  db: Db,
  vendorId: string,
): Promise<{ readonly name: string; readonly email: string; readonly createdAt: Date }> =>
  db
    .selectFrom('users')
    .select([sql<string>`concat_ws(' ', first_name, last_name)`.as('name'), 'email'])
    .select('created_at as createdAt')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
