/** What a supplier’s list of orders says of itself, before it is there too. */
export const ordersWords = {
  title: 'Orders',
  lead: 'What crews ordered from you. Answer within 48 hours, send, get paid.',
} as const;
