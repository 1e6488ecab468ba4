/** Title and lead of the ledger; also shown before it has loaded. */
export const ledgerTexts = {
  title: 'Finance',
  lead: 'Every transaction in the marketplace, from one self-checking ledger.',
} as const;
