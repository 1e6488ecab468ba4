import { sql, type Expression, type SqlBool } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { DepartmentSlug } from './catalogue.domain.ts';
import { vendorName } from './listing.repository.ts';
import type { Db } from './listing-search.repository.ts';
import { priceOf } from './reaching-offers.repository.ts';
import type { Choices } from './search.domain.ts';
import {
  allOf,
  choiceNames,
  conditionsOf,
  hasFilter,
  matchingListings,
  type SearchInput,
  type ChoiceName,
} from './search-conditions.repository.ts';

interface Counted<Value> {
  readonly value: Value;
  readonly count: number;
}

export interface FacetRow {
  readonly kinds: Counted<'product' | 'service'>[];
  readonly departments: Counted<DepartmentSlug>[];
  readonly categories: Counted<string>[];
  readonly vendors: { readonly id: string; readonly name: string; readonly count: number }[];
  readonly ports: { readonly slug: string; readonly name: string; readonly count: number }[];
  readonly inStock: number;
  /** Minor units; null when nothing is found. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

const most = 30;

/** The number of results of each choice in combination with the others, most frequent first, in one statement. */
export async function countFacets(db: Db, asked: SearchInput, choices: Choices): Promise<FacetRow> {
  const made = conditionsOf(choices);
  const found = (conditions: readonly Expression<SqlBool>[]) =>
    sql`from ${matchingListings(asked, choices, choices.port !== undefined)} where ${allOf([...hasFilter(asked), ...conditions])}`;
  // Many listings have the same of everything that is counted: they are put together first, in one reading for all facets in which nothing
  // is chosen.
  const adjacent = (facet: ChoiceName, column: Expression<unknown>) => {
    if (made[facet] === undefined) return sql`alike`;
    const others = choiceNames.flatMap((name) => (name === facet ? [] : (made[name] ?? [])));
    return sql`(select ${column}, count(*) as times ${found(others)} group by ${column}) alike`;
  };
  const prices =
    made.price === undefined
      ? sql`(select min(lowest) as price_from, max(highest) as price_to from alike) priced`
      : sql`(select min(${priceOf(choices)}) as price_from, max(${priceOf(choices)}) as price_to ${found(
          choiceNames.flatMap((name) => (name === 'price' ? [] : (made[name] ?? []))),
        )}) priced`;
  const { rows } = await sql<FacetRow>`
    with alike as materialized (
      select l.kind, l.departments, l.category, l.vendor_ids, l.ports, l.out_of_stock, l.is_uncounted,
        count(*) as times,
        min(${priceOf(choices)}) as lowest, max(${priceOf(choices)}) as highest
      ${found(Object.values(made))}
      group by l.kind, l.departments, l.category, l.vendor_ids, l.ports, l.out_of_stock, l.is_uncounted
    )
    select
      ${listOf(sql`
        select kind as value, ${count} from ${adjacent('kind', sql`l.kind`)} group by kind`)} as kinds,
      ${listOf(sql`
        select value, ${count} from ${adjacent('department', sql`l.departments`)}, unnest(departments) as value
        group by value`)} as departments,
      ${listOf(sql`
        select category as value, ${count} from ${adjacent('category', sql`l.category`)}
        where category is not null group by category ${mostOf(sql`category`, choices.category)}`)} as categories,
      ${listOf(sql`
        select counted.id, ${vendorName} as name, counted.count
        from (
          select id, ${count} from ${adjacent('vendor', sql`l.vendor_ids`)}, unnest(vendor_ids) as id
          group by id ${mostOf(sql`id`, choices.vendor)}
        ) counted join vendors v on v.id = counted.id join users u on u.id = v.opened_by`)} as vendors,
      ${listOf(sql`
        select counted.slug, ports.name, counted.count
        from (
          select slug, ${count} from ${adjacent('port', sql`l.ports`)}, unnest(ports) as slug
          group by slug ${mostOf(sql`slug`, choices.port)}
        ) counted join ports on ports.slug = counted.slug`)} as ports,
      (select coalesce(sum(times), 0)::bigint from ${adjacent('inStock', sql`l.out_of_stock, l.is_uncounted`)}
        where not out_of_stock and not is_uncounted) as in_stock,
      priced.price_from, priced.price_to
    from ${prices}`.execute(db);
  const [row] = rows;
  invariant(row !== undefined, 'an aggregate always has a row');
  return row;
}

const count = sql`sum(times)::bigint as count`;

// What was chosen is shown, however few it finds.
const mostOf = (value: Expression<unknown>, chosen: string | undefined) => sql`
  order by ${chosen === undefined ? sql`` : sql`${value} is distinct from ${sql`${chosen}`}, `}sum(times) desc, ${value}
  limit ${sql.lit(most)}`;

const listOf = (query: Expression<unknown>) => sql`
  (select coalesce(json_agg(each order by each.count desc, each), '[]') from (${query}) each)`;
