import type { components } from '../../../openapi/__generated__/marketplace.ts';
import { adapterRefusals, type RefusalTable } from '../../http-adapter/index.ts';

/** The closed list of codes in the contract. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** The only place that maps the marketplace's codes to HTTP; a code in the contract without a row does not compile. */
export const refusals: RefusalTable<ErrorCode> = {
  ...adapterRefusals,
  // The specification's message (§8), which the client also shows without a request.
  UNAUTHENTICATED: { status: 401, message: 'Please sign in.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  CREDENTIALS_WRONG: { status: 401, message: 'The email address and password don’t match an account.' },
  SIGN_IN_LINK_NEEDED: {
    status: 403,
    message:
      'Someone has tried many passwords for this address. Open the link we’ve emailed you, and sign in there.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'This account is suspended. The reason is in our email to you. To object, write to us.',
  },
  SECOND_FACTOR_NEEDED: { status: 401, message: 'Please confirm that it’s you.' },
  SECOND_FACTOR_WRONG: { status: 401, message: 'That didn’t work. Check it and try again.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Admins need a second factor. Set one up in your settings, under Security.',
  },
  PASSKEY_REFUSED: { status: 422, message: 'That passkey can’t be used. Please try again.' },
  NOT_VERIFIED: { status: 403, message: 'Please enter the code we emailed to you first.' },
  PASSWORD_WRONG: { status: 422, message: 'That isn’t your current password.' },
  EMAIL_TAKEN: { status: 409, message: 'This address already has an account. Please sign in.' },
  LAST_ADMIN: {
    status: 409,
    message: 'You are the only admin. Please invite another before you close this account.',
  },
  CODE_WRONG: { status: 422, message: 'That isn’t the code we sent.' },
  CODE_EXPIRED: { status: 410, message: 'This code has expired. Ask for a new one.' },
  CODE_USED: { status: 409, message: 'This code has already been used. Ask for a new one.' },
  CODE_SPENT: { status: 410, message: 'Too many attempts with this code. Ask for a new one.' },
  RESET_LINK_WRONG: {
    status: 410,
    message: 'This link is incomplete or invalid. Ask for a new one.',
  },
  RESET_LINK_EXPIRED: { status: 410, message: 'This link has expired. Ask for a new one.' },
  RESET_LINK_USED: { status: 410, message: 'This link has already been used. Ask for a new one.' },
  PASSWORD_TOO_COMMON: {
    status: 422,
    message: 'This password is too easy to guess. Choose another one.',
  },
  PICTURE_TOO_LARGE: {
    status: 413,
    message: 'This picture is larger than 10 MB. Choose a smaller file.',
  },
  PICTURE_TOO_MANY_PIXELS: {
    status: 422,
    message:
      'This picture has too many pixels: at most 50 megapixels and 12,000 pixels a side. Choose a smaller copy.',
  },
  PICTURE_NOT_AN_IMAGE: {
    status: 422,
    message: 'We can’t read this picture. Use JPEG, PNG, WebP, AVIF or GIF.',
  },
  PAYMENT_ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no payment account yet.' },
  PAYMENT_ACCOUNT_REFUSED: {
    status: 409,
    message: 'The payment provider won’t open this account. Please contact us.',
  },
  FILE_EMPTY: { status: 422, message: 'This file is empty. Choose another one.' },
  PAPER_NOT_ACCEPTED: { status: 422, message: 'Please send a PDF, JPEG, PNG or WebP.' },
  CHANGED_ELSEWHERE: {
    status: 412,
    message: 'This was changed elsewhere in the meantime. Please check it again.',
  },
  PRODUCT_SHARED: {
    status: 409,
    message:
      'Other suppliers sell this product too, so its brand, part number, barcode, description, category and departments can’t be changed by one of them.',
  },
  NOT_ALLOWED_NOW: { status: 409, message: 'That can’t be done now.' },
  APPLICATION_INCOMPLETE: { status: 409, message: 'Please add what is missing first.' },
  KEY_USED_OTHERWISE: { status: 409, message: 'This key was used for other lines.' },
  CURRENCY_NOT_ACCEPTED: { status: 422, message: 'Prices must be in the marketplace’s currency.' },
  PRODUCT_UNKNOWN: { status: 422, message: 'A line refers to a product that doesn’t exist.' },
  ANSWERS_MISSING: {
    status: 409,
    message:
      'Some rows don’t say their tax, stock, duration or lead time. Answer the questions above your list.',
  },
  BATCHES_MISSING: { status: 409, message: 'Some lines have not arrived yet. Please try again.' },
  NOTHING_IMPORTED: { status: 409, message: 'Nothing has been imported yet.' },
  ONBOARDING_INCOMPLETE: { status: 409, message: 'Some steps are still open.' },
  UNDO_EXPIRED: { status: 410, message: 'You can undo an import for 30 days. That time has passed.' },
  LISTING_NOT_AVAILABLE: { status: 409, message: 'This is no longer available.' },
  NOT_ENOUGH_STOCK: { status: 409, message: 'There aren’t that many left.' },
  CART_FULL: { status: 409, message: 'A cart can hold 500 lines. Please buy these first.' },
  CART_EMPTY: { status: 409, message: 'Your cart is empty.' },
  CART_CHANGED: {
    status: 409,
    message: 'Your cart has changed. Please check it again.',
  },
  PRICE_CHANGED: {
    status: 409,
    message: 'A price has changed. Please check your cart. Nothing was bought.',
  },
  DELIVERY_NOT_OFFERED: {
    status: 409,
    message: 'This delivery method is no longer available. Please choose another.',
  },
  PLACE_UNKNOWN: { status: 422, message: 'We don’t know this yacht or port.' },
  ORDER_NOT_OPEN: { status: 409, message: 'This order isn’t waiting for payment.' },
  CHANGE_TOO_DEAR: {
    status: 409,
    message: 'A change can’t cost more than was authorised. Ask the buyer to place a new order.',
  },
  CHARGEBACK_OPEN: {
    status: 409,
    message:
      'The buyer’s bank has taken this payment back. Nothing can be refunded unless it decides for us.',
  },
  REFUND_TOO_LARGE: { status: 409, message: 'That’s more than can still be refunded.' },
  SLOT_TAKEN: { status: 409, message: 'Someone else took this time. Please choose another.' },
  SLOT_NOT_OFFERED: { status: 409, message: 'This time isn’t offered. Please choose another.' },
  PERIOD_OCCUPIED: { status: 409, message: 'There is a booking or other time off then.' },
  CALENDAR_UNREADABLE: { status: 422, message: 'This isn’t a calendar that we can read.' },
  TAX_UNDECIDED: {
    status: 409,
    message:
      'We can’t tell which tax applies. Please tell us who is billed, with a valid VAT ID for a company.',
  },
  APPROVAL_NEEDED: {
    status: 409,
    message: 'This is above your spending limit for the yacht. Send it for approval. Nothing was bought.',
  },
  LINK_WRONG: { status: 410, message: 'This link is incomplete or invalid.' },
  LINK_EXPIRED: { status: 410, message: 'This link has expired.' },
  LINK_USED: { status: 410, message: 'This link has already been used.' },
  ASSISTANT_UNAVAILABLE: {
    status: 502,
    message: 'The assistant didn’t answer. Your question is kept. Please try again.',
  },
};
