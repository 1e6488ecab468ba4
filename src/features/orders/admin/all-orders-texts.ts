/** What the list of all orders says of itself, before it is there too. */
export const allOrdersTexts = {
  title: 'Orders',
  lead: 'Every order in the marketplace: what is stuck, what went wrong and who is waiting.',
} as const;
