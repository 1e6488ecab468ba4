import { nothingFiltered, type PathFilter } from './path-filter.ts';

/** The address's parameters: the filter and the shown path. */
export interface PathsInAddress {
  readonly filter: PathFilter;
  /** The id of a path. */
  readonly chosen: string | null;
}

// `path` is Storybook's own.
const names = { state: 'state', event: 'event', outcome: 'ends', input: 'begins', search: 'words' } as const;
const fields = Object.keys(names) as (keyof PathFilter)[];

/** The address's parameters for the given story. */
export function pathsInAddress(storyId: string): Partial<PathsInAddress> {
  const query = new URLSearchParams(location.search);
  if (query.get('id') !== storyId) return {};
  const given = fields.flatMap((field) => {
    const value = query.get(names[field]);
    return value === null ? [] : [[field, value] as const];
  });
  const chosen = query.get('walk');
  return {
    ...(given.length > 0 && { filter: { ...nothingFiltered, ...Object.fromEntries(given) } }),
    ...(chosen !== null && { chosen }),
  };
}

/** The address of the story with these paths in Storybook's manager. */
export function addressOfPaths({ filter, chosen }: PathsInAddress): string {
  const story = new URLSearchParams(location.search).get('id') ?? '';
  const manager = new URL(location.href.replace(/iframe\.html.*$/, ''));
  const texts = fields.filter((field) => filter[field] !== '').map((field) => [names[field], filter[field]]);
  if (chosen !== null) texts.push(['walk', chosen]);
  const more = texts.map(([name = '', value = '']) => `&${name}=${encodeURIComponent(value)}`).join('');
  manager.search = `?path=/story/${story}${more}`;
  return manager.href;
}
