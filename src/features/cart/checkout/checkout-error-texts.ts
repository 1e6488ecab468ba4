import type { CheckoutFailure } from '../../../machines/checkout/index.ts';
import type { OwnErrorTexts } from '../../server-data/index.ts';

/** Checkout's own titles of failures, in place of those of the table of error texts. */
export const checkoutErrorTitles: OwnErrorTexts = {
  CART_CHANGED: 'Your cart has changed.',
  PRICE_CHANGED: 'A price has changed.',
  NOT_ENOUGH_STOCK: 'Someone else was faster.',
  LISTING_NOT_AVAILABLE: 'An item is no longer available.',
  DELIVERY_NOT_OFFERED: 'A delivery method is no longer available.',
  CART_EMPTY: 'There is nothing to buy in your cart.',
  KEY_USED_OTHERWISE: 'Your cart has changed.',
  TAX_UNDECIDED: 'We can’t work out the tax for the business.',
  APPROVAL_NEEDED: 'This is above your spending limit.',
  VALIDATION: 'It can’t be delivered there yet.',
};

const nothingDone = 'Nothing was reserved or charged.';
const nowCurrent = `These are the current details. ${nothingDone}`;

const details = new Map([
  ['CART_CHANGED', `Perhaps in another tab. ${nowCurrent}`],
  ['PRICE_CHANGED', `It’s marked next to the item. ${nowCurrent}`],
  ['NOT_ENOUGH_STOCK', `There aren’t enough in stock. ${nowCurrent}`],
  ['DELIVERY_NOT_OFFERED', `Please choose another one. ${nowCurrent}`],
  ['CART_EMPTY', 'If you bought it in another tab, you’ll find it under Orders.'],
]);

/** The text below the title: what is wrong, and what was kept. */
export const checkoutErrorDetails = ({ code, message }: CheckoutFailure): string =>
  code === 'VALIDATION' || code === 'TAX_UNDECIDED'
    ? `${message} ${nothingDone}`
    : code === 'APPROVAL_NEEDED'
      ? message
      : (details.get(code) ?? nowCurrent);
