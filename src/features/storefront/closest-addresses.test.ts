import { describe, expect, it } from 'vitest';
import { closestAddresses } from './closest-addresses.ts';

const known = [
  { path: '/', title: 'Home' },
  { path: '/captain', title: 'Captain' },
  { path: '/chef-galley', title: 'Chef & Galley' },
  { path: '/engineering', title: 'Engineering' },
  { path: '/login', title: 'Sign in' },
  { path: '/signup', title: 'Create an account' },
  { path: '/crew/signup', title: 'Join as crew' },
  { path: '/terms-and-conditions', title: 'Terms and conditions' },
  { path: '/crew', title: 'Crew' },
  { path: '/crew/orders-management', title: 'Orders', isSignedIn: true },
  { path: '/crew/calendar?show=bookings', title: 'Bookings', isSignedIn: true },
  { path: '/crew/financial-management', title: 'Spend', isSignedIn: true },
  { path: '/supplier/orders', title: 'Orders', isSignedIn: true },
];
const paths = (typed: string) => closestAddresses(typed, known).map(({ path }) => path);

describe('closestAddresses', () => {
  it.each([
    ['/enginering', ['/engineering']],
    ['/Captains/', ['/captain']],
    ['/chef_galley', ['/chef-galley']],
    ['/terms', ['/terms-and-conditions']],
    ['/sign-up', ['/signup', '/crew/signup']],
    ['/user/login', ['/login']],
    ['/crew/orders', ['/crew/orders-management']],
    ['/crew/finance', ['/crew/financial-management', '/crew', '/crew/signup']],
    ['/crew/bookings', ['/crew/calendar?show=bookings']],
  ])('finds what was meant by %s', (typed, expected) => {
    expect(paths(typed)).toEqual(expected);
  });

  it.each(['/', '/q', '/wp-admin.php', '/2026/11/20/report.pdf'])('suggests nothing for %s', (typed) => {
    expect(paths(typed)).toEqual([]);
  });
});
