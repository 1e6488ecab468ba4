import { expect, it } from 'vitest';
import { roleNames, type RoleName } from '../../lib/roles.ts';
import { meanwhile } from '../routes/meanwhile.ts';
import { findablePages, findableYacht } from './global-search-pages.tsx';
import { navigationOf } from './navigation.ts';

const pathsFor = (role: RoleName | null) =>
  findablePages(role, role === null ? [] : navigationOf(role)).map(({ path }) => path);

it.each(roleNames)(
  'a %s finds every page of their navigation, none of another role, and none that is still to come',
  (role) => {
    const paths = pathsFor(role);
    const own = navigationOf(role).map(({ path }) => path);
    expect(paths.slice(0, own.length)).toEqual(own);
    expect(paths).toContain('/engineering');
    expect(paths).not.toContain('/login');
    const prefixes = {
      crew_member: '/crew/',
      supplier: '/supplier/',
      service_provider: '/service-provider/',
      admin: '/admin/',
    };
    const others = Object.entries(prefixes).filter(([name]) => name !== role);
    expect(paths.filter((path) => others.some(([, prefix]) => path.startsWith(prefix)))).toEqual([]);
    expect(paths.filter((path) => Object.hasOwn(meanwhile, path))).toEqual([]);
  },
);

it('a visitor finds the shop and the ways in', () => {
  expect(pathsFor(null)).toEqual(expect.arrayContaining(['/', '/vendor-services', '/login', '/signup']));
  expect(pathsFor(null).filter((path) => path.includes(':'))).toEqual([]);
});

it.each([
  ['admin', 'commission', '/admin/settings?tab=market'],
  ['supplier', 'commission', '/supplier/profile'],
  ['supplier', 'invite', '/supplier/profile?tab=colleagues'],
  ['service_provider', 'colleagues', '/service-provider/profile?tab=colleagues'],
  ['supplier', 'delivery', '/supplier/profile?tab=delivery'],
  ['service_provider', 'commission', '/service-provider/profile'],
  ['crew_member', 'yacht', '/crew/profile'],
  ['crew_member', 'password', '/crew/settings?tab=security'],
  ['supplier', 'notifications', '/supplier/notifications'],
  ['supplier', 'returns', '/supplier/orders?tab=returns'],
  ['admin', 'returns', '/admin/orders-management?returns=to_decide'],
  ['crew_member', 'receipts', '/crew/financial-management?view=invoices'],
  ['supplier', 'vat', '/supplier/profile'],
  ['supplier', 'payouts', '/supplier/transactions'],
  ['service_provider', 'holidays', '/service-provider/calendar'],
  ['admin', 'suspend', '/admin/approve?status=all'],
  ['admin', 'user', '/admin/dashboard?show=people'],
  ['admin', 'ban', '/admin/dashboard?show=people'],
  ['admin', 'banned', '/admin/approve?status=suspended'],
  ['admin', 'shops', '/admin/approve?status=all'],
  ['admin', 'disputes', '/admin/orders-management?status=disputed'],
  ['admin', 'vat', '/admin/financial-management'],
  ['admin', 'invoices', '/admin/financial-management'],
  ['crew_member', 'favourites', '/crew/orders-management?show=lists'],
  ['crew_member', 'waiting', '/crew/orders-management?status=placed'],
  ['supplier', 'waiting', '/supplier/orders?tab=to_answer'],
  ['supplier', 'sold', '/supplier/inventory?status=active&stock=short&sort=stock'],
  ['supplier', 'low', '/supplier/inventory?status=active&stock=short&sort=stock'],
  ['supplier', 'drafts', '/supplier/inventory?status=draft'],
  ['service_provider', 'paused', '/service-provider/services?status=paused'],
  ['admin', 'rejected', '/admin/approve?status=rejected'],
  ['service_provider', 'upcoming', '/service-provider/bookings?tab=upcoming'],
  ['service_provider', 'invoices', '/service-provider/transactions?view=invoices'],
] as const)('a %s who types “%s” comes first to %s', (role, typed, path) => {
  const first = findablePages(role, navigationOf(role)).find(({ label, words }) =>
    `${label} ${words ?? ''}`.toLowerCase().split(' ').includes(typed),
  );
  expect(first?.path).toBe(path);
});

it('a crew member’s yacht leads to where it is kept, by its name alone', () => {
  const { path, label, words, isPart } = findableYacht('M/Y Halcyon');
  expect([path, label, words, isPart]).toEqual(['/crew/profile', 'M/Y Halcyon', undefined, true]);
});
