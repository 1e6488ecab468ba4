import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What a recording of a booking may contain: its progress, its times and its refusals. Never: yacht, berth, contact,
 * note, names, tax number, sums, files, key, payment page.
 */
export const bookingAllowance: TraceAllowance = {
  codes: [
    'action',
    'actions',
    'arrival',
    'cancellationPolicy',
    'code',
    'currency',
    'field',
    'kind',
    'placeKind',
    'placeKinds',
    'pricedPer',
    'resumesAt',
    'settled',
    'status',
    'step',
  ],
  numbers: ['durationMinutes', 'leadTimeHours', 'quantity', 'retryAfterSeconds', 'status', 'version'],
  instants: ['startsAt', 'endsAt', 'expiresAt', 'answerBy', 'createdAt', 'requestedAt', 'completesAt'],
  // The scope (`request.about`); the field cannot be allowed by its name, because a provider's description of itself
  // has the same one.
  sentences: ['hold', 'act', ...transportSentences],
};
