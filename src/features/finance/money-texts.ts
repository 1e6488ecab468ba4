/** What each reader's page of money says of itself, before it is there too. */
export const moneyTexts = {
  vendor: {
    title: 'Transactions',
    lead: 'What your sales brought in and what was paid out to you.',
  },
  buyer: {
    title: 'Spend',
    lead: 'What you paid and got back, by order and booking.',
  },
} as const;
