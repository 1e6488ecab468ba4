import type { components } from '../../../api/index.ts';
import { isUuid } from '../../../lib/uuid.ts';

export type Department = components['schemas']['Department'];
export type DepartmentSlug = components['schemas']['DepartmentSlug'];

/** Departments by slug, for when the market is unavailable. */
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

/** The search in the address of a page with listings; null and false for no filter. */
export interface MarketSearch {
  /** `/`, or a department's page, which then is not a filter. */
  readonly path: string;
  readonly q: string;
  readonly department: DepartmentSlug | null;
  readonly kind: Kind | null;
  readonly category: string | null;
  /** The vendor's id. */
  readonly vendor: string | null;
  /** The port's slug, or those of a country or coast with commas between. */
  readonly port: string | null;
  readonly inStock: boolean;
  readonly priceFromMinor: number | null;
  readonly priceToMinor: number | null;
  readonly sort: Sort;
  /** How many are shown, increased by "Show more". */
  readonly shown: number;
}

/** The number of listings per page; it fits rows of two, three or four cards. */
export const pageSize = 24;
/** Above this the user has to narrow the search. */
export const shownMost = 480;

// The maximum price in the contract.
const priceMost = 100_000_000_000;

function wholeNumber(text: string | null, minimum: number, most: number): number | null {
  if (text === null || !/^\d{1,12}$/.test(text)) return null;
  const number = Number(text);
  return number >= minimum && number <= most ? number : null;
}

const shortText = (text: string | null, most: number): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed.length > most ? null : trimmed;
};

/** Parses the address; invalid values are ignored. */
export function readSearch({ pathname, searchParams }: URL): MarketSearch {
  // The router matches departments regardless of case.
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
    port: shortText(searchParams.get('port'), 200),
    inStock: searchParams.get('inStock') === 'true',
    priceFromMinor: wholeNumber(searchParams.get('priceFrom'), 0, priceMost),
    priceToMinor: wholeNumber(searchParams.get('priceTo'), 0, priceMost),
    sort: sorts.find((known) => known === sort) ?? 'best',
    shown: Math.max(wholeNumber(searchParams.get('shown'), 1, shownMost) ?? pageSize, pageSize),
  };
}

/** The parameters of the contract; defaults are omitted. */
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

/** The address of a search; defaults are omitted. */
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

/** The address of the search with these changes, from its first page. */
export const narrowed = (search: MarketSearch, change: Partial<MarketSearch>): string =>
  searchAddress({ ...search, shown: pageSize, ...change });

/** Whether the search has any filter. */
export const isNarrowed = ({ path, department, ...search }: MarketSearch): boolean =>
  Object.keys(narrowing({ ...search, path, department: path === '/' ? department : null })).length > 0;
