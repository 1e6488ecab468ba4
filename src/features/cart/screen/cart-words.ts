/** What the cart says of itself, before it is there too. */
export const cartWords = {
  title: 'Cart',
  lead: 'Everything you buy in one order: each supplier confirms its own part.',
} as const;
