import { matchPath, matchRoutes } from 'react-router-dom';
import { isRole, rolePaths } from '../../lib/roles.ts';
import { routeTable, type RouteEntry } from './route-table.ts';

const tableRoutes = routeTable.map((entry) => ({ path: entry.path, handle: entry }));

/** The entry of the route table for a path, matched as the router matches it; null if there is none. */
export function entryFor(pathname: string): RouteEntry | null {
  return matchRoutes(tableRoutes, pathname)?.at(-1)?.route.handle ?? null;
}

/**
 * A path in the table's spelling ("/Captain/" becomes "/captain"), with its own parameter values. A path without an
 * entry is returned unchanged.
 */
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

/** The route pattern of an address, for page views and reports; never contains the path's values. */
export function patternOf(pathname: string): string {
  return entryFor(pathname)?.path ?? '(unknown)';
}

/** As prefixes these two would make every address and every crew screen public. */
const neverPrefixes = new Set(['/', '/crew']);

const publicPrefixes = routeTable.filter(({ gate, path }) => gate === 'public' && !neverPrefixes.has(path));

/**
 * Whether the app-wide gate lets everyone in: for a public entry, or a path without an entry below one
 * (docs/requirements.md §4).
 */
export function isPublicPath(pathname: string): boolean {
  const entry = entryFor(pathname);
  if (entry) return entry.gate === 'public';
  return publicPrefixes.some(({ path }) => matchPath({ path, end: false }, pathname) !== null);
}

/** The home page of a role; /login for an unknown role. */
export function dashboardOf(role: string): string {
  return isRole(role) ? rolePaths[role].dashboard : '/login';
}

/** A path of this site to return to; null for anything that could lead to another site. */
export function ownPath(from: unknown): string | null {
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return null;
  // Browsers rewrite or drop control characters and backslashes, so the address could lead elsewhere.
  if (/[\\\u0000-\u001f]/.test(from)) return null;
  return from;
}

export interface Visitor {
  isAuthenticated: boolean;
  user: { role: string; needsSecondFactor?: true } | null;
}

type Passage = { pass: true } | { pass: false; to: string; from: string | null };

/**
 * Both browser gates (docs/requirements.md §4): the app-wide gate checks for a token, the role gate for the role. They
 * only redirect; the server decides permission. `location` is the path with its search and hash, to return to.
 */
export function passage(pathname: string, location: string, visitor: Visitor): Passage {
  const entry = entryFor(pathname);
  if (!visitor.isAuthenticated && !isPublicPath(pathname))
    return { pass: false, to: '/login', from: location };
  const { user } = visitor;
  // The server would refuse every other page of this user.
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
