import { expect, it } from 'vitest';
import { isCurrent, navigationOf, phoneLinksOf } from './navigation.ts';

const roles = ['crew_member', 'supplier', 'service_provider', 'admin'];
const phoneBar = (role: string) => phoneLinksOf(navigationOf(role)).bar.map(({ label }) => label);

it('gives each role its most used places for a phone, work first: four, or for crew five, and the way to the rest', () => {
  expect(roles.map(phoneBar)).toEqual([
    ['Dashboard', 'Shop', 'Cart', 'Orders', 'Bookings'],
    ['Dashboard', 'Orders', 'Inventory', 'Transactions'],
    ['Dashboard', 'Bookings', 'Calendar', 'Services'],
    ['Dashboard', 'Applications', 'Orders', 'Bookings'],
  ]);
});

it('has a place on a phone for every entry', () => {
  for (const role of roles) {
    const links = navigationOf(role);
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
  ['crew_member', '/crew/bookings/completed/details', ['Bookings']],
  ['crew_member', '/crew/calendar', ['Bookings']],
  ['crew_member', '/crew/booking/new-create-booking', ['Services']],
  ['crew_member', '/crew/orders-management/1', ['Orders']],
  ['service_provider', '/service-providers/bookings/details', ['Bookings']],
  ['crew_member', '/crew/notifications', []],
])('marks for a %s at %s the entry %j', (role, pathname, labels) => {
  const marked = navigationOf(role).filter((link) => isCurrent(link, pathname));
  expect(marked.map(({ label }) => label)).toEqual(labels);
});

it('leads into the role’s own part alone, and nowhere for a role that nobody knows', () => {
  expect(navigationOf('supplier').every(({ path }) => path.startsWith('/supplier/'))).toBe(true);
  expect(navigationOf('constructor')).toEqual([]);
});
