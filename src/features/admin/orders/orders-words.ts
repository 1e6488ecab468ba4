/** What the list of all orders says of itself, before it is there too. */
export const allOrdersWords = {
  title: 'Orders',
  lead: 'Every order of the market: what stands still, what went wrong, who waits.',
} as const;
