import { portName } from '../../../lib/port-name.ts';
import type { Facets } from './found.types.ts';
import { departmentNames, narrowed, type MarketSearch } from './market-search.ts';

export interface FacetChoice {
  /** Unique within its group. */
  readonly key: string;
  readonly label: string;
  /** The number of results with this choice and the other filters. */
  readonly count: number;
  readonly isChosen: boolean;
  /** The address with this choice, or without it if it is chosen. */
  readonly to: string;
}

export interface FacetGroup {
  readonly title: string;
  readonly choices: readonly FacetChoice[];
}

export const kindLabels = { product: 'Products', service: 'Services' } as const;

type Field = 'kind' | 'department' | 'category' | 'port' | 'vendor';

const fixedLabels: Readonly<Record<string, string>> = { ...departmentNames, ...kindLabels };

/** The label of a chosen value without results, for which the market sends none. */
const labelOf = (field: Field, chosen: string): string =>
  field === 'port'
    ? portName(chosen)
    : field === 'vendor'
      ? 'The chosen vendor'
      : (fixedLabels[chosen] ?? chosen);

/**
 * The facets of a search by group. A group is omitted if it offers no choice: no value, one value that all `total` results
 * have, or a single result.
 */
export function facetGroups(search: MarketSearch, facets: Facets, total: number): readonly FacetGroup[] {
  // A chosen value can be removed even if it has no results, in which case the market does not count it.
  const choices = (
    field: Field,
    counted: readonly (readonly [key: string, label: string, count: number])[],
  ) => {
    const value = search[field];
    const one = value === null ? [] : [value];
    // A country or coast is several ports.
    const chosen = field === 'port' ? one.flatMap((slugs) => slugs.split(',')) : one;
    const uncounted = chosen.filter((each) => !counted.some(([key]) => key === each));
    const options = [...counted, ...uncounted.map((each) => [each, labelOf(field, each), 0] as const)];
    return options
      .filter(([key, , count]) => count > 0 || chosen.includes(key))
      .map(([key, label, count]) => {
        const isChosen = chosen.includes(key);
        const others = chosen.filter((each) => each !== key).join(',') || null;
        return { key, label, count, isChosen, to: narrowed(search, { [field]: isChosen ? others : key }) };
      });
  };
  const inStock = {
    key: 'inStock',
    label: 'In stock now',
    count: facets.inStock,
    isChosen: search.inStock,
    to: narrowed(search, { inStock: !search.inStock }),
  };
  const groups: readonly FacetGroup[] = [
    {
      title: 'Kind',
      choices: choices(
        'kind',
        facets.kinds.map(({ value, count }) => [value, kindLabels[value], count]),
      ),
    },
    { title: 'Availability', choices: facets.inStock > 0 || search.inStock ? [inStock] : [] },
    {
      title: 'Department',
      choices:
        search.path === '/'
          ? choices(
              'department',
              facets.departments.map(({ value, count }) => [value, departmentNames[value], count]),
            )
          : [],
    },
    {
      title: 'Category',
      choices: choices(
        'category',
        facets.categories.map(({ value, count }) => [value, value, count]),
      ),
    },
    {
      title: 'Port',
      choices: choices(
        'port',
        facets.ports.map(({ slug, name, count }) => [slug, name, count]),
      ),
    },
    {
      title: 'Vendor',
      choices: choices(
        'vendor',
        facets.vendors.map(({ id, name, count }) => [id, name, count]),
      ),
    },
  ];
  return groups.filter(({ choices: [first, ...others] }) => {
    if (first === undefined) return false;
    if (first.isChosen || others.some(({ isChosen }) => isChosen)) return true;
    return total !== 1 && (others.length > 0 || first.count < total);
  });
}
