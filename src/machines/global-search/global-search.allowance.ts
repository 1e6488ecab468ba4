import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/** What of a search may leave a browser: how much of what kind was found, and what failed. Never what was looked for, nor what fitted. */
export const globalSearchAllowance: TraceAllowance = {
  codes: ['code'],
  numbers: ['retryAfterSeconds', 'status'],
  instants: [],
  sentences: [...transportSentences],
};
