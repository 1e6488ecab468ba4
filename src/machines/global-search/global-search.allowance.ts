import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What a recording of a search may contain: the number of results of each kind, and the failures. Never the query or
 * the results.
 */
export const globalSearchAllowance: TraceAllowance = {
  codes: ['code'],
  numbers: ['retryAfterSeconds', 'status'],
  instants: [],
  sentences: [...transportSentences],
};
