import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What a recording of a checkout may contain: the states of the order and its payment, and the refusals; no key,
 * payment page or sum.
 */
export const checkoutAllowance: TraceAllowance = {
  codes: ['code', 'currency', 'field', 'paymentStatus', 'rule', 'status'],
  numbers: ['cartVersion', 'retryAfterSeconds', 'status'],
  instants: [],
  sentences: transportSentences,
};
