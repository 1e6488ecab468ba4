/** Title and lead of a supplier's list of orders; also shown before the list has loaded. */
export const ordersTexts = {
  title: 'Orders',
  lead: 'What crews ordered from you. Answer in time, send, get paid.',
} as const;
