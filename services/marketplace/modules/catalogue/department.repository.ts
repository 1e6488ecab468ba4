import { sql, type Expression, type SqlBool } from 'kysely';
import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';
import type { Place } from './cursor.domain.ts';
import { hasWords, type Db } from './listing-search.repository.ts';

export interface DepartmentSearch {
  readonly department: DepartmentSlug;
  readonly kind: 'product' | 'service' | undefined;
  readonly words: readonly string[];
}

interface ListingRow {
  readonly key: string;
  readonly kind: 'product' | 'service';
  readonly id: string;
  readonly inventory_id: string | null;
  readonly name: string;
  readonly detail: string | null;
  readonly category: string | null;
  readonly departments: DepartmentSlug[];
  readonly price_minor: number;
  readonly currency: string;
  readonly price_for: string | null;
  readonly vendor_id: string;
  readonly vendor_name: string;
  readonly logo_file_id: string | null;
  readonly ports: string[];
  readonly in_stock: boolean | null;
}

// One row a product: the offer one would take, in stock before others, then the cheapest. Only active vendors sell.
const products = ({ department, kind, words }: DepartmentSearch): Expression<unknown> => {
  const found = hasWords(
    ['p.name', 'p.brand', 'p.category', 'i.variant'].map((column) => sql.ref<string | null>(column)),
    words,
  );
  const wanted: Expression<SqlBool> = sql<SqlBool>`${kind !== 'service'}::boolean`;
  return sql`
    select distinct on (p.id) 'product' as kind, p.id, i.id as inventory_id, p.name,
      nullif(concat_ws(' · ', p.brand, i.variant), '') as detail, p.category, p.departments,
      i.price_minor, i.currency, i.unit as price_for, i.supplier_id as vendor_id, coalesce(i.stock, 1) > 0 as in_stock
    from products p
    join inventory_items i on i.product_id = p.id and i.status = 'active'
    join vendors v on v.id = i.supplier_id and v.status = 'active'
    where ${wanted} and p.departments @> array[${department}] and ${found}
    order by p.id, coalesce(i.stock, 1) > 0 desc, i.price_minor, i.id`;
};

const services = ({ department, kind, words }: DepartmentSearch): Expression<unknown> => {
  const found = hasWords(
    ['s.name', 's.category'].map((column) => sql.ref<string | null>(column)),
    words,
  );
  const wanted: Expression<SqlBool> = sql<SqlBool>`${kind !== 'product'}::boolean`;
  return sql`
    select 'service' as kind, s.id, null::uuid as inventory_id, s.name, s.category as detail, s.category, s.departments,
      s.price_minor, s.currency, case when s.priced_per = 'unit' then s.unit else s.priced_per end as price_for,
      s.provider_id as vendor_id, null::boolean as in_stock
    from services s
    join vendors v on v.id = s.provider_id and v.status = 'active'
    where s.status = 'active' and ${wanted} and s.departments @> array[${department}] and ${found}`;
};

const listings = (search: DepartmentSearch) =>
  sql`with listings as ((${products(search)}) union all (${services(search)}))`;

// What cannot be had now comes last; the digit before the name makes one text of both, which a cursor carries.
const key = sql`case when in_stock is false then '1' else '0' end || lower(l.name)`;

/** A page of what a department offers, what can be had first, then by name. */
export async function findDepartmentListings(
  db: Db,
  search: DepartmentSearch,
  { place, limit }: { readonly place: Place | null; readonly limit: number },
): Promise<readonly { readonly item: PublicListing; readonly place: Place }[]> {
  const behind = place === null ? sql`true` : sql`(${key}, l.id) > (${place.key}::text, ${place.id}::uuid)`;
  const { rows } = await sql<ListingRow>`
    ${listings(search)}
    select ${key} as key, l.*, v.logo_file_id,
      coalesce(v.trading_name, v.legal_name, u.first_name || ' ' || u.last_name) as vendor_name,
      array(select port from vendor_ports where vendor_id = l.vendor_id order by port) as ports
    from listings l
    join vendors v on v.id = l.vendor_id
    join users u on u.id = l.vendor_id
    where ${behind}
    order by ${key}, l.id
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ item: listingOf(row), place: { key: row.key, id: row.id } }));
}

/** How many listings the search finds in all. */
export async function countDepartmentListings(db: Db, search: DepartmentSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${listings(search)} select count(*) as total from listings`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The department itself, in the database's words. */
export const findDepartment = (db: Db, slug: DepartmentSlug) =>
  db.selectFrom('departments').select(['name', 'lead']).where('slug', '=', slug).executeTakeFirstOrThrow();

const listingOf = (row: ListingRow): PublicListing => ({
  kind: row.kind,
  id: row.id,
  inventoryId: row.inventory_id,
  name: row.name,
  detail: row.detail,
  category: row.category,
  departments: row.departments,
  price: { amountMinor: row.price_minor, currency: row.currency },
  priceFor: row.price_for,
  vendor: { id: row.vendor_id, name: row.vendor_name, logoFileId: row.logo_file_id },
  ports: row.ports,
  inStock: row.in_stock,
});
