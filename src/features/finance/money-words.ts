/** What each reader's page of money says of itself, before it is there too. */
export const moneyWords = {
  vendor: {
    title: 'Transactions',
    lead: 'What your sales brought in, and what was sent to you.',
  },
  buyer: {
    title: 'Spend',
    lead: 'What you paid and got back, order by order.',
  },
} as const;
