import type { ErrorCode } from '../../api/index.ts';
import { transportCodes } from '../kit/index.ts';

const ofPeople: readonly ErrorCode[] = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'CREDENTIALS_WRONG',
  'SIGN_IN_LINK_NEEDED',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_REQUIRED',
  'PASSKEY_REFUSED',
  'NOT_VERIFIED',
  'FORBIDDEN',
  'EMAIL_TAKEN',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_USED',
  'CODE_SPENT',
  'RESET_LINK_WRONG',
  'RESET_LINK_EXPIRED',
  'RESET_LINK_USED',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_WRONG',
  'LAST_ADMIN',
  'LINK_WRONG',
  'LINK_EXPIRED',
  'LINK_USED',
] as const;
const ofRequests: readonly ErrorCode[] = [
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'KEY_USED_OTHERWISE',
  'CHANGED_ELSEWHERE',
  'NOT_ALLOWED_NOW',
  'NOT_AVAILABLE_YET',
  'ASSISTANT_UNAVAILABLE',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
const ofVendors: readonly ErrorCode[] = [
  'PICTURE_TOO_LARGE',
  'PICTURE_TOO_MANY_PIXELS',
  'PICTURE_NOT_AN_IMAGE',
  'FILE_EMPTY',
  'PAPER_NOT_ACCEPTED',
  'PAYMENT_ACCOUNT_NOT_FOUND',
  'PAYMENT_ACCOUNT_REFUSED',
  'APPLICATION_INCOMPLETE',
  'ONBOARDING_INCOMPLETE',
  'BATCHES_MISSING',
  'ANSWERS_MISSING',
  'NOTHING_IMPORTED',
  'UNDO_EXPIRED',
  'CURRENCY_NOT_ACCEPTED',
  'PRODUCT_UNKNOWN',
] as const;
const ofOrders: readonly ErrorCode[] = [
  'LISTING_NOT_AVAILABLE',
  'NOT_ENOUGH_STOCK',
  'CART_FULL',
  'CART_EMPTY',
  'CART_CHANGED',
  'PRICE_CHANGED',
  'DELIVERY_NOT_OFFERED',
  'PLACE_UNKNOWN',
  'ORDER_NOT_OPEN',
  'CHANGE_TOO_DEAR',
  'REFUND_TOO_LARGE',
  'CHARGEBACK_OPEN',
] as const;

const ofBookings: readonly ErrorCode[] = [
  'SLOT_TAKEN',
  'SLOT_NOT_OFFERED',
  'PERIOD_OCCUPIED',
  'CALENDAR_UNREADABLE',
  'TAX_UNDECIDED',
] as const;

/** Every code with which a step can be refused here: the server's, the parser's, the transport's and the flow's own. */
export const refusalCodes: readonly string[] = [
  ...ofPeople,
  ...ofRequests,
  ...ofVendors,
  ...ofOrders,
  ...ofBookings,
  ...transportCodes,
  // the parser's that the market does not have
  'FILE_UNREADABLE',
  'FILE_PROTECTED',
  'FILE_NOT_A_LIST',
  'FILE_KIND_NOT_READ',
  'TOO_MANY_ROWS',
  'TOO_MUCH_WORK',
  // of this flow and of the import inside
  'FILE_GONE',
  'NOTHING_TO_IMPORT',
  'UNEXPECTED',
];
