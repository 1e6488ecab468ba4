import type { components } from '../../../openapi/__generated__/marketplace.ts';
import { adapterRefusals, type RefusalTable } from '../../contract/index.ts';

/** The closed list of codes, as the contract has it. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** The one place where the marketplace's codes meet HTTP; a code that the contract gains and this lacks does not compile. */
export const refusals: RefusalTable<ErrorCode> = {
  ...adapterRefusals,
  // The specification's words (§8), which the client shows without a request as well.
  UNAUTHENTICATED: { status: 401, message: 'Authentication required' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  CREDENTIALS_WRONG: { status: 401, message: 'E-mail address and password do not match an account.' },
  NOT_VERIFIED: { status: 403, message: 'Please enter the code we e-mailed to you first.' },
  PASSWORD_WRONG: { status: 422, message: 'That is not your current password.' },
  EMAIL_TAKEN: { status: 409, message: 'This address has an account already. Please sign in with it.' },
  LAST_ADMIN: {
    status: 409,
    message: 'You are the only admin. Please invite another before you close this account.',
  },
  CODE_WRONG: { status: 422, message: 'That is not the code we sent.' },
  CODE_EXPIRED: { status: 410, message: 'This code has expired. Please ask for a new one.' },
  CODE_USED: { status: 409, message: 'This code was used already. Please ask for a new one.' },
  CODE_SPENT: { status: 410, message: 'This code was tried too often. Please ask for a new one.' },
  RESET_LINK_WRONG: {
    status: 410,
    message: 'This link is not complete or not ours. Please ask for a new one.',
  },
  RESET_LINK_EXPIRED: { status: 410, message: 'This link has expired. Please ask for a new one.' },
  RESET_LINK_USED: { status: 410, message: 'This link was used already. Please ask for a new one.' },
  PASSWORD_TOO_COMMON: {
    status: 422,
    message: 'This password is among the first that anyone would try. Please choose another.',
  },
  PICTURE_TOO_LARGE: {
    status: 413,
    message: 'This picture is larger than 10 MB. Please choose a smaller one.',
  },
  PICTURE_TOO_MANY_PIXELS: {
    status: 422,
    message: 'This picture has too many pixels. Please choose a smaller one.',
  },
  PICTURE_NOT_AN_IMAGE: {
    status: 422,
    message: 'This file is not a picture we can read. JPEG, PNG, WebP, AVIF and GIF work.',
  },
  PAYMENT_ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no payment account yet.' },
  PAYMENT_ACCOUNT_REFUSED: {
    status: 409,
    message: 'The payment provider does not open this account. Please write to us.',
  },
  FILE_EMPTY: { status: 422, message: 'This file is empty. Please choose another.' },
  PAPER_NOT_ACCEPTED: { status: 422, message: 'Please send a PDF, JPEG, PNG or WebP.' },
  CHANGED_ELSEWHERE: {
    status: 412,
    message: 'This was changed elsewhere in the meantime. Please look at it again.',
  },
  NOT_ALLOWED_NOW: { status: 409, message: 'That cannot be done now.' },
  APPLICATION_INCOMPLETE: { status: 409, message: 'Please add what is missing first.' },
  KEY_USED_OTHERWISE: { status: 409, message: 'This key was used for other lines.' },
  CURRENCY_NOT_ACCEPTED: { status: 422, message: 'Prices have to be in the market’s currency here.' },
  PRODUCT_UNKNOWN: { status: 422, message: 'A line names a product that is not here.' },
  BATCHES_MISSING: { status: 409, message: 'Some lines have not arrived yet. Please try again.' },
  NOTHING_IMPORTED: { status: 409, message: 'Nothing is imported yet.' },
  ONBOARDING_INCOMPLETE: { status: 409, message: 'Some steps are still open.' },
  UNDO_EXPIRED: { status: 410, message: 'An import can be taken back for 30 days. These are over.' },
  LISTING_NOT_AVAILABLE: { status: 409, message: 'This is no longer offered.' },
  NOT_ENOUGH_STOCK: { status: 409, message: 'There are not that many left.' },
  CART_FULL: { status: 409, message: 'A cart holds 500 lines. Please buy these first.' },
  CART_EMPTY: { status: 409, message: 'There is nothing in your cart.' },
  CART_CHANGED: {
    status: 409,
    message: 'Your cart was changed in the meantime. Please look at it again.',
  },
  PRICE_CHANGED: {
    status: 409,
    message: 'A price has changed since you looked. Please look at your cart again; nothing was bought.',
  },
  DELIVERY_NOT_OFFERED: {
    status: 409,
    message: 'This way of delivery is no longer offered. Please choose another.',
  },
  PLACE_UNKNOWN: { status: 422, message: 'We do not know this yacht or port.' },
  ORDER_NOT_OPEN: { status: 409, message: 'This order is not waiting for a payment.' },
  CHANGE_TOO_DEAR: {
    status: 409,
    message: 'A change cannot come to more than was authorised. Please let the buyer order it anew.',
  },
  REFUND_TOO_LARGE: { status: 409, message: 'That is more than was paid and not given back yet.' },
  LINK_WRONG: { status: 410, message: 'This link is not complete or not ours.' },
  LINK_EXPIRED: { status: 410, message: 'This link has expired.' },
  LINK_USED: { status: 410, message: 'This link was used already.' },
  ASSISTANT_UNAVAILABLE: {
    status: 502,
    message: 'The assistant did not answer. Your question is kept; please try again.',
  },
};
