import type { OperationId } from '../../api/index.ts';

/**
 * The critical user actions (docs/requirements.md §7), by operation: those that move money, publish or withdraw a list,
 * decide about an account, or cannot be undone. An operation that is not listed is not critical.
 */
export const criticalActions = {
  checkoutCart: 'Order placed',
  payOrder: 'Payment page opened',
  giveUpOrder: 'Order given up',
  actOnSubOrder: 'Sub-order changed',
  answerSubOrderLink: 'Sub-order answered by link',
  refundSubOrder: 'Order refunded',
  createBooking: 'Booking placed',
  payBooking: 'Payment page opened',
  giveUpBooking: 'Booking given up',
  actOnBooking: 'Booking changed',
  answerBookingLink: 'Booking answered by link',
  refundBooking: 'Booking refunded',
  sendChargebackEvidence: 'Evidence sent to a bank',
  answerSupplement: 'Extra work answered',
  commitImport: 'List imported',
  undoImport: 'Import undone',
  submitVendorApplication: 'Application submitted',
  decideApplication: 'Application decided',
  decideVendorStatus: 'Vendor suspended or resumed',
  setVendorCommission: 'Commission of a vendor changed',
  changeVendorStatus: 'Shop paused or resumed',
  createStripeAccount: 'Payment account created',
  completeSupplierOnboarding: 'Onboarding completed',
  completeVendorOnboarding: 'Onboarding completed',
  changePassword: 'Password changed',
  resetPassword: 'Password reset',
  revokeSession: 'Session ended elsewhere',
  revokeOtherSessions: 'Other sessions ended',
  closeAccount: 'Account closed',
} as const satisfies Partial<Record<OperationId, string>>;

/** What was done, as a fixed sentence without user data. */
type CriticalAction = (typeof criticalActions)[keyof typeof criticalActions];

/** The action of an operation; null if it is not critical. */
export const criticalActionOf = (operation: string): CriticalAction | null =>
  Object.hasOwn(criticalActions, operation)
    ? criticalActions[operation as keyof typeof criticalActions] // a key of the table
    : null;
