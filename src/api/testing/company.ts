import type { components } from '../index.ts';

/** What a chandlery in Palma says about itself. */
export const tramuntanaCompany = {
  tradingName: 'Tramuntana Chandlery',
  legalName: 'Tramuntana Nàutica SL',
  registrationNumber: 'PM-48211',
  vatNumber: 'ESB12345674',
  street: 'Camí de l’Escollera 4',
  postalCode: '07012',
  city: 'Palma',
  country: 'ES',
  contactName: 'Teo Ferrer',
  contactEmail: 'teo.ferrer@example.com',
  contactPhone: '+34 600 000 000',
} satisfies Partial<components['schemas']['Vendor']>;
