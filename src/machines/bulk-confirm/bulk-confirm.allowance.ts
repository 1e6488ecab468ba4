import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What a recording of confirming several orders may contain: how many there are and why one was refused, not which
 * ones.
 */
export const bulkConfirmAllowance: TraceAllowance = {
  codes: ['code'],
  numbers: ['retryAfterSeconds', 'status'],
  instants: [],
  sentences: transportSentences,
};
