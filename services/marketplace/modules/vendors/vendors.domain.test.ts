import { describe, expect, test } from 'vitest';
import {
  changeSinceLook,
  hasConfirmedDelivery,
  missingFields,
  onboardingGaps,
  type Company,
  type PaymentAccountFacts,
  type Vendor,
} from './vendors.domain.ts';

const tramuntana: Company = {
  tradingName: 'Tramuntana Chandlery',
  legalName: 'Tramuntana Nàutica SL',
  registrationNumber: 'PM-48211',
  vatNumber: null,
  street: 'Camí de l’Escollera 4',
  postalCode: '07012',
  city: 'Palma',
  country: 'ES',
  contactName: 'Teo Ferrer',
  contactEmail: 'teo.ferrer@example.com',
  contactPhone: null,
  about: null,
};
const account: PaymentAccountFacts = {
  chargesEnabled: true,
  detailsSubmitted: true,
};
const vendor: Vendor = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  kind: 'supplier',
  status: 'applicant',
  version: 1,
  company: tramuntana,
  logoFileId: null,
  skippedSteps: [],
  canTakeCharges: false,
  commissionBps: null,
  commissionSince: null,
  announcedCommission: null,
  catalogueVerifiedAt: new Date(0),
  deliverySaidAt: new Date(0),
  onboardingCompletedAt: null,
};

describe('the missing fields of an application', () => {
  test('include VAT ID, postal code, telephone and a description', () => {
    expect(missingFields({ ...tramuntana, postalCode: null })).toEqual([]);
  });

  test('are listed in the order of the form', () => {
    expect(missingFields({ ...tramuntana, contactEmail: null, legalName: null, city: null })).toEqual([
      'legalName',
      'city',
      'contactEmail',
    ]);
  });
});

test.each([
  ['supplier', null, false],
  ['supplier', new Date(0), true],
  ['service_provider', null, true],
] as const)('a %s who said it at %s has said how it delivers: %s', (kind, deliverySaidAt, confirmed) => {
  expect(hasConfirmedDelivery({ kind, deliverySaidAt })).toBe(confirmed);
});

describe('a change of a field that an admin has checked', () => {
  test('is described with both names', () => {
    const after = { ...tramuntana, legalName: 'Tramuntana Mar SL', vatNumber: 'ESB07000003', city: 'Ibiza' };
    expect(changeSinceLook('approved', tramuntana, after)).toBe(
      'Legal name: “Tramuntana Nàutica SL” became “Tramuntana Mar SL”. VAT ID: none became “ESB07000003”.',
    );
  });

  test('is not recorded for street, contact or trading name', () => {
    const after = { ...tramuntana, tradingName: 'Tramuntana', street: 'Moll Vell 1', contactName: 'Ana Ros' };
    expect(changeSinceLook('approved', tramuntana, after)).toBeNull();
  });

  test('is recorded for every field once an admin has looked at an application that is not approved', () => {
    const after = { ...tramuntana, street: 'Moll Vell 1', contactPhone: '+34 600 000 000' };
    const words =
      'Street: “Camí de l’Escollera 4” became “Moll Vell 1”. Telephone: none became “+34 600 000 000”.';
    const statuses = ['draft', 'submitted', 'in_review', 'changes_requested', 'rejected'] as const;
    expect(statuses.map((status) => changeSinceLook(status, tramuntana, after))).toEqual([
      null,
      null,
      words,
      words,
      words,
    ]);
  });
});

describe('the open steps of onboarding', () => {
  const done = { vendor, listings: 1, hasHours: false, paymentAccount: account };
  const provider = { ...vendor, kind: 'service_provider' as const };
  test.each([
    ['nothing', done, []],
    [
      'a catalogue nobody verified',
      { ...done, vendor: { ...vendor, catalogueVerifiedAt: null } },
      ['catalogue'],
    ],
    ['a catalogue that was taken back since', { ...done, listings: 0 }, ['catalogue']],
    ['a provider without hours', { ...done, vendor: provider }, ['working-hours']],
    ['not a provider with hours', { ...done, vendor: provider, hasHours: true }, []],
    ['no payment account', { ...done, paymentAccount: null }, ['payment-account']],
    [
      'a payment account without its details',
      { ...done, paymentAccount: { ...account, chargesEnabled: false, detailsSubmitted: false } },
      ['payment-account'],
    ],
    [
      'not the payment provider’s checking',
      { ...done, paymentAccount: { ...account, chargesEnabled: false } },
      [],
    ],
    [
      'a company that lacks something',
      { ...done, vendor: { ...vendor, company: { ...tramuntana, city: null } } },
      ['company-profile'],
    ],
    [
      'not a company profile that was skipped',
      {
        ...done,
        vendor: {
          ...vendor,
          company: { ...tramuntana, city: null },
          skippedSteps: ['company-profile', 'logo'] as const,
        },
      },
      [],
    ],
    [
      'how a supplier delivers, which the default doesn’t say',
      { ...done, vendor: { ...vendor, deliverySaidAt: null } },
      ['delivery-methods'],
    ],
    [
      'not how a provider delivers',
      { ...done, hasHours: true, vendor: { ...provider, deliverySaidAt: null } },
      [],
    ],
    [
      'everything at once',
      {
        vendor: { ...provider, company: { ...tramuntana, city: null } },
        listings: 0,
        hasHours: false,
        paymentAccount: null,
      },
      ['catalogue', 'company-profile', 'working-hours', 'payment-account'],
    ],
  ])('%s', (_words, facts, expected) => {
    expect(onboardingGaps(facts)).toEqual(expected);
  });
});
