/** What the ledger says of itself, before it is there too. */
export const ledgerWords = {
  title: 'Finance',
  lead: 'Every movement of money in the market, from one ledger that proves itself.',
} as const;
