/** What the ledger says of itself, before it is there too. */
export const ledgerTexts = {
  title: 'Finance',
  lead: 'Every transaction in the marketplace, from one self-checking ledger.',
} as const;
