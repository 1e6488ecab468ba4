import { departmentNames, type DepartmentSlug } from '../search/market-search.ts';

const directorySorts = ['best', 'name', 'price', '-price'] as const;
type DirectorySort = (typeof directorySorts)[number];

/** The search in the directory's address; null for any value. */
export interface DirectorySearch {
  readonly q: string;
  readonly category: string | null;
  readonly department: DepartmentSlug | null;
  /** A slug, or those of a country or coast with commas between. */
  readonly port: string | null;
  /** YYYY-MM-DD */
  readonly date: string | null;
  /** YYYY-MM-DD: the last of several days; null for one. */
  readonly until: string | null;
  /**
   * YYYY-MM-DD: the first day on which the service is wanted. It does not filter; a service's page opens on that day.
   */
  readonly wantedFrom: string | null;
  /** Minor units, inclusive. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly sort: DirectorySort;
  /** How many are shown, increased by "Show more". */
  readonly shown: number;
}

/** The order if services have it. */
export const sortIn = (sort: string | null): DirectorySort =>
  directorySorts.find((each) => each === sort) ?? 'best';

export const pageSize = 24;
/** Above this the user has to narrow the search. */
export const shownMost = 240;

const shortText = (text: string | null, most: number): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed.length > most ? null : trimmed;
};

/** An existing date; browsers only submit valid dates, but addresses can be edited. */
export function dateIn(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text;
}

/** The maximum in the contract. */
const priceMost = 100_000_000_000;
function priceIn(text: string | null): number | null {
  const minor = text === null || !/^\d{1,12}$/.test(text) ? null : Number(text);
  return minor === null || minor > priceMost ? null : minor;
}

/** Parses the address; invalid values are ignored. */
export function readDirectorySearch(params: URLSearchParams): DirectorySearch {
  const department = params.get('department');
  const shown = Number(params.get('shown'));
  const sort = params.get('sort');
  const [date, until] = [dateIn(params.get('date')), dateIn(params.get('until'))];
  return {
    q: shortText(params.get('q'), 100) ?? '',
    category: shortText(params.get('category'), 120),
    department:
      (Object.keys(departmentNames) as DepartmentSlug[]).find((slug) => slug === department) ?? null,
    port: shortText(params.get('port'), 200),
    date,
    until: date !== null && until !== null && until > date ? until : null,
    wantedFrom: dateIn(params.get('from')),
    priceFrom: priceIn(params.get('priceFrom')),
    priceTo: priceIn(params.get('priceTo')),
    sort: sortIn(sort),
    shown: Number.isInteger(shown) ? Math.min(Math.max(shown, pageSize), shownMost) : pageSize,
  };
}

/** The parameters of the contract; defaults are omitted. */
export const askedOf = ({
  q,
  category,
  department,
  port,
  date,
  until,
  priceFrom,
  priceTo,
  sort,
}: DirectorySearch) => ({
  ...(q !== '' && { q }),
  ...(category !== null && { category }),
  ...(department !== null && { department }),
  ...(port !== null && { port }),
  ...(date !== null && { date }),
  ...(until !== null && { until }),
  ...(priceFrom !== null && { priceFrom }),
  ...(priceTo !== null && { priceTo }),
  ...(sort !== 'best' && { sort }),
});

/** The address of the search with these changes, from its first page. */
export function directoryAddress(search: DirectorySearch, change: Partial<DirectorySearch> = {}): string {
  const next = { ...search, shown: pageSize, ...change };
  const { priceFrom, priceTo, ...asked } = askedOf(next);
  const params = new URLSearchParams({
    ...asked,
    ...(priceFrom !== undefined && { priceFrom: String(priceFrom) }),
    ...(priceTo !== undefined && { priceTo: String(priceTo) }),
    ...(next.wantedFrom !== null && { from: next.wantedFrom }),
    ...(next.shown > pageSize && { shown: String(next.shown) }),
  });
  return params.size === 0 ? '/vendor-services' : `/vendor-services?${params.toString()}`;
}
