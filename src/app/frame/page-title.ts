import { entryFor } from '../routes/gates.ts';

const NAME = 'Quayside';

/** The browser's title for an address, from the route table. */
export function pageTitle(pathname: string): string {
  const entry = entryFor(pathname);
  if (!entry) return `Not found · ${NAME}`;
  return entry.path === '/' ? `${NAME} · ${entry.title}` : `${entry.title} · ${NAME}`;
}
