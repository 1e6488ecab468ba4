import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';

/**
 * What of an e-mailed order may leave: how it stands, what may be said, how many of each, and when; not what it is, who buys, for how much, what was
 * written, or where it goes (the zone of its times is no finer than a country).
 */
export const orderAnswerAllowance: TraceAllowance = {
  codes: ['action', 'actions', 'code', 'currency', 'deliveryKind', 'field', 'portTimeZone', 'rule', 'status'],
  numbers: ['quantity', 'retryAfterSeconds', 'status', 'version'],
  instants: ['answerBy', 'completesAt', 'deliveredAt', 'expiresAt', 'placedAt'],
  sentences: ['Network Error'],
};
