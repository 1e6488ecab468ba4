import { departmentNames, type DepartmentSlug } from '../search/market-search.ts';

/** What the address of the directory asks for; null: it does not matter. */
export interface DirectorySearch {
  readonly q: string;
  readonly category: string | null;
  readonly department: DepartmentSlug | null;
  /** A slug. */
  readonly port: string | null;
  /** YYYY-MM-DD */
  readonly date: string | null;
  /** YYYY-MM-DD: from which day it is wanted. It narrows nothing: the page of a service opens there. */
  readonly wantedFrom: string | null;
  /** How many are shown: what "Show more" counts up. */
  readonly shown: number;
}

export const pageSize = 24;
/** Beyond this one narrows the search instead. */
export const shownMost = 240;

const shortText = (text: string | null, most: number): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || trimmed.length > most ? null : trimmed;
};

/** A date that there is; browsers write nothing else into the field, people write anything into the address. */
export function dateIn(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text;
}

/** Reads the address; whatever makes no sense in it is as if it were not there. */
export function readDirectorySearch(params: URLSearchParams): DirectorySearch {
  const department = params.get('department');
  const shown = Number(params.get('shown'));
  return {
    q: shortText(params.get('q'), 100) ?? '',
    category: shortText(params.get('category'), 120),
    department:
      (Object.keys(departmentNames) as DepartmentSlug[]).find((slug) => slug === department) ?? null,
    port: shortText(params.get('port'), 80),
    date: dateIn(params.get('date')),
    wantedFrom: dateIn(params.get('from')),
    shown: Number.isInteger(shown) ? Math.min(Math.max(shown, pageSize), shownMost) : pageSize,
  };
}

/** What is asked for, in the contract's names; what goes without saying is left out. */
export const askedOf = ({ q, category, department, port, date }: DirectorySearch) => ({
  ...(q !== '' && { q }),
  ...(category !== null && { category }),
  ...(department !== null && { department }),
  ...(port !== null && { port }),
  ...(date !== null && { date }),
});

/** The address of the same search with other choices, from its first page. */
export function directoryAddress(search: DirectorySearch, change: Partial<DirectorySearch> = {}): string {
  const next = { ...search, shown: pageSize, ...change };
  const params = new URLSearchParams({
    ...askedOf(next),
    ...(next.wantedFrom !== null && { from: next.wantedFrom }),
    ...(next.shown > pageSize && { shown: String(next.shown) }),
  });
  return params.size === 0 ? '/vendor-services' : `/vendor-services?${params.toString()}`;
}
