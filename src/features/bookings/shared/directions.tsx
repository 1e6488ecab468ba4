import { berthText } from '../../../lib/delivery-place.ts';
import { TextLink } from '../../../ui/index.ts';
import type { BookingPlace } from './booking.types.ts';

/** Leads to a yacht at its berth by whatever shows maps on this device; nothing for work elsewhere. */
export function Directions({ kind, port, berth }: Pick<BookingPlace, 'kind' | 'port' | 'berth'>) {
  if (kind !== 'berth' || port === null) return null;
  const destination = [berth && berthText(berth), `Port of ${port}`].filter(Boolean).join(', ');
  return (
    <>
      {' · '}
      <TextLink
        href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Directions to ${destination}, in Google Maps`}
      >
        Directions
      </TextLink>
    </>
  );
}
