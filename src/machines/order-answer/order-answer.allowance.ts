import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What a recording of an emailed order or booking may contain: its state, the allowed actions, the quantities and the
 * times; not the items, the service, the buyer, the prices, any text or the destination (a time zone is no finer than a
 * country).
 */
export const orderAnswerAllowance: TraceAllowance = {
  codes: [
    'action',
    'actions',
    'cancellationPolicy',
    'code',
    'currency',
    'deliveryKind',
    'field',
    'portTimeZone',
    'pricedPer',
    'rule',
    'status',
    'timeZone',
  ],
  numbers: ['quantity', 'retryAfterSeconds', 'status', 'version'],
  instants: [
    'answerBy',
    'chargedBy',
    'completesAt',
    'createdAt',
    'deliveredAt',
    'endsAt',
    'expiresAt',
    'placedAt',
    'requestedAt',
    'startsAt',
  ],
  sentences: transportSentences,
};
