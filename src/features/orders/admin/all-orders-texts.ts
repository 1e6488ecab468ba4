/** Title and lead of the list of all orders; also shown before the list has loaded. */
export const allOrdersTexts = {
  title: 'Orders',
  lead: 'Every order in the marketplace: what is stuck, what went wrong and who is waiting.',
} as const;
