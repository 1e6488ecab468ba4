import { berthText } from '../../../lib/delivery-place.ts';
import { TextLink } from '../../../ui/index.ts';
import type { BookingPlace } from './booking.types.ts';

type Place = Pick<BookingPlace, 'kind' | 'port' | 'berth'>;

/** The attributes of a map link to a yacht's berth; null for work elsewhere. */
export function directionsLink({ kind, port, berth }: Place) {
  if (kind !== 'berth' || port === null) return null;
  const destination = [berth && berthText(berth), `Port of ${port}`].filter(Boolean).join(', ');
  return {
    href: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': `Directions to ${destination}, in Google Maps`,
  };
}

/** A link to a yacht's berth in the device's map app; nothing for work elsewhere. */
export function Directions(place: Place) {
  const link = directionsLink(place);
  return link === null ? null : (
    <>
      {' · '}
      <TextLink {...link}>Directions</TextLink>
    </>
  );
}
