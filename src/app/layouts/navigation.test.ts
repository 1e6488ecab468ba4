import { expect, it } from 'vitest';
import { currentOf, navigationOf, phoneLinksOf, railOf } from './navigation.ts';

const roles = ['crew_member', 'supplier', 'service_provider', 'admin'];
const phoneBar = (role: string) => phoneLinksOf(railOf(role)).bar.map(({ label }) => label);

it('gives each role its most used places for a phone, work first: four, or for crew five, and the way to the rest', () => {
  expect(roles.map(phoneBar)).toEqual([
    ['Dashboard', 'Shop', 'Cart', 'Orders', 'Bookings'],
    ['Dashboard', 'Orders', 'Inventory', 'Transactions'],
    ['Dashboard', 'Bookings', 'Calendar', 'Services'],
    ['Dashboard', 'Vendors', 'Orders', 'Bookings'],
  ]);
});

it('has a place on a phone for every entry', () => {
  for (const role of roles) {
    const links = railOf(role);
    const { bar, more } = phoneLinksOf(links);
    const places = [...bar, ...more].map(({ label }) => label);
    expect(new Set(places)).toEqual(new Set(links.map(({ label }) => label)));
    expect(more.length).toBeGreaterThan(0);
  }
  expect(phoneLinksOf(navigationOf('service_provider')).more.map(({ label }) => label)).toEqual([
    'Transactions',
    'Company profile',
    'Settings',
  ]);
});

it('opens the list of a crew member’s bookings, which shares its address with the calendar', () => {
  const bookings = navigationOf('crew_member').find(({ label }) => label === 'Bookings');
  expect(bookings?.path).toBe('/crew/calendar?show=bookings');
});

it.each([
  ['crew_member', '/crew/bookings/completed/details', 'Bookings'],
  ['crew_member', '/crew/calendar', 'Bookings'],
  ['crew_member', '/crew/booking/new-create-booking', 'Services'],
  ['crew_member', '/crew/orders-management/1', 'Orders'],
  ['service_provider', '/service-providers/bookings/details', 'Bookings'],
  ['supplier', '/supplier/orders-details?id=1', 'Orders'],
  ['crew_member', '/crew/notifications', undefined],
  ['admin', '/admin/dashboard', 'Dashboard'],
  ['admin', '/admin/dashboard?show=messages', 'Dashboard'],
  ['admin', '/admin/dashboard?show=people&q=ana', 'People'],
  ['admin', '/admin/dashboard?show=people&status=suspended', 'People'],
  ['admin', '/admin/dashboard?show=person&person=1', 'People'],
])('marks for a %s at %s the entry %j', (role, address, label) => {
  expect(currentOf(railOf(role), new URL(address, 'https://quayside.example.com'))?.label).toBe(label);
});

it('leads into the role’s own part alone, and nowhere for a role that nobody knows', () => {
  expect(navigationOf('supplier').every(({ path }) => path.startsWith('/supplier/'))).toBe(true);
  expect(navigationOf('constructor')).toEqual([]);
});
