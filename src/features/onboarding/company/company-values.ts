import { useMemo } from 'react';
import type { Vendor, VendorChange } from '../../../machines/onboarding/index.ts';
import { atMost, emailRule, phoneRule, requiredText, useVatIdRule, type Rule } from '../../forms/index.ts';

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

/** The company as form values; empty if unknown or omitted. */
export type CompanyValues = Record<CompanyField, string>;

export const companyLabels: Readonly<Record<CompanyField, string>> = {
  tradingName: 'Trading name',
  legalName: 'Legal name',
  registrationNumber: 'Registration number',
  vatNumber: 'VAT ID',
  street: 'Street and number',
  postalCode: 'Postcode',
  city: 'Town',
  country: 'Country',
  contactName: 'Contact person',
  contactEmail: 'Contact email',
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

/** Empty fields are cleared. */
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

/** contract: VendorChange; the market's own address has the same rules. */
export const addressRules = {
  street: requiredText('Enter the street and number.', 200),
  postalCode: atMost(20),
  city: requiredText('Enter the town.', 120),
  country: { validate: (value: string) => (value === '' ? 'Choose the country.' : true) },
} as const satisfies Readonly<Record<string, Rule>>;

export type AddressField = keyof typeof addressRules;

/** contract: VendorChange. Fields that an application needs are required, so that this is reported before sending. */
const companyRules: Readonly<Record<Exclude<CompanyField, 'vatNumber'>, Rule>> = {
  tradingName: requiredText('Enter the name crew know you by.', 120),
  legalName: requiredText('Enter the name as registered.', 200),
  registrationNumber: requiredText('Enter the registration number.', 60),
  ...addressRules,
  contactName: requiredText('Enter a contact person.', 160),
  contactEmail: emailRule,
  contactPhone: phoneRule,
  about: atMost(2_000),
};

/** The country decides the VAT ID's format, so each change of the country checks it again. */
export function useCompanyRules() {
  const vatNumber = useVatIdRule();
  return useMemo(
    () => ({
      ...companyRules,
      vatNumber,
      country: { ...companyRules.country, deps: ['vatNumber' as const] },
    }),
    [vatNumber],
  );
}
