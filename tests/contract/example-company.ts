/** The business that buys in the contract's examples. */
export const exampleCompany = {
  status: 'business',
  country: 'ES',
  vatId: 'ESB12345674',
  usedCommercially: false,
  companyName: 'Halcyon Charter S.L.',
  street: 'Carrer de Sant Magí 12',
  postalCode: '07013',
  city: 'Palma',
} as const;
