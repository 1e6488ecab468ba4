import { sql, type Expression } from 'kysely';
import { portsOfChoice, type Choices } from './search.domain.ts';
import { allOf, conditionsOf, type ChoiceName, type SearchInput } from './search-conditions.repository.ts';

/** The facets whose counts the database stores, for the whole market and for each department (migration 0047). */
type KeptFacet = Exclude<ChoiceName, 'department' | 'price'>;

interface KeptChoice {
  /** Empty for the whole market. */
  readonly department: string;
  readonly facet: 'all' | 'kind' | 'category' | 'vendor' | 'port' | 'stock';
  readonly value: string;
}

const nameOf = (facet: KeptFacet) => (facet === 'inStock' ? 'stock' : facet);

/** The filters besides the department. */
function othersOf({ kind, category, vendor, port, inStock }: Choices): ReadonlyMap<KeptFacet, string> {
  const others = new Map<KeptFacet, string>();
  if (kind !== undefined) others.set('kind', kind);
  if (category !== undefined) others.set('category', category);
  if (vendor !== undefined) others.set('vendor', vendor.toLowerCase());
  if (port !== undefined) others.set('port', port);
  if (inStock !== undefined) others.set('inStock', inStock ? 'in' : 'out');
  return others;
}

const isWithoutPrice = ({ priceFrom, priceTo }: Choices): boolean =>
  priceFrom === undefined && priceTo === undefined;

/**
 * The stored count for these filters: at most one filter, with or without a department. Null if it has to be counted.
 */
function keptChoice(asked: SearchInput, choices: Choices): KeptChoice | null {
  const [other, ...more] = othersOf(choices);
  const isOfPorts = portsOfChoice(choices.port).length > 1;
  if (asked.by !== 'all' || !isWithoutPrice(choices) || isOfPorts || more.length > 0) return null;
  const department = choices.department ?? '';
  if (other === undefined) return { department, facet: 'all', value: '' };
  const [facet, value] = other;
  return { department, facet: nameOf(facet), value };
}

/** Whether the listings that are found are kept in groups of those alike: of a category, with any other filters but a price. */
export const areGrouped = (asked: SearchInput, choices: Choices): boolean =>
  asked.by === 'all' && choices.category !== undefined && isWithoutPrice(choices);

/** Whether at most a department is chosen: there is an index for that in every order. */
export const isDepartmentAlone = (asked: SearchInput, choices: Choices): boolean =>
  keptChoice(asked, choices)?.facet === 'all';

/** The stored number of results as a scalar subquery: a count, or the sum of groups. Null if it has to be counted. */
export function keptTotal(asked: SearchInput, choices: Choices): Expression<number> | null {
  const kept = keptChoice(asked, choices);
  if (kept !== null)
    return sql<number>`(
      select coalesce(sum(listings), 0)::bigint from listing_counts
      where department = ${kept.department} and facet = ${kept.facet} and value = ${kept.value})`;
  return areGrouped(asked, choices)
    ? sql<number>`(
        select coalesce(sum(listings), 0)::bigint from listing_groups l where ${allOf(Object.values(conditionsOf(choices)))})`
    : null;
}

/** The stored count (`times`) of each `value` of a facet, ignoring its own choice; null if it has to be counted. */
export function keptValues(
  facet: Exclude<ChoiceName, 'price'>,
  asked: SearchInput,
  choices: Choices,
): Expression<unknown> | null {
  const [other, ...more] = [...othersOf(choices)].filter(([name]) => name !== facet);
  const isOfPorts = portsOfChoice(choices.port).length > 1;
  if (asked.by !== 'all' || !isWithoutPrice(choices) || isOfPorts || more.length > 0) return null;
  // Counts per department are stored for one other filter.
  if (other !== undefined && facet === 'department')
    return sql`(
      select department as value, sum(listings) as times from listing_counts
      where department <> '' and facet = ${nameOf(other[0])} and value = ${other[1]} group by department having sum(listings) > 0)`;
  if (other !== undefined) return null;
  const [department, name] = facet === 'department' ? ['', facet] : [choices.department ?? '', nameOf(facet)];
  return sql`(
    select value, sum(listings) as times from listing_counts
    where department = ${department} and facet = ${name} group by value having sum(listings) > 0)`;
}
