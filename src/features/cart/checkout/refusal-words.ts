import type { CheckoutFailure } from '../../../machines/checkout/index.ts';

const looked = 'The cart shows it as it is now; nothing was reserved and nothing charged.';

const nothingDone = 'Nothing was reserved and nothing charged.';

const known: Readonly<Record<string, { title: string; more: string }>> = {
  CART_CHANGED: { title: 'Your cart changed meanwhile.', more: `In another tab, perhaps. ${looked}` },
  PRICE_CHANGED: { title: 'A price changed meanwhile.', more: `It is marked beside its line. ${looked}` },
  NOT_ENOUGH_STOCK: { title: 'Somebody was faster.', more: `There are fewer than you want. ${looked}` },
  LISTING_NOT_AVAILABLE: { title: 'Something is no longer offered.', more: looked },
  DELIVERY_NOT_OFFERED: {
    title: 'A way of delivery is no longer offered.',
    more: `Please choose another one. ${looked}`,
  },
  CART_EMPTY: {
    title: 'There is nothing to buy in the cart.',
    more: 'If you bought it in another tab, it is among your orders.',
  },
  KEY_USED_OTHERWISE: { title: 'Your cart changed meanwhile.', more: looked },
};

/** Why the cart could not be bought, and what was kept; the server's own words where we have none. */
export const refusalWords = ({ code, message }: CheckoutFailure): { title: string; more: string } =>
  code === 'VALIDATION'
    ? { title: 'It cannot be brought there yet.', more: `${message} ${nothingDone}` }
    : (known[code] ?? { title: message, more: looked });
