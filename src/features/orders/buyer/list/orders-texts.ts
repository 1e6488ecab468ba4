/** What a buyer’s list of orders says of itself, before it is there too. */
export const ordersTexts = {
  title: 'Orders',
  lead: 'Everything you bought and the status with each supplier.',
} as const;
