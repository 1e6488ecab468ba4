import { sql, type Expression, type SqlBool } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import type { DepartmentSlug } from '../catalogue.domain.ts';
import { areGrouped, isDepartmentAlone, keptTotal, keptValues } from './kept-counts.repository.ts';
import { vendorName } from '../listing.repository.ts';
import type { Db } from '../own-listings/listing-search.repository.ts';
import { findsByPrice, offersReaching, priceOf } from '../product/reaching-offers.repository.ts';
import type { Choices } from './search.domain.ts';
import {
  allOf,
  choiceNames,
  conditionsOf,
  countedMost,
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
  /** Minor units; null if nothing is found. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Whether more results exist than are counted: each count is then a minimum. */
  readonly countsAreLowerBounds: boolean;
}

const most = 30;

/** The values of each facet in a group of `alike`, as `value` and `times`. */
const valuesIn: Readonly<Record<Exclude<ChoiceName, 'price'>, Expression<unknown>>> = {
  kind: sql`kind`,
  department: sql`unnest(departments)`,
  category: sql`category`,
  vendor: sql`unnest(vendor_ids)`,
  port: sql`unnest(ports)`,
  inStock: sql`case when out_of_stock then 'out' when is_uncounted then 'uncounted' else 'in' end`,
};

/**
 * The number of results of each choice in combination with the others, most frequent first, in one statement. Uses the
 * stored counts if only a department or the facet itself is chosen, and stored groups with a category; else counts up to a
 * maximum of results.
 */
export async function countFacets(db: Db, asked: SearchInput, choices: Choices): Promise<FacetRow> {
  const made = conditionsOf(choices);
  const grouped = areGrouped(asked, choices);
  const conditionsBut = (without?: ChoiceName) =>
    choiceNames.flatMap((name) => (name === without ? [] : (made[name] ?? [])));
  // Groups listings with equal values in all counted columns before counting: one pass for all facets without a choice,
  // and one for each other facet without its own choice. Prices in a chosen port are looked up only for the price
  // facet, and if they decide what is found.
  const alike = (without?: ChoiceName) => {
    const isPriced = without === undefined || without === 'price' || findsByPrice(choices);
    const isOfCategory = asked.by === 'all' && choices.category !== undefined && without !== 'category';
    const offers = isPriced ? offersReaching(choices) : sql``;
    return sql`
      select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, count(*) as times, min(price) as lowest,
        max(price) as highest
      from (
        select l.kind, l.departments, l.category, l.vendor_ids, l.ports, l.out_of_stock, l.is_uncounted,
          ${isPriced ? priceOf(choices) : sql`null::bigint`} as price
        from ${isOfCategory ? sql`${listingsByCategory} ${offers}` : matchingListings(asked, choices, isPriced)}
        where ${allOf([...hasFilter(asked), ...conditionsBut(without)])}
        limit ${countedMost}
      ) found
      group by kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted`;
  };
  const readings = new Map<string, Expression<unknown>>();
  /** The readings that end at the maximum. */
  const counted = new Set<string>();
  const reading = (place: string, without?: ChoiceName): Expression<unknown> => {
    counted.add(place);
    readings.set(place, alike(without));
    return sql.ref(place);
  };
  /** The FROM clause of the listings that a facet counts. */
  const from = (facet: ChoiceName): Expression<unknown> => {
    const [place, without] =
      made[facet] === undefined ? ['alike'] : [`alike_but_${facet.toLowerCase()}`, facet];
    if (!grouped || without === 'category') return reading(place, without);
    readings.set(place, groupsThat(conditionsBut(without)));
    return sql.ref(place);
  };
  const valuesOf = (facet: Exclude<ChoiceName, 'price'>): Expression<unknown> =>
    keptValues(facet, asked, choices) ?? sql`(select ${valuesIn[facet]} as value, times from ${from(facet)})`;
  const lists = sql`
    ${listOf(sql`
      select value, ${count} from ${valuesOf('kind')} counted group by value`)} as kinds,
    ${listOf(sql`
      select value, ${count} from ${valuesOf('department')} counted group by value`)} as departments,
    ${listOf(sql`
      select value, ${count} from ${valuesOf('category')} counted where value is not null
      group by value ${mostOf(choices.category)}`)} as categories,
    ${listOf(sql`
      select v.id, ${vendorName} as name, counted.count
      from (
        select value, ${count} from ${valuesOf('vendor')} counted group by value ${mostOf(choices.vendor?.toLowerCase())}
      ) counted join vendors v on v.id = counted.value::uuid`)} as vendors,
    ${listOf(sql`
      select ports.slug, ports.name, counted.count
      from (
        select value, ${count} from ${valuesOf('port')} counted group by value ${mostOf(choices.port)}
      ) counted join ports on ports.slug = counted.value`)} as ports,
    (select coalesce(sum(times), 0)::bigint from ${valuesOf('inStock')} counted where value = 'in') as in_stock`;
  const prices = isDepartmentAlone(asked, choices)
    ? pricesByIndex(choices)
    : grouped && choices.port === undefined
      ? pricesOfCategory(choices, keptTotal(asked, choices))
      : sql`(
          select min(lowest) as price_from, max(highest) as price_to from ${grouped ? reading('priced') : from('price')}
        ) priced`;
  const isBeyond = [...counted].map(
    (place) => sql`(select coalesce(sum(times), 0) = ${countedMost} from ${sql.ref(place)})`,
  );
  const { rows } = await sql<FacetRow>`
    ${withReadings(readings)}
    select ${lists}, priced.price_from, priced.price_to,
      ${isBeyond.length === 0 ? sql`false` : sql.join(isBeyond, sql` or `)} as counts_are_lower_bounds
    from ${prices}`.execute(db);
  const [row] = rows;
  invariant(row !== undefined, 'an aggregate always has a row');
  return row;
}

