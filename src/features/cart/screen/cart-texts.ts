/** Title and lead of the cart; also shown before it has loaded. */
export const cartTexts = {
  title: 'Cart',
  lead: 'Everything in one order. Each supplier confirms its own part.',
} as const;
