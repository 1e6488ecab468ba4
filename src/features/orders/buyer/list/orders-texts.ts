/** Title and lead of a buyer's list of orders; also shown before the list has loaded. */
export const ordersTexts = {
  title: 'Orders',
  lead: 'Everything you bought and the status with each supplier.',
} as const;