const hasFewVendors = sql`cardinality(vendor_ids) <= 20 and cardinality(ports) <= 20`;
const hasManyVendors = sql`not (${hasFewVendors})`;
const inIndex = sql.raw(
  'id, kind, departments, category, vendor_id, vendor_ids, ports, out_of_stock, is_uncounted, price_minor',
);
/** All listings as `l`, in two parts so that the indexes of migrations 0060 and 0064 are used. */
const listingsByCategory = sql`(
  select ${inIndex} from market_listings where ${hasFewVendors}
  union all select ${inIndex} from market_listings where ${hasManyVendors}
) l`;

const withReadings = (readings: ReadonlyMap<string, Expression<unknown>>): Expression<unknown> =>
  readings.size === 0
    ? sql``
    : sql`with ${sql.join([...readings].map(([name, reading]) => sql`${sql.ref(name)} as materialized (${reading})`))}`;

/** The kept groups `l` of alike listings, without their prices. */
const groupsThat = (conditions: readonly Expression<SqlBool>[]): Expression<unknown> => sql`
  select kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted, sum(listings) as times
  from listing_groups l where ${allOf(conditions)}
  group by kind, departments, category, vendor_ids, ports, out_of_stock, is_uncounted having sum(listings) > 0`;

/** The first and last of the filters' listings in the indexes of a category (migration 0116), which are in the order of prices. */
function pricesOfCategory(choices: Choices, total: Expression<number> | null): Expression<unknown> {
  const { department, ...others } = choices;
  // In a select, which hides it from the planner: it would find a plan for a known department cheaper, and plan each call.
  const ofDepartment =
    department === undefined ? [] : [sql<SqlBool>`l.departments @> (select array[${department}::text])`];
  const chosen = allOf([...ofDepartment, ...Object.values(conditionsOf(others))]);
  // Each part by itself: put together, they would be sorted.
  const endOf = (part: Expression<unknown>, direction: Expression<unknown>) => sql`(
    select l.price_minor from market_listings l where ${part} and ${chosen} order by l.price_minor ${direction} limit 1)`;
  const [up, down] = [sql`asc`, sql`desc`];
  // Of what is not there the whole category would be read in search of it.
  const ifAny = (end: Expression<unknown>) => sql`case when found.total > 0 then ${end} end`;
  return sql`(
    select ${ifAny(sql`least(${endOf(hasFewVendors, up)}, ${endOf(hasManyVendors, up)})`)} as price_from,
      ${ifAny(sql`greatest(${endOf(hasFewVendors, down)}, ${endOf(hasManyVendors, down)})`)} as price_to
    from (select ${total} as total) found) priced`;
}

/** The first and last entry of the price indexes, in which listings out of stock are separate. */
function pricesByIndex(choices: Choices): Expression<unknown> {
  const chosen = allOf(Object.values(conditionsOf(choices, { isDepartmentWritten: true })));
  const endOf = (isOut: boolean, direction: Expression<unknown>) => sql`(
    select l.price_minor from market_listings l where ${chosen} and l.out_of_stock = ${sql.lit(isOut)}
    order by l.out_of_stock ${direction}, l.price_minor ${direction} limit 1)`;
  const [up, down] = [sql`asc`, sql`desc`];
  return sql`(select least(${endOf(false, up)}, ${endOf(true, up)}) as price_from,
    greatest(${endOf(false, down)}, ${endOf(true, down)}) as price_to) priced`;
}

const count = sql`sum(times)::bigint as count`;

// The chosen value is returned however few results it has.
const mostOf = (chosen: string | undefined) => sql`
  order by ${chosen === undefined ? sql`` : sql`value::text is distinct from ${chosen}, `}sum(times) desc, value
  limit ${sql.lit(most)}`;

const listOf = (query: Expression<unknown>) => sql`
  (select coalesce(json_agg(each order by each.count desc, each), '[]') from (${query}) each)`;
