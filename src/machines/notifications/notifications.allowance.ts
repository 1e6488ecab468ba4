import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/** What of the arriving of notifications may leave: how many came, and what failed; nothing of what they say. */
export const notificationsAllowance: TraceAllowance = {
  codes: ['code'],
  numbers: ['failures', 'status'],
  instants: [],
  sentences: transportSentences,
};
