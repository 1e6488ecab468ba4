export { AboutField, AddressFields, ContactFields, RegisterFields } from './company/company-fields.tsx';
export {
  addressRules,
  changeOf,
  companyLabels,
  useCompanyRules,
  valuesOfVendor,
  type CompanyField,
  type CompanyValues,
} from './company/company-values.ts';
export { LogoField } from './company/logo-field.tsx';
export { applicationScreens } from './application-screens.ts';
export { onboardingScreens } from './screens.ts';
