import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';
import { transportSentences } from '../kit/index.ts';

/**
 * What of a booking may leave a browser: how far it is, when it is, what was refused. Never: yacht, berth, contact, note, names, tax
 * number, sums, files, key, payment page.
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
  // What was asked for (`request.about`); the field cannot be named, a provider's own words about itself have the same name.
  sentences: ['hold', 'act', ...transportSentences],
};
