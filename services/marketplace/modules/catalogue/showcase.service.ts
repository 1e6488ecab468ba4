import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';
import { memoizeFor } from '../../platform/memoize-for.ts';
import { searchListings, type SearchParts } from './search/search.service.ts';

/** The shown products of a department. */
interface Shown {
  readonly slug: DepartmentSlug;
  readonly items: readonly PublicListing[];
}

const departments: readonly DepartmentSlug[] = [
  'captain',
  'crew',
  'exterior',
  'interior',
  'chef-galley',
  'engineering',
];

const maxShown = 4;
/** The number of newest products among which different categories are searched. */
const candidates = 24;
const maxAgeMs = 60_000;

/** First one product of each category, then the others, in their order. */
function varied(items: readonly PublicListing[], most: number): readonly PublicListing[] {
  const firsts = items.filter(
    ({ category }, position) => items.findIndex((item) => item.category === category) === position,
  );
  return [...new Set([...firsts, ...items])].slice(0, most);
}

/**
 * A few products of each department in stock (contract: getShowcase), cached so that many simultaneous visitors cause
 * one query.
 */
export function createShowcase(parts: SearchParts) {
  const kept = memoizeFor<readonly Shown[]>(parts.clock, maxAgeMs);
  const read = async (): Promise<readonly Shown[]> => {
    const all = await Promise.all(
      departments.map(async (slug) => {
        const search = {
          department: slug,
          kind: 'product',
          inStock: true,
          sort: 'newest',
          limit: candidates,
        } as const;
        const found = await searchListings(parts, search);
        return { slug, items: found.ok ? varied(found.value.items, maxShown) : [] };
      }),
    );
    return all.filter(({ items }) => items.length > 0);
  };
  return () => kept('', read);
}
