import type { components } from '../../../api/index.ts';
import { isUuid } from '../../../lib/uuid.ts';

export type Department = components['schemas']['Department'];
export type DepartmentSlug = components['schemas']['DepartmentSlug'];

/** The departments by their addresses, for the moments when the market itself cannot be asked. */
export const departmentNames: Readonly<Record<DepartmentSlug, string>> = {
  captain: 'Captain',
  crew: 'Crew',
  exterior: 'Exterior',
  interior: 'Interior',
  'chef-galley': 'Chef & Galley',
  engineering: 'Engineering',
};

const isSlug = (slug: string | null): slug is DepartmentSlug =>
  slug !== null && Object.hasOwn(departmentNames, slug);

export const sorts = ['best', 'name', 'price', '-price', 'newest'] as const;
export type Sort = (typeof sorts)[number];
type Kind = 'product' | 'service';

/** What the address of a page with listings asks for; null and false: it does not matter. */
export interface MarketSearch {
  /** `/`, or the department's page, which is then no choice. */
  readonly path: string;
  readonly q: string;
  readonly department: DepartmentSlug | null;
  readonly kind: Kind | null;
  readonly category: string | null;
  /** The vendor's id. */
  readonly vendor: string | null;
  /** The port's slug. */
  readonly port: string | null;
  readonly inStock: boolean;
  readonly priceFromMinor: number | null;
  readonly priceToMinor: number | null;
  readonly sort: Sort;
  /** How many are shown: what "Show more" counts up. */
  readonly shown: number;
}

/** How many come with each "Show more"; cards are in rows of two, three or four. */
export const pageSize = 24;
/** Beyond this one looks for words instead. */
export const shownMost = 480;

// The contract's most for a price in a search.
const priceMost = 100_000_000_000;

function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,12}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}

const shortText = (text: string | null, most: number): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed.length > most ? null : trimmed;
};

/** Reads the address; whatever makes no sense in it is as if it were not there. */
export function readSearch({ pathname, searchParams }: URL): MarketSearch {
  // The router finds a department whatever the case.
  const own = (pathname.split('/')[1] ?? '').toLowerCase();
  const asked = searchParams.get('department');
  const kind = searchParams.get('kind');
  const vendor = searchParams.get('vendor');
  const sort = searchParams.get('sort');
  return {
    path: isSlug(own) ? `/${own}` : '/',
    q: (searchParams.get('q') ?? '').trim().slice(0, 100),
    department: isSlug(own) ? own : isSlug(asked) ? asked : null,
    kind: kind === 'product' || kind === 'service' ? kind : null,
    category: shortText(searchParams.get('category'), 120),
    vendor: vendor !== null && isUuid(vendor) ? vendor : null,
    port: shortText(searchParams.get('port'), 60),
    inStock: searchParams.get('inStock') === 'true',
    priceFromMinor: wholeNumber(searchParams.get('priceFrom'), 0, priceMost),
    priceToMinor: wholeNumber(searchParams.get('priceTo'), 0, priceMost),
    sort: sorts.find((known) => known === sort) ?? 'best',
    shown: Math.max(wholeNumber(searchParams.get('shown'), 1, shownMost) ?? pageSize, pageSize),
  };
}

/** What is asked for, in the contract's names; what goes without saying is left out. */
export function narrowing(search: MarketSearch) {
  const { q, department, kind, category, vendor, port, inStock, priceFromMinor, priceToMinor } = search;
  return {
    ...(q !== '' && { q }),
    ...(department !== null && { department }),
    ...(kind !== null && { kind }),
    ...(category !== null && { category }),
    ...(vendor !== null && { vendor }),
    ...(port !== null && { port }),
    ...(inStock && { inStock }),
    ...(priceFromMinor !== null && { priceFrom: priceFromMinor }),
    ...(priceToMinor !== null && { priceTo: priceToMinor }),
  };
}

/** The address that asks for this; what goes without saying is left out. */
export function searchAddress(search: MarketSearch): string {
  const { path, sort, shown } = search;
  const { department, ...asked } = narrowing(search);
  const params = new URLSearchParams({
    ...Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
    ...(department !== undefined && path === '/' && { department }),
    ...(sort !== 'best' && { sort }),
    ...(shown > pageSize && { shown: String(shown) }),
  });
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

/** The address of the same search with other choices, from its first page. */
export const narrowed = (search: MarketSearch, change: Partial<MarketSearch>): string =>
  searchAddress({ ...search, shown: pageSize, ...change });

/** Whether the search leaves anything out of what its page has. */
export const isNarrowed = ({ path, department, ...search }: MarketSearch): boolean =>
  Object.keys(narrowing({ ...search, path, department: path === '/' ? department : null })).length > 0;
