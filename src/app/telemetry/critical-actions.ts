import type { OperationId } from '../../api/index.ts';

/**
 * The critical user actions (docs/requirements.md §7), by the operation that does each: what moves money, publishes or withdraws a list, decides about
 * an account, or can't be taken back. An operation missing here is none.
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

/** What was done, in a fixed sentence of ours. */
type CriticalAction = (typeof criticalActions)[keyof typeof criticalActions];

/** The action that an operation does; null where it is none. */
export const criticalActionOf = (operation: string): CriticalAction | null =>
  Object.hasOwn(criticalActions, operation)
    ? criticalActions[operation as keyof typeof criticalActions] // one of its own keys
    : null;
