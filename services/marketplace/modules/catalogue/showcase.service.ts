import type { DepartmentSlug, PublicListing } from './catalogue.domain.ts';
import { memoizeFor } from '../../platform/memoize-for.ts';
import { searchListings, type SearchParts } from './search.service.ts';

/** Some of what a department has. */
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

const shownMost = 4;
/** Among so many of the newest other categories are looked for. */
const lookedAt = 24;
const maxAgeMs = 60_000;

/** One of each category first, then what is left, in their order. */
function varied(items: readonly PublicListing[], most: number): readonly PublicListing[] {
  const firsts = items.filter(
    ({ category }, position) => items.findIndex((item) => item.category === category) === position,
  );
  return [...new Set([...firsts, ...items])].slice(0, most);
}

/** A few products of each department that can be bought now (contract: getShowcase); many visitors at once cost one reading. */
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
          limit: lookedAt,
        } as const;
        const found = await searchListings(parts, search);
        return { slug, items: found.ok ? varied(found.value.items, shownMost) : [] };
      }),
    );
    return all.filter(({ items }) => items.length > 0);
  };
  return () => kept('', read);
}
