import { matchPath, matchRoutes } from 'react-router-dom';
import { isRole, rolePaths } from '../../lib/roles.ts';
import { routeTable, type RouteEntry } from './route-table.ts';

const tableRoutes = routeTable.map((entry) => ({ path: entry.path, handle: entry }));

/** The entry that decides about a path, found as the router finds its screen, or null when the table has none. */
export function entryFor(pathname: string): RouteEntry | null {
  return matchRoutes(tableRoutes, pathname)?.at(-1)?.route.handle ?? null;
}

/** A path as the table spells it ("/Captain/" as "/captain"), with its own values. A path without an entry stays as it is. */
export function canonicalPath(pathname: string): string {
  const entry = entryFor(pathname);
  if (!entry) return pathname;
  const given = pathname.split('/').filter(Boolean);
  const segments = entry.path.split('/').filter(Boolean);
  const spelled = segments.flatMap((segment, index) => {
    if (segment === '*') return given.slice(index);
    return segment.startsWith(':') ? (given[index] ?? []) : segment;
  });
  return `/${spelled.join('/')}`;
}

/** The route pattern of an address, for page views and reports: never the path's values. */
export function patternOf(pathname: string): string {
  return entryFor(pathname)?.path ?? '(unknown)';
}

/** Read as prefixes these two would open every address and every crew screen. */
const neverPrefixes = new Set(['/', '/crew']);

const publicPrefixes = routeTable.filter(({ gate, path }) => gate === 'public' && !neverPrefixes.has(path));

/** Whether the app-wide gate lets anyone in: a public entry, or a path without an entry under one (docs/requirements.md §4). */
export function isPublicPath(pathname: string): boolean {
  const entry = entryFor(pathname);
  if (entry) return entry.gate === 'public';
  return publicPrefixes.some(({ path }) => matchPath({ path, end: false }, pathname) !== null);
}

/** Where a role is at home; any other role belongs to /login. */
export function dashboardOf(role: string): string {
  return isRole(role) ? rolePaths[role].dashboard : '/login';
}

/** A path of this site to come back to: anything that could lead elsewhere counts as none. */
export function ownPath(from: unknown): string | null {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return null;
  // Control characters and backslashes are read as something else by browsers.
  if (/[\\\u0000-\u001f]/.test(from)) return null;
  return from;
}

export interface Visitor {
  isAuthenticated: boolean;
  user: { role: string; needsSecondFactor?: true } | null;
}

type Passage = { pass: true } | { pass: false; to: string; from: string | null };

/**
 * Both browser gates (docs/requirements.md §4): the app-wide one asks for a token, the role gate for the role. They orient; permission is decided on the
 * server. `location` is the path with its search, to come back to.
 */
export function passage(pathname: string, location: string, visitor: Visitor): Passage {
  const entry = entryFor(pathname);
  if (!visitor.isAuthenticated && !isPublicPath(pathname))
    return { pass: false, to: '/login', from: location };
  const { user } = visitor;
  // Every other page of theirs would be refused by the server.
  if (user?.needsSecondFactor && isRole(user.role) && !isPublicPath(pathname)) {
    const { settings } = rolePaths[user.role];
    if (canonicalPath(pathname) !== settings)
      return { pass: false, to: `${settings}?tab=security`, from: null };
  }
  if (!entry?.role) return { pass: true };
  if (!user) return { pass: false, to: '/login', from: location };
  if (user.role === entry.role) return { pass: true };
  return { pass: false, to: dashboardOf(user.role), from: null };
}

/** Where to go after signing in: back to the previous page if it is one of our paths, otherwise home. */
export function destination(user: { role: string }, from: unknown): string {
  return ownPath(from) ?? dashboardOf(user.role);
}
