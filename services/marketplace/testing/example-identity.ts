import type { LegalIdentity } from '../modules/market-settings/index.ts';

/** A market in France. */
export const exampleIdentity: LegalIdentity = {
  legalName: 'Quayside Marché SAS',
  street: '12 quai de la Santé',
  postalCode: '06600',
  city: 'Antibes',
  country: 'FR',
  vatId: 'FR55773104823',
  registrationNumber: '773 104 823 RCS Antibes',
  email: 'accounts@quayside.example',
};
