import { expect, it } from 'vitest';
import { meanwhile } from '../../src/app/routes/meanwhile.ts';
import { routeTable } from '../../src/app/routes/route-table.ts';
import { screenTables } from '../../src/app/screens/screen-tables.ts';

const tables = await Promise.all(Object.values(screenTables).map((load) => load()));
// The result of Object.assign for many objects is not typed.
const screens = Object.assign({}, ...tables) as Record<string, unknown>;

/**
 * Routes of planned features, which show one plain page until then. This list can only shrink: an implemented screen is
 * removed, and no route with a screen is added.
 */
const later = [
  '/service/quotes/respond/:quoteId',
  '/admin/inventory-management',
  '/admin/inventory-management/:inventoryId',
  '/admin/inventory-management/edit/:id',
  '/admin/reports',
  '/crew/inventory-management',
  '/crew/reports',
  '/crew/legal-resources',
  '/crew/training',
  '/crew/accomodation',
  '/crew/document-management',
  '/crew/document-management/list',
  '/crew/document/view/:documentId',
  '/crew/quotes/:quoteId',
  '/crew/quotes/:quoteId/payment',
  '/supplier/inventory/:inventoryId',
];

/** The number of remaining ones: those in docs/product.md, "Planned". A new address comes with its screen. */
const longestEver = 16;

it('never has more of them than there once were', () => {
  expect(later.length).toBeLessThanOrEqual(longestEver);
});

it('shows the plain page on exactly the routes whose screens come later', () => {
  expect(routeTable.map(({ path }) => path).filter((path) => !Object.hasOwn(screens, path))).toEqual(later);
});

it('says on each of them what to use meanwhile, and leads to none of them', () => {
  expect(Object.keys(meanwhile)).toEqual(later);
  const waiting = routeTable.filter(({ path }) => Object.hasOwn(meanwhile, path));
  expect(waiting.filter(({ nav }) => nav !== null)).toEqual([]);
});

it('has no screen without a route', () => {
  const paths = new Set(routeTable.map(({ path }) => path));
  expect(Object.keys(screens).filter((path) => !paths.has(path))).toEqual([]);
});
