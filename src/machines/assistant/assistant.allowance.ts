import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/** What a recording of a conversation may contain: the speakers and the failures, never the text of a message. */
export const assistantAllowance: TraceAllowance = {
  codes: ['who', 'code'],
  numbers: ['status', 'retryAfterSeconds'],
  instants: [],
  sentences: [...transportSentences],
};
