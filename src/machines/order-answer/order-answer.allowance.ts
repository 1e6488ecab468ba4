import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What of an emailed order may leave: its state, the allowed actions, the quantities and the times; not the items, the
 * buyer, the prices, any text or the destination (a time zone is no finer than a country).
 */
export const orderAnswerAllowance: TraceAllowance = {
  codes: ['action', 'actions', 'code', 'currency', 'deliveryKind', 'field', 'portTimeZone', 'rule', 'status'],
  numbers: ['quantity', 'retryAfterSeconds', 'status', 'version'],
  instants: ['answerBy', 'completesAt', 'deliveredAt', 'expiresAt', 'placedAt'],
  sentences: transportSentences,
};
