import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/** What of a conversation may leave a browser: who spoke and what failed. Never a word of what was said. */
export const assistantAllowance: TraceAllowance = {
  codes: ['who', 'code'],
  numbers: ['status', 'retryAfterSeconds'],
  instants: [],
  sentences: [...transportSentences],
};
