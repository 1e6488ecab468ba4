import { refusal } from '../../../http-adapter/index.ts';
import type { MarketSettingsModule } from '../../modules/market-settings/index.ts';
import type { AllHandlers } from './answers.ts';

type Switched = Pick<AllHandlers, 'checkoutCart' | 'createBooking' | 'submitVendorApplication'>;

const off = (message: string) => refusal('NOT_ALLOWED_NOW', { message });

/** Applies the admins' switches for the whole market: nothing new can begin, and what has begun continues. */
export const switchedHandlers = (
  settings: Pick<MarketSettingsModule, 'isOn'>,
  { checkoutCart, createBooking, submitVendorApplication }: Switched,
): Switched => ({
  checkoutCart: async (call) =>
    (await settings.isOn('takesOrders'))
      ? checkoutCart(call)
      : off('Quayside takes no new orders at the moment. Your cart is kept.'),
  createBooking: async (call) =>
    (await settings.isOn('takesBookings'))
      ? createBooking(call)
      : off('Quayside takes no new bookings at the moment. Please try again later.'),
  submitVendorApplication: async (call) =>
    (await settings.isOn('takesApplications'))
      ? submitVendorApplication(call)
      : off('Quayside takes no new applications at the moment. What you filled in is kept.'),
});
