import { describe, expect, it } from 'vitest';
import { admit, type Admission, type Arriving, type OnboardingPage } from './who-onboards.ts';

const user = (role: string, status: 'pending' | 'active' = 'active', id = 'u-1'): Arriving => ({
  unknown: false,
  isAuthenticated: true,
  user: { id, role, status },
});
const shop: OnboardingPage = { role: 'supplier', ownerId: 'u-1' };
const services: OnboardingPage = { role: 'service_provider', ownerId: 'u-1' };
const freshLink: OnboardingPage = { role: 'supplier', ownerId: null };
const nobody: Arriving = { unknown: false, isAuthenticated: false, user: null };

describe("who goes through a vendor's onboarding", () => {
  it.each<[string, OnboardingPage, Arriving, Admission]>([
    ['waits while it is not known who is here', shop, { ...nobody, unknown: true }, { kind: 'waiting' }],
    ['is asked to sign in as a visitor', shop, nobody, { kind: 'visitor' }],
    [
      'is asked to sign in with a token that names nobody',
      shop,
      { ...nobody, isAuthenticated: true },
      { kind: 'visitor' },
    ],
    ['proves the address first', shop, user('supplier', 'pending'), { kind: 'unproved' }],
    [
      'is the supplier whose page it is',
      shop,
      user('supplier'),
      { kind: 'walk', role: 'supplier', userId: 'u-1' },
    ],
    [
      'is the provider whose page it is',
      services,
      user('service_provider'),
      { kind: 'walk', role: 'service_provider', userId: 'u-1' },
    ],
    [
      'is any vendor who arrives for a fresh link',
      freshLink,
      user('supplier'),
      { kind: 'walk', role: 'supplier', userId: 'u-1' },
    ],
    [
      'is led from the other kind’s page to the own one',
      services,
      user('supplier'),
      { kind: 'own-page', path: '/vendors/onboarding/u-1' },
    ],
    [
      'is led to the own kind’s fresh link',
      freshLink,
      user('service_provider'),
      { kind: 'own-page', path: '/services/onboarding/refresh-stripe-account' },
    ],
    [
      'sees that it is another’s page',
      shop,
      user('supplier', 'active', 'u-2'),
      { kind: 'somebody-elses', ownPath: '/vendors/onboarding/u-2' },
    ],
    [
      'sees that it is another’s page of the other kind',
      shop,
      user('service_provider', 'active', 'u-2'),
      { kind: 'somebody-elses', ownPath: '/services/onboarding/u-2' },
    ],
    [
      'is not crew',
      shop,
      user('crew_member'),
      { kind: 'not-a-vendor', role: 'crew_member', dashboard: '/crew/dashboard' },
    ],
    [
      'is not an admin',
      shop,
      user('admin'),
      { kind: 'not-a-vendor', role: 'admin', dashboard: '/admin/dashboard' },
    ],
    [
      'is not of a role that nobody knows',
      shop,
      user('constructor'),
      { kind: 'not-a-vendor', role: null, dashboard: null },
    ],
  ])('%s', (_, page, arriving, admission) => {
    expect(admit(page, arriving)).toEqual(admission);
  });
});
