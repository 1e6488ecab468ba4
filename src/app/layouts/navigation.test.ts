import { expect, it } from 'vitest';
import { navigationOf } from './navigation.ts';

const phoneBar = (role: string) =>
  navigationOf(role)
    .filter(({ onPhone }) => onPhone)
    .map(({ label }) => label);

it('gives each role its five most used places for a phone, work first', () => {
  expect(['crew_member', 'supplier', 'service_provider', 'admin'].map(phoneBar)).toEqual([
    ['Dashboard', 'Shop', 'Cart', 'Orders', 'Bookings'],
    ['Dashboard', 'Orders', 'Inventory', 'Transactions', 'Settings'],
    ['Dashboard', 'Bookings', 'Calendar', 'Services', 'Settings'],
    ['Dashboard', 'Applications', 'Orders', 'Bookings', 'Settings'],
  ]);
});

it('opens the list of a crew member’s bookings, which shares its address with the calendar', () => {
  const bookings = navigationOf('crew_member').find(({ label }) => label === 'Bookings');
  expect(bookings?.path).toBe('/crew/calendar?show=bookings');
});

it('leads into the role’s own part alone, and nowhere for a role that nobody knows', () => {
  expect(navigationOf('supplier').every(({ path }) => path.startsWith('/supplier/'))).toBe(true);
  expect(navigationOf('constructor')).toEqual([]);
});
