import { berthText } from '../../../lib/delivery-place.ts';
import type { BookingPlace, BookingReader, PlaceKind } from './booking.types.ts';

/** Labels of the places where work can be done. */
export const placeKindLabels: Readonly<Record<PlaceKind, string>> = {
  berth: 'On board, at the berth',
  yard: 'At the provider’s yard',
  remote: 'Remote',
};

/** "On board MY Halcyon, Palma, berth B-12", "At your yard, Palma", "Remote". */
export function placeText({ kind, yachtName, port, berth }: BookingPlace, reader: BookingReader): string {
  if (kind === 'remote') return 'Remote';
  if (kind === 'yard')
    return [reader === 'provider' ? 'At your yard' : placeKindLabels.yard, port].filter(Boolean).join(', ');
  return [yachtName === null ? 'On board' : `On board ${yachtName}`, port, berth && berthText(berth)]
    .filter(Boolean)
    .join(', ');
}
