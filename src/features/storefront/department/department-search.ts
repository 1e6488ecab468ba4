import type { components } from '../../../api/index.ts';

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

const isSlug = (slug: string): slug is DepartmentSlug => Object.hasOwn(departmentNames, slug);

export type Kind = 'product' | 'service';

/** What a department's address asks for. */
export interface DepartmentSearch {
  readonly slug: DepartmentSlug;
  readonly q: string;
  /** Null: both. */
  readonly kind: Kind | null;
  /** How many are shown: what "Show more" counts up. */
  readonly shown: number;
}

/** What comes with each "Show more"; cards stand in twos, threes and fours. */
export const pageSize = 24;
/** Beyond this one looks for words instead. */
export const shownMost = 480;

/** Reads the address; whatever makes no sense in it is as if it were not there. */
export function readSearch({ pathname, searchParams }: URL): DepartmentSearch {
  const slug = pathname.split('/')[1] ?? '';
  if (!isSlug(slug)) throw new RangeError(`${pathname} is not a department`);
  const kind = searchParams.get('kind');
  const shown = Number(searchParams.get('shown'));
  return {
    slug,
    q: (searchParams.get('q') ?? '').trim().slice(0, 100),
    kind: kind === 'product' || kind === 'service' ? kind : null,
    shown: Number.isInteger(shown) ? Math.min(Math.max(shown, pageSize), shownMost) : pageSize,
  };
}

/** The address that asks for this; what goes without saying is left out. */
export function searchAddress({ slug, q, kind, shown }: DepartmentSearch): string {
  const params = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(kind !== null && { kind }),
    ...(shown > pageSize && { shown: String(shown) }),
  });
  return params.size === 0 ? `/${slug}` : `/${slug}?${params.toString()}`;
}
