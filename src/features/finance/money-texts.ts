/** Title and lead of each role's page of money; also shown before it has loaded. */
export const moneyTexts = {
  vendor: {
    title: 'Transactions',
    lead: 'Every payment for your sales, and every transfer of your share to your payment account.',
  },
  buyer: {
    title: 'Spend',
    lead: 'What you paid and got back, by order and booking.',
  },
} as const;
