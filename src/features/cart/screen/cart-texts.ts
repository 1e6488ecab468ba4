/** What the cart says of itself, before it is there too. */
export const cartTexts = {
  title: 'Cart',
  lead: 'Everything in one order. Each supplier confirms its own part.',
} as const;
