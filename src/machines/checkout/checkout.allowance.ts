import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';

/** What of a checkout may leave: how the order and its payment stand and why it was refused; no key, no payment page, no sum. */
export const checkoutAllowance: TraceAllowance = {
  codes: ['code', 'currency', 'field', 'paymentStatus', 'rule', 'status'],
  numbers: ['cartVersion', 'retryAfterSeconds', 'status'],
  instants: [],
  sentences: ['Network Error'],
};
