/** What a supplier’s list of orders says of itself, before it is there too. */
export const ordersTexts = {
  title: 'Orders',
  lead: 'What crews ordered from you. Answer in time, send, get paid.',
} as const;
