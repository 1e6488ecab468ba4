import { describe, expect, it } from 'vitest';
import {
  canonicalPath,
  destination,
  entryFor,
  isPublicPath,
  ownPath,
  passage,
  patternOf,
  type Visitor,
} from './gates.ts';
import { routeTable } from './route-table.ts';

const visitor: Visitor = { isAuthenticated: false, user: null };
const as = (role: string): Visitor => ({ isAuthenticated: true, user: { role } });
/** An admin who still needs to set up a second factor. */
const due: Visitor = { isAuthenticated: true, user: { role: 'admin', needsSecondFactor: true } };
const go = (path: string, who: Visitor) => passage(path, path, who);

const filled = (path: string): string => path.replace(/:\w+/g, 'x1').replace('*', 'anything/else');

describe('the route table', () => {
  it('decides about each of its own addresses by its own entry', () => {
    const decided = routeTable.map(({ path }) => patternOf(filled(path)));
    expect(decided).toEqual(routeTable.map(({ path }) => path));
  });

  it('prefers fixed segments to named ones and named ones to a catch-all', () => {
    expect([
      patternOf('/vendors/onboarding/refresh-stripe-account'),
      patternOf('/vendors/onboarding/42'),
      patternOf('/crew/booking/confirm-booking'),
      patternOf('/crew/booking/some/where'),
      patternOf('/no/such/page'),
    ]).toEqual([
      '/vendors/onboarding/refresh-stripe-account',
      '/vendors/onboarding/:id',
      '/crew/booking/confirm-booking',
      '/crew/booking/*',
      '(unknown)',
    ]);
  });
});

describe('an address spelled in another way', () => {
  it.each([
    ['/CAPTAIN', '/captain'],
    ['/Chef-Galley/', '/chef-galley'],
    ['/%63aptain', '/captain'],
    ['/Service-Checkout/AbC%20d', '/service-checkout/AbC%20d'],
    ['/crew/BOOKING/some/Where', '/crew/booking/some/Where'],
    ['/', '/'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(entryFor(path)).toBe(entryFor(canonical));
  });
  it.each(['/no/Such/page', '/captainx', '//captain', '/%'])('%s, which nobody knows, stays', (path) => {
    expect(entryFor(path)).toBeNull();
    expect(canonicalPath(path)).toBe(path);
  });
  it('leaves every address of the table as it is', () => {
    const paths = routeTable.map(({ path }) => filled(path));
    expect(paths.map(canonicalPath)).toEqual(paths);
  });
});

describe('the app-wide gate', () => {
  it('lets a visitor into every public entry and nowhere else', () => {
    const passes = routeTable.filter(({ path }) => go(filled(path), visitor).pass).map(({ path }) => path);
    expect(passes).toEqual(routeTable.filter(({ gate }) => gate === 'public').map(({ path }) => path));
  });

  it.each([
    ['/privacy-policy/cookies', true],
    ['/vendors/onboarding/42/step/2', true],
    ['/reset-password/old-link', true],
    ['/crew/anything', false],
    ['/captainx', false],
    ['/anything', false],
  ])('takes %s, which has no entry, for public: %s', (path, isPublic) => {
    expect(entryFor(path)).toBeNull();
    expect(isPublicPath(path)).toBe(isPublic);
  });

  it('sends a visitor to sign in and remembers the whole address', () => {
    expect(passage('/crew/orders-management', '/crew/orders-management?status=open', visitor)).toEqual({
      pass: false,
      to: '/login',
      from: '/crew/orders-management?status=open',
    });
  });

  it('lets a token pass where no role is asked for, with or without a user', () => {
    expect(go('/admin/settings', { isAuthenticated: true, user: null })).toEqual({ pass: true });
    expect(go('/service-provider/profile', as('crew_member'))).toEqual({ pass: true });
  });
});

describe('the role gate', () => {
  it('sends visitors without a user to sign in', () => {
    expect(go('/crew/dashboard', { isAuthenticated: true, user: null })).toEqual({
      pass: false,
      to: '/login',
      from: '/crew/dashboard',
    });
  });

  it('does not treat a stored user without a token as signed in', () => {
    const remembered: Visitor = { isAuthenticated: false, user: { role: 'crew_member' } };
    expect(go('/crew/dashboard', remembered)).toEqual({ pass: false, to: '/login', from: '/crew/dashboard' });
  });

  it.each([
    ['crew_member', '/crew/dashboard'],
    ['admin', '/admin/dashboard'],
    ['supplier', '/supplier/dashboard'],
    ['service_provider', '/service-provider/dashboard'],
    ['harbour_master', '/login'],
  ])('sends a %s who is in the wrong place to %s', (role, home) => {
    const wrong = role === 'supplier' ? '/crew/cart' : '/supplier/inventory';
    expect(go(wrong, as(role))).toEqual({ pass: false, to: home, from: null });
  });

  it('lets each role into its own screens', () => {
    const guarded = routeTable.filter(({ role }) => role !== null);
    expect(guarded.every(({ path, role }) => go(filled(path), as(role ?? '')).pass)).toBe(true);
  });
});

describe('coming back after signing in', () => {
  it.each([
    ['/crew/cart?tab=saved#x', '/crew/cart?tab=saved#x'],
    ['https://evil.example.com/', null],
    ['//evil.example.com', null],
    ['/\\evil.example.com', null],
    ['/\tevil', null],
    ['/\t/evil.example.com', null],
    ['\u0001//evil.example.com', null],
    ['javascript:alert(1)', null],
    ['', null],
    [undefined, null],
    [{ pathname: '/crew/cart' }, null],
  ])('takes %j for %j', (from, own) => {
    expect(ownPath(from)).toBe(own);
  });

  it('goes home when there is nowhere to come back to', () => {
    expect(destination({ role: 'supplier' }, '//evil.example.com')).toBe('/supplier/dashboard');
    expect(destination({ role: 'supplier' }, '/supplier/orders')).toBe('/supplier/orders');
  });
});

describe('an admin who still needs a second factor', () => {
  it.each(['/admin/dashboard', '/admin/orders', '/messages', '/crew/dashboard', '/no/such/page'])(
    'is led from %s to where it is set up',
    (path) => {
      expect(go(path, due)).toEqual({ pass: false, to: '/admin/settings?tab=security', from: null });
    },
  );
  it.each(['/admin/settings', '/ADMIN/settings/', '/login', '/'])('is let in at %s', (path) => {
    expect(go(path, due)).toEqual({ pass: true });
  });
});
