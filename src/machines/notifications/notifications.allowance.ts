import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/** What a recording of arriving notifications may contain: their number and the failures, not their text. */
export const notificationsAllowance: TraceAllowance = {
  codes: ['code'],
  numbers: ['failures', 'status'],
  instants: [],
  sentences: transportSentences,
};
