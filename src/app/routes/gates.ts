import { matchPath } from 'react-router-dom';
import { isRole, rolePaths } from '../../lib/roles.ts';
import { routeTable, type RouteEntry } from './route-table.ts';

/** The most specific entry first: fixed segments before named ones, these before a catch-all. */
const bySpecificity = [...routeTable].sort((a, b) => specificity(b.path) - specificity(a.path));

function specificity(path: string): number {
  return path
    .split('/')
    .filter(Boolean)
    .reduce((sum, segment) => sum * 3 + (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2), 1);
}

/** The entry that decides about a path, or null when the table has none. */
export function entryFor(pathname: string): RouteEntry | null {
  return bySpecificity.find(({ path }) => matchPath({ path, end: true }, pathname) !== null) ?? null;
}

/** The route pattern of an address, for page views and reports: never the path's values. */
export function patternOf(pathname: string): string {
  return entryFor(pathname)?.path ?? '(unknown)';
}

/** Read as prefixes these two would open every address and every crew screen. */
const neverPrefixes = new Set(['/', '/crew']);

const publicPrefixes = routeTable.filter(({ gate, path }) => gate === 'public' && !neverPrefixes.has(path));

/** Whether the app-wide gate lets anyone in: a public entry, or a path without an entry under one (specification §4). */
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
  user: { role: string } | null;
}

export type Passage = { pass: true } | { pass: false; to: string; from: string | null };

/**
 * Both browser gates (specification §4): the app-wide one asks for a token, the role gate for the role. They orient; permission is decided on the
 * server. `location` is the path with its search, to come back to.
 */
export function passage(pathname: string, location: string, visitor: Visitor): Passage {
  const entry = entryFor(pathname);
  if (!visitor.isAuthenticated && !isPublicPath(pathname))
    return { pass: false, to: '/login', from: location };
  if (!entry?.role) return { pass: true };
  if (!visitor.user) return { pass: false, to: '/login', from: location };
  if (visitor.user.role === entry.role) return { pass: true };
  return { pass: false, to: dashboardOf(visitor.user.role), from: null };
}

/** Where to go after signing in: back to where one was sent from, if that is a path of ours, else home. */
export function destination(user: { role: string }, from: unknown): string {
  return ownPath(from) ?? dashboardOf(user.role);
}
