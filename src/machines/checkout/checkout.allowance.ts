import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What of a checkout may leave: the state of the order and its payment, and why it was refused; no key, no payment
 * page, no sum.
 */
export const checkoutAllowance: TraceAllowance = {
  codes: ['code', 'currency', 'field', 'paymentStatus', 'rule', 'status'],
  numbers: ['cartVersion', 'retryAfterSeconds', 'status'],
  instants: [],
  sentences: transportSentences,
};
