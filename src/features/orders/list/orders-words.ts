/** What a buyer’s list of orders says of itself, before it is there too. */
export const ordersWords = {
  title: 'Orders',
  lead: 'Everything you bought, and what each supplier says of it.',
} as const;
