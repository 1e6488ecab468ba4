import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import {
  cardPictureUrl,
  picturesOf,
  type DepartmentSlug,
  type Service,
  type ServiceChange,
} from '../catalogue.domain.ts';
import type { CursorPosition } from '../cursor.domain.ts';
import {
  figuresOf,
  hasStatus,
  hasWords,
  inOrder,
  isBehind,
  microseconds,
  type Db,
  type Figures,
  type Order,
  type Search,
  type SearchedPage,
} from './listing-search.repository.ts';

const serviceSorts = ['name', 'price', 'updated'] as const;
export type ServiceSort = (typeof serviceSorts)[number];

/** The sort key of a provider's services. */
export function serviceOrder(sort: ServiceSort, descending: boolean): Order {
  switch (sort) {
    case 'name':
      return { key: sql<string>`lower(s.name)`, keyType: 'string', descending };
    case 'price':
      return { key: sql<number>`s.price_minor`, keyType: 'number', descending };
    case 'updated':
      return { key: microseconds(sql.ref('s.updatedAt')), keyType: 'number', descending };
  }
}

const searched = [sql<string>`s.name`, sql<string | null>`s.category`];

/** A page of a provider's services, each with its sort position. */
export async function findServices(
  db: Db,
  providerId: string,
  { status, order, place, limit, ...text }: SearchedPage,
): Promise<readonly { readonly item: Service; readonly place: CursorPosition }[]> {
  const rows = await db
    .selectFrom('services as s')
    .selectAll('s')
    .select(sql<string | number>`${order.key}`.as('key'))
    .where('s.providerId', '=', providerId)
    .where(hasStatus(sql.ref('s.status'), status))
    .where(hasWords(searched, text))
    .where(isBehind(order, sql.ref('s.id'), place))
    .orderBy(inOrder(order, sql.ref('s.id')))
    .limit(limit)
    .execute();
  return rows.map(({ key, ...row }) => ({ item: serviceOf(row), place: { key, id: row.id } }));
}

/** How many of a provider's services are in each state, and how many match the search. */
export async function countServices(db: Db, providerId: string, search: Search): Promise<Figures> {
  const status = sql.ref<Service['status']>('s.status');
  const found = sql<boolean>`${hasStatus(status, search.status)} and ${hasWords(searched, search)}`;
  const figures = figuresOf(status, found);
  return db
    .selectFrom('services as s')
    .select([
      figures.draft.as('draft'),
      figures.active.as('active'),
      figures.paused.as('paused'),
      figures.archived.as('archived'),
      figures.total.as('total'),
    ])
    .where('s.providerId', '=', providerId)
    .executeTakeFirstOrThrow();
}

export async function findService(db: Db, providerId: string, id: string): Promise<Service | null> {
  const row = await db
    .selectFrom('services')
    .selectAll()
    .where('providerId', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : serviceOf(row);
}

/** Whether the provider has a service of this name that isn’t archived, other than the one with `id`, ignoring case. */
export async function hasServiceCalled(
  trx: Db,
  providerId: string,
  { id, name }: { readonly id?: string; readonly name: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('services')
    .select('id')
    .where('providerId', '=', providerId)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
    .where('status', '<>', 'archived')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a service if it still has this version; false if it has another, or belongs to another provider. */
export async function changeService(
  db: Db,
  providerId: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: ServiceChange,
  now: Date,
): Promise<boolean> {
  const { price, taxBasisPoints, placeKinds, included, departments, ...same } = change;
  const { numUpdatedRows } = await db
    .updateTable('services')
    .set({
      ...same,
      ...(price !== undefined && { priceMinor: price.amountMinor, currency: price.currency }),
      ...(taxBasisPoints !== undefined && { taxBps: taxBasisPoints }),
      ...(placeKinds !== undefined && { placeKinds: [...placeKinds] }),
      ...(included !== undefined && { included: [...included] }),
      ...(departments !== undefined && { departments: [...departments].sort() }),
      version: version + 1,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('providerId', '=', providerId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const serviceOf = (row: Selectable<Database['services']>): Service => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  // A check constraint allows only departments.
  departments: row.departments as DepartmentSlug[],
  pictureUrl: cardPictureUrl(row.pictureFileId),
  pictures: picturesOf(row),
  price: { amountMinor: row.priceMinor, currency: row.currency },
  taxBasisPoints: row.taxBps,
  pricedPer: row.pricedPer,
  unit: row.unit,
  durationMinutes: row.durationMinutes,
  durationUnits: row.durationUnits,
  placeKinds: row.placeKinds,
  included: row.included,
  leadTimeHours: row.leadTimeHours,
  cancellationPolicy: row.cancellationPolicy,
  status: row.status,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
