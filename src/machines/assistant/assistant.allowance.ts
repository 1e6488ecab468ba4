import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';

/** What of a conversation may leave a browser: who spoke and what failed. Never a word of what was said. */
export const assistantAllowance: TraceAllowance = {
  codes: ['who', 'code'],
  numbers: ['status', 'retryAfterSeconds'],
  instants: [],
  sentences: [
    ...['Network Error', 'The connection broke off before the answer was complete.'],
    ...['The answer took too long.', 'The server could not read this request.'],
    ...['The server gave an answer that we could not read.', 'Canceled.'],
  ],
};
