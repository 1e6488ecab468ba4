import type { ErrorCode, TransportCode } from '../../api/index.ts';
import { unexpectedText } from '../../lib/refusal.ts';
import { toFailure } from './failure.ts';

/**
 * What the user did: filled in a form, pressed a button, or opened a screen. It decides what the message says was kept.
 */
type Situation = 'typed' | 'pressed' | 'read';

type Sentence = Readonly<Record<Situation, string>>;

/** Codes for errors that no server answered. */
type OwnCode = 'UNEXPECTED' | 'SIGNED_IN_AGAIN' | 'UNCODED';

type KnownCode = ErrorCode | TransportCode | OwnCode;

/** Shows the server's message, which contains the name, number or limit. */
const asAnswered = null;

const signedOut: Sentence = {
  typed: 'Your session has ended, so this wasn’t saved. What you typed is kept. Sign in and try again.',
  pressed: 'Your session has ended. Nothing was changed. Sign in and try again.',
  read: 'Your session has ended, so this wasn’t done. Sign in and try again.',
};

/**
 * The only table from error code to message. A code that is added to the contract does not compile until it is decided
 * here whether the server's message or one of these is shown. Screens pass more specific messages to `errorText`.
 */
const sentences: Readonly<Record<KnownCode, Sentence | typeof asAnswered>> = {
  NETWORK_ERROR: {
    typed: 'We couldn’t reach Quayside. What you typed is kept. Check your connection and try again.',
    pressed: 'We couldn’t reach Quayside. Nothing was changed. Check your connection and try again.',
    read: 'We couldn’t reach Quayside. Check your connection and try again.',
  },
  ABORTED: {
    typed: 'The connection dropped before we got a full answer. What you typed is kept. Try again.',
    pressed: 'The connection dropped before we got a full answer. Check what was saved before you continue.',
    read: 'The connection dropped before we got a full answer. Try again.',
  },
  TIMEOUT: {
    typed: 'The request took too long. What you typed is kept. Try again.',
    pressed: 'The request took too long. Check what was saved before you continue.',
    read: 'The request took too long. Try again.',
  },
  BAD_REQUEST: {
    typed:
      'The server couldn’t read this request. What you typed is kept. If it happens again, reload the page.',
    pressed: 'The server couldn’t read this request. If it happens again, reload the page.',
    read: 'The server couldn’t read this request. If it happens again, reload the page.',
  },
  BAD_RESPONSE: {
    typed: 'The server sent an answer we couldn’t read. What you typed is kept. Try again.',
    pressed: 'The server sent an answer we couldn’t read. Check what was saved before you continue.',
    read: 'The server sent an answer we couldn’t read. Try again.',
  },
  CANCELED: asAnswered,
  UNEXPECTED: {
    typed: 'Something went wrong on this page. What you typed is kept. Try again.',
    pressed: unexpectedText,
    read: unexpectedText,
  },
  SIGNED_IN_AGAIN: asAnswered,
  UNCODED: asAnswered,
  SESSION_EXPIRED: signedOut,
  UNAUTHENTICATED: signedOut,
  VALIDATION: asAnswered,
  CREDENTIALS_WRONG: asAnswered,
  SIGN_IN_LINK_NEEDED: asAnswered,
  ACCOUNT_SUSPENDED: asAnswered,
  SECOND_FACTOR_NEEDED: asAnswered,
  SECOND_FACTOR_WRONG: asAnswered,
  SECOND_FACTOR_REQUIRED: asAnswered,
  PASSKEY_REFUSED: asAnswered,
  NOT_VERIFIED: asAnswered,
  FORBIDDEN: asAnswered,
  NOT_FOUND: asAnswered,
  METHOD_NOT_ALLOWED: asAnswered,
  EMAIL_TAKEN: asAnswered,
  CODE_WRONG: asAnswered,
  CODE_EXPIRED: asAnswered,
  CODE_USED: asAnswered,
  CODE_SPENT: asAnswered,
  RESET_LINK_WRONG: asAnswered,
  RESET_LINK_EXPIRED: asAnswered,
  RESET_LINK_USED: asAnswered,
  PASSWORD_TOO_COMMON: asAnswered,
  PASSWORD_WRONG: asAnswered,
  LAST_ADMIN: asAnswered,
  PICTURE_TOO_LARGE: asAnswered,
  PICTURE_TOO_MANY_PIXELS: asAnswered,
  PICTURE_NOT_AN_IMAGE: asAnswered,
  BODY_TOO_LARGE: asAnswered,
  UNSUPPORTED_MEDIA_TYPE: asAnswered,
  TOO_MANY_REQUESTS: asAnswered,
  PAYMENT_ACCOUNT_NOT_FOUND: asAnswered,
  PAYMENT_ACCOUNT_REFUSED: asAnswered,
  FILE_EMPTY: asAnswered,
  PAPER_NOT_ACCEPTED: asAnswered,
  CHANGED_ELSEWHERE: asAnswered,
  PRODUCT_SHARED: asAnswered,
  NOT_ALLOWED_NOW: asAnswered,
  APPLICATION_INCOMPLETE: asAnswered,
  KEY_USED_OTHERWISE: asAnswered,
  CURRENCY_NOT_ACCEPTED: asAnswered,
  PRODUCT_UNKNOWN: asAnswered,
  BATCHES_MISSING: asAnswered,
  ANSWERS_MISSING: asAnswered,
  NOTHING_IMPORTED: asAnswered,
  ONBOARDING_INCOMPLETE: asAnswered,
  UNDO_EXPIRED: asAnswered,
  LISTING_NOT_AVAILABLE: asAnswered,
  NOT_ENOUGH_STOCK: asAnswered,
  CART_FULL: asAnswered,
  CART_EMPTY: asAnswered,
  CART_CHANGED: asAnswered,
  PRICE_CHANGED: asAnswered,
  DELIVERY_NOT_OFFERED: asAnswered,
  PLACE_UNKNOWN: asAnswered,
  ORDER_NOT_OPEN: asAnswered,
  SLOT_TAKEN: asAnswered,
  SLOT_NOT_OFFERED: asAnswered,
  TAX_UNDECIDED: asAnswered,
  APPROVAL_NEEDED: asAnswered,
  PERIOD_OCCUPIED: asAnswered,
  CALENDAR_UNREADABLE: asAnswered,
  CHANGE_TOO_DEAR: asAnswered,
  REFUND_TOO_LARGE: asAnswered,
  CHARGEBACK_OPEN: asAnswered,
  LINK_WRONG: asAnswered,
  LINK_EXPIRED: asAnswered,
  LINK_USED: asAnswered,
  NOT_AVAILABLE_YET: asAnswered,
  ASSISTANT_UNAVAILABLE: asAnswered,
  UNAVAILABLE: asAnswered,
  INTERNAL: asAnswered,
};

const isKnown = (code: string): code is KnownCode => Object.hasOwn(sentences, code);

/** A screen's own messages, where it knows more than the code and the server's message. */
export type OwnErrorTexts = Readonly<Partial<Record<ErrorCode | TransportCode, string>>>;

/** The common fields of errors and failures. */
interface Coded {
  readonly code: string;
  readonly message: string;
}

/**
 * The message for users: the screen's own, that of the table, or the server's. An unknown code is shown with the
 * server's message.
 */
export function errorText(
  { code, message }: Coded,
  situation: Situation = 'typed',
  own: OwnErrorTexts = {},
): string {
  if (!isKnown(code)) return message;
  const ours = sentences[code];
  const shown = code in own ? own[code as keyof OwnErrorTexts] : undefined; // checked in the line before
  return shown ?? (ours === asAnswered ? message : ours[situation]);
}

/** The same for anything thrown: a refusal with its message, a bug with a general one. */
export const thrownText = (error: unknown, situation: Situation = 'pressed'): string =>
  errorText(toFailure(error), situation);
