import { assistantAllowance } from '../../machines/assistant/index.ts';
import { bookingAllowance } from '../../machines/booking/index.ts';
import { bulkConfirmAllowance } from '../../machines/bulk-confirm/index.ts';
import { cartAllowance } from '../../machines/cart/index.ts';
import { checkoutAllowance } from '../../machines/checkout/index.ts';
import { globalSearchAllowance } from '../../machines/global-search/index.ts';
import { importAllowance } from '../../machines/import/index.ts';
import { notificationsAllowance } from '../../machines/notifications/index.ts';
import { onboardingAllowance } from '../../machines/onboarding/index.ts';
import { orderAnswerAllowance } from '../../machines/order-answer/index.ts';
import { selfTestAllowance } from '../../machines/self-test/index.ts';
import { sessionAllowance } from '../../machines/session/index.ts';
import { createPacker } from '../../statecharts/trace/packer.ts';
import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';

/** What may be exported unchanged, by machine id; machines without an entry export nothing. */
export const appAllowances: Readonly<Record<string, TraceAllowance>> = {
  assistant: assistantAllowance,
  booking: bookingAllowance,
  'bulk-confirm': bulkConfirmAllowance,
  cart: cartAllowance,
  checkout: checkoutAllowance,
  'global-search': globalSearchAllowance,
  import: importAllowance,
  notifications: notificationsAllowance,
  onboarding: onboardingAllowance,
  'order-answer': orderAnswerAllowance,
  'self-test': selfTestAllowance,
  session: sessionAllowance,
};

export const createAppPacker = () => createPacker({ allowances: appAllowances });
