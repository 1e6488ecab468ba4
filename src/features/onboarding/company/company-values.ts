import type { Vendor, VendorChange } from '../../../machines/onboarding/index.ts';
import { emailRule, phoneRule } from '../../account/index.ts';

export const companyFields = [
  'tradingName',
  'legalName',
  'registrationNumber',
  'vatNumber',
  'street',
  'postalCode',
  'city',
  'country',
  'contactName',
  'contactEmail',
  'contactPhone',
  'about',
] as const;

export type CompanyField = (typeof companyFields)[number];

/** As typed: what is not known, or left out, is empty. */
export type CompanyValues = Record<CompanyField, string>;

export const companyLabels: Readonly<Record<CompanyField, string>> = {
  tradingName: 'Trading name',
  legalName: 'Legal name',
  registrationNumber: 'Registration number',
  vatNumber: 'VAT number',
  street: 'Street and number',
  postalCode: 'Postcode',
  city: 'Town',
  country: 'Country',
  contactName: 'Contact person',
  contactEmail: 'Contact e-mail',
  contactPhone: 'Contact phone',
  about: 'About you',
};

const valuesFrom = (read: (field: CompanyField) => string): CompanyValues => ({
  tradingName: read('tradingName'),
  legalName: read('legalName'),
  registrationNumber: read('registrationNumber'),
  vatNumber: read('vatNumber'),
  street: read('street'),
  postalCode: read('postalCode'),
  city: read('city'),
  country: read('country'),
  contactName: read('contactName'),
  contactEmail: read('contactEmail'),
  contactPhone: read('contactPhone'),
  about: read('about'),
});

export const noCompany: CompanyValues = valuesFrom(() => '');

export const valuesOfVendor = (vendor: Vendor): CompanyValues => valuesFrom((field) => vendor[field] ?? '');

/** What is empty is taken back. */
export function changeOf(values: CompanyValues): Required<VendorChange> {
  const given = (field: CompanyField): string | null => values[field].trim() || null;
  return {
    tradingName: given('tradingName'),
    legalName: given('legalName'),
    registrationNumber: given('registrationNumber'),
    vatNumber: given('vatNumber'),
    street: given('street'),
    postalCode: given('postalCode'),
    city: given('city'),
    country: given('country'),
    contactName: given('contactName'),
    contactEmail: given('contactEmail'),
    contactPhone: given('contactPhone'),
    about: given('about'),
  };
}

interface FieldRule {
  validate: (value: string) => true | string;
}

const lengthOf = (text: string): number => [...text.trim()].length;

const upTo = (characters: number, needed: string | null): FieldRule => ({
  validate: (value) => {
    if (needed !== null && value.trim() === '') return needed;
    return lengthOf(value) > characters
      ? `Use at most ${characters} characters; this has ${lengthOf(value)}.`
      : true;
  },
});

/** contract: VendorChange; needed is what an application needs, so that it is said before it is sent. */
export const companyRules: Readonly<Record<CompanyField, FieldRule>> = {
  tradingName: upTo(120, 'Enter the name crew know you by.'),
  legalName: upTo(200, 'Enter the name in the register.'),
  registrationNumber: upTo(60, 'Enter the number in the register.'),
  vatNumber: upTo(30, null),
  street: upTo(200, 'Enter street and number.'),
  postalCode: upTo(20, null),
  city: upTo(120, 'Enter the town.'),
  country: { validate: (value) => (value === '' ? 'Choose the country.' : true) },
  contactName: upTo(160, 'Enter who we may ask for.'),
  contactEmail: emailRule,
  contactPhone: phoneRule,
  about: upTo(2_000, null),
};
