import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/** What of confirming several orders may leave: how many, and why one was refused; not which. */
export const bulkConfirmAllowance: TraceAllowance = {
  codes: ['code'],
  numbers: ['retryAfterSeconds', 'status'],
  instants: [],
  sentences: transportSentences,
};
